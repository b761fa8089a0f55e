// Observation: the 412 numbers, each 0 or 1, that the agent of Charlesworth (Application of Self-Play
// Reinforcement Learning to a Four-Player Game of Imperfect Information, 2018) sees in a decision.
//
//   286  each of 13 places of the sorted hand: rank, 13; suit, 4; whether the card is in a pair, a triple,
//        four of a kind, a straight, a flush
//    81  each opponent in turn: how many cards it holds, 13; which aces and twos it has played, 8; whether it
//        has played a pair, a triple, four cards, a straight, a flush, a full house
//    16  which queens, kings, aces and twos are gone
//    29  the play to beat: rank, 13, and suit, 4, that order it; that there is none; its kind, 8; the seats
//        that have passed on it: none, one, two
//
// A full house has no suit; a straight flush is a straight and a flush. Kinds that the rules of that paper do
// not have are encoded as the nearest one: four plus one as four of a kind.
#pragma once

#include "big_two/learn/features.h"

namespace upperhand::big_two::rl_ppo {

inline constexpr int kNumbers = 412;
inline constexpr int kWords = 7;  // enough for that many bits
using PlaceWords = std::array<uint64_t, kWords>;

// The kinds that each seat has played, one bit per kind.
using KindsPlayed = std::array<uint16_t, kMostSeats>;
KindsPlayed kinds_played(const View& view);

// Of the hands in `position`, only that of `seat` is read; it may have at most 13 cards.
PlaceWords observe(const Tables& tables, const Position& position, const Counts& counts, const Shown& shown,
                   const KindsPlayed& kinds, int seat);

// The observation of a view's decision.
PlaceWords observe(const View& view);

}  // namespace upperhand::big_two::rl_ppo
