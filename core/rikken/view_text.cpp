// A View in words: the same words for the same knowledge.
#include "rikken/view.h"

namespace upperhand::rikken {

namespace {

void add_line(std::string& out, const std::string& label, const std::string& value) {
  out += label + ": " + (value.empty() ? "-" : value) + "\n";
}

void add_word(std::string& out, const std::string& word) { out += (out.empty() ? "" : ", ") + word; }

std::string seat_name(const View& view, int seat) {
  return std::to_string(seat) + " " + (*view.names())[static_cast<size_t>(seat)];
}

std::string suits_text(unsigned suits) {
  std::string out;
  for (int suit = 0; suit < kSuits; ++suit)
    if ((suits >> suit & 1) != 0) out += text_of_suit(suit);
  return out;
}

std::string seat_line(const View& view, int seat) {
  const Position& position = view.position();
  const auto at = static_cast<size_t>(seat);
  std::string out =
      std::to_string(view.counts()[at]) + " cards, " + std::to_string(position.won[at]) + " tricks";
  if (seat == view.seat()) out += ", this view";
  if (seat == position.dealer) out += ", dealer";
  if (position.phase != Phase::over && seat == position.turn) out += ", to move";
  if ((position.passed >> seat & 1) != 0) out += ", passed";
  if (position.bids[at] != Contract::pass) out += ", bid " + std::string(text_of(position.bids[at]));
  if (position.is_declarer(seat)) out += ", declarer";
  if (seat == position.partner) out += ", partner";
  if (seat == position.queen_taker) out += ", took QS";
  if (position.voids[at] != 0) out += ", void in " + suits_text(position.voids[at]);
  return out;
}

std::string contract_line(const Position& position) {
  if (position.contract == Contract::pass) return {};
  std::string out(text_of(position.contract));
  if (position.phase == Phase::auction) return out + ", the highest bid";
  if (position.trump != kNoSuit) out += ", trump " + text_of_suit(position.trump);
  if (position.called != kNoCard)
    out += ", called " + text_of(position.called) + (position.blind ? " blind" : "");
  return out;
}

std::string trick_line(const Position& position) {
  std::string out;
  for (int i = 0; i < kSeats; ++i) {
    const int seat = (position.leader + i) & 3;
    const uint8_t card = position.trick[static_cast<size_t>(seat)];
    if (card != kNoCard) add_word(out, std::to_string(seat) + " " + text_of(card));
  }
  return out;
}

}  // namespace

std::string arranged(Hand hand) {
  std::string out;
  for (const int suit : {kSpades, kHearts, 1, 0})
    for (Hand cards = hand & lane(suit); cards != 0; cards &= ~bit(highest(cards)))
      out += (out.empty() ? "" : " ") + text_of(highest(cards));
  return out;
}

std::string View::text() const {
  const Sight seen = sight();
  std::string out;
  for (int seat = 0; seat < kSeats; ++seat)
    add_line(out, "seat " + seat_name(*this, seat), seat_line(*this, seat));
  add_line(out, "phase", std::string(kPhaseText[static_cast<size_t>(public_.phase)]));
  add_line(out, "contract", contract_line(public_));
  add_line(out, "hand", arranged(hand()));
  for (int seat = 0; seat < kSeats; ++seat)
    if (seen.exposed[static_cast<size_t>(seat)] != 0)
      add_line(out, "open hand of " + seat_name(*this, seat),
               arranged(seen.exposed[static_cast<size_t>(seat)]));
  add_line(out, "trick", trick_line(public_));
  add_line(out, "unseen", arranged(seen.unseen));
  add_line(out, "history", history_text(history_));
  return out;
}

}  // namespace upperhand::rikken
