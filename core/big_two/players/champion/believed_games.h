// Believed games: deals that fit what the opponents did, and games that a network plays on them to their end.
#pragma once

#include "big_two/players/champion/chain.h"
#include "big_two/players/champion/endgame.h"
#include "big_two/players/champion/playout.h"
#include "big_two/players/champion/settings.h"
#include "search/comparison.h"

namespace upperhand::big_two::champion {

using Turn = TurnOf<Move>;

// A deal, and the chain it comes from.
struct BelievedDeal {
  Hands hands;
  size_t chain;
};

// What a seat is to play first and, if it knows, at its turns after that.
using Line = std::vector<Move>;

class BelievedGames {
 public:
  // All of them must outlive it.
  BelievedGames(const View& view, const Network& rollout, const SearchSettings& settings, uint64_t seed);

  // Draws the deals.
  void believe();
  const std::vector<BelievedDeal>& deals() const { return deals_; }
  // Plays games after the first move of each line, on the same deals for all.
  template <class Halving>
  std::vector<Trials> compare(std::span<const Line> lines);
  // The game after a line on the deal of a number, as it was compared: the moves from the line's first on.
  std::vector<Turn> replay(const Line& line, uint64_t number);

 private:
  // What a thread works with.
  struct Worker {
    Worker(const Tables& tables, const Network& network, const Evidence& evidence);

    Decider decider;
    Judge judge;
    Solver solver;
    std::vector<Playout> games;
  };

  // The deals that chains start from.
  std::vector<Hands> starts();
  void settle(std::vector<Chain>& chains);
  // The results of all these lines on the next deals from a number on, deal by deal.
  void try_lines(Worker& worker, std::span<const Line> lines, std::span<const size_t> running, uint64_t first,
                 std::span<Trial> trials) const;
  // The position after the first move of a line, and what follows.
  Playout begun(Decider& decider, const Line& line, uint64_t number) const;
  Position dealt(uint64_t number) const;
  Rng chance(uint64_t number) const;

  const View& view_;
  const SearchSettings& settings_;
  const uint64_t seed_;
  const Shown shown_;
  const int cards_left_;
  const Timer timer_;
  const Evidence evidence_;
  Workers<Worker> workers_;
  std::vector<BelievedDeal> deals_;
};

extern template std::vector<Trials> BelievedGames::compare<Challengers>(std::span<const Line>);
extern template std::vector<Trials> BelievedGames::compare<Hopeful>(std::span<const Line>);

}  // namespace upperhand::big_two::champion
