// Features: what a network or an environment knows about a moment of Rikken, as bits packed into words.
//
// They are made only from a View, for its seat, whether or not it is to move. Seats are counted from there:
// the own seat, the next, the second, the third. Cards have the layout of a Hand, a suit in each lane of 16
// bits.
#pragma once

#include "rikken/rules/view.h"

namespace upperhand::rikken {

// A change of any bit below is a new version: what was trained belongs to the version it was trained on.
inline constexpr int kFeatureVersion = 1;

// The words, each of 64 bits. "By seat" means four fields, the own seat's first.
//   0 own hand
//   1 cards in hands that this seat cannot see
//   2 - 4 open cards of the next seat, the second, the third
//   5 - 8 cards played, by seat
//   9 the running trick by seat: 4 x (there, 1; suit, 4)
//  10 the ranks of the same cards, 4 x 13
//  11 the called card
//  12 phase, 5; by seat: dealer, to move, leads the trick, declares, may be the partner, is known to be the
//     partner, has passed: 7 x 4; trump, 4; suit led, 4; a blind call
//  13 the contract, or the highest bid so far, 17; tricks by seat, as a number, 4 x 4
//  14, 15 the last bid by seat, 4 x 17
//  16 by seat: suits that it has shown to lack, 4 x 4; cards left, as a number, 4 x 4
//  17 the rules: what may be bid, 17; joined, 17; called_ace, troela, all_pass, scores, 4 x 3; blind_call;
//     must_trump
//  18 the place of each contract in the order of bids, 16 x 4
inline constexpr int kStateWords = 19;

using StateWords = std::array<uint64_t, kStateWords>;

StateWords features(const View& view);

}  // namespace upperhand::rikken
