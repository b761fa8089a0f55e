#include "big_two/players/outlook/outlook.h"

#include "big_two/players/champion/chain.h"
#include "big_two/players/champion/playout.h"
#include "checks.h"
#include "search/beliefs.h"
#include "threads.h"

namespace upperhand::big_two {

namespace {

constexpr size_t kPerChain = 16;   // deals: those of one chain are alike, but each chain must settle first
constexpr size_t kStarts = 4;      // uniform deals, of which a chain sets out from a likely one
constexpr size_t kStepsApart = 6;  // between two deals that are taken
// Steps. Hands that somebody kept for the end are unlike random ones: with 36 steps, the chances of the four
// seats summed to 1.19 instead of 1, with 150 to 1.07, and ten times as many did not improve on that.
constexpr size_t kSettling = 150;
// What a generator is for.
constexpr uint64_t kDealing = 0, kChanging = 1, kPlaying = 2, kLying = 3;

class Outlooks {
 public:
  Outlooks(const State& state, const OutlookSettings& settings, uint64_t seed)
      : state_(state),
        settings_(settings),
        seed_(seed),
        chains_((settings.deals + kPerChain - 1) / kPerChain),
        shown_(shown_in(state.view(state.turn()))) {
    for (int seat = 0; seat < state.tables().players; ++seat) {
      views_.push_back(state.view(seat));
      evidence_.emplace_back(views_.back(), settings.trust);
    }
  }

  size_t pieces() const { return chains_ * (views_.size() + 1); }
  size_t seat_of(size_t piece) const { return piece / chains_; }  // or, above all seats, the deal as it lies
  Playouts play(champion::Decider& decider, size_t piece) const {
    Playouts sums;
    sums.seats = state_.tables().players;
    if (seat_of(piece) < views_.size())
      play_believed(decider, piece, sums);
    else
      play_as_it_lies(decider, piece % chains_, sums);
    return sums;
  }

 private:
  void play_as_it_lies(champion::Decider& decider, size_t part, Playouts& sums) const {
    const size_t end = part_begin(settings_.games, part + 1, chains_);
    for (size_t game = part_begin(settings_.games, part, chains_); game < end; ++game)
      play_game(decider, state_.position().hands, Rng::derive(seed_, kLying, 0, game), sums);
  }

  void play_believed(champion::Decider& decider, size_t piece, Playouts& sums) const {
    const size_t seat = seat_of(piece), part = piece % chains_;
    champion::Judge judge(evidence_[seat], decider);
    champion::Chain chain(views_[seat], start(judge, piece), judge, Rng::derive(seed_, kChanging, 0, piece));
    for (size_t step = 0; step < kSettling; ++step) chain.step(judge);
    const size_t end = part_begin(settings_.deals, part + 1, chains_);
    for (size_t deal = part_begin(settings_.deals, part, chains_); deal < end; ++deal) {
      for (size_t step = 0; step < kStepsApart; ++step) chain.step(judge);
      play_game(decider, chain.hands(), Rng::derive(seed_, kPlaying, seat, deal), sums);
    }
  }

  Hands start(champion::Judge& judge, size_t piece) const {
    Rng rng = Rng::derive(seed_, kDealing, 0, piece);
    std::vector<Hands> deals;
    std::vector<double> log_weights;
    while (deals.size() < kStarts) {
      deals.push_back(views_[seat_of(piece)].determinise(rng).position().hands);
      log_weights.push_back(judge.log_weight(deals.back()));
    }
    return deals[resample(log_weights, 1, rng)[0]];
  }

  void play_game(champion::Decider& decider, const Hands& hands, Rng rng, Playouts& sums) const {
    Position position = state_.position();
    position.hands = hands;
    sums.add_game(champion::play_out(decider, position, shown_, settings_.temperature, rng));
  }

  const State& state_;
  const OutlookSettings& settings_;
  const uint64_t seed_;
  const size_t chains_;  // per seat; the games from the deal as it lies are shared out likewise
  const Shown shown_;
  std::vector<View> views_;
  std::vector<champion::Evidence> evidence_;
};

void check(const OutlookSettings& settings) {
  check_between("deals", settings.deals, 1, 10'000);
  check_between("games", settings.games, 1, 10'000);
  champion::check(settings.trust);
  champion::check_temperature(settings.temperature);
  check_threads(settings.threads);
}

}  // namespace

Outlook outlook(const State& state, const Network& network, const OutlookSettings& settings, uint64_t seed) {
  check(settings);
  if (state.over()) throw GameOverError("the game is over: nothing is left to expect");
  const Outlooks all(state, settings, seed);
  std::vector<Playouts> found(all.pieces());
  share_with(
      found.size(), settings.threads, [&] { return champion::Decider(state.tables(), network); },
      [&](champion::Decider& decider, size_t piece) { found[piece] = all.play(decider, piece); });
  Outlook out;
  for (size_t piece = 0; piece < found.size(); ++piece) {
    const size_t seat = all.seat_of(piece);
    Playouts& into = seat < static_cast<size_t>(state.tables().players) ? out.believed[seat] : out.as_it_lies;
    into.seats = found[piece].seats;
    into += found[piece];
  }
  return out;
}

}  // namespace upperhand::big_two
