// Positions for tests of card play: small hands, a contract, and cards played through the real engine.
#pragma once

#include <string>
#include <vector>

#include "rikken/rules/view.h"

namespace upperhand::rikken::testing {

inline Hand cards(std::string_view text) { return to_hand(Cards::parse(text)); }
inline int card(std::string_view text) { return lowest(cards(text)); }
inline int suit(char letter) { return static_cast<int>(kSuitText.find(letter)); }

inline SharedTables all_contracts() {
  Rules rules;
  rules.bids = {"rik",         "rik_beter", "solo8",          "troela",           "piek",
                "solo9",       "misere",    "solo10",         "open_piek",        "solo11",
                "open_misere", "solo12",    "open_piek_talk", "open_misere_talk", "solo13"};
  rules.troela = "optional";
  rules.join = {"piek", "misere"};
  return std::make_shared<const Tables>(rules);
}

// A game past its auction. Cards in no hand have been played already.
struct Scene {
  Contract contract;
  std::vector<int> declarers = {0};
  char trump = ' ';
  std::string called = "";
  int leader = 0;
  std::array<uint8_t, kSeats> won = {};
  std::optional<int> partner = std::nullopt;
  SharedTables tables = all_contracts();

  State with(const std::vector<const char*>& hands, std::string_view played = "") const {
    std::vector<Cards> held;
    for (const char* hand : hands) held.push_back(Cards::parse(hand));
    const auto names = std::make_shared<const std::vector<std::string>>(
        std::vector<std::string>{"North", "East", "South", "West"});
    State state = State::from_hands(tables, held, names, 3, start());
    play(state, played);
    return state;
  }

  // "AS 2S": the next cards, each by the seat to move.
  static void play(State& state, std::string_view played) {
    for (size_t at = 0; at + 1 < played.size(); at += 3)
      state.apply(Move::card(card(played.substr(at, 2))), std::nullopt);
  }

 private:
  Start start() const {
    Start out;
    out.contract = contract;
    out.declarers = declarers;
    if (trump != ' ') out.trump = suit(trump);
    if (!called.empty()) out.called = card(called);
    out.leader = leader;
    out.won = won;
    out.partner = partner;
    return out;
  }
};

}  // namespace upperhand::rikken::testing
