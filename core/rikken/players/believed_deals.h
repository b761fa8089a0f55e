// Believed deals: how a seat that remembers more or less imagines the cards it cannot see.
#pragma once

#include <optional>

#include "rikken/rules/view.h"

namespace upperhand::rikken {

struct Memory {
  // Cards of finished tricks that the seat takes to be in somebody's hand.
  Hand forgotten = 0;
  // Whether it remembers who could not follow suit, and concludes what the rules let it conclude.
  bool voids = true;
  // So many deals are drawn for one, and the one that fits the bids best is believed; 1: bids say nothing.
  int bids = 1;
};

class BelievedDeals {
 public:
  BelievedDeals(const View& view, const Memory& memory);

  // The position as it may be, with all hands.
  Position draw(Rng& rng) const;

 private:
  Position draw_one(Rng& rng) const;
  Hands draw_forgetful(Rng& rng) const;
  int misfit(const Position& position) const;

  const Position base_;
  const int seat_;
  const Memory memory_;
  const Hand unseen_;
  const std::array<uint8_t, kSeats> counts_;
  const unsigned special_holders_;  // one bit per seat
  std::optional<Deals> deals_;      // of a seat that remembers everything
};

}  // namespace upperhand::rikken
