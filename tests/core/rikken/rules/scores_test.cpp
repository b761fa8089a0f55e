#include "rikken/rules/scores.h"

#include "check.h"
#include "rikken/rules/position.h"

namespace upperhand::rikken::scores_test {

namespace {

using Chips = std::array<int, kSeats>;

Tables scored_by(const char* scores) {
  Rules rules;
  rules.bids = {kContractText.begin() + 1, kContractText.end()};
  rules.troela = "optional";
  rules.scores = scores;
  return Tables(rules);
}

Chips chips(const char* scores, Contract contract, uint8_t declarers, uint8_t partner,
            const std::array<uint8_t, kSeats>& won) {
  Position end;
  end.contract = contract;
  end.declarers = declarers;
  end.declarer = static_cast<uint8_t>(std::countr_zero(declarers));
  end.partner = partner;
  end.won = won;
  Chips out{};
  rikken::scores(scored_by(scores), end, out);
  return out;
}

Chips mie(uint8_t queen, uint8_t last) {
  Position end;
  end.contract = Contract::schoppen_mie;
  end.queen_taker = queen;
  end.leader = last;
  Chips out{};
  rikken::scores(scored_by("vorsteveld"), end, out);
  return out;
}

}  // namespace

TEST(a_declarer_alone_settles_with_everybody) {
  CHECK((chips("vorsteveld", Contract::solo9, 2, kNobody, {4, 9, 0, 0}) == Chips{-4, 12, -4, -4}));
  CHECK((chips("vorsteveld", Contract::solo9, 2, kNobody, {5, 8, 0, 0}) == Chips{4, -12, 4, 4}));
  CHECK((chips("stichting", Contract::solo9, 1, kNobody, {9, 4, 0, 0}) == Chips{180, -60, -60, -60}));
  CHECK((chips("stichting", Contract::solo9, 1, kNobody, {8, 5, 0, 0}) == Chips{-75, 25, 25, 25}));
  // Two play Misère: one makes it, one does not.
  CHECK((chips("vorsteveld", Contract::misere, 3, kNobody, {0, 2, 6, 5}) == Chips{20, -20, 0, 0}));
}

TEST(partners_share_what_a_rik_brings) {
  CHECK((chips("vorsteveld", Contract::rik, 1, 2, {6, 2, 3, 2}) == Chips{2, -2, 2, -2}));
  CHECK((chips("rik_one", Contract::rik, 1, 2, {6, 2, 3, 2}) == Chips{1, -1, 1, -1}));
  CHECK((chips("rik_one", Contract::rik, 1, 2, {4, 4, 3, 2}) == Chips{-1, 1, -1, 1}));
  // One overtrick is half a stake more; a lost rik is paid by the declarer alone.
  CHECK((chips("stichting", Contract::rik, 1, 2, {6, 2, 3, 2}) == Chips{15, -15, 15, -15}));
  CHECK((chips("stichting", Contract::rik, 1, 2, {3, 5, 3, 2}) == Chips{-30, 15, 0, 15}));
  CHECK((chips("stichting", Contract::rik_beter, 1, 2, {10, 0, 3, 0}) == Chips{210, -210, 210, -210}));
}

TEST(schoppen_mie_is_paid_by_who_took_the_queen_and_the_last_trick) {
  CHECK((mie(0, 1) == Chips{-4, -4, 4, 4}));
  CHECK((mie(2, 2) == Chips{4, 4, -12, 4}));
  CHECK((mie(kNobody, 3) == Chips{2, 2, 2, -6}));
}

TEST(nothing_is_paid_when_all_have_passed) {
  CHECK((chips("vorsteveld", Contract::pass, 0, kNobody, {}) == Chips{}));
}

TEST(stakes_are_what_a_declarer_gains_or_loses) {
  for (const char* name : {"vorsteveld", "rik_one", "stichting"}) {
    const Tables tables = scored_by(name);
    for (size_t contract = 1; contract < kContracts; ++contract) {
      const Stakes found = stakes(tables, static_cast<Contract>(contract));
      CHECK(found.gain > 0 && found.loss > 0);
    }
  }
  const Tables tables = scored_by("vorsteveld");
  CHECK(stakes(tables, Contract::solo13).gain == 66 && stakes(tables, Contract::solo13).loss == 66);
  CHECK(stakes(tables, Contract::rik).gain == 2 && stakes(tables, Contract::piek).gain == 9);
  CHECK(stakes(tables, Contract::schoppen_mie).gain == 4 &&
        stakes(tables, Contract::schoppen_mie).loss == 12);
}

TEST(contracts_are_made_by_their_tricks) {
  CHECK(made(Contract::solo10, 11) && !made(Contract::solo10, 9));
  CHECK(made(Contract::piek, 1) && !made(Contract::piek, 2) && !made(Contract::piek, 0));
  CHECK(made(Contract::misere, 0) && !made(Contract::misere, 1));
}

TEST(each_declarer_makes_a_contract_of_its_own_and_partners_make_one_together) {
  Position end;
  end.contract = Contract::misere;
  end.declarers = 0b101;
  end.won = {0, 6, 1, 6};
  CHECK(made(end, 0) && !made(end, 2));
  end.contract = Contract::rik;
  end.declarers = 0b001;
  end.partner = 3;
  end.won = {2, 3, 2, 6};
  CHECK(made(end, 0));
  end.won = {2, 3, 3, 5};
  CHECK(!made(end, 0));
}

}  // namespace upperhand::rikken::scores_test
