#include "big_two/players/big2ai/search.h"

#include "big_two/players/big2ai/learned.h"
#include "check.h"
#include "errors.h"

namespace upperhand::big_two::big2ai::search_test {

using namespace upperhand::big_two::testing;

namespace {

Big2aiSettings with(Version version, unsigned threads = 1) {
  Big2aiSettings out;
  out.version = version;
  out.budget = 120;
  out.threads = threads;
  return out;
}

bool same(const Outcome& a, const Outcome& b) {
  if (a.verdict.move != b.verdict.move || a.verdict.steps != b.verdict.steps || a.searched != b.searched ||
      a.candidates.size() != b.candidates.size())
    return false;
  for (size_t i = 0; i < a.candidates.size(); ++i) {
    const Candidate &one = a.candidates[i], &other = b.candidates[i];
    if (one.set != other.set || one.playable != other.playable || one.possibility != other.possibility ||
        one.tally.visits != other.tally.visits || one.tally.good != other.tally.good ||
        one.tally.lost != other.tally.lost)
      return false;
  }
  return true;
}

void check_outcome(const View& view, const Big2aiSettings& settings, const Outcome& out) {
  CHECK(view.why_not(out.verdict.move).empty());
  CHECK(!out.verdict.steps.empty() && out.verdict.steps[0] == 1);
  if (!out.searched) return;
  uint64_t visits = 0;
  for (const Candidate& one : out.candidates) {
    visits += one.tally.visits;
    CHECK(one.possibility > 0);
    const double rate = one.rate(settings, view.tables().players - 1);
    CHECK(rate >= 0 && rate <= 1);
  }
  CHECK(visits == settings.budget);
}

constexpr std::array kVersions = {Version::one, Version::two, Version::three, Version::four};

}  // namespace

TEST(every_version_searches_whole_games_under_all_rules) {
  Rng rng(1);
  for (const SharedTables& tables : all_tables()) {
    State state = State::deal(tables, rng.bits(), names_of(tables->players));
    for (int i = 0; i < 8; ++i) {
      const View view = state.view(state.turn());
      for (const Version version : {Version::one, Version::four}) {
        const Big2aiSettings settings = with(version);
        check_outcome(view, settings, search(view, settings, nullptr, 3));
      }
      play_on(state, 5, rng);
    }
  }
}

TEST(every_version_learns_and_finds_the_same_on_any_number_of_threads) {
  const std::unique_ptr<Index> index = learned(usual(), 60, 1);
  for (const uint64_t seed : {1U, 2U, 3U}) {
    State state = State::deal(usual(), seed, names_of(4));
    for (int i = 0; i < 3; ++i) {
      if (i > 0) state.apply(state.legal_moves()[0], std::nullopt);
      const View view = state.view(state.turn());
      for (const Version version : kVersions) {
        const Outcome one = search(view, with(version), index.get(), 5);
        check_outcome(view, with(version), one);
        CHECK(same(one, search(view, with(version, 3), index.get(), 5)));
      }
    }
  }
}

// A budget is one tree's, or shared by several; then each may have a thread.
TEST(trees_share_a_budget_and_do_not_depend_on_threads) {
  const std::unique_ptr<Index> index = learned(usual(), 60, 1);
  const State state = State::deal(usual(), 1, names_of(4));
  const View view = state.view(state.turn());
  for (const Version version : kVersions) {
    Big2aiSettings four = with(version), threads = with(version, 3);
    four.trees = threads.trees = 4;
    const Outcome out = search(view, four, index.get(), 5);
    check_outcome(view, four, out);
    CHECK(same(out, search(view, threads, index.get(), 5)));
    CHECK(!same(out, search(view, with(version), index.get(), 5)));
  }
}

// Each reading of the paper changes what AI 4.0 finds, and nothing else.
TEST(readings_of_the_paper_are_those_of_ai_4) {
  const std::unique_ptr<Index> index = learned(usual(), 400, 1);
  const State state = State::deal(usual(), 1, names_of(4));
  const View view = state.view(state.turn());
  for (bool Big2aiSettings::* reading :
       {&Big2aiSettings::p3_below_root, &Big2aiSettings::learned_passes, &Big2aiSettings::suits_apart})
    for (const Version version : {Version::three, Version::four}) {
      Big2aiSettings usual_one = with(version), other = with(version);
      usual_one.budget = other.budget = 2'000;
      other.*reading = false;
      const Outcome out = search(view, other, index.get(), 5);
      check_outcome(view, other, out);
      CHECK(same(out, search(view, usual_one, index.get(), 5)) == (version == Version::three));
    }
}

// P2.0 and P3.0 of the own sets, or what opponents do on them.
TEST(what_was_learned_changes_a_search) {
  const std::unique_ptr<Index> index = learned(usual(), 60, 1);
  for (const Version version : kVersions) {
    State state = State::deal(usual(), 1, names_of(4));
    bool differs = false;
    for (int i = 0; i < 3; ++i) {
      const View view = state.view(state.turn());
      differs |= !same(search(view, with(version), nullptr, 5), search(view, with(version), index.get(), 5));
      state.apply(state.legal_moves()[0], std::nullopt);
    }
    CHECK(differs == (version != Version::one));
  }
}

TEST(a_search_by_the_clock_of_big2ai_stops) {
  const State state = State::deal(usual(), 3, names_of(4));
  const View view = state.view(state.turn());
  for (const Version version : {Version::one, Version::four}) {
    Big2aiSettings settings = with(version, 2);
    settings.ms = 8;
    const Outcome out = search(view, settings, nullptr, 1);
    CHECK(out.searched && view.why_not(out.verdict.move).empty());
  }
}

TEST(searches_of_big2ai_refuse_settings_that_make_no_sense) {
  const State state = State::deal(usual(), 3, names_of(4));
  const View view = state.view(state.turn());
  const auto refused = [&](auto change, const char* words) {
    Big2aiSettings settings;
    change(settings);
    CHECK_THROWS(search(view, settings, nullptr, 1), Error, words);
  };
  refused([](Big2aiSettings& s) { s.budget = 0; }, "budget must be from 1");
  refused([](Big2aiSettings& s) { s.trees = 0; }, "trees must be from 1");
  refused([](Big2aiSettings& s) { s.spread = 1.5; }, "spread must be from 0");
  refused([](Big2aiSettings& s) { s.ms = -1; }, "ms must be from 0");
  refused([](Big2aiSettings& s) { s.threads = 0; }, "from 1 to 1024");
  refused([](Big2aiSettings& s) { s.r_s = 6; }, "r_s must be from 1 to 5");
  CHECK_THROWS(search(state.view((state.turn() + 1) % 4), Big2aiSettings{}, nullptr, 1), Error,
               "not the turn");
  const Index other(tables_of(severe()), *names_of(4));
  CHECK_THROWS(search(view, Big2aiSettings{}, &other, 1), KnowledgeError, "games under other rules");
}

}  // namespace upperhand::big_two::big2ai::search_test
