// Forced wins: plays that empty the hand whatever the opponents hold and do.
//
// A play is sure if nothing that an opponent may hold beats it: all pass, and its player leads again. A hand
// is won if it splits into plays such that each of them, except the last, is sure or has a cover: a sure play
// of its own that answers every play on it. A covered play is led first: either all pass, or its cover takes
// the lead back. No opponent may be able to go out on a covered play. The proof is sound. It does not find
// every win, because it assumes that every unseen card is in every opponent's hand at once.
#pragma once

#include <vector>

#include "big_two/rules/view.h"

namespace upperhand::big_two {

// The line in the order to play it, or nothing if no line is proven. If a play of the line is beaten, the
// next one is its cover; otherwise the next one is led.
std::vector<Move> forced_win(const View& view);
// The same for lines that begin with this move: several lines may win, and one of them may win more points.
std::vector<Move> forced_win(const View& view, Move first);

}  // namespace upperhand::big_two
