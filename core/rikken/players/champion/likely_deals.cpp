#include "rikken/players/champion/likely_deals.h"

#include <algorithm>

#include "rikken/rules/deal_cases.h"
#include "search/beliefs.h"
#include "search/exchanges.h"
#include "search/parts.h"

namespace upperhand::rikken::champion {

namespace {

constexpr double kStarting = 0.08;      // with a clock: share of the time before chains start
constexpr size_t kChains = 8;           // few, since each must settle first
constexpr size_t kStepsApart = 4;       // steps of a chain between two deals taken from it
constexpr size_t kKeptPerDropped = 4;   // for this many deals that are kept, one is dropped at the start
constexpr size_t kStep = 16;            // deals between two checks of the clock
constexpr size_t kMostDeals = 200'000;  // so that a long time needs no more memory
// The purposes of the generators.
constexpr uint64_t kDealing = 0, kDrawing = 1, kChanging = 2, kMixing = 3;

bool fits(const Hands& hands, const Forbidden& forbidden) {
  for (size_t seat = 0; seat < kSeats; ++seat)
    if ((hands[seat] & forbidden[seat]) != 0) return false;
  return true;
}

Hands hands_of(const std::vector<Pile>& piles) {
  Hands out{};
  for (const Pile& pile : piles) out[pile.owner] = pile.cards;
  return out;
}

class Drawing {
 public:
  Drawing(const View& view, const SearchSettings& settings, const Timer& timer, uint64_t seed)
      : settings_(settings),
        timer_(timer),
        seed_(seed),
        cases_(consistent_cases(view.tables(), view.position(), view.sight(), view.start(), view.history())),
        deals_(view.unseen(), view.hidden_counts(), cases_),
        evidence_(view, settings.trust),
        workers_(std::min<size_t>(settings.threads, kChains),
                 [&] { return std::make_unique<Judge>(evidence_); }) {}

  std::vector<LikelyDeal> draw();

 private:
  // How many deals to draw before asking again; 0: there are enough.
  static uint64_t next(const Stretch& time, size_t drawn, size_t step) {
    return drawn < kMostDeals ? time.next(drawn, step) : 0;
  }
  Hands uniform(uint64_t number) const;
  std::vector<LikelyDeal> independent() const;
  std::vector<Exchanges> chains();
  void step(Exchanges& chain, Judge& judge) const;
  std::vector<Pile> weighed(const Hands& hands, Judge& judge) const;

  const SearchSettings& settings_;
  const Timer& timer_;
  const uint64_t seed_;
  const std::vector<Forbidden> cases_;
  const Deals deals_;
  const Evidence evidence_;
  Workers<Judge> workers_;
};

Hands Drawing::uniform(uint64_t number) const {
  Rng rng = Rng::derive(seed_, kDealing, 0, number);
  return deals_.draw(rng);
}

std::vector<LikelyDeal> Drawing::independent() const {
  const Stretch time = timer_.stretch(kBelieving, settings_.deals);
  std::vector<LikelyDeal> out;
  while (uint64_t more = next(time, out.size(), kStep))
    for (; more > 0; --more) out.push_back({uniform(out.size()), out.size()});
  return out;
}

std::vector<Pile> Drawing::weighed(const Hands& hands, Judge& judge) const {
  std::vector<Pile> out;
  for (size_t seat = 0; seat < kSeats; ++seat)
    if (hands[seat] != 0) out.push_back({seat, hands[seat], judge.log_weight(seat, hands[seat])});
  return out;
}

std::vector<Exchanges> Drawing::chains() {
  const Stretch time = timer_.stretch(kStarting, std::max(kChains, settings_.deals / 2));
  std::vector<Hands> deals;
  std::vector<double> log_weights;
  while (const uint64_t more = next(time, deals.size(), kStep * workers_.size())) {
    const size_t first = deals.size();
    deals.resize(first + more);
    log_weights.resize(first + more);
    workers_.share(more, [&](Judge& judge, size_t i) {
      deals[first + i] = uniform(first + i);
      for (const Pile& pile : weighed(deals[first + i], judge)) log_weights[first + i] += pile.log_weight;
    });
  }
  Rng rng = Rng::derive(seed_, kDrawing, 0, 0);
  std::vector<Exchanges> out;
  for (const size_t place : resample(flattened(log_weights, kChains), kChains, rng))
    out.emplace_back(weighed(deals[place], workers_.first()), Rng::derive(seed_, kChanging, 0, out.size()));
  return out;
}

void Drawing::step(Exchanges& chain, Judge& judge) const {
  const auto possible = [&](const Exchange& exchange) {
    Hands hands = hands_of(chain.piles());
    hands[exchange.one.owner] = exchange.ones;
    hands[exchange.other.owner] = exchange.others;
    return std::any_of(cases_.begin(), cases_.end(),
                       [&](const Forbidden& forbidden) { return fits(hands, forbidden); });
  };
  chain.step(possible,
             [&](size_t seat, Hand hand, double least) { return judge.log_weight(seat, hand, least); });
}

std::vector<LikelyDeal> Drawing::draw() {
  if (evidence_.empty()) return independent();
  std::vector<LikelyDeal> out;
  std::vector<Exchanges> chains = this->chains();
  const Stretch time = timer_.stretch(kBelieving, settings_.deals + settings_.deals / kKeptPerDropped);
  while (next(time, out.size(), kChains) != 0) {
    const size_t first = out.size();
    out.resize(first + kChains);
    workers_.share(kChains, [&](Judge& judge, size_t i) {
      for (size_t n = 0; n < kStepsApart; ++n) step(chains[i], judge);
      out[first + i] = {hands_of(chains[i].piles()), i};
    });
  }
  out.erase(out.begin(), out.begin() + static_cast<ptrdiff_t>(out.size() / (kKeptPerDropped + 1)));
  Rng rng = Rng::derive(seed_, kMixing, 0, 0);
  mix(out, rng);
  return out;
}

}  // namespace

std::vector<LikelyDeal> likely_deals(const View& view, const SearchSettings& settings, const Timer& timer,
                                     uint64_t seed) {
  return Drawing(view, settings, timer, seed).draw();
}

}  // namespace upperhand::rikken::champion
