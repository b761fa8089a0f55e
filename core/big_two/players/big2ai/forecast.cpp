#include "big_two/players/big2ai/forecast.h"

#include <memory>
#include <optional>

#include "big_two/players/big2ai/drawing.h"
#include "checks.h"

namespace upperhand::big_two::big2ai {

namespace {

using Forecasts = std::array<Forecast, 3>;
constexpr unsigned kAll = 0b1110;  // the opponents, a bit for each distance

int distance_of(const View& view, int seat) { return (seat - view.seat()) & 3; }
int seat_at(const View& view, int distance) { return (view.seat() + distance) & 3; }

// The seats that have moved since the viewpoint did, one bit per distance.
unsigned answered(const View& view) {
  unsigned seats = 0;
  for (size_t i = view.history().size(); i-- > 0 && view.history()[i].seat != view.seat();)
    seats |= 1U << distance_of(view, view.history()[i].seat);
  return seats;
}

// What a seat can play when its turn comes, according to the rules and the unseen cards.
class Possible {
 public:
  explicit Possible(const View& view) : view_(view), list_(std::make_unique<DeckMoves>()) {}

  SetMask of(int seat) {
    const Position& now = view_.position();
    SetMask out;
    if (!(now.turn == seat && now.leading())) out.add(kPass);
    const SetMask& sets = anything_goes(seat) ? all() : beating();
    for (SetCode code = 1; code < kCodes; ++code)
      if (sets.holds(code) && size_of(kind_of(code)) <= view_.counts()[static_cast<size_t>(seat)])
        out.add(code);
    return out;
  }

 private:
  // Whether the seat may lead, or follow in a trick that is not led yet: the running trick is over once the
  // turn is back at the seat whose set is on the table.
  bool anything_goes(int seat) const {
    const Position& now = view_.position();
    if (now.leading() || (view_.tables().lead_after_unbeatable && now.turn != seat)) return true;
    for (int on_turn = now.turn;; on_turn = (on_turn + 1) & 3) {
      if (on_turn == now.table_seat) return true;
      if (on_turn == seat) return false;
    }
  }

  const SetMask& all() {
    if (!all_) {
      generate_all(view_.tables(), view_.possible_cards(), *list_);
      all_ = codes();
    }
    return *all_;
  }
  const SetMask& beating() {
    if (!beating_) {
      const Position& now = view_.position();
      generate_beating(view_.tables(), view_.possible_cards(), now.table_kind, now.table_key, *list_);
      beating_ = codes();
    }
    return *beating_;
  }
  SetMask codes() const {
    SetMask out;
    each_set(*list_,
             [&](uint32_t i, Kind kind) { out.add(set_code(view_.tables(), list_->cards(i), kind)); });
    return out;
  }

  const View& view_;
  std::unique_ptr<DeckMoves> list_;
  std::optional<SetMask> all_, beating_;
};

bool normalise(Forecast& one) {
  double total = 0;
  for (const double weight : one.chance) total += weight;
  if (total <= 0) return false;
  for (double& weight : one.chance) weight /= total;
  return true;
}

class Recalled {
 public:
  Recalled(const View& view, const Forecasting& how) : view_(view), how_(how), rounds_(rounds_of(view)) {}

  // Whether learned games know what the opponent does; if so, it is written down.
  bool tell(int distance, Forecast& out) const {
    const Moment moment = view_.my_turn() ? Moment::before : Moment::after;
    if (how_.index == nullptr || (moment == Moment::after && !rounds_.has_moved())) return false;
    const NameId name = how_.index->name((*view_.names())[static_cast<size_t>(seat_at(view_, distance))]);
    for (const Recall& recall : how_.recalls) {
      const Related& related = how_.index->related(recall);
      const RelatedSets found = related.find(rounds_, moment, how_.reach);
      if (found.enough(how_.reach) && weigh(related.predict(found, rounds_, distance, name, how_.reach), out))
        return true;
    }
    return false;
  }

 private:
  bool weigh(const Prediction& prediction, Forecast& out) const {
    double total = 0;
    for (const Expected& one : prediction)
      if (out.possible.holds(one.code)) total += out.chance[one.code] = one.matching;
    if (total == 0) return false;
    out.source = prediction.own ? Source::own : Source::everybody;
    out.related = prediction.total;
    return true;
  }

  const View& view_;
  const Forecasting& how_;
  Rounds rounds_;
};

// Continues guessed deals until every opponent has moved, and counts what each did first.
class GuessedDeals {
 public:
  explicit GuessedDeals(const View& view) : view_(view), scene_(view) {}

  void play(Rng& rng, Forecasts& counts) {
    Position at = view_.determinise(rng).position();
    for (unsigned acted = 0; acted != kAll && !at.over;) {
      const int distance = distance_of(view_, at.turn);
      const SetCode code = turn(at, rng);
      if (distance == 0 || (acted >> distance & 1) != 0) continue;
      acted |= 1U << distance;
      ++counts[static_cast<size_t>(distance - 1)].chance[code];
    }
  }

 private:
  // The opening must contain a certain card, which eq. 4 does not know.
  uint32_t draw(const Position& at, Rng& rng) {
    if (!at.opening) return draw_action(scene_, at, NoRecords{}, sets_, rng);
    legal_plays(view_.tables(), at, sets_);
    return draw_by_value(scene_.possibility, sets_, rng);
  }

  SetCode turn(Position& at, Rng& rng) {
    const uint32_t drawn = draw(at, rng);
    if (drawn == kPassed) {
      pass(view_.tables(), at);
      return kPass;
    }
    const Combination set = sets_.combination(view_.tables(), drawn);
    big_two::play(view_.tables(), at, set.cards, set.kind, set.key);
    return set_code(view_.tables(), set.cards, set.kind);
  }

  const View& view_;
  Scene scene_;
  Moves sets_;
};

void check(const View& view, const Forecasting& how) {
  if (view.tables().players != kMostSeats) throw Error("only games of four players can be predicted");
  if (view.position().over) throw GameOverError("the game is over: nobody will play any more");
  validate(how.reach);
  check_between("deals", how.deals, 1, 1'000'000);
  check_between("prior", how.prior, 0, 1e6);
  for (const Recall& recall : how.recalls) validate(recall);
  if (how.index != nullptr && !how.index->fits(view.tables()))
    throw KnowledgeError("the knowledge is of games under other rules");
}

}  // namespace

Forecasts forecast(const View& view, const Forecasting& how, Rng& rng) {
  check(view, how);
  Forecasts out, guessed;
  const Recalled recalled(view, how);
  Possible possible(view);
  const unsigned done = view.my_turn() ? 0 : answered(view);
  bool all_told = true;
  for (int distance = 1; distance <= 3; ++distance) {
    Forecast& one = out[static_cast<size_t>(distance - 1)];
    one.possible = possible.of(seat_at(view, distance));
    all_told = (done >> distance & 1) == 0 && recalled.tell(distance, one) && all_told;
  }
  if (!all_told || how.prior > 0) {
    GuessedDeals deals(view);
    for (int i = 0; i < how.deals; ++i) deals.play(rng, guessed);
  }
  for (size_t i = 0; i < out.size(); ++i) {
    const double weight = out[i].source == Source::deals ? 1 : how.prior;
    if (normalise(guessed[i]))
      for (size_t code = 0; code < kCodes; ++code) out[i].chance[code] += weight * guessed[i].chance[code];
    normalise(out[i]);
  }
  return out;
}

}  // namespace upperhand::big_two::big2ai
