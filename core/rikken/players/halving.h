// Halving: the tricks that first cards bring, all tried on the same deals. The worse half drops out after
// each round.
//
// `first_card_tricks` (playouts.h) is the published way: it draws the first card anew for each deal. Here two
// cards never differ because of their deals, and most games are played where the choice is close.
#pragma once

#include <functional>
#include <span>

#include "rikken/players/playouts.h"
#include "search/comparison.h"

namespace upperhand::rikken {

// The tricks for which a card is chosen, on average.
enum class WantedTricks : uint8_t { most, fewest, nearest_to_one };
WantedTricks wanted_tricks(std::string_view text);

// Writes the own tricks on the deal with that number, after each card that still runs.
using TryCards = std::function<void(uint64_t deal, std::span<const size_t> running, std::span<Trial> trials)>;

// About `games` games over all cards; those that stayed to the end were tried most often, all equally often.
// The same counts on any number of threads.
FirstCards halved(Hand cards, WantedTricks wanted, uint64_t games, unsigned threads,
                  const TryCards& try_cards);

// From the position of a seat whose turn it is to play a card. `draw(rng)` gives the hidden hands.
template <class Draw, class Policy>
FirstCards halved_card_tricks(const Tables& tables, const Position& base, WantedTricks wanted, uint64_t games,
                              const Draw& draw, const Policy& policy, uint64_t seed, unsigned threads) {
  const Hand legal = legal_cards(tables, base);
  const size_t seat = base.turn;
  const auto try_cards = [&](uint64_t deal, std::span<const size_t> running, std::span<Trial> trials) {
    Rng rng = rng_of_game(seed, deal);
    const Position start = with_hidden(base, draw(rng));
    // Generators that differ from the deal's: cards and chance in play must not go together.
    const uint64_t chance = rng.bits();
    for (size_t i = 0; i < running.size(); ++i) {
      Position position = start;
      Rng playing(chance);
      play_card(tables, position, nth(legal, static_cast<unsigned>(running[i])));
      finish(tables, position, policy, playing);
      trials[i] = {position.won[seat] - base.won[seat], false};
    }
  };
  return halved(legal, wanted, games, threads, try_cards);
}

}  // namespace upperhand::rikken
