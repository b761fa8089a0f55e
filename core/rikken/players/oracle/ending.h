// Ending: everything the Oracle needs to know about a game in which cards are played, and what a side wants
// from it.
#pragma once

#include <vector>

#include "rikken/rules/position.h"

namespace upperhand::rikken::oracle {

// The duties at a table beyond following suit.
struct Duties {
  uint8_t called = kNoCard;    // a card that must be played when its suit is led; kNoCard: none
  uint8_t callers = 0;         // one bit per seat: a lead of that suit by this seat forces the card
  bool leads_with_it = false;  // its holder leads the suit with it
  uint8_t trump = kNoSuit;     // a seat that cannot follow suit must play it; kNoSuit: no such duty
  // Of the first of thirteen tricks alone.
  Hand opening = 0;             // its leader leads one of these; 0: any card
  uint8_t untrumped = kNoSuit;  // nobody plays this suit who cannot follow but has another

  bool any() const { return called != kNoCard || trump != kNoSuit; }
  bool of_first_trick(int tricks) const {
    return tricks == kHandSize && (opening != 0 || untrumped != kNoSuit);
  }
  // The cards of a hand that may be led, and those that a seat may play when a suit is led.
  Hand leads(Hand hand) const {
    if (opening != 0 && size_of(hand) == kHandSize) return hand & opening;
    if (!leads_with_it || !holds(hand, called)) return hand;
    return hand & ~(lane(suit_of_card(called)) & ~bit(called));
  }
  Hand answers(Hand hand, int led, int leader) const {
    const Hand suited = hand & lane(led);
    if (suited == 0) return discards(hand);
    const bool falls = called != kNoCard && led == suit_of_card(called) && (callers >> leader & 1) != 0;
    return falls && holds(suited, called) ? bit(called) : suited;
  }
  Hand discards(Hand hand) const {
    if (untrumped != kNoSuit && size_of(hand) == kHandSize) {
      const Hand others = hand & ~lane(untrumped);
      return others != 0 ? others : hand;
    }
    const Hand trumps = trump == kNoSuit ? 0 : hand & lane(trump);
    return trumps != 0 ? trumps : hand;
  }
  bool operator==(const Duties&) const = default;
};

struct Ending {
  Hands hands{};
  std::array<uint8_t, kSeats> trick = {kNoCard, kNoCard, kNoCard, kNoCard};  // the running trick, by seat
  std::array<uint8_t, kSeats> won{};                                         // tricks so far
  uint8_t leader = 0;                                                        // of the running trick
  uint8_t trump = kNoSuit;
  Duties duties;

  int cards_in_trick() const {
    int out = 0;
    for (const uint8_t card : trick) out += card != kNoCard;
    return out;
  }
  int turn() const { return (leader + cards_in_trick()) & 3; }
  // Including the running one.
  int tricks_left() const { return size_of(hands[static_cast<size_t>(leader)]) + (cards_in_trick() != 0); }
  bool operator==(const Ending&) const = default;
};
static_assert(sizeof(Ending) < 128);

// The ending that a game has reached. Throws Error unless cards are being played.
Ending ending_of(const Tables& tables, const Position& position);
// Throws Error with one sentence if no game can reach it.
void check(const Ending& ending);

// What the seat to move may play.
Hand legal_cards(const Ending& ending);

// What a side wants from the whole game: tricks that it has already won count.
enum class Aim : uint8_t { most_tricks, at_least, exactly_one, none };
inline constexpr std::array<std::string_view, 4> kAimText = {"most_tricks", "at_least", "exactly_one",
                                                             "none"};

struct Objective {
  Aim aim = Aim::most_tricks;
  uint8_t side = 1;    // one bit per seat; a single seat if it must take exactly one trick or none
  uint8_t tricks = 0;  // needed for the contract, where tricks are wanted

  bool has(int seat) const { return (side >> seat & 1) != 0; }
  bool operator==(const Objective&) const = default;
};
void check(const Objective& objective);
// One for each contract that is played (several seats may have joined). The side is the declaring side.
std::vector<Objective> objectives_of(const Position& position);

}  // namespace upperhand::rikken::oracle
