#include "rikken/players/oracle/oracle.h"

#include <algorithm>
#include <memory>

#include "checks.h"
#include "rikken/players/oracle/attempts.h"
#include "threads.h"

namespace upperhand::rikken::oracle {

namespace {

bool alone(Aim aim) { return aim == Aim::exactly_one || aim == Aim::none; }

// The range in which a value may still lie.
struct Range {
  int low, high;
};

// The most tricks of a range for which `reaches(tricks)` holds, starting with a guess.
template <class Reaches>
int most_reached(Range range, int guess, const Reaches& reaches) {
  auto [low, high] = range;
  int wanted = std::clamp(guess, low + 1, high);
  while (low < high) {
    if (reaches(wanted))
      low = wanted;
    else
      high = wanted - 1;
    wanted = low == wanted ? low + 1 : high;
  }
  return low;
}

int tricks_won(const Problem& problem) {
  int out = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    out += problem.objective.has(seat) ? problem.ending.won[static_cast<size_t>(seat)] : 0;
  return out;
}

// The whole range that the rules allow; a player need not do worse than with a card whose value is known.
Range possible(const Problem& problem, std::optional<int> after = std::nullopt) {
  Range out{0, 1};
  if (problem.objective.aim == Aim::most_tricks) {
    const int won = tricks_won(problem);
    out = {won, won + problem.ending.tricks_left()};
  }
  if (!after) return out;
  if (*after < out.low || *after > out.high)
    throw Error("no card can lead to the value " + std::to_string(*after));
  (problem.objective.has(problem.ending.turn()) ? out.low : out.high) = *after;
  return out;
}

// `ask(n)` tells whether n more tricks can be won.
template <class Ask>
int answer(const Problem& problem, Range range, int guess, const Ask& ask) {
  if (range.low == range.high) return range.low;
  const int won = tricks_won(problem);
  switch (problem.objective.aim) {
    case Aim::most_tricks:
      return most_reached(range, guess, [&](int tricks) { return ask(tricks - won); });
    case Aim::at_least:
      return ask(problem.objective.tricks - won);
    case Aim::exactly_one:
      return ask(1 - won);
    default:
      return ask(-won);
  }
}

// By high cards and trumps: a side that holds all of them would take all tricks.
int first_guess(const Problem& problem) {
  const Ending& ending = problem.ending;
  int own = 0, all = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    Hand hand = ending.hands[static_cast<size_t>(seat)];
    if (const uint8_t card = ending.trick[static_cast<size_t>(seat)]; card != kNoCard) hand |= bit(card);
    int points = 0;
    for (const int card : each(hand))
      points += std::max(0, rank_of_card(card) - kJack + 1) + 2 * (suit_of_card(card) == ending.trump);
    all += points;
    own += problem.objective.has(seat) ? points : 0;
  }
  const int tricks = ending.tricks_left();
  return tricks_won(problem) + (all == 0 ? tricks / 2 : (2 * tricks * own + all) / (2 * all));
}

}  // namespace

// Memory is valid for one trump, one division into sides and one set of duties.
void Oracle::remember_for(const Problem& problem) {
  const bool same = problem.ending.trump == last_.ending.trump &&
                    problem.ending.duties == last_.ending.duties &&
                    problem.objective.side == last_.objective.side &&
                    alone(problem.objective.aim) == alone(last_.objective.aim);
  if (!same) memory_.forget();
  last_ = problem;
}

// Passes `ask` a search for the goal of the problem.
template <class Ask>
auto Oracle::asked(const Problem& problem, const Ask& ask) {
  check(problem.ending);
  check(problem.objective);
  const std::lock_guard lock(asking_);
  remember_for(problem);
  if (!alone(problem.objective.aim)) {
    Search<Taking> search(problem.ending, Taking{problem.objective.side}, memory_, effort_);
    return ask(search);
  }
  Attempts attempts(problem.ending, std::countr_zero(problem.objective.side), memory_, effort_);
  return ask(attempts);
}

int Oracle::value(const Problem& problem, std::optional<int> after) {
  return asked(problem, [&](auto& search) {
    return answer(problem, possible(problem, after), after.value_or(first_guess(problem)),
                  [&](int wanted) { return search.reaches(wanted); });
  });
}

std::vector<CardValue> Oracle::card_values(const Problem& problem) {
  return asked(problem, [&](auto& search) {
    std::vector<CardValue> out;
    int guess = first_guess(problem);
    for (const int card : each(legal_cards(problem.ending))) {
      guess = answer(problem, possible(problem), guess,
                     [&](int wanted) { return search.reaches_by(card, wanted); });
      out.push_back({static_cast<uint8_t>(card), static_cast<uint8_t>(guess)});
    }
    return out;
  });
}

uint64_t Oracle::positions() const {
  const std::lock_guard lock(asking_);
  return effort_.positions;
}

std::vector<uint8_t> values(std::span<const Problem> problems, unsigned threads) {
  std::vector<uint8_t> out(problems.size());
  share_with(
      problems.size(), check_threads(threads), [] { return std::make_unique<Oracle>(); },
      [&](std::unique_ptr<Oracle>& oracle, size_t i) {
        out[i] = static_cast<uint8_t>(oracle->value(problems[i]));
      });
  return out;
}

}  // namespace upperhand::rikken::oracle
