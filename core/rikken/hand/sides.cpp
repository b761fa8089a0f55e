#include "rikken/hand/sides.h"

#include "rikken/hand/inference.h"

namespace upperhand::rikken {

namespace {

// The seats that can still hold the called card, by everything that this seat can work out.
unsigned possible_partners(const Sight& sight) {
  return seats_that_may_hold(infer(sight), bit(sight.called));
}

}  // namespace

unsigned own_side(const Sight& sight) {
  if (sight.called == kNoCard || sight.partner != kNobody) return sight.allies;
  const unsigned suspects = possible_partners(sight);
  if (sight.declares()) return sight.allies | (std::has_single_bit(suspects) ? suspects : 0U);
  return 15U & ~suspects & ~unsigned{sight.declarers};
}

}  // namespace upperhand::rikken
