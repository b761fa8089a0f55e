// Tables by source: Vorsteveld (2007), Table 2.1; the tournament table of the Stichting Rikken.
#include "rikken/rules/scores.h"

#include <algorithm>

namespace upperhand::rikken {

namespace {

constexpr int kGoalWithPartner = 8, kMostTricks = 13;

// What each payer pays, by contract: Table 2.1. A Solo pays the same with hearts as trump.
constexpr std::array<int, kPlainContracts> kVorsteveld = {0, 1, 1,  1,  2,  3,  4,  5, 6,
                                                          6, 8, 10, 10, 12, 15, 22, 2};

// The tournament table pays different amounts for lost and for won contracts. It has no 8 alone (here one
// step of 30 below 9 alone), no Troela (here counted as a rik), and no Schoppen Mie.
constexpr std::array<Stake, kPlainContracts> kStichting = {{{0, 0},
                                                            {10, 10},
                                                            {30, 30},
                                                            {30, 15},
                                                            {10, 10},
                                                            {15, 15},
                                                            {60, 25},
                                                            {25, 25},
                                                            {90, 40},
                                                            {40, 40},
                                                            {120, 50},
                                                            {55, 55},
                                                            {50, 50},
                                                            {150, 55},
                                                            {60, 60},
                                                            {210, 70},
                                                            {10, 10}}};

// Overtricks and undertricks count half a stake each; all thirteen tricks seven stakes.
int rik_of_stichting(int stake, int tricks) {
  if (tricks == kMostTricks) return 7 * stake;
  if (tricks >= kGoalWithPartner) return stake + (tricks - kGoalWithPartner) * stake / 2;
  return stake + (kGoalWithPartner - 1 - tricks) * stake / 2;
}

// Where tricks are wanted: those beyond the goal, or those short of it but the first, which loses the
// contract.
int further_tricks(Contract contract, int tricks) {
  const Terms& wanted = terms(contract);
  if (!wanted.maximises()) return 0;
  return tricks >= wanted.tricks ? tricks - wanted.tricks : wanted.tricks - 1 - tricks;
}

// What one payer pays by the table.
int amount_of_table(const Tables& tables, Contract contract, int tricks) {
  const size_t row = index_of(plain(contract));
  if (tables.scores != Scoring::stichting) return kVorsteveld[row];
  const Stake& stake = kStichting[row];
  if (terms(contract).partner()) return rik_of_stichting(stake.won, tricks);
  return made(contract, tricks) ? stake.won : stake.lost;
}

// What one payer pays. A tariff of the house stands for all that the table says of a contract.
int amount(const Tables& tables, Contract contract, int tricks) {
  const int further = tables.rules.overtricks * further_tricks(contract, tricks);
  const Stake& own = tables.tariffs[index_of(contract)];
  if (own.won == 0) return amount_of_table(tables, contract, tricks) + further;
  return (made(contract, tricks) ? own.won : own.lost) + further;
}

void pay(std::span<int, kMostSeats> out, size_t from, size_t to, int chips) {
  out[from] -= chips;
  out[to] += chips;
}

// Each declarer settles with each other seat, including other declarers: their contracts are separate.
void settle_alone(const Tables& tables, const Position& position, std::span<int, kMostSeats> out) {
  for (unsigned left = position.declarers; left != 0; left &= left - 1) {
    const auto seat = static_cast<size_t>(std::countr_zero(left));
    const int tricks = position.won[seat];
    const int chips = amount(tables, position.contract, tricks) * (made(position.contract, tricks) ? 1 : -1);
    for (int& other : out) other -= chips;
    out[seat] += kSeats * chips;  // its own share comes back
  }
}

// Each defender settles with both partners, or with one of them if a rik counts once. In tournaments the
// declarer alone pays for a lost rik.
void settle_partners(const Tables& tables, const Position& position, std::span<int, kMostSeats> out) {
  const size_t declarer = position.declarer, partner = position.partner;
  const int tricks = position.won[declarer] + position.won[partner];
  const bool won = made(position.contract, tricks);
  const int chips = amount(tables, position.contract, tricks) * (won ? 1 : -1);
  size_t one = declarer, other = partner;
  for (size_t seat = 0; seat < kSeats; ++seat) {
    if (seat == declarer || seat == partner) continue;
    if (tables.scores == Scoring::vorsteveld) {
      pay(out, seat, declarer, chips);
      pay(out, seat, partner, chips);
    } else {
      pay(out, seat, tables.scores == Scoring::stichting && !won ? declarer : one, chips);
      std::swap(one, other);
    }
  }
}

// The seat that took the ♠Q and the seat that took the last trick each pay every seat that took neither.
void settle_mie(const Tables& tables, const Position& position, std::span<int, kMostSeats> out) {
  const size_t queen = position.queen_taker, last = position.leader;
  const int chips = amount(tables, position.contract, 0);
  for (size_t seat = 0; seat < kSeats; ++seat) {
    if (seat == queen || seat == last) continue;
    if (position.queen_taker != kNobody) pay(out, queen, seat, chips);
    pay(out, last, seat, chips);
  }
}

// The chips of a declarer at seat 0 that took this many tricks; in Schoppen Mie, of a seat that took all or
// nothing.
int chips_of_declarer(const Tables& tables, Contract contract, int tricks) {
  Position position;
  position.contract = contract;
  position.declarer = 0;
  position.declarers = 1;
  position.partner = terms(contract).partner() ? 1 : kNobody;
  position.won[0] = static_cast<uint8_t>(tricks);
  position.queen_taker = position.leader = tricks == 0 ? 1 : 0;
  std::array<int, kMostSeats> out{};
  scores(tables, position, out);
  return out[0];
}

}  // namespace

Stakes stakes(const Tables& tables, Contract contract) {
  const Terms& wanted = terms(contract);
  const bool wants_none = wanted.goal == Goal::none || wanted.goal == Goal::no_queen;
  const int missed = wants_none ? 1 : wanted.tricks - 1;
  return {chips_of_declarer(tables, contract, wanted.tricks), -chips_of_declarer(tables, contract, missed)};
}

bool made(Contract contract, int tricks) {
  const Terms& wanted = terms(contract);
  return wanted.goal == Goal::at_least ? tricks >= wanted.tricks : tricks == wanted.tricks;
}

bool made(const Position& end, int declarer) {
  const bool alone = end.partner == kNobody || end.partner == declarer;
  const int tricks = end.won[static_cast<size_t>(declarer)] + (alone ? 0 : end.won[end.partner]);
  return made(end.contract, tricks);
}

void scores(const Tables& tables, const Position& position, std::span<int, kMostSeats> out) {
  std::fill(out.begin(), out.end(), 0);
  if (position.contract == Contract::pass) return;
  if (position.contract == Contract::schoppen_mie) return settle_mie(tables, position, out);
  if (terms(position.contract).partner()) return settle_partners(tables, position, out);
  settle_alone(tables, position, out);
}

}  // namespace upperhand::rikken
