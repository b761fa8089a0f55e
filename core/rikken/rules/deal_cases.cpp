#include "rikken/rules/deal_cases.h"

#include <algorithm>

#include "rikken/rules/auction.h"

namespace upperhand::rikken {

namespace {

// Cards that one seat was certainly dealt, and cards that it was not.
struct Claim {
  Hand held = 0;
  Hand lacked = 0;
};
using Claims = std::vector<Claim>;

// Every claim of one list together with every claim of the other.
Claims both(const Claims& some, const Claims& others) {
  Claims out;
  for (const Claim& one : some)
    for (const Claim& other : others) out.push_back({one.held | other.held, one.lacked | other.lacked});
  return out;
}

struct Facts {
  const Tables& tables;
  const Position& position;
  const Sight& sight;
  const std::optional<Start>& start;
  std::span<const Turn> history;
  Hands played{};  // the cards that each seat has played

  bool in_sight(int seat) const {
    return seat == sight.seat || sight.exposed[static_cast<size_t>(seat)] != 0;
  }
  bool hidden(int seat) const { return !in_sight(seat) && sight.counts[static_cast<size_t>(seat)] != 0; }
  // Whether the State began with thirteen cards each, so that conclusions about the dealt hands are possible.
  bool whole() const { return size_of(sight.dealt) == kHandSize; }
};

Facts gather(const Tables& tables, const Position& position, const Sight& sight,
             const std::optional<Start>& start, std::span<const Turn> history) {
  Facts facts{tables, position, sight, start, history};
  for (const Turn& turn : history)
    if (turn.move.kind == MoveKind::card) facts.played[turn.seat] |= bit(turn.move.what);
  return facts;
}

Hand ranks_above(int suit, int rank) { return lane(suit) & ~((bit(card_of(suit, rank)) << 1) - 1); }

// A suit in which no card of higher rank than the called one could be called: see `callable`.
Claims no_better_call(const Facts& facts, int suit) {
  const Position& position = facts.position;
  const int rank = rank_of_card(position.called);
  const Claim none{0, lane(suit)};
  if (position.blind) {
    const Hand all = facts.tables.blind_call ? bit(card_of(suit, kAce)) : lane(suit);
    return {none, {all, 0}};
  }
  if (rank == kAce) return {{}};
  const Claim higher{ranks_above(suit, rank), 0};
  return facts.tables.blind_call ? Claims{higher} : Claims{none, higher};
}

// At least one card of the suit besides the called one: one case for each possible lowest hidden card.
Claims some_card(const Facts& facts, int suit) {
  if ((facts.played[facts.position.declarer] & lane(suit)) != 0) return {{}};
  Claims out;
  Hand lower = 0;
  for (int card : each(facts.sight.unseen & lane(suit) & ~bit(facts.position.called))) {
    out.push_back({bit(card), lower});
    lower |= bit(card);
  }
  return out;
}

Claims called_suit(const Facts& facts) {
  const int called = facts.position.called, suit = suit_of_card(called);
  const bool ace = rank_of_card(called) == kAce;
  // A seat that lacks a suit lacks its ace, and calls that before any lower card.
  if (facts.position.blind) return ace ? Claims{{0, lane(suit)}} : Claims{};
  if (ace) return some_card(facts, suit);
  return {{ranks_above(suit, rank_of_card(called)), 0}};
}

Claims claims_of_call(const Facts& facts) {
  const Position& position = facts.position;
  // In Troela the call comes before the trump.
  const int trump = terms(position.contract).calls ? position.trump : kNoSuit;
  Claims out = called_suit(facts);
  for (int suit = 0; suit < kSuits; ++suit)
    if (suit != trump && suit != suit_of_card(position.called)) out = both(out, no_better_call(facts, suit));
  return out;
}

// Whether the claim fits what the seat has played.
bool possible(const Facts& facts, int seat, const Claim& claim) {
  const Hand played = facts.played[static_cast<size_t>(seat)];
  return (claim.held & ~(played | facts.sight.unseen)) == 0 && (claim.lacked & played) == 0;
}

void forbid_to_others(Forbidden& forbidden, int seat, Hand cards) {
  for (int other = 0; other < kSeats; ++other)
    if (other != seat) forbidden[static_cast<size_t>(other)] |= cards;
}

std::vector<Forbidden> call_cases(const Facts& facts, const Forbidden& base) {
  const Position& position = facts.position;
  if (position.called == kNoCard || !facts.whole() || facts.in_sight(position.declarer)) return {base};
  std::vector<Forbidden> out;
  for (const Claim& claim : claims_of_call(facts)) {
    if (!possible(facts, position.declarer, claim)) continue;
    Forbidden one = base;
    one[position.declarer] |= claim.lacked;
    forbid_to_others(one, position.declarer, claim.held);
    out.push_back(one);
  }
  return out;
}

// How many aces seats were dealt, as far as the bids of Troela show.
struct Aces {
  static constexpr uint8_t kAny = 31, kThree = 1 << 3, kFour = 1 << 4;

  // By seat, a bit for each number from 0 to 4.
  std::array<uint8_t, kSeats> counts = {kAny, kAny, kAny, kAny};
  int partner = kNobody;  // holds the fourth, which is not of the trump suit

  bool tell() const {
    return std::any_of(counts.begin(), counts.end(), [](uint8_t count) { return count != kAny; });
  }
  void allow(int seat, unsigned some) { counts[static_cast<size_t>(seat)] &= static_cast<uint8_t>(some); }
};

// Four aces are told by the call, which comes at once.
void read_contract(const Position& now, Aces& into) {
  const bool four = now.called != kNoCard || now.phase == Phase::call;
  into.allow(now.declarer, four ? Aces::kFour : Aces::kThree);
  if (!four) into.partner = now.partner;
}

Aces read_auction(const Facts& facts) {
  Aces out;
  const Position& now = facts.position;
  if (now.contract == Contract::troela && now.phase != Phase::auction && facts.whole())
    read_contract(now, out);
  if (facts.start) return out;
  const unsigned troelas = Aces::kThree | (facts.tables.four_aces ? Aces::kFour : 0U);
  Position position = start({}, now.dealer);
  for (const Turn& turn : facts.history) {
    if (turn.move.kind != MoveKind::bid) break;
    const bool troela = turn.move.contract() == Contract::troela;
    if (troela)
      out.allow(turn.seat, troelas);
    else if (facts.tables.troela == Troela::obligatory && outbids(facts.tables, position, Contract::troela))
      out.allow(turn.seat, ~troelas);
    make_bid(facts.tables, position, turn.move.contract());
  }
  return out;
}

bool fits(const Facts& facts, const Aces& aces, const Hands& dealt) {
  for (size_t seat = 0; seat < kSeats; ++seat)
    if ((aces.counts[seat] >> size_of(dealt[seat]) & 1) == 0) return false;
  if (aces.partner == kNobody) return true;
  const Hand own = dealt[static_cast<size_t>(aces.partner)];
  const Hand banned = facts.position.trump == kNoSuit ? 0 : lane(facts.position.trump);
  return own != 0 && (own & banned) == 0;
}

// All ways in which the hidden aces may be distributed that fit the auction.
class AceCases {
 public:
  AceCases(const Facts& facts, const Aces& aces) : facts_(facts), aces_(aces) {
    for (size_t seat = 0; seat < kSeats; ++seat) dealt_[seat] = (facts.played[seat] | seen(seat)) & kAces;
    place(facts.sight.unseen & kAces);
  }
  const std::vector<Forbidden>& cases() const { return cases_; }

 private:
  Hand seen(size_t seat) const {
    return static_cast<int>(seat) == facts_.sight.seat ? facts_.sight.hand : facts_.sight.exposed[seat];
  }

  void place(Hand left) {
    if (left == 0) {
      if (fits(facts_, aces_, dealt_)) cases_.push_back(forbidden_);
      return;
    }
    const Hand ace = left & (~left + 1);
    for (int seat = 0; seat < kSeats; ++seat) {
      if (!facts_.hidden(seat)) continue;
      const Forbidden before = forbidden_;
      dealt_[static_cast<size_t>(seat)] |= ace;
      forbid_to_others(forbidden_, seat, ace);
      place(left ^ ace);
      dealt_[static_cast<size_t>(seat)] ^= ace;
      forbidden_ = before;
    }
  }

  const Facts& facts_;
  const Aces& aces_;
  Hands dealt_{};
  Forbidden forbidden_{};
  std::vector<Forbidden> cases_;
};

}  // namespace

Hand special_card(const Position& position) {
  if (position.contract == Contract::schoppen_mie) return bit(kSpadeQueen);
  return position.called == kNoCard ? 0 : bit(position.called);
}

Forbidden shown_in_play(const Position& position) {
  Forbidden out{};
  for (size_t seat = 0; seat < kSeats; ++seat) {
    out[seat] = lanes(position.voids[seat]);
    if ((position.lacks >> seat & 1) != 0) out[seat] |= special_card(position);
  }
  if (position.called == kNoCard) return out;
  out[position.declarer] |= bit(position.called);
  // In Troela everybody knows who holds it.
  if (position.revealed) forbid_to_others(out, position.partner, bit(position.called));
  return out;
}

std::vector<Forbidden> consistent_cases(const Tables& tables, const Position& position, const Sight& sight,
                                        const std::optional<Start>& start, std::span<const Turn> history) {
  const Facts facts = gather(tables, position, sight, start, history);
  const std::vector<Forbidden> calls = call_cases(facts, shown_in_play(position));
  const Aces aces = read_auction(facts);
  if (!aces.tell()) return calls;
  const AceCases placed(facts, aces);
  std::vector<Forbidden> out;
  for (const Forbidden& one : calls)
    for (const Forbidden& other : placed.cases()) {
      out.push_back(one);
      for (size_t seat = 0; seat < kSeats; ++seat) out.back()[seat] |= other[seat];
    }
  return out;
}

std::array<uint8_t, kSeats> hidden_counts(const Position& position,
                                          const std::array<uint8_t, kSeats>& counts) {
  std::array<uint8_t, kSeats> out = counts;
  for (size_t seat = 0; seat < kSeats; ++seat)
    if (position.hands[seat] != 0) out[seat] = 0;  // its own hand, or an open one
  return out;
}

Deals consistent_deals(const Tables& tables, const Position& position, const Sight& sight,
                       const std::optional<Start>& start, std::span<const Turn> history) {
  return Deals(sight.unseen, hidden_counts(position, sight.counts),
               consistent_cases(tables, position, sight, start, history));
}

}  // namespace upperhand::rikken
