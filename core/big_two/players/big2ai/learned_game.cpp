#include "big_two/players/big2ai/learned_game.h"

#include "errors.h"

namespace upperhand::big_two::big2ai {

namespace {

constexpr unsigned kCountShift = 2, kUncounted = 0x20, kUnused = 0xC0;
constexpr int kMostCards = 5;

[[noreturn]] void refuse(const char* what) {
  throw KnowledgeError(std::string("a learned game is damaged: ") + what);
}

// Reads turns one by one and checks that they are a game: nobody plays a card twice or passes when leading.
class Reader {
 public:
  Reader(const Tables& tables, std::string_view bytes) : tables_(tables), bytes_(bytes) {}

  bool done() const { return at_ == bytes_.size(); }
  LearnedTurn next() {
    const auto head = static_cast<unsigned char>(bytes_[at_++]);
    LearnedTurn turn;
    turn.seat = head & 3;
    turn.counted = (head & kUncounted) == 0;
    const int count = head >> kCountShift & 7;
    if ((head & kUnused) != 0 || count > kMostCards) refuse("one of its turns is not valid");
    turn.cards = cards(static_cast<size_t>(count));
    if (turn.cards.empty() && (table_seat_ < 0 || table_seat_ == turn.seat))
      refuse("one of its leads is a pass");
    if (!turn.cards.empty()) play(turn);
    return turn;
  }

 private:
  Cards cards(size_t count) {
    if (bytes_.size() - at_ < count) refuse("its bytes end too early");
    Cards out;
    for (size_t i = 0; i < count; ++i) {
      const auto card = static_cast<unsigned char>(bytes_[at_++]);
      if (card >= kDeckSize || out.holds(card) || gone_.holds(card))
        refuse("one of its cards was played twice");
      out |= Cards::of(card);
    }
    return out;
  }

  void play(LearnedTurn& turn) {
    const auto found = classify(tables_, turn.cards);
    if (!found) refuse("one of its sets is not a set under its rules");
    turn.code = set_code(tables_, turn.cards, found->kind);
    gone_ |= turn.cards;
    table_seat_ = turn.seat;
  }

  const Tables& tables_;
  std::string_view bytes_;
  size_t at_ = 0;
  Cards gone_;
  int table_seat_ = -1;  // whose set is on the table; -1 before the first
};

}  // namespace

Rules rules_of_play(const Rules& rules) {
  const Rules usual;
  Rules out = rules;
  out.scoring = usual.scoring;
  out.card_points = usual.card_points;
  out.double_from = usual.double_from;
  out.triple_from = usual.triple_from;
  out.triple_if_unplayed = usual.triple_if_unplayed;
  out.double_per_two = usual.double_per_two;
  return out;
}

std::string encode(std::span<const LearnedTurn> turns) {
  std::string out;
  for (const LearnedTurn& turn : turns) {
    const auto count = static_cast<unsigned>(turn.cards.size());
    out.push_back(static_cast<char>(turn.seat | count << kCountShift | (turn.counted ? 0 : kUncounted)));
    for (const int card : turn.cards) out.push_back(static_cast<char>(card));
  }
  return out;
}

void decode(const Tables& tables, std::string_view bytes, std::vector<LearnedTurn>& turns) {
  if (bytes.empty()) refuse("it has no turns");
  for (Reader reader(tables, bytes); !reader.done();) turns.push_back(reader.next());
}

}  // namespace upperhand::big_two::big2ai
