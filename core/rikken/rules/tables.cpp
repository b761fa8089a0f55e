#include "rikken/rules/tables.h"

#include <algorithm>

namespace upperhand::rikken {

namespace {

const Rules& validated(const Rules& rules) {
  validate(rules);
  return rules;
}

// The number of a word in the order of its enumeration.
template <class Enum>
Enum number_of(const std::string& word, std::initializer_list<std::string_view> words) {
  return static_cast<Enum>(std::find(words.begin(), words.end(), word) - words.begin());
}

}  // namespace

Tables::Tables(const Rules& from)
    : rules(validated(from)),
      hash(hash_of(switches(), from)),
      shuffle(number_of<Shuffle>(from.shuffle, {"fresh", "groups", "never"})),
      called_ace(
          number_of<CalledAce>(from.called_ace, {"free", "must_when_led", "must_when_declarer_leads"})),
      troela(number_of<Troela>(from.troela, {"off", "optional", "obligatory"})),
      troela_lead(number_of<TroelaLead>(from.troela_lead, {"left_of_dealer", "ace", "ace_not_trumped"})),
      all_pass(number_of<AllPass>(from.all_pass, {"redeal", "schoppen_mie", "dealer_plays"})),
      scores(number_of<Scoring>(from.scores, {"vorsteveld", "rik_one", "stichting"})),
      blind_call(from.blind_call),
      four_aces(from.four_aces),
      must_trump(from.must_trump),
      tariffs(read_tariffs(from.tariffs)) {
  for (const std::string& name : from.join) join |= bit_of(*contract_named(name));
  for (const std::string& name : from.bids) {
    const Contract contract = *contract_named(name);
    if (contract == Contract::troela && troela == Troela::off) continue;
    bids.push_back(contract);
    place[index_of(contract)] = static_cast<uint8_t>(bids.size());
  }
}

}  // namespace upperhand::rikken
