#include "big_two/players/champion/decider.h"

#include <algorithm>
#include <cmath>

namespace upperhand::big_two::champion {

uint32_t Choices::list(const Position& position) {
  legal_plays(tables_, position, moves_);
  count_ = BigTwo::count(position, moves_);
  return count_;
}

uint32_t Choices::number_of(Cards cards) const {
  uint32_t i = 0;
  while (i + 1 < count_ && move(i) != cards) ++i;
  return i;
}

void Choices::play(Position& position, Shown& shown, uint32_t i) const {
  shown.note(position, move(i));
  BigTwo::play(tables_, position, moves_, i);
}

Decider::Decider(const Tables& tables, const Network& network)
    : tables_(tables), network_(network), rule_words_(encode_rules(tables)), workspace_(network) {
  choices_.emplace_back(tables);
}

Choices& Decider::choices(size_t number) {
  while (choices_.size() <= number) choices_.emplace_back(tables_);
  return choices_[number];
}

std::span<const Scored> Decider::score(const Position& position, const Shown& shown) {
  ask(choices_.front(), position, shown);
  return answers();
}

void Decider::ask(const Choices& choices, const Position& position, const Shown& shown) {
  const Counts counts = counts_of(position);
  const Encoder encoder(tables_, rule_words_, position, counts, shown, position.turn);
  const Moves& plays = choices.plays();
  uint32_t i = 0;
  for (uint32_t at = 0; at < plays.segments; ++at)
    for (; i < plays.segment[at].end; ++i)
      moves_.push_back(encoder.move(plays.cards(i), plays.segment[at].kind));
  if (i < choices.count()) moves_.push_back(encoder.move(Cards(), Kind::single));
  states_.push_back(encoder.state());
  counts_.push_back(choices.count());
}

std::span<const Scored> Decider::answers() {
  scored_.resize(moves_.size());
  network_.score(states_, counts_, moves_, workspace_, scored_);
  states_.clear();
  counts_.clear();
  moves_.clear();
  return scored_;
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
