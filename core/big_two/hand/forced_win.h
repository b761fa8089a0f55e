// Forced wins: plays that empty the hand whatever the opponents hold and do.
//
// A play is sure if nothing that an opponent may hold beats it: all pass, and its player leads again. A hand
// is won if it splits into plays such that, apart from the last one, each is sure or is covered by a sure
// play of its own that answers every play on it. A covered play is led first: either all pass, or its cover
// takes the lead back. No opponent may be able to go out on a covered play. The proof is sound; it does not
// find every win, because it takes every unseen card to be in every opponent's hand at once.
#pragma once

#include <vector>

#include "big_two/rules/view.h"

namespace upperhand::big_two {

// The line in the order to play it, or nothing if none is proven. After a play that is beaten, the next of
// the line is its cover; otherwise the next is led.
std::vector<Move> forced_win(const View& view);
// Likewise, among the lines that begin with this move: several may win, and one of them for more points.
std::vector<Move> forced_win(const View& view, Move first);

}  // namespace upperhand::big_two
