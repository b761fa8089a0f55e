#include "big_two/players/champion/decider.h"

#include <algorithm>
#include <cmath>

namespace upperhand::big_two::champion {

Decider::Decider(const Tables& tables, const Network& network)
    : tables_(tables), network_(network), rule_words_(encode_rules(tables)), workspace_(network) {}

uint32_t Decider::list(const Position& position) {
  legal_plays(tables_, position, moves_);
  count_ = BigTwo::count(position, moves_);
  return count_;
}

uint32_t Decider::number_of(Cards cards) const {
  uint32_t i = 0;
  while (i + 1 < count_ && move(i) != cards) ++i;
  return i;
}

std::span<const Scored> Decider::score(const Position& position, const Shown& shown) {
  const Counts counts = counts_of(position);
  const Encoder encoder(tables_, rule_words_, position, counts, shown, position.turn);
  words_.resize(count_);
  scored_.resize(count_);
  uint32_t i = 0;
  for (uint32_t at = 0; at < moves_.segments; ++at)
    for (; i < moves_.segment[at].end; ++i)
      words_[i] = encoder.move(moves_.cards(i), moves_.segment[at].kind);
  if (i < count_) words_[i] = encoder.move(Cards(), Kind::single);
  network_.score(encoder.state(), words_, workspace_, scored_);
  return scored_;
}

void Decider::play(Position& position, Shown& shown, uint32_t i) const {
  shown.note(position, move(i));
  BigTwo::play(tables_, position, moves_, i);
}

uint32_t preferred(std::span<const Scored> scored) {
  const auto best = std::max_element(scored.begin(), scored.end(),
                                     [](const Scored& a, const Scored& b) { return a.logit < b.logit; });
  return static_cast<uint32_t>(best - scored.begin());
}

void chances(std::span<const Scored> scored, double temperature, std::vector<double>& out) {
  const double top = scored[preferred(scored)].logit;
  out.resize(scored.size());
  double sum = 0;
  for (size_t i = 0; i < scored.size(); ++i) sum += out[i] = std::exp((scored[i].logit - top) / temperature);
  for (double& chance : out) chance /= sum;
}

}  // namespace upperhand::big_two::champion
