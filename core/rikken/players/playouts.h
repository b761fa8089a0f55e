// Playouts of Rikken: games continued from a position, and the tricks that each first card brings.
#pragma once

#include <type_traits>

#include "rikken/players/policies.h"
#include "rikken/players/random_play.h"
#include "rikken/rules/view.h"
#include "search/playouts.h"

namespace upperhand::rikken {

struct TrickPlayouts : Playouts {
  std::array<uint64_t, kSeats> tricks{};

  TrickPlayouts& operator+=(const TrickPlayouts& other) {
    Playouts::operator+=(other);
    for (size_t seat = 0; seat < kSeats; ++seat) tricks[seat] += other.tricks[seat];
    return *this;
  }
};

// Random cards to the end, by the fast method.
inline void finish_plain(Position& position, Rng& rng) {
  Tricks at = tricks_from(position);
  random_cards(at, position, kHandSize - position.tricks_done(), rng);
  for (int seat = 0; seat < kSeats; ++seat)
    position.won[static_cast<size_t>(seat)] = static_cast<uint8_t>(at.of(seat));
  position.turn = position.leader = static_cast<uint8_t>(at.leader);
  position.led = kNoSuit;
  position.hands = {};
  position.trick.fill(kNoCard);
  position.gone = kDeck;
  position.phase = Phase::over;
}

// Settles a contract at random: bids, trump and calls are uniform over the legal ones.
void settle(const Tables& tables, Position& position, Rng& rng);

// Cards by the policy, everything else at random.
template <class Policy>
void finish(const Tables& tables, Position& position, const Policy& policy, Rng& rng) {
  if (position.phase < Phase::play) settle(tables, position, rng);
  while (position.phase == Phase::play) {
    if (std::is_same_v<Policy, RandomCard> && is_plain(tables, position)) return finish_plain(position, rng);
    play_card(tables, position, policy(tables, position, rng));
  }
}

inline void add_game(const Tables& tables, const Position& end, TrickPlayouts& into) {
  std::array<int, kMostSeats> chips{};
  scores(tables, end, chips);
  into.add_game(chips);
  for (size_t seat = 0; seat < kSeats; ++seat) into.tricks[seat] += end.won[seat];
}

// Plays `games` games that begin as `begin(rng)` says; the sums are the same on any number of threads. Cards
// are counted, not moves.
template <class Begin, class Policy>
TrickPlayouts playouts(const Tables& tables, const Begin& begin, uint64_t games, uint64_t seed,
                       unsigned threads, const Policy& policy) {
  TrickPlayouts total = sum_of_games<TrickPlayouts>(games, seed, threads, [&](Rng rng, TrickPlayouts& sums) {
    Position position = begin(rng);
    const int gone = size_of(position.gone) + position.cards_in_trick();
    finish(tables, position, policy, rng);
    sums.moves += static_cast<uint64_t>(size_of(position.gone) - gone);
    add_game(tables, position, sums);
  });
  total.seats = kSeats;
  return total;
}

// A new deal in which a contract is settled at random: who plays it, trump and, if one is called, the ace.
// Troela needs three aces, so it is never settled this way.
Position settled_deal(const Tables& tables, Contract contract, Rng& rng);

// A position as its seat sees it, as if the auction were over and the seat played a contract; kNoSuit and
// kNoCard if there is none.
Position supposed(const Tables& tables, Position seen, int seat, Contract contract, int trump, int called);

// The unseen cards, by the number of hidden cards of each seat only.
Hands deal_by_counts(Hand unseen, const std::array<uint8_t, kSeats>& counts, Rng& rng);

// How often each card was the first that a seat played, and the tricks it then took from there on.
struct FirstCards {
  std::array<uint32_t, 64> times{};
  std::array<uint32_t, 64> tricks{};

  void add(int card, int taken) {
    ++times[static_cast<size_t>(card)];
    tricks[static_cast<size_t>(card)] += static_cast<uint32_t>(taken);
  }
  FirstCards& operator+=(const FirstCards& other) {
    for (size_t card = 0; card < times.size(); ++card) {
      times[card] += other.times[card];
      tricks[card] += other.tricks[card];
    }
    return *this;
  }
};

// How often a seat took each number of tricks.
struct TrickCounts {
  std::array<uint32_t, kHandSize + 1> games{};

  TrickCounts& operator+=(const TrickCounts& other) {
    for (size_t tricks = 0; tricks < games.size(); ++tricks) games[tricks] += other.games[tricks];
    return *this;
  }
};

// All seats play by the policy, also the seat itself. The same counts on any number of threads.
template <class Draw, class Policy>
TrickCounts trick_counts(const Tables& tables, const Position& base, int seat, uint64_t simulations,
                         const Draw& draw, const Policy& policy, uint64_t seed, unsigned threads) {
  return sum_of_games<TrickCounts>(simulations, seed, threads, [&](Rng rng, TrickCounts& sums) {
    Position position = with_hidden(base, draw(rng));
    finish(tables, position, policy, rng);
    ++sums.games[position.won[static_cast<size_t>(seat)]];
  });
}

// One simulation: the hidden hands are given, and the first card is recorded. It is drawn at random for every
// policy, because a policy would try no card except its own.
template <class Policy>
void simulate(const Tables& tables, Position position, int seat, const Policy& policy, Rng& rng,
              FirstCards& into) {
  const auto own = static_cast<size_t>(seat);
  const int before = position.won[own];
  while (position.turn != seat) play_card(tables, position, policy(tables, position, rng));
  const int card = RandomCard{}(tables, position, rng);
  play_card(tables, position, card);
  finish(tables, position, policy, rng);
  into.add(card, position.won[own] - before);
}

// The same with random cards, by the fast method. Inlining saves a twentieth of the time.
template <class Draw>
struct PlainSimulation {
  [[gnu::always_inline]] void operator()(Rng rng, FirstCards& into) const {
    const Hands hidden = draw(rng);
    Tricks at = start;
    for (size_t other = 0; other < kSeats; ++other) at.hands[other] |= hidden[other];
    const Hands first = random_cards(at, base, kHandSize - base.tricks_done(), rng);
    into.add(lowest(first[static_cast<size_t>(seat)]), at.of(seat) - start.of(seat));
  }

  const Position& base;
  const Tricks start;
  const int seat;
  const Draw& draw;
};

// The same counts on any number of threads. `draw(rng)` gives the hidden hands.
template <class Draw, class Policy>
FirstCards first_card_tricks(const Tables& tables, const Position& base, int seat, uint64_t simulations,
                             const Draw& draw, const Policy& policy, uint64_t seed, unsigned threads) {
  if (std::is_same_v<Policy, RandomCard> && is_plain(tables, base))
    return sum_of_games<FirstCards>(simulations, seed, threads,
                                    PlainSimulation<Draw>{base, tricks_from(base), seat, draw});
  return sum_of_games<FirstCards>(simulations, seed, threads, [&](Rng rng, FirstCards& sums) {
    const Hands hidden = draw(rng);
    simulate(tables, with_hidden(base, hidden), seat, policy, rng, sums);
  });
}

}  // namespace upperhand::rikken
