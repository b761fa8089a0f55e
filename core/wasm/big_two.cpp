#include <algorithm>
#include <tuple>

#include "big_two/hand/analysis.h"
#include "big_two/players/champion/search.h"
#include "big_two/players/dial/dial.h"
#include "wasm/json.h"
#include "wasm/table.h"

namespace upperhand::wasm {

using namespace big_two;

namespace {

State dealt_by(const Setup& setup) {
  const auto tables = std::make_shared<const Tables>(rules_of(setup, switches()));
  if (setup.seed) return State::deal(tables, *setup.seed, setup.names);
  return State::from_hands(tables, setup.hands, setup.names, std::nullopt, {});
}

std::string_view kind_of(const Tables& tables, Cards cards) {
  const auto combination = classify(tables, cards);
  return combination ? kKindText[index_of(combination->kind)] : "pass";
}

std::string table_move(const Tables& tables, int seat, Move move) {
  return object_of({{"seat", json_of(seat)},
                    {"move", quoted(move.text())},
                    {"kind", quoted(kind_of(tables, move.cards))},
                    {"cards", cards_of(move.cards)},
                    {"text", "\"\""}});
}

std::string turns_of(const Tables& tables, std::span<const Turn> turns) {
  return list_of(turns, [&](const Turn& turn) { return table_move(tables, turn.seat, turn.move); });
}

std::string last_trick(const Tables& tables, std::span<const Turn> plays) {
  if (plays.empty()) return "null";
  int winner = 0;
  for (const Turn& turn : plays)
    if (!turn.move.is_pass()) winner = turn.seat;
  return object_of({{"plays", turns_of(tables, plays)}, {"winner", json_of(winner)}});
}

// Weakest first within a kind, the pass last.
std::string legal_of(const View& view) {
  std::vector<std::tuple<size_t, int, std::string>> plays;
  for (const Move move : view.legal_moves())
    if (const auto one = classify(view.tables(), move.cards))
      plays.emplace_back(index_of(one->kind), strength(view.tables(), *one), move.text());
  std::sort(plays.begin(), plays.end());
  std::string out = list_of(plays, [](const auto& play) {
    const auto& [kind, _, text] = play;
    return object_of(
        {{"move", quoted(text)}, {"kind", quoted(kKindText[kind])}, {"cards", cards_of(Cards::parse(text))}});
  });
  if (!view.why_not(Move{}).empty()) return out;
  out.pop_back();
  return out + (plays.empty() ? "" : ",") + R"({"move":"pass","kind":"pass","cards":[]}])";
}

// For every card in hand that is in no legal move, why it cannot be played alone.
std::string why_not_of(const View& view) {
  Cards live;
  for (const Move move : view.legal_moves()) live |= move.cards;
  std::vector<Field> out;
  std::vector<std::string> names;
  names.reserve(kDeckSize);
  for (const int card : view.hand() - live) {
    const Reason why = view.why_not(Move{Cards::of(card)});
    names.push_back(card_text(card));
    out.emplace_back(names.back(), why.empty() ? reason_of("in_no_play") : json_of(why));
  }
  return object_of(out);
}

class BigTwoTable : public Table {
 public:
  BigTwoTable(State state, Networks networks) : state_(std::move(state)), networks_(std::move(networks)) {}

  std::string facts() const override {
    const bool forced = !state_.over() && state_.legal_moves().size() == 1;
    const std::string_view kind = forced                                   ? "forced"
                                  : starts_.now == state_.history().size() ? "lead"
                                                                           : "follow";
    return object_of({{"turn", json_of(state_.turn())},
                      {"ply", json_of(state_.history().size())},
                      {"over", json_of(state_.over())},
                      {"dealer", "null"},
                      {"kind", quoted(kind)}});
  }

  std::string seen(int seat) const override {
    const View view = state_.view(seat);
    const bool turn = view.my_turn();
    return object_of({{"view", view_of(view)},
                      {"legal", turn ? legal_of(view) : "[]"},
                      {"why_not", turn ? why_not_of(view) : "{}"}});
  }

  std::string moves() const override { return turns_of(state_.tables(), state_.history()); }

  std::string play(std::string_view text) override {
    const Move move = Move::parse(text);
    if (const Reason why = state_.why_not(move); !why.empty()) return json_of(why);
    state_.apply(move, std::nullopt);
    if (!state_.over() && state_.position().leading()) starts_ = {state_.history().size(), starts_.now};
    return "null";
  }

  std::string decide(double strength, uint64_t seed, uint64_t game) const override {
    const View view = state_.view(state_.turn());
    Rng rng = Rng::derive(seed, game, static_cast<uint64_t>(view.seat()), state_.history().size());
    return quoted(chosen(view, strength, rng).text());
  }

  std::string dealt() const override { return hands_of(state_.dealt()); }

  std::string result() const override {
    const Position& end = state_.position();
    const std::string winner = quoted((*state_.names())[end.turn]);
    return object_of({{"headline", reason_of("has_won", {{"name", winner}})},
                      {"scores", list_of(state_.scores(), [](int score) { return json_of(score); })},
                      {"explanation", explanation()},
                      {"hands", hands_of(end.hands)},
                      {"dealt", dealt()}});
  }

  std::unique_ptr<Table> next(uint64_t seed) const override {
    return std::make_unique<BigTwoTable>(State::deal(state_.shared_tables(), seed, state_.names()),
                                         networks_);
  }

 private:
  // The plies at which the running trick and the one before it began.
  struct Starts {
    size_t now = 0, before = 0;
  };

  Move chosen(const View& view, double strength, Rng& rng) const {
    if (strength <= dial::kNoMistakes) return dial::decide(view, *networks_.best, strength, rng).move;
    if (const std::vector<Move> moves = view.legal_moves(); moves.size() == 1) return moves[0];
    const champion::SearchSettings settings = dial::search_settings(strength);
    return champion::search(view, *networks_.best, *networks_.rollout, settings, rng.bits()).move;
  }

  std::string view_of(const View& view) const {
    const Tables& tables = view.tables();
    const Position& position = view.position();
    const std::span<const Turn> history = view.history();
    const std::string must = view.must_contain().text();
    const bool leading = position.leading();
    return object_of({
        {"game", "\"big_two\""},
        {"seat", json_of(view.seat())},
        {"phase", position.over ? "\"over\"" : "\"play\""},
        {"turn", json_of(position.turn)},
        {"leader", json_of(position.leader)},
        {"seats", seats_of(view)},
        {"hand", cards_of(view.hand())},
        {"groups", list_of(suggested_split(tables, view.hand()),
                           [](const Combination& play) { return cards_of(play.cards); })},
        {"table", leading ? "null" : table_move(tables, position.table_seat, Move{position.table})},
        {"trick", turns_of(tables, history.subspan(starts_.now))},
        {"last_trick", last_trick(tables, history.subspan(starts_.before, starts_.now - starts_.before))},
        {"must_contain", must.empty() ? "null" : quoted(must)},
        {"winner", position.over ? json_of(position.turn) : "null"},
        {"hands", "null"},
    });
  }

  static std::string seats_of(const View& view) {
    int seat = -1;
    return list_of(*view.names(), [&](const std::string& name) {
      ++seat;
      return object_of({{"seat", json_of(seat)},
                        {"name", quoted(name)},
                        {"count", json_of(view.counts()[static_cast<size_t>(seat)])},
                        {"passed", json_of((view.position().passed >> seat & 1) != 0)}});
    });
  }

  std::string hands_of(const Hands& hands) const {
    return list_of(std::span(hands).first(static_cast<size_t>(state_.tables().players)), cards_of);
  }

  // How the points of each seat were counted, in lines.
  std::string explanation() const {
    const std::vector<int> scores = state_.scores();
    std::string paid;
    for (const int score : scores)
      if (score < 0) paid += (paid.empty() ? "" : " + ") + std::to_string(-score);
    int seat = -1;
    return list_of(scores, [&](int score) { return counted(++seat, score, paid); });
  }

  std::string counted(int seat, int score, const std::string& paid) const {
    const Cards left = state_.position().hands[static_cast<size_t>(seat)];
    std::vector<std::string> lines;
    if (left.empty()) {
      lines = {reason_of("went_out_first"),
               reason_of("receives", {{"sum", quoted(paid)}, {"points", json_of(score)}})};
    } else {
      const Cost cost = state_.cost(seat);
      lines.push_back(
          reason_of("cards_left_cost", {{"count", json_of(left.size())}, {"points", json_of(cost.points)}}));
      if (cost.times_for_twos > 1)
        lines.push_back(reason_of("doubled_for_twos", {{"times", json_of(cost.times_for_twos)}}));
      if (cost.times_for_many > 1)
        lines.push_back(reason_of("many_cards_left", {{"times", json_of(cost.times_for_many)}}));
      lines.push_back(reason_of("pays", {{"points", json_of(-score)}}));
    }
    return list_of(lines, [](const std::string& line) { return line; });
  }

  State state_;
  Networks networks_;
  Starts starts_;
};

}  // namespace

std::unique_ptr<Table> big_two_table(const Setup& setup, const Networks& networks) {
  return std::make_unique<BigTwoTable>(dealt_by(setup), networks);
}

}  // namespace upperhand::wasm
