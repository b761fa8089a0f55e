// Search: compares the moves that a network prefers. A smaller network plays games to their end after each,
// over deals that fit what the opponents did.
//
// A win that nobody can prevent is played at once. Otherwise the network's own move is kept unless another
// one gains clearly over it on the same deals.
#pragma once

#include <optional>

#include "big_two/players/champion/settings.h"
#include "search/comparison.h"

namespace upperhand::big_two::champion {

// A move that was compared.
struct SearchedMove {
  Move move;
  double prior;       // its probability by the network
  size_t playouts;    // games played after it
  double points;      // their mean score
  double wins;        // the share of them that were won
  double gain;        // over the network's move, on the same deals
  double gain_error;  // the standard error of the gain
  // The figures that decide: those of the network's move plus the gain of this one. A gain that the games do
  // not prove counts as none. The move to make has the most of these points.
  double counted_points;
  double counted_wins;
};

// Every legal move with its probability by the network, the most likely first.
std::vector<SearchedMove> by_liking(const View& view, const Network& network);
// How many of them are likely enough to be compared.
size_t favourites(const std::vector<SearchedMove>& moves, const SearchSettings& settings);
// A move that begins a line which wins whatever the others hold: of several, the network's
// favourite.
std::optional<Move> winning_move(const View& view, std::span<const SearchedMove> favourites);
// Writes the results of a comparison into its moves, of which the first is the one to beat. Returns the
// number of the move to make.
size_t fill_in(const Tables& tables, const SearchSettings& settings, std::span<const Trials> trials,
               std::span<SearchedMove> moves);

struct SearchOutcome {
  Move move;
  std::vector<SearchedMove> candidates;  // the network's move first; a single one was not compared
  bool forced = false;                   // the move begins a line that wins whatever the others hold
};

// It must be the seat's turn. The same view, seed and settings (without a clock) give the same outcome on any
// number of threads.
SearchOutcome search(const View& view, const Network& network, const Network& rollout,
                     const SearchSettings& settings, uint64_t seed);

}  // namespace upperhand::big_two::champion
