#include "big_two/players/big2ai/memory.h"

#include <algorithm>

namespace upperhand::big_two::big2ai {

InfoSetRecords::InfoSetRecords(const Tables& tables, const Prediction& prediction, bool learned_passes)
    : tables_(&tables), apart_(prediction.apart) {
  double all = 0;
  for (const Expected& one : prediction) {
    ratios_[one.code] = one.matching / one.count;
    all += one.matching;
  }
  std::copy_n(prediction.cards.begin(), apart_, cards_.begin());
  const Expected* passes = prediction.find(kPass);
  if (learned_passes && all > 0) pass_rate_ = passes == nullptr ? 0 : passes->matching / all;
}

LearnedMemory::LearnedMemory(const View& view, const Big2aiSettings& settings, const Index* index)
    : tables_(view.tables()), index_(settings.version == Version::one ? nullptr : index) {
  if (index_ == nullptr || settings.version < Version::three) return;
  const bool whole_game = settings.version == Version::four;
  learned_passes_ = whole_game && settings.learned_passes;
  suits_apart_ = whole_game && settings.suits_apart;
  related_ = &index_->related({.ranks = whole_game, .held = whole_game, .rounds = settings.r_s});
  reach_.enough = settings.n_i;
  reach_.widen = settings.v_i;
  rounds_ = rounds_of(view);
  for (int distance = 0; distance < tables_.players; ++distance) {
    const auto seat = static_cast<size_t>((view.seat() + distance) % tables_.players);
    names_[static_cast<size_t>(distance)] = index_->name((*view.names())[seat]);
  }
}

InfoSetRecords LearnedMemory::recall(const Rounds& rounds, Moment moment, int distance) const {
  return recalls() ? recall(find(rounds, moment), rounds, distance) : InfoSetRecords();
}

InfoSetRecords LearnedMemory::recall(const RelatedSets& found, const Rounds& rounds, int distance) const {
  if (!found.enough(reach_)) return {};
  const NameId name = names_[static_cast<size_t>(distance)];
  return {tables_, related_->predict(found, rounds, distance, name, reach_, suits_apart_), learned_passes_};
}

}  // namespace upperhand::big_two::big2ai
