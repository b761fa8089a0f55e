// Section 3.2.2 of Vorsteveld (2007), rule by rule: every branch has a position that reaches it.
#include "rikken/players/strategy/basic.h"

#include <initializer_list>
#include <string>

#include "check.h"

namespace upperhand::rikken::basic_test {

namespace {

Hand cards(std::string_view text) { return to_hand(Cards::parse(text)); }
int card(std::string_view text) { return lowest(cards(text)); }
int suit(char letter) { return static_cast<int>(kSuitText.find(letter)); }

// Seat 0 is to play after these cards. Seat 1 declares unless another is named.
Sight at_turn(Contract contract, std::string_view hand, std::initializer_list<const char*> trick,
              std::string_view gone = "") {
  Sight sight;
  sight.contract = contract;
  sight.hand = sight.dealt = sight.legal = cards(hand);
  sight.gone = cards(gone);
  sight.trick.fill(kNoCard);
  sight.leader = static_cast<uint8_t>((kSeats - static_cast<int>(trick.size())) & 3);
  sight.declarer = 1;
  sight.declarers = 1 << 1;
  auto seat = sight.leader;
  for (const char* laid : trick) {
    sight.trick[seat] = static_cast<uint8_t>(card(laid));
    if (seat == sight.leader) sight.led = static_cast<uint8_t>(suit_of_card(card(laid)));
    seat = seat_after(seat);
  }
  if (!sight.leading() && (sight.hand & lane(sight.led)) != 0) sight.legal &= lane(sight.led);
  return sight;
}

Sight rik(std::string_view hand, std::initializer_list<const char*> trick, std::string_view gone = "") {
  Sight sight = at_turn(Contract::rik, hand, trick, gone);
  sight.trump = static_cast<uint8_t>(suit('H'));
  return sight;
}

Sight misere(std::string_view hand, std::initializer_list<const char*> trick) {
  return at_turn(Contract::misere, hand, trick);
}

Sight piek(std::string_view hand, std::initializer_list<const char*> trick, int tricks) {
  Sight sight = at_turn(Contract::piek, hand, trick);
  sight.won[1] = static_cast<uint8_t>(tricks);
  return sight;
}

// The same position, seen by the declarer.
Sight declaring(Sight sight) {
  sight.won[0] = sight.won[1];
  sight.won[1] = 0;
  sight.declarer = 0;
  sight.declarers = 1;
  return sight;
}

// Whatever the random numbers, one of these cards is chosen, each of them sometimes, always for this reason.
bool chooses(const Sight& sight, std::string_view expected, const std::string& reason) {
  Hand seen = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    const Choice choice = basic::choose(sight, rng);
    if (choice.reason != reason) return false;
    seen |= bit(choice.card);
  }
  return seen == cards(expected);
}

}  // namespace

TEST(basic_leads_one_of_its_highest_cards) {
  CHECK(chooses(rik("AS 3S AD KC 4H", {}), "AS AD", "lead_highest"));
  CHECK(chooses(rik("AS 3S KC 4H", {}, "AC"), "AS KC", "lead_highest"));
}

TEST(basic_leads_any_card_without_a_highest) { CHECK(chooses(rik("KS 3S KC", {}), "KS 3S KC", "lead_any")); }

TEST(basic_leads_a_legal_card) {
  Sight sight = rik("AS 3S KC", {});
  sight.legal = cards("3S KC");
  CHECK(chooses(sight, "3S KC", "lead_any"));
  sight.legal = cards("KC");
  CHECK(chooses(sight, "KC", "only_card"));
}

TEST(basic_plays_the_highest_card_in_the_middle) {
  CHECK(chooses(rik("AS KS 3S 4H", {"QS"}), "AS", "play_highest"));
  CHECK(chooses(rik("KS 3S 4H", {"QS", "2S"}, "AS"), "KS", "play_highest"));
  // The rule asks for nothing else: the trick is trumped already, and the ace goes all the same.
  CHECK(chooses(rik("AS 3S 4H", {"QS", "2H"}), "AS", "play_highest"));
}

TEST(basic_figure_3_1_any_spade_below_an_ace_not_yet_played) {
  CHECK(chooses(rik("KS 8S 3S 4H", {"QS"}), "KS 8S 3S", "follow_any"));
  CHECK(chooses(rik("KS 8S 3S 4H", {"9S", "QS"}), "KS 8S 3S", "follow_any"));
}

TEST(basic_plays_its_lowest_card_below_the_trick) {
  CHECK(chooses(rik("JS 8S 3S 4H", {"QS"}), "3S", "follow_lowest"));
  CHECK(chooses(rik("KS 8S 3S 4H", {"AS"}), "3S", "follow_lowest"));
  CHECK(chooses(rik("KS 8S 3S 4H", {"QS", "2H"}), "3S", "follow_lowest"));
}

TEST(basic_trumps_low_in_the_middle) {
  CHECK(chooses(rik("JH 4H 3C 2D", {"QS"}), "4H", "trump_low"));
  CHECK(chooses(rik("JH 4H 3C 2D", {"QS", "5H"}), "4H", "trump_low"));
}

TEST(basic_throws_a_low_card_away_in_the_middle) {
  CHECK(chooses(rik("JC 3C KD 2D", {"QS"}), "3C 2D", "throw_away_low"));
  CHECK(chooses(rik("JC 3C KD 2D", {"QH"}), "3C 2D", "throw_away_low"));
}

TEST(basic_keeps_highest_cards_when_it_throws_away) {
  CHECK(chooses(rik("AC JD 2D", {"QS"}), "2D", "throw_away_low"));
  CHECK(chooses(rik("AC AD", {"QS"}), "AC AD", "throw_away_highest"));
  CHECK(chooses(rik("AC KC", {"QS"}), "KC", "throw_away_low"));
  CHECK(chooses(rik("KC QC", {"QS"}, "AC JC"), "QC", "throw_away_low"));
  CHECK(chooses(rik("AC", {"QS"}), "AC", "only_card"));
}

TEST(basic_wins_cheaply_when_last) {
  CHECK(chooses(rik("AS KS JS 3S", {"TS", "2S", "4S"}), "JS", "win_cheaply"));
  CHECK(chooses(rik("AH 9H 3H", {"TS", "8H", "4S"}), "9H", "trump_to_win"));
  CHECK(chooses(rik("AH 9H 3H", {"2H", "8H", "4H"}), "9H", "win_cheaply"));
}

TEST(basic_plays_low_when_last_and_beaten) {
  CHECK(chooses(rik("KS JS 3S", {"TS", "AS", "4S"}), "3S", "last_lowest"));
  CHECK(chooses(rik("KS JS 3S", {"TS", "2H", "4S"}), "3S", "last_lowest"));
}

TEST(basic_trumps_when_last_only_to_win) {
  CHECK(chooses(rik("9H 3H 4C", {"TS", "2S", "4S"}), "3H", "trump_to_win"));
  CHECK(chooses(rik("9H 3H 4C", {"TS", "TH", "4S"}), "4C", "throw_away_low"));
  CHECK(chooses(rik("9H 3H 4C JD 2D", {"TS", "TH", "4S"}), "4C 2D", "throw_away_low"));
  CHECK(chooses(rik("9H 3H AC", {"TS", "TH", "4S"}), "AC", "throw_away_highest"));
  CHECK(chooses(rik("9H 3H", {"TS", "TH", "4S"}), "3H", "only_low_trumps"));
}

TEST(basic_plays_every_contract_for_tricks_alike) {
  for (const Contract contract : {Contract::rik_beter, Contract::solo8, Contract::troela, Contract::solo13}) {
    Sight sight = rik("AS KS JS 3S", {"TS", "2S", "4S"});
    sight.contract = contract;
    CHECK(chooses(sight, "JS", "win_cheaply"));
  }
}

TEST(basic_declares_piek_with_high_cards_until_it_has_a_trick) {
  CHECK(chooses(declaring(piek("AS 3S KC 4C 9D", {}, 0)), "AS KC 9D", "lead_high"));
  CHECK(chooses(declaring(piek("JS 3S KC", {"QS"}, 0)), "JS", "try_highest"));
  CHECK(chooses(declaring(piek("JS 3S KC", {"QD"}, 0)), "JS KC", "unload"));
}

TEST(basic_declares_piek_as_misere_once_it_has_a_trick) {
  CHECK(chooses(declaring(piek("AS 3S KC 4C 9D", {}, 1)), "3S 4C 9D", "lead_low"));
  CHECK(chooses(declaring(piek("KS JS 3S KC", {"QS"}, 1)), "JS", "duck"));
}

TEST(basic_defends_piek_by_chance_then_as_misere) {
  CHECK(chooses(piek("KS JS 3S KC", {"QS"}, 0), "KS JS 3S", "defend_any"));
  CHECK(chooses(piek("KS JS 3S KC", {"QS"}, 1), "JS", "duck"));
  CHECK(chooses(piek("KS 3S KC 2C", {}, 1), "3S 2C", "lead_low"));
}

TEST(basic_defends_a_joined_piek_by_chance_while_a_declarer_has_no_trick) {
  Sight sight = piek("KS JS 3S KC", {"QS"}, 1);
  sight.declarers |= 1 << 2;
  CHECK(chooses(sight, "KS JS 3S", "defend_any"));
  sight.won[2] = 2;
  CHECK(chooses(sight, "JS", "duck"));
}

TEST(basic_leads_low_in_misere) {
  CHECK(chooses(misere("KS 3S KC 2C AD", {}), "3S 2C AD", "lead_low"));
  CHECK(chooses(declaring(misere("KS 3S KC 2C AD", {})), "3S 2C AD", "lead_low"));
}

TEST(basic_declares_misere_below_the_trick) {
  CHECK(chooses(declaring(misere("KS JS 3S KC", {"QS"})), "JS", "duck"));
  CHECK(chooses(declaring(misere("KS JS 3S KC", {"4S", "5C", "6D"})), "3S", "duck"));
  CHECK(chooses(declaring(misere("KS JS KC", {"4S"})), "JS", "cannot_duck"));
  CHECK(chooses(declaring(misere("KC 2C TD 9D", {"4S"})), "KC TD", "unload"));
}

// Seat 1 declares: after it seats 2, 3 and 0 play, before it none but seat 0 when three cards lie.
TEST(basic_defends_misere_below_a_declarer_who_wins) {
  CHECK(chooses(misere("KS JS 3S KC", {"QS", "2S", "4S"}), "JS", "duck"));
  CHECK(chooses(misere("KS JS KC", {"TS", "2S", "4S"}), "JS", "cannot_duck"));
}

TEST(basic_defends_misere_with_its_highest_card_when_the_declarer_is_safe) {
  CHECK(chooses(misere("KS JS 3S KC", {"4S", "TS", "2S"}), "KS", "highest_now"));
  CHECK(chooses(misere("KS JS 3S KC", {"4D", "TD", "2S"}), "KS KC", "unload"));
}

TEST(basic_defends_misere_low_before_the_declarer) {
  CHECK(chooses(misere("KS JS 3S KC", {"TS", "QS"}), "JS", "duck"));
  CHECK(chooses(misere("KS JS KC", {"TS", "9S"}), "JS", "cannot_duck"));
}

TEST(basic_defends_misere_without_the_suit) {
  CHECK(chooses(misere("KC 2C TD 9D", {"4S"}), "KC TD", "unload"));
}

TEST(basic_plays_schoppen_mie_as_a_declarer_of_misere) {
  Sight sight = misere("KS JS 3S KC", {"4S", "TS", "2S"});
  sight.contract = Contract::schoppen_mie;
  sight.declarer = kNobody;
  sight.declarers = 0;
  CHECK(chooses(sight, "3S", "duck"));
}

TEST(basic_plays_open_games_as_closed_ones) {
  for (const Contract contract : {Contract::open_misere, Contract::open_misere_talk}) {
    Sight sight = misere("KS JS 3S KC", {"QS", "2S", "4S"});
    sight.contract = contract;
    CHECK(chooses(sight, "JS", "duck"));
  }
  for (const Contract contract : {Contract::open_piek, Contract::open_piek_talk}) {
    Sight sight = piek("KS JS 3S KC", {"QS"}, 0);
    sight.contract = contract;
    CHECK(chooses(sight, "KS JS 3S", "defend_any"));
  }
}

}  // namespace upperhand::rikken::basic_test
