
#include "rikken/players/playouts.h"

#include "bindings/game.h"
#include "bindings/rikken/types.h"
#include "rikken/players/halving.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

constexpr uint64_t kMostSimulations = 100'000'000;  // so that sums of tricks fit their 32 bits

template <class Begin>
TrickPlayouts run(const Tables& tables, const Begin& begin, uint64_t games, nb::int_ seed, unsigned threads,
                  std::string_view policy) {
  const uint64_t number = seed_of(seed);
  nb::gil_scoped_release released;
  return with_policy(policy, [&](const auto& cards) {
    return rikken::playouts(tables, begin, games, number, threads, cards);
  });
}

TrickPlayouts run_from_rules(const PyRikkenRules& rules, uint64_t games, nb::int_ seed, unsigned threads,
                             std::string_view policy, const std::optional<std::string>& name) {
  const Tables& tables = *rules.tables;
  const Contract contract = name ? contract_of(*name) : Contract::pass;
  if (contract == Contract::troela) throw Error("troela needs three aces: it cannot be settled by chance");
  if (contract == Contract::pass)
    return run(tables, [&](Rng& rng) { return Rikken::deal(tables, rng); }, games, seed, threads, policy);
  return run(
      tables, [&](Rng& rng) { return settled_deal(tables, contract, rng); }, games, seed, threads, policy);
}

TrickPlayouts run_from_state(const State& state, uint64_t games, nb::int_ seed, unsigned threads,
                             std::string_view policy) {
  const SharedTables tables = state.shared_tables();
  const Position position = state.position();  // a copy: another thread may play on
  return run(*tables, [&](Rng&) { return position; }, games, seed, threads, policy);
}

// The position in which a seat is to play a card; `advice` is for whoever asks in another.
Position turn_of(const View& view, const char* advice = "") {
  if (view.position().phase != Phase::play || !view.my_turn())
    throw Error(std::string("it is not this seat's turn to play a card") + advice);
  return view.seen_position();
}

// The position in which a seat chooses its first card: as it is, or as if it played a contract.
Position base_of(const View& view, const std::optional<std::string>& name,
                 const std::optional<std::string>& trump, const std::optional<Cards>& called) {
  if (!name) return turn_of(view, ": name a contract that it might play");
  const Contract contract = contract_of(*name);
  const Terms& wanted = terms(contract);
  if (view.position().phase >= Phase::play)
    throw Error("a contract can only be assumed before the card play");
  if ((wanted.trump == TrumpBy::nobody) != !trump)
    throw Error(*name + (trump ? " is played without trump" : " needs a trump suit"));
  if (wanted.calls != called.has_value())
    throw Error(*name + (called ? " has no called card" : " needs a called card"));
  const int suit = trump ? suit_of_text(*trump) : kNoSuit;
  const int card = called ? one_card(*called, "the called card") : kNoCard;
  if (called && (holds(view.hand(), card) || suit_of_card(card) == suit))
    throw Error(text_of(card) + " cannot be called: it is a trump, or in the caller's own hand");
  return supposed(view.tables(), view.seen_position(), view.seat(), contract, suit, card);
}

// What `simulate(draw, policy)` gives, with the hidden hands drawn as `deals` says.
template <class Simulate>
auto with_deals(const View& view, std::string_view deals, std::string_view policy, const Simulate& simulate) {
  const auto with_draw = [&](const auto& draw) {
    return with_policy(policy, [&](const auto& cards) { return simulate(draw, cards); });
  };
  if (deals == "counts") {
    const std::array<uint8_t, kSeats> hidden = view.hidden_counts();
    const Hand unseen = view.unseen();
    return with_draw([&](Rng& drawing) { return deal_by_counts(unseen, hidden, drawing); });
  }
  if (deals != "consistent") throw Error("deals must be counts or consistent, not " + in_quotes(deals));
  const Deals all = view.deals();
  return with_draw([&](Rng& drawing) { return all.draw(drawing); });
}

// What `count(draw, policy, seed)` gives, with a seed from `rng`: refused input draws no number from it.
template <class Count>
auto counted(const View& view, std::string_view deals, std::string_view policy, Rng& rng,
             const Count& count) {
  Rng after = rng;
  const uint64_t seed = after.bits();
  auto found = [&] {
    nb::gil_scoped_release released;
    return with_deals(view, deals, policy,
                      [&](const auto& draw, const auto& cards) { return count(draw, cards, seed); });
  }();
  rng = after;
  return found;
}

nb::list listed(const FirstCards& found, Hand hand) {
  nb::list out;
  for (int card : each(hand)) {
    const auto at = static_cast<size_t>(card);
    if (found.times[at] != 0) out.append(nb::make_tuple(Move::card(card), found.times[at], found.tricks[at]));
  }
  return out;
}

nb::list first_card_tricks(const View& view, uint64_t n, Rng& rng, std::string_view deals,
                           std::string_view policy, const std::optional<std::string>& contract,
                           const std::optional<std::string>& trump, const std::optional<Cards>& called,
                           unsigned threads) {
  const Position base = base_of(view, contract, trump, called);
  check_between("n", n, 0, kMostSimulations);
  const FirstCards found =
      counted(view, deals, policy, rng, [&](const auto& draw, const auto& cards, uint64_t seed) {
        return rikken::first_card_tricks(view.tables(), base, view.seat(), n, draw, cards, seed, threads);
      });
  return listed(found, view.hand());
}

nb::list halved_card_tricks(const View& view, uint64_t n, Rng& rng, std::string_view wanted,
                            std::string_view deals, std::string_view policy, unsigned threads) {
  const Position base = turn_of(view);
  const WantedTricks aim = wanted_tricks(wanted);
  check_between("n", n, 1, kMostSimulations);
  const FirstCards found =
      counted(view, deals, policy, rng, [&](const auto& draw, const auto& cards, uint64_t seed) {
        return rikken::halved_card_tricks(view.tables(), base, aim, n, draw, cards, seed, threads);
      });
  return listed(found, view.hand());
}

nb::tuple trick_counts(const View& view, const std::string& contract, uint64_t n, Rng& rng,
                       std::string_view deals, std::string_view policy,
                       const std::optional<std::string>& trump, const std::optional<Cards>& called,
                       unsigned threads) {
  const Position base = base_of(view, contract, trump, called);
  check_between("n", n, 1, kMostSimulations);
  const TrickCounts found =
      counted(view, deals, policy, rng, [&](const auto& draw, const auto& cards, uint64_t seed) {
        return rikken::trick_counts(view.tables(), base, view.seat(), n, draw, cards, seed, threads);
      });
  return to_tuple(found.games);
}

void bind_playouts(nb::module_& m) {
  nb::class_<TrickPlayouts>(m, "Playouts", "Games played to the end by a policy, summed up.")
      .def_prop_ro("games", [](const TrickPlayouts& self) { return self.games; })
      .def_prop_ro(
          "moves", [](const TrickPlayouts& self) { return self.moves; }, "Cards played.")
      .def_prop_ro(
          "wins", [](const TrickPlayouts& self) { return to_tuple(self.wins); },
          nb::for_getter(nb::sig("def wins(self) -> tuple[int, ...]")),
          "Games in which no seat has more chips, by seat.")
      .def_prop_ro(
          "scores", [](const TrickPlayouts& self) { return to_tuple(self.scores); },
          nb::for_getter(nb::sig("def scores(self) -> tuple[int, ...]")), "TrickPlayouts of chips, by seat.")
      .def_prop_ro(
          "tricks", [](const TrickPlayouts& self) { return to_tuple(self.tricks); },
          nb::for_getter(nb::sig("def tricks(self) -> tuple[int, ...]")),
          "TrickPlayouts of tricks, by seat.");
}

}  // namespace

void bind_rikken_playouts(nb::module_& m) {
  bind_playouts(m);
  m.def("playouts", &run_from_rules, "start"_a, "n"_a, "seed"_a, "threads"_a = 1, "policy"_a = "random",
        "contract"_a = nb::none(),
        "Plays n freshly dealt games, bids by chance and cards by the policy; the same result on any number "
        "of\n"
        "threads. A contract, if named, is settled by chance instead of by an auction.")
      .def("playouts", &run_from_state, "start"_a, "n"_a, "seed"_a, "threads"_a = 1, "policy"_a = "random",
           "Plays n games from a State.");
  m.def(
      "first_card_tricks", &first_card_tricks, "view"_a, "n"_a, "rng"_a, "deals"_a = "counts",
      "policy"_a = "random", "contract"_a = nb::none(), "trump"_a = nb::none(), "called"_a = nb::none(),
      "threads"_a = 1,
      nb::sig(
          "def first_card_tricks(view: View, n: int, rng: upperhand._core.Rng, deals: str = 'counts', "
          "policy: str = 'random', contract: str | None = None, trump: str | None = None, "
          "called: upperhand._core.Cards | None = None, threads: int = 1) -> list[tuple[Move, int, int]]"),
      "Plays n games on, each from a deal of the unseen cards, by `counts` alone or `consistent` with all "
      "that\n"
      "the seat knows. By the first card that the seat plays, which is drawn whatever the policy: how often\n"
      "it did, and the tricks it took from there on. The same on any number of threads. Before the play a "
      "contract with its trump is supposed, as if this seat played it.");
  m.def("halved_card_tricks", &halved_card_tricks, "view"_a, "n"_a, "rng"_a, "wanted"_a = "most",
        "deals"_a = "counts", "policy"_a = "random", "threads"_a = 1,
        nb::sig("def halved_card_tricks(view: View, n: int, rng: upperhand._core.Rng, wanted: str = 'most', "
                "deals: str = 'counts', policy: str = 'random', threads: int = 1) -> "
                "list[tuple[Move, int, int]]"),
        "As `first_card_tricks`, but every card is tried on the same deals, in rounds. After each round the\n"
        "half nearer to what is `wanted` continues: most or fewest tricks, or nearest_to_one. About n games\n"
        "in all; the cards that were tried most often are the ones that stayed.");
  m.def(
      "trick_counts", &trick_counts, "view"_a, "contract"_a, "n"_a, "rng"_a, "deals"_a = "counts",
      "policy"_a = "advanced", "trump"_a = nb::none(), "called"_a = nb::none(), "threads"_a = 1,
      nb::sig("def trick_counts(view: View, contract: str, n: int, rng: upperhand._core.Rng, "
              "deals: str = 'counts', policy: str = 'advanced', trump: str | None = None, "
              "called: upperhand._core.Cards | None = None, threads: int = 1) -> tuple[int, ...]"),
      "Supposes before the play that this seat plays a contract, and plays n games of it, all seats by the\n"
      "policy: how often the seat took 0, 1, ... 13 tricks. The same on any number of threads.");
  bind_perft<Rikken, State>(m);
}

}  // namespace upperhand::bindings
