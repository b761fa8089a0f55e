#include <algorithm>

#include "rikken/players/dial/dial.h"
#include "rikken/rules/scores.h"
#include "wasm/json.h"
#include "wasm/table.h"

namespace upperhand::wasm {

using namespace rikken;

namespace {

constexpr int kUsualDealer = 3;  // of hands without one

State dealt_by(const Setup& setup) {
  const auto tables = std::make_shared<const Tables>(rules_of(setup, switches()));
  if (setup.seed) return State::deal(tables, *setup.seed, setup.names, setup.dealer);
  return State::from_hands(tables, setup.hands, setup.names, setup.dealer.value_or(kUsualDealer),
                           std::nullopt);
}

std::string json_of_seat(uint8_t seat) { return seat == kNobody ? "null" : json_of(seat); }
std::string json_of_card(uint8_t card) { return card == kNoCard ? "null" : quoted(text_of(card)); }
std::string json_of_suit(uint8_t suit) { return suit == kNoSuit ? "null" : quoted(text_of_suit(suit)); }
std::string json_of_bid(Contract contract) { return quoted(text_of(contract)); }

// As people sort a hand: spades, hearts, clubs, diamonds, each from high to low.
std::string arranged_cards(Hand hand) {
  std::vector<int> cards;
  for (const int suit : {kSpades, kHearts, 1, 0})
    for (Hand left = hand & lane(suit); left != 0; left &= ~bit(highest(left)))
      cards.push_back(highest(left));
  return list_of(cards, [](int card) { return quoted(text_of(card)); });
}

// With a partner, alone, for few tricks, with open cards, or each player alone.
std::string_view bid_kind(Contract bid) {
  const Terms& wanted = terms(bid);
  if (wanted.goal == Goal::no_queen) return "each";
  if (wanted.open) return "open";
  if (wanted.goal != Goal::at_least) return "few";
  return wanted.partner() ? "partner" : "alone";
}

std::string stakes_of(const Tables& tables) {
  return list_of(tables.rules.bids, [&](const std::string& name) {
    const Contract bid = *contract_named(name);
    const auto [gain, loss] = stakes(tables, bid);
    return object_of({{"bid", quoted(name)},
                      {"kind", quoted(bid_kind(bid))},
                      {"gain", json_of(gain)},
                      {"loss", json_of(loss)}});
  });
}

// Pass, bid, trump, call or card.
std::string_view kind_of(Move move) {
  static constexpr std::array<std::string_view, 4> kText = {"bid", "trump", "call", "card"};
  return move.is_pass() ? "pass" : kText[static_cast<size_t>(move.kind)];
}

std::string laid_cards(Move move) {
  return move.kind == MoveKind::card ? "[" + quoted(text_of(move.what)) + "]" : "[]";
}

std::string table_move(int seat, Move move) {
  return object_of({{"seat", json_of(seat)},
                    {"move", quoted(move.text())},
                    {"kind", quoted(kind_of(move))},
                    {"cards", laid_cards(move)},
                    {"text", "\"\""}});
}

std::string trick_cards(const std::array<uint8_t, kSeats>& cards, int leader) {
  std::vector<std::string> out;
  for (int i = 0; i < kSeats; ++i) {
    const int seat = (leader + i) & 3;
    const uint8_t card = cards[static_cast<size_t>(seat)];
    if (card != kNoCard) out.push_back(table_move(seat, Move::card(card)));
  }
  return list_of(out, [](const std::string& one) { return one; });
}

std::string last_trick(const View& view) {
  const std::vector<Trick> tricks = tricks_of(view.history(), view.position());
  if (tricks.empty()) return "null";
  const Trick& last = tricks.back();
  return object_of({{"plays", trick_cards(last.cards, last.leader)}, {"winner", json_of(last.winner)}});
}

std::string seats_of_bits(unsigned bits) {
  std::vector<int> seats;
  for (int seat = 0; seat < kSeats; ++seat)
    if ((bits >> seat & 1) != 0) seats.push_back(seat);
  return list_of(seats, [](int seat) { return json_of(seat); });
}

std::vector<Turn> bids_of(const View& view) {
  std::vector<Turn> out;
  for (const Turn& turn : view.history()) {
    if (turn.move.kind != MoveKind::bid) break;
    out.push_back(turn);
  }
  return out;
}

std::string contract_of(const Position& position) {
  if (position.contract == Contract::pass) return "null";
  return object_of({{"name", json_of_bid(position.contract)},
                    {"text", "\"\""},
                    {"goal", "\"\""},
                    {"declarers", seats_of_bits(position.declarers)},
                    {"trump", json_of_suit(position.trump)},
                    {"called", json_of_card(position.called)},
                    {"blind", json_of(position.blind)},
                    {"partner", json_of_seat(position.partner)}});
}

std::string seats_of(const View& view) {
  const Sight sight = view.sight();
  const std::vector<Turn> bids = bids_of(view);
  int seat = -1;
  return list_of(*view.names(), [&](const std::string& name) {
    ++seat;
    const auto at = static_cast<size_t>(seat);
    const auto said =
        std::find_if(bids.rbegin(), bids.rend(), [&](const Turn& turn) { return turn.seat == seat; });
    const bool spoke = said != bids.rend();
    return object_of({{"seat", json_of(seat)},
                      {"name", quoted(name)},
                      {"count", json_of(view.counts()[at])},
                      {"tricks", json_of(view.position().won[at])},
                      {"bid", spoke ? json_of_bid(said->move.contract()) : "null"},
                      {"passed", json_of(spoke && said->move.is_pass())},
                      {"exposed", sight.exposed[at] == 0 ? "null" : arranged_cards(sight.exposed[at])}});
  });
}

std::string view_of(const View& view) {
  const Position& position = view.position();
  const bool played = position.phase >= Phase::play;
  const bool table = !position.leading();
  return object_of({
      {"game", "\"rikken\""},
      {"seat", json_of(view.seat())},
      {"phase", quoted(kPhaseText[static_cast<size_t>(position.phase)])},
      {"turn", json_of(position.turn)},
      {"dealer", json_of(position.dealer)},
      {"leader", played ? json_of(position.leader) : "null"},
      {"seats", seats_of(view)},
      {"hand", arranged_cards(view.hand())},
      {"bids", list_of(bids_of(view),
                       [](const Turn& turn) {
                         return object_of({{"seat", json_of(turn.seat)},
                                           {"bid", json_of_bid(turn.move.contract())},
                                           {"text", "\"\""}});
                       })},
      {"stakes", position.phase == Phase::auction ? stakes_of(view.tables()) : "[]"},
      {"contract", contract_of(position)},
      {"table", table ? json_of_card(position.trick[static_cast<size_t>(trick_winner(position))]) : "null"},
      {"trick", trick_cards(position.trick, position.leader)},
      {"last_trick", last_trick(view)},
      {"tricks_won", list_of(position.won, [](uint8_t won) { return json_of(won); })},
      {"passed_out", json_of(position.phase == Phase::over && position.contract == Contract::pass)},
      {"hands", "null"},
  });
}

std::string legal_move(Move move) {
  std::vector<Field> out = {
      {"move", quoted(move.text())}, {"kind", quoted(kind_of(move))}, {"cards", laid_cards(move)}};
  if (move.kind == MoveKind::bid && !move.is_pass()) out.emplace_back("choice", json_of_bid(move.contract()));
  if (move.kind == MoveKind::trump) out.emplace_back("choice", quoted(text_of_suit(move.what)));
  if (move.kind == MoveKind::call) {
    out.emplace_back("choice", quoted(text_of(move.what)));
    out.emplace_back("blind", json_of(move.blind));
  }
  return object_of(out);
}

// Why some cards cannot be played now or, in an auction, some bids not made.
std::string why_not_of(const View& view) {
  std::vector<std::pair<std::string, std::string>> out;
  const Phase phase = view.position().phase;
  if (phase == Phase::play) {
    Hand live = 0;
    for (const Move move : view.legal_moves()) live |= bit(move.what);
    for (const int card : to_cards(view.hand() & ~live)) {
      const Reason why = view.why_not(Move::parse(card_text(card)));
      out.emplace_back(card_text(card), why.empty() ? reason_of("in_no_play") : json_of(why));
    }
  }
  if (phase == Phase::auction)
    for (const std::string& bid : view.tables().rules.bids)
      if (const Reason why = view.why_not(Move::parse(bid)); !why.empty())
        out.emplace_back(bid, json_of(why));
  return object_of(out);
}

class RikkenTable : public Table {
 public:
  explicit RikkenTable(State state) : state_(std::move(state)) {}

  std::string facts() const override {
    return object_of({{"turn", json_of(state_.turn())},
                      {"ply", json_of(state_.history().size())},
                      {"over", json_of(state_.over())},
                      {"dealer", json_of(state_.position().dealer)},
                      {"kind", quoted(kind())}});
  }

  std::string seen(int seat) const override {
    const View view = state_.view(seat);
    return object_of({{"view", view_of(view)},
                      {"legal", view.my_turn() ? list_of(view.legal_moves(), legal_move) : "[]"},
                      {"why_not", view.my_turn() ? why_not_of(view) : "{}"}});
  }

  std::string moves() const override {
    return list_of(state_.history(), [](const Turn& turn) { return table_move(turn.seat, turn.move); });
  }

  std::string play(std::string_view text) override {
    const Move move = Move::parse(text);
    if (const Reason why = state_.why_not(move); !why.empty()) return json_of(why);
    state_.apply(move, std::nullopt);
    return "null";
  }

  std::string decide(double strength, uint64_t seed, uint64_t game) const override {
    const auto seat = static_cast<uint64_t>(state_.turn());
    Rng rng = Rng::derive(seed, game, seat, state_.history().size());
    return quoted(dial::decide(state_.view(state_.turn()), dial::character(strength), rng).move.text());
  }

  std::string dealt() const override { return hands_of(state_.position().dealt); }

  std::string result() const override {
    const std::vector<int> chips = state_.scores();
    int seat = -1;
    return object_of(
        {{"headline", headline(chips)},
         {"scores", list_of(chips, [](int each) { return json_of(each); })},
         {"explanation", list_of(chips,
                                 [&](int each) {
                                   ++seat;
                                   const int won = state_.position().won[static_cast<size_t>(seat)];
                                   return "[" + role(seat) + "," + count_of_tricks(won) + "," +
                                          reason_of("count_of_chips", {{"chips", json_of(each)}}) + "]";
                                 })},
         {"hands", hands_of(state_.position().hands)},
         {"dealt", dealt()}});
  }

  std::unique_ptr<Table> next(uint64_t seed) const override {
    return std::make_unique<RikkenTable>(state_.next_deal(seed, state_.names()));
  }

 private:
  std::string_view kind() const {
    if (!state_.over() && state_.legal_moves().size() == 1) return "forced";
    if (state_.position().phase < Phase::play) return "bid";
    return state_.position().leading() ? "lead" : "follow";
  }

  static std::string hands_of(const Hands& hands) {
    return list_of(hands, [](Hand hand) { return cards_of(to_cards(hand)); });
  }

  std::string name(int seat) const { return quoted((*state_.names())[static_cast<size_t>(seat)]); }

  static std::string count_of_tricks(int tricks) {
    return reason_of("count_of_tricks", {{"count", json_of(tricks)}});
  }

  std::string contract() const {
    const Position& end = state_.position();
    if (end.trump == kNoSuit) return reason_of("the_contract", {{"contract", json_of_bid(end.contract)}});
    return reason_of("the_contract_in",
                     {{"contract", json_of_bid(end.contract)}, {"trump", json_of_suit(end.trump)}});
  }

  // The contract a seat declared, was partner in, or defended against.
  std::string role(int seat) const {
    const Position& end = state_.position();
    if (end.contract == Contract::pass) return reason_of("role_passed_out");
    const bool own = end.is_declarer(seat) || end.contract == Contract::schoppen_mie;
    const std::string_view code = own                   ? "the_contract"
                                  : seat == end.partner ? "role_partner"
                                                        : "role_defender";
    return reason_of(code, {{"contract", json_of_bid(end.contract)}});
  }

  std::string headline(const std::vector<int>& chips) const {
    const Position& end = state_.position();
    if (end.contract == Contract::pass) return reason_of("all_passed");
    if (end.contract == Contract::schoppen_mie) return mie(chips);
    std::string out;
    for (int seat = kSeats - 1; seat >= 0; --seat) {
      if (!end.is_declarer(seat)) continue;
      const std::string one = came_out(seat, chips[static_cast<size_t>(seat)] > 0);
      out = out.empty() ? one : reason_of("two_sentences", {{"first", one}, {"then", out}});
    }
    return out;
  }

  std::string mie(const std::vector<int>& chips) const {
    std::vector<int> payers;
    for (int seat = 0; seat < kSeats; ++seat)
      if (chips[static_cast<size_t>(seat)] < 0) payers.push_back(seat);
    return reason_of("mie_pays", {{"names", list_of(payers, [&](int seat) { return name(seat); })},
                                  {"count", json_of(payers.size())}});
  }

  std::string came_out(int seat, bool made) const {
    const Position& end = state_.position();
    int tricks = end.won[static_cast<size_t>(seat)];
    if (end.partner == kNobody)
      return reason_of(made ? "made_contract" : "lost_contract",
                       {{"name", name(seat)}, {"contract", contract()}, {"tricks", count_of_tricks(tricks)}});
    tricks += end.won[end.partner];
    return reason_of(made ? "made_contract_with" : "lost_contract_with",
                     {{"name", name(seat)},
                      {"contract", contract()},
                      {"partner", name(end.partner)},
                      {"tricks", count_of_tricks(tricks)}});
  }

  State state_;
};

}  // namespace

std::unique_ptr<Table> rikken_table(const Setup& setup) {
  return std::make_unique<RikkenTable>(dealt_by(setup));
}

}  // namespace upperhand::wasm
