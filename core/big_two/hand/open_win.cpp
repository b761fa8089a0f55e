#include "big_two/hand/open_win.h"

#include "checks.h"

namespace upperhand::big_two {

OpenWin::OpenWin(const Tables& tables, int seat, size_t most)
    : tables_(tables), seat_(seat), most_(check_between("most", most, 1, 10'000'000)) {}

size_t OpenWin::Hash::operator()(const Position& position) const {
  uint64_t out = position.table.mask() ^ static_cast<uint64_t>(position.turn) << 56 ^
                 static_cast<uint64_t>(position.passed) << 60;
  for (const Cards hand : position.hands) out = scramble(out ^ hand.mask());
  return out;
}

std::optional<bool> OpenWin::wins(const Position& position) {
  plays_.clear();
  gave_up_ = false;
  const bool found = find(position);
  return gave_up_ ? std::nullopt : std::optional(found);
}

bool OpenWin::find(const Position& position) {
  if (position.over) return position.turn == seat_;
  Position key = position;
  key.leader = key.played = 0;  // they change the scores, not who goes out
  if (const auto known = known_.find(key); known != known_.end()) return known->second;
  if (known_.size() >= most_) gave_up_ = true;
  if (gave_up_) return false;
  const size_t first = plays_.size();
  const bool found = try_moves(position);
  plays_.resize(first);
  if (!gave_up_) known_.emplace(key, found);
  return found;
}

// The seat looks for one move that wins, the others for one that does not. Strong plays come first.
bool OpenWin::try_moves(const Position& position) {
  const bool own = position.turn == seat_;
  legal_plays(tables_, position, moves_);
  const size_t first = plays_.size();
  for (uint32_t i = 0; i < moves_.size; ++i) plays_.push_back(moves_.combination(tables_, i));
  for (size_t i = first; i < plays_.size(); ++i)
    if (plays_[i].cards == position.hands[position.turn]) return own;
  for (size_t i = plays_.size(); i-- > first && !gave_up_;) {
    Position next = position;
    play(tables_, next, plays_[i].cards, plays_[i].kind, plays_[i].key);
    if (find(next) == own) return own;
  }
  if (position.leading() || gave_up_) return !own;
  Position next = position;
  pass(tables_, next);
  return find(next);
}

}  // namespace upperhand::big_two
