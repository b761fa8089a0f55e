#include "rikken/players/believed_deals.h"

#include "rikken/players/bidder.h"
#include "rikken/rules/deal_cases.h"
#include "rikken/rules/draw.h"

namespace upperhand::rikken {

namespace {

// Nobody forgets that the special card was played: moves may depend on it, and a partner is known by it.
Memory with_special_card(Memory memory, const Position& position) {
  memory.forgotten &= ~special_card(position);
  return memory;
}

// Who may hold the special card: one of those who may be the partner; in Schoppen Mie, all whose play does
// not show that they lack it.
unsigned holders_of_special(const Position& position, unsigned suspects) {
  return position.contract == Contract::schoppen_mie ? kAllSeats & ~unsigned{position.lacks} : suspects;
}

unsigned with_cards(unsigned seats, const std::array<uint8_t, kSeats>& counts) {
  for (int seat = 0; seat < kSeats; ++seat)
    if (counts[static_cast<size_t>(seat)] == 0) seats &= ~bit_of_seat(seat);
  return seats;
}

}  // namespace

BelievedDeals::BelievedDeals(const View& view, const Memory& memory)
    : base_(view.seen_position()),
      seat_(view.seat()),
      memory_(with_special_card(memory, base_)),
      unseen_(view.unseen()),
      counts_(view.hidden_counts()),
      special_holders_(with_cards(holders_of_special(base_, view.sight().suspects), counts_)) {
  // Before the play there is no card to forget, and a seat that bid Troela holds three aces, not four.
  if (base_.phase < Phase::play || (memory_.voids && memory_.forgotten == 0)) deals_.emplace(view.deals());
}

// The unseen cards, and those taken to be unseen, by counts alone; the special card goes to one who may hold
// it, because a game without it cannot be imagined.
Hands BelievedDeals::draw_forgetful(Rng& rng) const {
  Hand pool = unseen_ | memory_.forgotten;
  Hands out{};
  const Hand special = special_card(base_) & unseen_;
  if (special != 0 && special_holders_ != 0) {
    const auto holders = static_cast<uint64_t>(std::popcount(special_holders_));
    const int holder = nth(special_holders_, static_cast<unsigned>(rng.below(holders)));
    out[static_cast<size_t>(holder)] = special;
    pool &= ~special;
  }
  for (size_t seat = 0; seat < kSeats; ++seat) {
    const Hand more = random_part(pool, counts_[seat] - size_of(out[seat]), rng);
    out[seat] |= more;
    pool &= ~more;
  }
  return out;
}

Position BelievedDeals::draw_one(Rng& rng) const {
  if (deals_) return with_hidden(base_, deals_->draw(rng));
  const Hands hidden = draw_forgetful(rng);
  Hand held = 0;
  for (const Hand hand : hidden) held |= hand;
  Position out = with_hidden(base_, hidden);
  // Cards that nobody holds in this deal count as played instead of those that were forgotten.
  out.gone = (out.gone & ~held) | (unseen_ & ~held);
  if (!memory_.voids)
    for (size_t seat = 0; seat < kSeats; ++seat) out.voids[seat] = 0;
  return out;
}

int BelievedDeals::misfit(const Position& position) const {
  int out = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const auto at = static_cast<size_t>(seat);
    const bool spoke = (position.passed >> seat & 1) != 0 || position.bids[at] != Contract::pass;
    if (seat != seat_ && spoke) out += bid_misfit(position.dealt[at], position.bids[at]);
  }
  return out;
}

Position BelievedDeals::draw(Rng& rng) const {
  Position best = draw_one(rng);
  int least = memory_.bids > 1 ? misfit(best) : 0;
  for (int i = 1; i < memory_.bids && least > 0; ++i) {
    const Position other = draw_one(rng);
    if (const int found = misfit(other); found < least) best = other, least = found;
  }
  return best;
}

}  // namespace upperhand::rikken
