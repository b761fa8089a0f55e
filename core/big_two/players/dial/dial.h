// Dial: a player of any strength from beginner to champion. Up to 90 it plays like the network, with mistakes
// that people make, fewer with more strength: it overlooks combinations, forgets cards that were played,
// likes high cards too much, and is not exact about what is best. It plays nothing that looks bad to itself.
// Above, it searches, longer with more strength.
#pragma once

#include <string_view>
#include <vector>

#include "big_two/learn/network.h"
#include "big_two/players/champion/settings.h"
#include "random.h"

namespace upperhand::big_two::dial {

inline constexpr double kNoMistakes =
    90;  // the strength from which on there are none; above, a search decides

// What a weak player gets wrong. Preferences are in the logits of the network: 25 are about a point.
struct Mistakes {
  double temperature = 0;  // how freely it chooses among moves that it likes
  double cutoff = 0;       // it plays no move that it likes less than the best it sees by more than this
  double overlooks = 0;    // the chance that it does not see a kind of five-card hand; less for smaller ones
  int memory = 52;         // it remembers the cards of this many plays; those of earlier ones may be anywhere
  double greed = 0;        // how much more it likes a play for each step of its highest card
};

// Every kind of mistake becomes rarer with more strength.
Mistakes mistakes(double strength);

// How it searches at a strength above: 100 is the best that a server can afford.
champion::SearchSettings search_settings(double strength);

// The cards of others that a player with this memory, in plays, no longer knows to be played.
Cards forgotten(const View& view, int memory);

// A move, how much the network prefers it, and the points that it expects after it.
struct Liked {
  Move move;
  double logit;
  double points;
};

struct Choice {
  Move move;
  std::string_view thought;   // the code of the reason
  double points = 0;          // expected after the move
  std::vector<Liked> seen{};  // the moves that it saw; none where there was nothing to think about
};

// It must be the seat's turn, and the strength one without search.
Choice decide(const View& view, const Network& network, double strength, Rng& rng);

}  // namespace upperhand::big_two::dial
