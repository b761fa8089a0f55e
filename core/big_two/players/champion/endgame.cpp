#include "big_two/players/champion/endgame.h"

namespace upperhand::big_two::champion {

size_t Solver::Hash::operator()(const Position& position) const {
  uint64_t out = position.table.mask() ^ static_cast<uint64_t>(position.turn) << 56 ^
                 static_cast<uint64_t>(position.passed) << 60 ^ static_cast<uint64_t>(position.played) << 52;
  for (const Cards hand : position.hands) out = scramble(out ^ hand.mask());
  return out;
}

std::optional<Scores> Solver::solve(const Position& position) {
  plays_.clear();
  const Scores* found = find(position);
  return found == nullptr ? std::nullopt : std::optional(*found);
}

// Nothing is worth more than going out at once: the others have fewer cards after every play.
bool Solver::list(const Position& position) {
  legal_plays(tables_, position, moves_);
  for (uint32_t i = 0; i < moves_.size; ++i) {
    plays_.push_back(moves_.combination(tables_, i));
    if (plays_.back().cards == position.hands[position.turn]) return true;
  }
  return false;
}

const Scores* Solver::find(const Position& position) {
  Position key = position;
  key.leader = 0;  // who led makes no difference any more
  if (const auto known = known_.find(key); known != known_.end()) return &known->second;
  if (known_.size() >= most_) return nullptr;
  Scores best{};
  if (position.over) {
    scores(tables_, position, best);
    return &known_.emplace(key, best).first->second;
  }
  const size_t first = plays_.size(), seat = position.turn;
  const bool ends = list(position);
  const size_t end = plays_.size() + (position.leading() || ends ? 0 : 1);  // the pass comes last
  bool any = false;
  for (size_t i = ends ? end - 1 : first; i < end; ++i) {
    Position next = position;
    if (i < plays_.size())
      play(tables_, next, plays_[i].cards, plays_[i].kind, plays_[i].key);
    else
      pass(tables_, next);
    const Scores* found = find(next);
    if (found == nullptr) return nullptr;
    if (!any || (*found)[seat] > best[seat]) best = *found;
    any = true;
  }
  plays_.resize(first);
  return &known_.emplace(key, best).first->second;
}

}  // namespace upperhand::big_two::champion
