#include "bindings/rikken/public.h"

namespace upperhand::bindings {

using namespace rikken;

nb::list bid_list(const std::vector<Turn>& history) {
  nb::list out;
  for (const Turn& turn : history) {
    if (turn.move.kind != MoveKind::bid) break;
    out.append(nb::make_tuple(static_cast<int>(turn.seat), text_of(turn.move.contract())));
  }
  return out;
}

namespace {

nb::list cards_in_order(const std::array<uint8_t, kSeats>& cards, int leader) {
  nb::list out;
  for (int i = 0; i < kSeats; ++i) {
    const int seat = (leader + i) & 3;
    const uint8_t card = cards[static_cast<size_t>(seat)];
    if (card != kNoCard) out.append(nb::make_tuple(seat, to_cards(bit(card))));
  }
  return out;
}

}  // namespace

nb::list trick_list(const std::vector<Turn>& history, const Position& position) {
  nb::list out;
  for (const Trick& trick : tricks_of(history, position))
    out.append(nb::make_tuple(static_cast<int>(trick.leader),
                              nb::tuple(cards_in_order(trick.cards, trick.leader)),
                              static_cast<int>(trick.winner)));
  return out;
}

nb::list running_trick(const Position& position) { return cards_in_order(position.trick, position.leader); }

std::optional<Move> best_card(const Position& position) {
  if (position.leading()) return std::nullopt;
  return Move::card(position.trick[static_cast<size_t>(trick_winner(position))]);
}

nb::tuple seats_of(unsigned bits) {
  nb::list out;
  for (; bits != 0; bits &= bits - 1) out.append(std::countr_zero(bits));
  return nb::tuple(out);
}

nb::tuple numbers(const std::array<uint8_t, kSeats>& values) {
  std::array<int, kSeats> out{};
  for (size_t seat = 0; seat < kSeats; ++seat) out[seat] = values[seat];
  return to_tuple(out);
}

nb::tuple void_suits(const Position& position) {
  std::array<std::string, kSeats> out;
  for (size_t seat = 0; seat < kSeats; ++seat)
    for (int suit = 0; suit < kSuits; ++suit)
      if ((position.voids[seat] >> suit & 1) != 0) out[seat] += text_of_suit(suit);
  return to_tuple(out);
}

}  // namespace upperhand::bindings
