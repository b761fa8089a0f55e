#include "big_two/players/big2ai/related.h"

#include <algorithm>
#include <bit>

#include "big_two/players/big2ai/index.h"
#include "errors.h"
#include "random.h"

namespace upperhand::big_two::big2ai {

namespace {

// Codes without their rank: 0 for a pass, then the kinds.
constexpr auto kTypeOf = [] {
  std::array<uint8_t, kCodes> types{};
  for (size_t code = 1; code < kCodes; ++code)
    types[code] = static_cast<uint8_t>(1 + index_of(kind_of(static_cast<SetCode>(code))));
  return types;
}();

// What each seat did from the viewpoint's turn on, by distance, until the viewpoint has another turn.
std::array<SetCode, kMostSeats> answers(std::span<const LearnedTurn> turns, size_t at) {
  std::array<SetCode, kMostSeats> next;
  next.fill(kNobodyActed);
  const int viewpoint = turns[at].seat;
  next[0] = turns[at].code;
  for (size_t i = at + 1; i < turns.size() && turns[i].seat != viewpoint; ++i) {
    SetCode& mine = next[static_cast<size_t>((turns[i].seat - viewpoint) & 3)];
    if (mine == kNobodyActed) mine = turns[i].code;
  }
  return next;
}

}  // namespace

void validate(const Recall& recall) {
  if (recall.rounds < 1 || recall.rounds > kMostRounds)
    throw KnowledgeError("info-sets are compared over 1 to " + std::to_string(kMostRounds) + " rounds, not " +
                         std::to_string(recall.rounds));
}

void validate(const Reach& reach) {
  if (reach.enough < 1 || reach.widen < 0 || reach.widen > kHighestLevel || reach.most < 0)
    throw KnowledgeError("enough must be at least 1, widen from 0 to 49 and most at least 0");
}

Related::Related(const Index& index, const Recall& recall) : index_(index), recall_(recall) {
  std::vector<uint64_t> keys;
  std::vector<InfoSet> sets;
  collect(index, keys, sets);
  group(keys, sets);
}

// Twelve bits a round: the first set and the cards held by the next player.
uint64_t Related::key_of(const Rounds& rounds, Moment moment) const {
  uint64_t key = static_cast<uint64_t>(moment);
  for (int i = 0; i < recall_.rounds; ++i) {
    const Round round = rounds.last(moment, i);
    uint64_t first = round.first;
    if (first != kNoRound && !recall_.ranks) first = kTypeOf[first];
    key = key << 12 | first << 4 | (recall_.held ? std::min<uint64_t>(round.held, 15) : 0);
  }
  return key;
}

Levels Related::levels(const Rounds& rounds, Moment moment) const {
  Levels out{};
  for (int i = 0; i < std::min(recall_.rounds, kMostRounds); ++i)
    out[static_cast<size_t>(i)] = rounds.last(moment, i).level;
  return out;
}

InfoSet Related::info_set(const Rounds& rounds, Moment moment) const {
  InfoSet set;
  set.played = rounds.played();
  set.levels = levels(rounds, moment);
  return set;
}

void Related::collect(const Index& index, std::vector<uint64_t>& keys, std::vector<InfoSet>& sets) const {
  keys.reserve(2 * index.turns());
  sets.reserve(2 * index.turns());
  for (size_t game = 0; game < index.games(); ++game) {
    const auto turns = index.turns_of(game);
    std::array<Rounds, kMostSeats> rounds = {Rounds(0), Rounds(1), Rounds(2), Rounds(3)};
    for (size_t at = 0; at < turns.size(); ++at) {
      const LearnedTurn& turn = turns[at];
      Rounds& own = rounds[turn.seat];
      InfoSet set;
      const auto keep = [&](Moment moment) {
        set = info_set(own, moment);
        set.turn = index.game(game).first + static_cast<uint32_t>(at);
        for (size_t i = 0; i < kMostSeats; ++i) set.names[i] = index.game(game).names[(turn.seat + i) & 3];
        set.next = answers(turns, at);
        keys.push_back(key_of(own, moment));
        sets.push_back(set);
      };
      keep(Moment::before);
      const int value = index.values()(turn.cards);
      for (Rounds& each : rounds) each.turn(turn.seat, turn.cards, turn.code, value);
      keep(Moment::after);
    }
  }
}

// Counts the sets of each key, gives each key its place, and fills the places starting with the latest
// learned.
void Related::group(const std::vector<uint64_t>& keys, const std::vector<InfoSet>& sets) {
  slots_.resize(std::bit_ceil(2 * keys.size() + 1));
  std::vector<uint32_t> slot_of(keys.size());
  for (size_t i = 0; i < keys.size(); ++i) {
    const size_t place = place_of(keys[i]);
    slots_[place].key = keys[i];
    ++slots_[place].size;
    slot_of[i] = static_cast<uint32_t>(place);
  }
  uint32_t first = 0;
  for (Slot& slot : slots_) {
    slot.first = first;
    first += slot.size;
  }
  std::vector<uint32_t> filled(slots_.size());
  sets_.resize(sets.size());
  for (size_t i = sets.size(); i-- > 0;) {
    const uint32_t slot = slot_of[i];
    sets_[slots_[slot].first + filled[slot]++] = sets[i];
  }
  for (const Slot& slot : slots_) {
    const auto begin = sets_.begin() + slot.first;
    if (slot.size > 1)
      std::stable_sort(begin, begin + slot.size,
                       [](const InfoSet& a, const InfoSet& b) { return a.levels < b.levels; });
  }
}

// The slot of a key, or the free slot that it would take.
size_t Related::place_of(uint64_t key) const {
  const size_t mask = slots_.size() - 1;
  size_t at = scramble(key) & mask;
  while (slots_[at].size != 0 && slots_[at].key != key) at = (at + 1) & mask;
  return at;
}

bool Related::in_reach(const InfoSet& set, const RelatedSets& found) const {
  for (size_t i = 0; i < static_cast<size_t>(recall_.rounds); ++i)
    if (std::abs(set.levels[i] - found.levels[i]) > found.widened) return false;
  return true;
}

// The first, starting at `set`, that is not behind these levels of the last two rounds.
const InfoSet* from_levels(const InfoSet* set, const InfoSet* end, int last, int before) {
  return std::partition_point(set, end, [&](const InfoSet& each) {
    return each.levels[0] != last ? each.levels[0] < last : each.levels[1] < before;
  });
}

// Sets are sorted by level, so those with the wrong level before the last are skipped together.
template <class Use>
void Related::each(const RelatedSets& found, int most, const Use& use) const {
  const int low = found.levels[1] - found.widened, high = found.levels[1] + found.widened;
  const InfoSet* end = found.first + found.size;
  for (const InfoSet* set = found.first; set != end;) {
    const int last = set->levels[0], before = set->levels[1];
    if (before < low || before > high) {
      set = from_levels(set, end, before > high ? last + 1 : last, low);
      continue;
    }
    if (in_reach(*set, found)) {
      use(*set);
      if (--most == 0) return;
    }
    ++set;
  }
}

// The sets of a slot with these levels, or with a last level near enough: in both cases they are contiguous.
RelatedSets Related::within(const Slot& slot, const RelatedSets& features, int widened,
                            const Reach& reach) const {
  RelatedSets found = features;
  found.widened = static_cast<uint8_t>(widened);
  const InfoSet* end = sets_.data() + slot.first + slot.size;
  const auto cut = [&](const InfoSet* from, const auto& is_before) {
    return std::partition_point(from, end, is_before);
  };
  const int low = found.levels[0] - widened, high = found.levels[0] + widened;
  found.first = cut(sets_.data() + slot.first, [&](const InfoSet& set) {
    return widened == 0 ? set.levels < found.levels : set.levels[0] < low;
  });
  end = cut(found.first, [&](const InfoSet& set) {
    return widened == 0 ? set.levels <= found.levels : set.levels[0] <= high;
  });
  found.size = static_cast<uint32_t>(end - found.first);
  each(found, reach.enough, [&](const InfoSet&) { ++found.related; });
  return found;
}

RelatedSets Related::find(const Rounds& rounds, Moment moment, const Reach& reach) const {
  RelatedSets features;
  const Slot& mine = slots_[place_of(key_of(rounds, moment))];
  features.levels = levels(rounds, moment);
  const RelatedSets exact = within(mine, features, 0, reach);
  return exact.enough(reach) ? exact : within(mine, features, reach.widen, reach);
}

double matching_ratio(const Rounds& rounds, const InfoSet& set) {
  const int now = rounds.played().size();
  return now == 0 ? 1 : static_cast<double>(rounds.played().shared(set.played)) / now;
}

// What the seat at that distance did next, which acts before the viewpoint has another turn.
Cards Related::cards_of(const InfoSet& set, int distance) const {
  const LearnedTurn* turn = &index_.turn(set.turn);
  const int seat = (turn->seat + distance) & 3;
  while (turn->seat != seat) ++turn;
  return turn->cards;
}

Prediction Related::predict(const RelatedSets& found, const Rounds& rounds, int distance, NameId name,
                            const Reach& reach, bool suits_apart) const {
  const auto seat = static_cast<size_t>(distance);
  const auto acts = [&](const InfoSet& set) { return set.next[seat] != kNobodyActed; };
  int named = 0;
  if (name != kUnknownName)
    each(found, reach.most, [&](const InfoSet& set) { named += set.names[seat] == name && acts(set); });
  Prediction out;
  out.own = named >= std::max(1, reach.enough);
  each(found, reach.most, [&](const InfoSet& set) {
    if (!acts(set) || (out.own && set.names[seat] != name)) return;
    const double matching = matching_ratio(rounds, set);
    out.add(set.next[seat], matching);
    if (suits_apart && set.next[seat] != kPass) out.add(cards_of(set, distance), matching);
  });
  return out;
}

std::vector<const InfoSet*> Related::list(const RelatedSets& found, const Reach& reach) const {
  std::vector<const InfoSet*> out;
  each(found, reach.most, [&](const InfoSet& set) { out.push_back(&set); });
  return out;
}

}  // namespace upperhand::big_two::big2ai
