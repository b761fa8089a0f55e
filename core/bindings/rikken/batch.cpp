#include "rikken/learn/batch.h"

#include "bindings/batch.h"
#include "bindings/rikken/types.h"

namespace upperhand::bindings {

using namespace rikken;

namespace {

using Speakers = Array<const uint8_t, nb::shape<-1>>;

Seating read_seats(const std::vector<PyRikkenOpponent>& opponents, const std::optional<SeatRows>& seats,
                   const std::optional<Speakers>& speakers) {
  Seating out = read_seating<Seating>(opponents, seats);
  if (speakers && speakers->size() == 0) throw Error("speakers are named for each game");
  if (speakers) out.speakers.assign(speakers->data(), speakers->data() + speakers->size());
  return out;
}

nb::dict contracts(const Batch& batch) {
  const ContractTallies found = batch.contracts();
  nb::dict out;
  for (size_t i = 0; i < found.size(); ++i)
    out[nb::str(kContractText[i].data(), kContractText[i].size())] =
        nb::make_tuple(found[i].games, found[i].declared, found[i].made, found[i].chips);
  return out;
}

}  // namespace

void bind_rikken_batch(nb::module_& m) {
  nb::class_<Batch> batch(m, "Batch",
                          "Many games in lockstep, from the first bid to the last card, each waiting for one "
                          "decision.");
  batch.def(
      "__init__",
      [](Batch* self, const std::vector<PyRikkenRules>& rules, size_t games, nb::int_ seed, unsigned threads,
         const std::vector<PyRikkenOpponent>& opponents, const std::optional<SeatRows>& seating,
         const std::optional<Speakers>& speakers) {
        std::vector<SharedTables> tables = tables_of(rules);
        const uint64_t from = seed_of(seed);
        Seating seats = read_seats(opponents, seating, speakers);
        nb::gil_scoped_release released;
        new (self) Batch(std::move(tables), games, from, threads, std::move(seats));
      },
      "rules"_a, "games"_a, "seed"_a, "threads"_a = 1, "opponents"_a = nb::list(),
      "seating"_a.none() = nb::none(), "speakers"_a.none() = nb::none(),
      "Game i is played by the rules i modulo their number. Its first deal is `State.deal` of the seed\n"
      "`Rng.derive(seed, i, 4, 0).bits()`, each later one `next_deal` of the game before, with i counted on\n"
      "by the number of games. `seating` has a row for each game with who plays its seats: an opponent,\n"
      "counted from 1, or 0, the caller. `speakers` says for each game which opponent bids, chooses trump\n"
      "and calls in the caller's seats; 0: the caller.");
  bind_lock_step(batch);
  batch
      .def("observe", &observe_rows<Batch, kStateWords, kHiddenWords, kMoveWords, &Batch::observe>,
           "states"_a.noconvert(), "hidden"_a.noconvert(), "moves"_a.noconvert(), "first"_a.noconvert(),
           "seats"_a.noconvert(), "Writes the features of every waiting decision into the arrays.")
      .def("observe_actions", &observe_rows<Batch, kStateWords, kHiddenWords, 1, &Batch::observe_actions>,
           "states"_a.noconvert(), "hidden"_a.noconvert(), "moves"_a.noconvert(), "first"_a.noconvert(),
           "seats"_a.noconvert(),
           "The same with suits as they are, and each move as the number of its action.")
      .def("move", &Batch::move, "game"_a, "i"_a, nb::call_guard<nb::gil_scoped_release>(),
           "The i-th legal move of a game's waiting decision.")
      .def("legal_moves", &Batch::legal_moves, "game"_a, nb::call_guard<nb::gil_scoped_release>(),
           "All of them, in their order.")
      .def(
          "hand", [](const Batch& self, size_t game, int seat) { return to_cards(self.hand(game, seat)); },
          "game"_a, "seat"_a, nb::call_guard<nb::gil_scoped_release>(), "What a seat holds now.")
      .def_prop_ro(
          "contracts", &contracts,
          nb::for_getter(nb::sig("def contracts(self) -> dict[str, tuple[int, int, int, int]]")),
          "By contract: games that ended with it, how often the caller declared it by its own bid, how "
          "often\n"
          "it then made it, and its chips there. The pass stands for games in which all have passed.");
  m.def(
      "score_unit", [](const PyRikkenRules& rules) { return score_unit(*rules.tables); }, "rules"_a,
      "The chips that training counts as one, to give all rules the same weight.");
}

}  // namespace upperhand::bindings
