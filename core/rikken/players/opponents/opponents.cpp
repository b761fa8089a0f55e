#include "rikken/players/opponents/opponents.h"

#include <map>

#include "checks.h"
#include "rikken/hand/forecast.h"
#include "rikken/players/bidder.h"
#include "rikken/players/opponents/thesis_bids.h"
#include "rikken/players/playouts.h"

namespace upperhand::rikken {

namespace {

constexpr double kCuriosity = 0.15;  // the share of bids that a curious player tries
constexpr int kWithinReach = 2;      // tricks

Move one_of(std::span<const Move> moves, Rng& rng) { return moves[rng.below(moves.size())]; }

class Tpc : public thesis::Forecast {
 public:
  explicit Tpc(Hand hand) : tricks_(thesis::winning_cards(hand)) {}
  std::optional<double> tricks(Contract contract) override {
    return terms(contract).open ? std::nullopt : std::optional(tricks_);
  }

 private:
  double tricks_;
};

class Ltc : public thesis::Forecast {
 public:
  explicit Ltc(Hand hand) : hand_(hand) {}
  std::optional<double> tricks(Contract contract) override {
    return thesis::wants_tricks(contract) ? forecast_tricks(hand_) : forecast_winners(hand_);
  }

 private:
  Hand hand_;
};

// Random games from what a seat sees: how many tricks each first card brings.
FirstCards simulate(const OpponentSight& sight, const Position& base, uint64_t simulations, Rng& rng) {
  std::array<uint8_t, kSeats> hidden{};
  for (size_t seat = 0; seat < kSeats; ++seat)
    hidden[seat] = static_cast<uint8_t>(sight.seen.counts[seat] - size_of(base.hands[seat]));
  return first_card_tricks(
      sight.tables, base, sight.seen.seat, simulations,
      [&](Rng& drawing) { return deal_by_counts(sight.seen.unseen, hidden, drawing); }, RandomCard{},
      rng.bits(), 1);
}

// The card with the most tricks on average, or the fewest; the first of equals.
std::pair<int, double> best_first_card(const FirstCards& found, Hand hand, bool most) {
  int best = kNoCard;
  double best_tricks = 0;
  for (const int card : each(hand)) {
    const auto at = static_cast<size_t>(card);
    if (found.times[at] == 0) continue;
    const double tricks = static_cast<double>(found.tricks[at]) / static_cast<double>(found.times[at]);
    if (best == kNoCard || (most ? tricks > best_tricks : tricks < best_tricks))
      best = card, best_tricks = tricks;
  }
  return {best, best_tricks};
}

// One batch of games with the own trump and one without, each when a contract first asks for it.
class Mc : public thesis::Forecast {
 public:
  Mc(const OpponentSight& sight, uint64_t simulations, Rng& rng)
      : sight_(sight), simulations_(simulations), rng_(rng) {}

  std::optional<double> tricks(Contract contract) override {
    const int trump = trump_of(contract);
    if (!found_.contains(trump)) found_[trump] = played_with(trump);
    return best_first_card(found_[trump], sight_.seen.hand, thesis::wants_tricks(contract)).second;
  }

 private:
  FirstCards played_with(int trump) {
    const Contract contract = trump == kNoSuit ? Contract::misere : Contract::solo8;
    const Position base =
        supposed(sight_.tables, sight_.seen_position(), sight_.seen.seat, contract, trump, kNoCard);
    return simulate(sight_, base, simulations_, rng_);
  }
  // In Troela the partner names a suit of his liking, so one that is short here must be expected.
  int trump_of(Contract contract) const {
    const Hand hand = sight_.seen.hand;
    if (!thesis::wants_tricks(contract)) return kNoSuit;
    return contract == Contract::troela ? weakest_suit(hand, suits_of(hand & kAces))
                                        : strongest_suit(hand, 15);
  }

  const OpponentSight& sight_;
  const uint64_t simulations_;
  Rng& rng_;
  std::map<int, FirstCards> found_;
};

}  // namespace

Move RandomOpponent::choose(const OpponentSight& sight, Rng& rng) const {
  const Move pass = Move::bid(Contract::pass);
  if (sight.position.phase != Phase::auction) return one_of(sight.moves, rng);
  if (bids_) {
    const std::vector<Contract>& bids = sight.tables.bids;
    if (const Move wanted = Move::bid(bids[rng.below(bids.size())]); sight.is_legal(wanted)) return wanted;
  }
  return sight.is_legal(pass) ? pass : one_of(sight.moves, rng);
}

Move BasicOpponent::choose(const OpponentSight& sight, Rng& rng) const {
  if (sight.position.phase == Phase::play) return Move::card(basic::choose(sight.seen, rng).card);
  Tpc forecast(sight.seen.hand);
  return thesis::before_play(sight, forecast);
}

Move AdvancedOpponent::choose(const OpponentSight& sight, Rng& rng) const {
  if (sight.position.phase == Phase::play)
    return Move::card(advanced::choose_as_printed(sight.seen, rng).card);
  Ltc forecast(sight.seen.hand);
  return thesis::before_play(sight, forecast);
}

MonteCarloOpponent::MonteCarloOpponent(uint64_t simulations)
    : simulations_(check_between("simulations", simulations, 1, kMostSimulations)) {}

// Defenders, too, want few tricks in Piek and Misère.
Move MonteCarloOpponent::choose(const OpponentSight& sight, Rng& rng) const {
  if (sight.position.phase != Phase::play) {
    Mc forecast(sight, simulations_, rng);
    return thesis::before_play(sight, forecast);
  }
  if (sight.moves.size() == 1) return sight.moves[0];
  const FirstCards found = simulate(sight, sight.seen_position(), simulations_, rng);
  const bool most = thesis::wants_tricks(sight.position.contract);
  return Move::card(best_first_card(found, sight.seen.hand, most).first);
}

Move CarefulOpponent::choose(const OpponentSight& sight, Rng& rng) const {
  if (sight.position.phase == Phase::play) return Move::card(advanced::choose(sight.seen, rng).card);
  return say(sight.tables, sight.position);
}

Move CuriousOpponent::choose(const OpponentSight& sight, Rng& rng) const {
  if (sight.position.phase != Phase::auction || rng.uniform() >= kCuriosity)
    return CarefulOpponent().choose(sight, rng);
  std::vector<Move> near;
  for (const Move move : sight.moves)
    if (!move.is_pass() && bid_misfit(sight.seen.hand, move.contract()) <= kWithinReach) near.push_back(move);
  return near.empty() ? CarefulOpponent().choose(sight, rng) : one_of(near, rng);
}

}  // namespace upperhand::rikken
