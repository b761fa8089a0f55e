#include "rikken/players/oracle/search.h"

namespace upperhand::rikken::oracle {

namespace {

constexpr uint64_t one_of_shape(int seat, int suit) { return uint64_t{1} << (16 * seat + 4 * suit); }
// All hands have the same length, so two numbers of the shape follow from the others and need not be stored.
constexpr int kRoomForKind = 60, kRoomForCalled = 44;
constexpr uint64_t kRoom = uint64_t{15} << kRoomForKind | uint64_t{15} << kRoomForCalled;

}  // namespace

template <class Goal>
Search<Goal>::Search(const Ending& ending, const Goal& goal, Memory& memory, Effort& effort)
    : goal_(goal), memory_(memory), effort_(effort), duties_(ending.duties), start_(trick_of(ending)) {
  table_.hands = ending.hands;
  table_.trump = ending.trump;
  table_.trumps = ending.trump == kNoSuit ? 0 : lane(ending.trump);
  left_ = table_.left() | start_.cards;
  ends_ = suit_ends(left_);
  odd_ = table_.of(1) | table_.of(3);
  upper_ = table_.of(2) | table_.of(3);
  for (int seat = 0; seat < kSeats; ++seat)
    for (const int card : each(table_.of(seat))) shape_ += one_of_shape(seat, suit_of_card(card));
}

template <class Goal>
bool Search<Goal>::reaches(int wanted) {
  int best = kNoCard;
  return start_.size == 0 ? before_trick(start_.leader, wanted).reached
                          : within_trick(start_, wanted, kNoCard, best).reached;
}

template <class Goal>
bool Search<Goal>::reaches_by(int card, int wanted) {
  return after_card(start_, card, wanted).reached;
}

template <class Goal>
Likeness Search<Goal>::likeness(Hand left, int leader, int wanted) const {
  uint64_t extra = static_cast<uint64_t>(leader) | static_cast<uint64_t>(Goal::kind(wanted)) << 2;
  extra <<= kRoomForKind;
  if (must_keep_called(left))
    extra |= static_cast<uint64_t>(size_of(left & above(duties_.called)) + 1) << kRoomForCalled;
  return {(shape_ & ~kRoom) | extra, gather_bits(odd_, left), gather_bits(upper_, left)};
}

template <class Goal>
typename Search<Goal>::Found Search<Goal>::before_trick(int leader, int wanted) {
  effort_.look();
  const int tricks = size_of(table_.of(leader));
  if (const auto known = Goal::decided(wanted, tricks)) return {*known, 0};
  if (duties_.of_first_trick(tricks)) {
    int best = kNoCard;
    return look_further(leader, wanted, kNoCard, best);
  }
  if (tricks == 1) return last_trick(leader, wanted);
  const Hand left = table_.left();
  const Likeness here = likeness(left, leader, wanted);
  const int level = Goal::level(wanted);
  std::optional<int> hint;
  if (const auto known = memory_.find(here, level, hint))
    return {known->at_least >= level, spread_bits(known->relevant, left)};
  if (!duties_.any())
    if (const auto sure = certain(table_, goal_, leader, wanted)) return {sure->reached, sure->relevant};
  int best = kNoCard;
  const Found found =
      look_further(leader, wanted, hint ? nth(left, static_cast<unsigned>(*hint)) : kNoCard, best);
  KnownTricks known{gather_bits(from_lowest(found.relevant), left)};
  known.at_least = static_cast<uint8_t>(found.reached ? level : 0);
  known.at_most = static_cast<uint8_t>(found.reached ? kHandSize : level - 1);
  known.best = static_cast<uint8_t>(size_of(left & (bit(best) - 1)));
  memory_.add(here, known);
  return found;
}

template <class Goal>
typename Search<Goal>::Found Search<Goal>::last_trick(int leader, int wanted) {
  RunningTrick trick;
  trick.leader = static_cast<uint8_t>(leader);
  for (int i = 0; i < kSeats; ++i) trick = with_card(trick, lowest(table_.of(trick.turn())), table_.trump);
  const auto reached = Goal::decided(goal_.after(wanted, trick.best_seat), 0);
  return {*reached, trick.won_by_rank() ? bit(trick.best) : 0};
}

template <class Goal>
typename Search<Goal>::Found Search<Goal>::look_further(int leader, int wanted, int hint, int& best) {
  const Hand outer = left_;
  const uint64_t outer_ends = ends_;
  left_ = table_.left();
  ends_ = suit_ends(left_);
  RunningTrick trick;
  trick.leader = static_cast<uint8_t>(leader);
  const Found found = within_trick(trick, wanted, hint, best);
  left_ = outer;
  ends_ = outer_ends;
  return found;
}

template <class Goal>
Hand Search<Goal>::legal(const RunningTrick& trick) const {
  const Hand hand = table_.of(trick.turn());
  return trick.size == 0 ? duties_.leads(hand) : duties_.answers(hand, trick.led, trick.leader);
}

// One card of each run of equal cards. A called card is equal to no other.
template <class Goal>
Hand Search<Goal>::worth_trying(Hand legal) const {
  const Hand tops = highest_of_runs(legal, left_, ends_);
  if (!must_keep_called(left_)) return tops;
  return tops | (legal & lane(suit_of_card(duties_.called)));
}

template <class Goal>
typename Search<Goal>::Found Search<Goal>::within_trick(const RunningTrick& trick, int wanted, int hint,
                                                        int& best) {
  const int seat = trick.turn();
  if (trick.size == 1 && !duties_.any() && !duties_.of_first_trick(size_of(table_.of(seat))))
    if (const auto sure = certain_after_lead(table_, goal_, trick, wanted))
      return {sure->reached, sure->relevant};
  const bool maximises = goal_.maximises(seat);
  const Hand all = legal(trick);
  Hand open = worth_trying(all);
  Choices choices;
  if (size_of(open) == 1)
    choices.add(lowest(open), 0);
  else
    order(table_, goal_, trick, wanted, open, hint, choices);
  Hand relevant = 0;
  best = choices.cards[0];
  for (int i = 0; i < choices.size; ++i) {
    const int card = choices.cards[static_cast<size_t>(i)];
    if (!holds(open, card)) continue;
    const Found found = after_card(trick, card, wanted);
    if (found.reached == maximises) {
      best = card;
      return found;
    }
    relevant |= found.relevant;
    const Hand mattering = from_lowest(found.relevant);
    // If the rank of the card made no difference, no other card that is as low makes one. If it did, the
    // answer stands for all cards of its run.
    if (holds(mattering, card))
      relevant |= bit(lowest_of_run(card, all, left_));
    else
      open &= ~lane(suit_of_card(card)) | mattering;
  }
  return {!maximises, relevant};
}

template <class Goal>
typename Search<Goal>::Found Search<Goal>::after_card(const RunningTrick& trick, int card, int wanted) {
  const int seat = trick.turn();
  const Hand own = bit(card);
  const uint64_t one = one_of_shape(seat, suit_of_card(card));
  table_.hands[static_cast<size_t>(seat)] ^= own;
  shape_ -= one;
  const RunningTrick next = with_card(trick, card, table_.trump);
  int best = kNoCard;
  const Found found =
      next.size == kSeats ? after_trick(next, wanted) : within_trick(next, wanted, kNoCard, best);
  table_.hands[static_cast<size_t>(seat)] ^= own;
  shape_ += one;
  return found;
}

template <class Goal>
typename Search<Goal>::Found Search<Goal>::after_trick(const RunningTrick& trick, int wanted) {
  Found found = before_trick(trick.best_seat, goal_.after(wanted, trick.best_seat));
  if (trick.won_by_rank()) found.relevant |= bit(trick.best);
  if (must_keep_called(left_)) found.relevant |= bit(duties_.called);
  return found;
}

template class Search<Taking>;
template class Search<Avoiding>;

}  // namespace upperhand::rikken::oracle
