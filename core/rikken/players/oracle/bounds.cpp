#include "rikken/players/oracle/bounds.h"

#include <algorithm>

#include "rikken/players/oracle/relevance.h"

namespace upperhand::rikken::oracle {

namespace {

// Tricks that are certain, and the cards they depend on.
struct Sure {
  int tricks = 0;
  Hand relevant = 0;
};

// The highest cards of a suit that one hand holds without a gap.
Hand tops(Hand hand, Hand left, int suit) {
  const Hand own = hand & lane(suit), others = left & lane(suit) & ~own;
  return others == 0 ? own : own & above(highest(others));
}

// The lowest of the highest `count` cards of a suit.
Hand nth_highest(Hand cards, int count) {
  return bit(nth(cards, static_cast<unsigned>(size_of(cards) - count)));
}

// The most rounds of a suit that a side can lead or follow to.
int longest(const Table& table, unsigned seats, int suit) {
  int out = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if ((seats >> seat & 1) != 0) out = std::max(out, size_of(table.of(seat) & lane(suit)));
  return out;
}

// Tricks that one side takes at once, with cards that nobody can beat.
class Cashing {
 public:
  Cashing(const Table& table, Hand left, unsigned allies, int wanted)
      : table_(table), left_(left), allies_(allies), wanted_(wanted) {}

  // The leader cashes its own highest cards; then an ally cashes its own, if the leader can reach it. If not,
  // high trumps of the ally serve as well.
  Sure from(int leader) {
    const int drawn = table_.trump == kNoSuit ? 0 : size_of(tops(table_.of(leader), left_, table_.trump));
    for (int seat = 0; seat < kSeats; ++seat)
      if (seat != leader) limit_plain(seat, leader, drawn);
    for (int suit = 0; suit < kSuits && sure_.tricks < wanted_; ++suit) cash_own(leader, suit);
    return sure_.tricks >= wanted_ ? sure_ : with_ally(leader, drawn);
  }
  // The same of a seat that takes a trick with the highest card of the suit that was led.
  Sure after_taking(int seat, int led) {
    for (int other = 0; other < kSeats; ++other)
      if (other != seat) limit_plain(other, seat, 0);
    cash_own(seat, led);
    if (cashed_[static_cast<size_t>(led)] == 0) return {};
    for (int suit = 0; suit < kSuits && sure_.tricks < wanted_; ++suit)
      if (suit != led) cash_own(seat, suit);
    return sure_.tricks >= wanted_ ? sure_ : with_ally(seat, 0);
  }
  // The leader cashes its own highest cards of the suits other than trump, and no ally has to ruff.
  Sure plain_from(int leader) {
    for (int seat = 0; seat < kSeats; ++seat)
      if (seat != leader) limit_plain(seat, leader, 0);
    for (int suit = 0; suit < kSuits; ++suit)
      if (suit != table_.trump) cash_own(leader, suit);
    return sure_;
  }

 private:
  int length(int seat, int suit) const { return size_of(table_.of(seat) & lane(suit)); }
  bool ally(int seat) const { return (allies_ >> seat & 1) != 0; }

  // An ally that has nothing but trumps would have to ruff, and so take the lead. Tricks in other suits are
  // therefore counted only while the ally has cards of them to play, unless its trumps are drawn; then the
  // trumps that draw them matter, whether or not they are counted.
  void limit_plain(int seat, int leader, int drawn) {
    const Hand hand = table_.of(seat), trumps = hand & table_.trumps;
    if (!ally(seat) || trumps == 0) return;
    if (size_of(trumps) > drawn)
      most_plain_ = std::min(most_plain_, size_of(hand ^ trumps));
    else
      sure_.relevant |= nth_highest(tops(table_.of(leader), left_, table_.trump), size_of(trumps));
  }
  // How often a suit can be led before a foe ruffs.
  int rounds(int suit) const {
    int out = kHandSize;
    if (table_.trumps == 0 || suit == table_.trump) return out;
    for (int seat = 0; seat < kSeats; ++seat)
      if (!ally(seat) && (table_.of(seat) & table_.trumps) != 0) out = std::min(out, length(seat, suit));
    return out;
  }
  // Whether nobody else has a card of the suit after this many rounds: then the rest of the suit wins too.
  bool runs(int who, int suit, int after) const {
    for (int seat = 0; seat < kSeats; ++seat)
      if (seat != who && length(seat, suit) > after) return false;
    return true;
  }
  // Adds tricks in a suit, of which `high` are the highest cards; returns how many.
  int add(int suit, int count, Hand high) {
    count = std::min(count, wanted_ - sure_.tricks);
    if (suit != table_.trump) count = std::min(count, most_plain_ - plain_);
    if (count <= 0) return 0;
    if (suit != table_.trump) plain_ += count;
    sure_.tricks += count;
    sure_.relevant |= nth_highest(high, std::min(cashed_[static_cast<size_t>(suit)] + count, size_of(high)));
    return count;
  }
  void cash_own(int leader, int suit) {
    const Hand top = tops(table_.of(leader), left_, suit);
    if (top == 0) return;
    const int count = runs(leader, suit, size_of(top)) ? length(leader, suit) : size_of(top);
    cashed_[static_cast<size_t>(suit)] = add(suit, std::min(count, rounds(suit)), top);
  }
  // What an ally adds in a suit after the leader has cashed its own highest cards.
  struct Rest {
    int tricks = 0;
    Hand high = 0;
  };
  Rest rest(int leader, int seat, int suit) const {
    const Hand own = tops(table_.of(leader), left_, suit);
    const Hand more = tops(table_.of(seat), left_ & ~own, suit);
    const int cashed = cashed_[static_cast<size_t>(suit)];
    if (more == 0 || cashed != size_of(own)) return {};
    const int held = length(seat, suit) - cashed;
    const int count = runs(seat, suit, cashed + size_of(more)) ? held : std::min(held, size_of(more));
    return {std::min(count, rounds(suit) - cashed), own | more};
  }
  // What the leader has cashed, and what the best ally adds.
  Sure with_ally(int leader, int drawn) const {
    Sure best = sure_;
    for (int seat = 0; seat < kSeats && best.tricks < wanted_; ++seat) {
      if (seat == leader || !ally(seat)) continue;
      Cashing both = *this;
      both.cash_by(leader, seat, drawn);
      if (both.sure_.tricks > best.tricks) best = both.sure_;
    }
    return best;
  }
  void cash_by(int leader, int seat, int drawn) {
    std::array<Rest, kSuits> rests;
    bool reached = false;
    for (int suit = 0; suit < kSuits; ++suit) {
      const Rest& one = rests[static_cast<size_t>(suit)] = rest(leader, seat, suit);
      const int cashed = cashed_[static_cast<size_t>(suit)];
      if (reached || one.tricks <= 0 || length(leader, suit) <= cashed) continue;
      reached = true;
      sure_.relevant |= nth_highest(one.high, cashed + 1);  // the way there matters even if not counted
    }
    if (reached) limit_plain(leader, leader, drawn);
    for (int suit = 0; suit < kSuits; ++suit) {
      const Rest& one = rests[static_cast<size_t>(suit)];
      if (reached || suit == table_.trump)
        add(suit,
            reached ? one.tricks
                    : std::min(one.tricks, size_of(one.high) - cashed_[static_cast<size_t>(suit)]),
            one.high);
    }
  }

  const Table& table_;
  Hand left_;
  unsigned allies_;
  int wanted_;  // more are not counted, so that fewer cards are relevant
  int most_plain_ = kHandSize, plain_ = 0;
  std::array<int, kSuits> cashed_{};
  Sure sure_;
};

// Tricks that the trumps of one hand win, whoever leads. Each trump falls in a trick of its own, and a foe
// takes that trick with a higher trump or not at all. Going from the top down, a trump is sure if no such
// higher trump is left for it.
Sure sure_trumps(Hand own, Hand foes, int wanted) {
  int tricks = 0, higher = 0;  // trumps of foes that have not taken a trick yet
  for (Hand cards = own | foes; cards != 0;) {
    const int card = highest(cards);
    cards ^= bit(card);
    if (holds(foes, card)) {
      ++higher;
    } else if (higher > 0) {
      --higher;
    } else if (++tricks == wanted) {
      return {wanted, bit(card)};
    }
  }
  return {};
}
Sure sure_trumps(const Table& table, unsigned seats, int wanted) {
  if (wanted <= 0 || longest(table, seats, table.trump) < wanted) return {};
  std::array<Hand, kSeats> own{};
  Hand foes = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Hand trumps = table.of(seat) & table.trumps;
    ((seats >> seat & 1) != 0 ? own[static_cast<size_t>(seat)] : foes) |= trumps;
  }
  for (const Hand trumps : own)
    if (const Sure found = sure_trumps(trumps, foes, wanted); found.tricks >= wanted) return found;
  return {};
}

// A side cashes no more tricks than this: in each suit as many as it has of the highest cards, or all that it
// holds if nobody else is left with a card then.
int most_cashed(const Table& table, Hand left, unsigned seats) {
  Hand own = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if ((seats >> seat & 1) != 0) own |= table.of(seat);
  int out = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const int high = size_of(tops(own, left, suit));
    if (high == 0) continue;
    const int held = longest(table, seats, suit);
    out += high >= held || longest(table, kAllSeats & ~seats, suit) <= high ? held : high;
  }
  return out;
}

// Without trumps, some seats wait with the highest cards of suits until the side of the leader has to lead
// one of them, and then cash. Until then they lose no more tricks than that side has rounds of its own suits.
Sure sure_in_the_end(const Table& table, Hand left, unsigned seats, int tricks, int wanted) {
  if ((left & table.trumps) != 0) return {};
  std::array<int, kSeats> kept{}, suits{};
  Sure out{wanted, 0};
  int rounds = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Hand suited = left & lane(suit);
    const int led = longest(table, kAllSeats & ~seats, suit);
    if (led == 0) continue;
    int holder = 0;
    while (!holds(table.of(holder), highest(suited))) ++holder;
    if ((seats >> holder & 1) == 0) {
      rounds += led;
      if (rounds >= tricks) return {};
      continue;
    }
    int& count = kept[static_cast<size_t>(holder)];
    ++suits[static_cast<size_t>(holder)];
    const Hand top = tops(table.of(holder), left, suit);
    const int more = std::clamp(wanted - count, 1, size_of(top));
    count += more;
    out.relevant |= nth_highest(top, more);
  }
  if (out.relevant == 0) return {};
  for (size_t seat = 0; seat < kSeats; ++seat)
    if (suits[seat] != 0 && (kept[seat] < wanted || tricks - rounds < kept[seat])) return {};
  return out;
}

// Of the lowest cards that some seats hold in a suit, the highest: if all must follow, it falls at least.
// Before all cards if nobody holds one.
int highest_forced(const Table& table, unsigned seats, int suit) {
  int out = -1;
  for (int seat = 0; seat < kSeats; ++seat)
    if (const Hand suited = table.of(seat) & lane(suit); (seats >> seat & 1) != 0 && suited != 0)
      out = std::max(out, lowest(suited));
  return out;
}

// Whether a seat can lose every trick of a suit that others lead in so many rounds: its lowest card is below
// their lowest, its second lowest below their second lowest, and so on. Answering each lead with the highest
// card below it keeps this true, and others who discard from the suit do not change it.
bool loses_all(Hand own, Hand others, int rounds) {
  for (; rounds > 0 && own != 0 && others != 0; --rounds, own &= own - 1, others &= others - 1)
    if (lowest(own) > lowest(others)) return false;
  return true;
}

// Whether a seat can lead a card that somebody must beat, and then lose all tricks of the suit.
bool loses_lead(const Table& table, Hand left, int seat, int suit) {
  const unsigned foes = kAllSeats & ~bit_of_seat(seat);
  const Hand own = table.of(seat) & lane(suit), others = left & lane(suit) & ~own;
  const int forced = highest_forced(table, foes, suit), rounds = longest(table, foes, suit) - 1;
  for (Hand cards = own; cards != 0 && lowest(cards) < forced; cards &= cards - 1)
    if (loses_all(own & ~bit(lowest(cards)), others, rounds)) return true;
  return false;
}

// A seat takes the trick if the leader and all who follow can stay below its lowest card of the suit.
std::optional<Certain> takes_next(const Table& table, Hand left, int seat, int leader) {
  for (int suit = 0; suit < kSuits; ++suit) {
    const Hand own = table.of(seat) & lane(suit);
    if (own == 0 || (table.of(leader) & lane(suit)) == 0 || (left & table.trumps & ~lane(suit)) != 0)
      continue;
    if (highest_forced(table, kAllSeats & ~bit_of_seat(seat), suit) < lowest(own))
      return Certain{false, bit(lowest(own))};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Certain> certain(const Table& table, const Taking& goal, int leader, int wanted) {
  const Hand left = table.left();
  const int tricks = size_of(table.of(leader));
  const int against = tricks - wanted + 1;  // the number the other side needs
  const bool ours = goal.maximises(leader);
  const unsigned allies = goal.allies(leader), foes = 15U & ~allies;
  const int leading = ours ? wanted : against, following = ours ? against : wanted;
  const int cashed = most_cashed(table, left, allies);
  if (cashed >= leading) {
    const Sure lead = Cashing(table, left, allies, leading).from(leader);
    if (lead.tricks >= leading) return Certain{ours, lead.relevant};
  }
  if ((left & table.trumps) != 0) {
    const Sure theirs = sure_trumps(table, foes, following);
    if (theirs.tricks >= following) return Certain{!ours, theirs.relevant};
    if (cashed + longest(table, allies, table.trump) >= leading) {
      const Sure plain = Cashing(table, left, allies, leading).plain_from(leader);
      const Sure trumps = sure_trumps(table, allies, leading - plain.tricks);
      if (plain.tricks + trumps.tricks >= leading) return Certain{ours, plain.relevant | trumps.relevant};
    }
  }
  const Sure first = sure_in_the_end(table, left, foes, tricks, following);
  if (first.tricks >= following) return Certain{!ours, first.relevant};
  return std::nullopt;
}

// A foe that holds the highest card of the suit takes the trick as if it had led this card, and goes on.
std::optional<Certain> certain_after_lead(const Table& table, const Taking& goal, const RunningTrick& trick,
                                          int wanted) {
  const Hand left = table.left() | trick.cards;
  const int top = highest(left & lane(trick.led));
  if (top == trick.best) return std::nullopt;
  int holder = 0;
  while (!holds(table.of(holder), top)) ++holder;
  const bool ours = goal.maximises(holder);
  if (ours == goal.maximises(trick.leader)) return std::nullopt;
  const int needed = ours ? wanted : size_of(table.of(holder)) - wanted + 1;
  if (most_cashed(table, left, goal.allies(holder)) < needed) return std::nullopt;
  Table before = table;
  before.hands[trick.leader] |= trick.cards;
  const Sure sure = Cashing(before, left, goal.allies(holder), needed).after_taking(holder, trick.led);
  return sure.tricks >= needed ? std::optional(Certain{ours, sure.relevant}) : std::nullopt;
}

std::optional<Certain> certain(const Table& table, const Avoiding& goal, int leader, int wanted) {
  if (wanted != 0) return std::nullopt;
  const Hand own = table.of(goal.seat), left = table.left();
  const bool leads = leader == goal.seat;
  if (!leads)
    if (const auto taken = takes_next(table, left, goal.seat, leader)) return taken;
  if ((own & table.trumps) != 0) return std::nullopt;
  Hand relevant = 0;
  unsigned risky = 0, held = 0;  // suits
  for (int suit = 0; suit < kSuits; ++suit) {
    const Hand mine = own & lane(suit), others = left & ~own & lane(suit);
    if (mine == 0 || others == 0) continue;
    held |= 1U << suit;
    if (!loses_all(mine, others, longest(table, kAllSeats & ~bit_of_seat(goal.seat), suit)))
      risky |= 1U << suit;
    relevant |= bit(lowest(left & lane(suit)));
  }
  if (!leads) return risky == 0 ? std::optional(Certain{true, relevant}) : std::nullopt;
  for (int suit = 0; suit < kSuits; ++suit)
    if ((held >> suit & 1) != 0 && (risky & ~(1U << suit)) == 0 && loses_lead(table, left, goal.seat, suit))
      return Certain{true, relevant};
  return std::nullopt;
}

}  // namespace upperhand::rikken::oracle
