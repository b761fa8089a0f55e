#include "big_two/hand/forced_win.h"

#include <algorithm>
#include <optional>

#include "big_two/hand/analysis.h"
#include "big_two/rules/strongest.h"

namespace upperhand::big_two {

namespace {

struct Option {
  Combination play;
  bool sure;
};

class Prover {
 public:
  // `first`: the play that the line must begin with, if there is one.
  Prover(const View& view, std::optional<Move> first)
      : view_(view),
        first_(first),
        tables_(view.tables()),
        unseen_(view.possible_cards()),
        counts_(opponents(view)) {
    Moves moves;
    generate_all(tables_, view.hand(), moves);
    for (uint32_t i = 0; i < moves.size; ++i) {
      const Combination one = moves.combination(tables_, i);
      const bool sure = !can_beat(tables_, unseen_, one.kind, one.key, largest_count());
      by_lowest_[static_cast<size_t>(one.cards.lowest())].push_back({one, sure});
      if (sure) sure_cards_ |= one.cards;
    }
  }

  std::vector<Move> prove() {
    // With n sure plays at most n others can be covered and one more can end the game.
    if (minimum_plays(tables_, view_.hand()) <= 2 * sure_cards_.size() + 1) split(view_.hand());
    return line_;
  }

 private:
  static std::vector<int> opponents(const View& view) {
    std::vector<int> out;
    for (int seat = 0; seat < view.tables().players; ++seat)
      if (seat != view.seat()) out.push_back(view.counts()[static_cast<size_t>(seat)]);
    return out;
  }

  int largest_count() const { return *std::max_element(counts_.begin(), counts_.end()); }

  // Splits `rest` in every way until one split is a proof. The lowest card goes into each play that can
  // contain it.
  bool split(Cards rest) {
    if (rest.empty()) return finish();
    if (++nodes_ > kMostNodes) return false;
    const int others = static_cast<int>(chosen_.size()) - sure_;
    if (others > 1 + sure_ + (rest & sure_cards_).size()) return false;
    for (const Option& option : by_lowest_[static_cast<size_t>(rest.lowest())]) {
      if (!rest.holds(option.play.cards)) continue;
      chosen_.push_back(option);
      sure_ += option.sure;
      if (split(rest - option.play.cards)) return true;
      sure_ -= option.sure;
      chosen_.pop_back();
    }
    return false;
  }

  // Tries each legal play as the first of a line.
  bool finish() {
    for (size_t first = 0; first < chosen_.size(); ++first)
      if (may_come_first(chosen_[first]) && arrange(first)) return true;
    return false;
  }

  bool may_come_first(const Option& option) const {
    if (first_ && first_->cards != option.play.cards) return false;
    return why_not(tables_, view_.position(), {option.play.cards}).empty();
  }

  // A cover answers everything that beats a play: it is sure, and its kind may be played on those answers.
  bool covers(const Option& cover, const Option& play) const {
    if (!cover.sure) return false;
    if (cover.play.kind == play.play.kind) return true;
    return (tables_.beaten_by[index_of(play.play.kind)] & bit_of(cover.play.kind)) != 0;
  }

  // Builds the line: the first play, then covered plays with their covers, then sure plays, then the last
  // one.
  bool arrange(size_t first) {
    std::vector<Option> covered, sure;
    if (!chosen_[first].sure) covered.push_back(chosen_[first]);
    for (size_t i = 0; i < chosen_.size(); ++i) {
      if (chosen_[i].sure)
        sure.push_back(chosen_[i]);
      else if (i != first)
        covered.push_back(chosen_[i]);
    }
    if (covered.empty()) return write(chosen_[first], {}, sure);
    if (chosen_.size() == 1) return write(chosen_[first], {}, {});
    // One play that is not sure may come last. The first play may only come last if it is sure or the only
    // one.
    const size_t fixed = chosen_[first].sure ? 0 : 1;
    for (size_t last = covered.size(); last-- > fixed;) {
      std::vector<Option> led = covered;
      led.erase(led.begin() + static_cast<std::ptrdiff_t>(last));
      if (cover_all(chosen_[first], led, sure, &covered[last])) return true;
    }
    return cover_all(chosen_[first], covered, sure, nullptr);
  }

  // Pairs each led play with a cover of its own and checks that nobody can go out on one of them.
  bool cover_all(const Option& first, const std::vector<Option>& led, std::vector<Option> sure,
                 const Option* last) {
    if (!nobody_goes_out(led)) return false;
    std::vector<std::pair<Option, Option>> pairs;
    if (first.sure) std::erase_if(sure, [&](const Option& one) { return one.play == first.play; });
    for (const Option& play : led) {
      const auto cover =
          std::find_if(sure.begin(), sure.end(), [&](const Option& one) { return covers(one, play); });
      if (cover == sure.end()) return false;
      pairs.emplace_back(play, *cover);
      sure.erase(cover);
    }
    if (last != nullptr) sure.push_back(*last);
    return write(first, pairs, sure);
  }

  // Opponents may play on each of these in turn, so an earlier one may already have reduced an opponent's
  // count.
  bool nobody_goes_out(const std::vector<Option>& led) const {
    for (const int count : counts_) {
      unsigned possible = 1U << count;  // a bit for each number of cards that the opponent may have now
      for (const Option& option : led) {
        unsigned next = possible;
        for (const int size : answer_sizes(option.play)) {
          if ((possible >> size & 1) != 0) return false;
          next |= possible >> size;
        }
        possible = next;
      }
    }
    return true;
  }

  // The sizes of plays that an opponent may answer with.
  std::vector<int> answer_sizes(const Combination& play) const {
    std::vector<int> out;
    if (strongest_key(tables_, unseen_, play.kind) > play.key) out.push_back(size_of(play.kind));
    for (unsigned kinds = tables_.beaten_by[index_of(play.kind)]; kinds != 0; kinds &= kinds - 1) {
      const auto kind = static_cast<Kind>(std::countr_zero(kinds));
      if (strongest_key(tables_, unseen_, kind) >= 0) out.push_back(size_of(kind));
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
  }

  bool write(const Option& first, const std::vector<std::pair<Option, Option>>& pairs,
             const std::vector<Option>& rest) {
    const auto add = [&](const Option& option) { line_.push_back({option.play.cards}); };
    line_.clear();
    if (first.sure || pairs.empty()) add(first);
    for (const auto& [play, cover] : pairs) add(play), add(cover);
    for (const Option& option : rest)
      if (option.play != first.play) add(option);
    return true;
  }

  static constexpr int kMostNodes = 20000;

  const View& view_;
  const std::optional<Move> first_;
  const Tables& tables_;
  const Cards unseen_;
  const std::vector<int> counts_;
  std::array<std::vector<Option>, kDeckSize> by_lowest_;
  Cards sure_cards_;
  std::vector<Option> chosen_;
  int sure_ = 0;
  int nodes_ = 0;
  std::vector<Move> line_;
};

}  // namespace

std::vector<Move> forced_win(const View& view) {
  return view.my_turn() ? Prover(view, std::nullopt).prove() : std::vector<Move>();
}

std::vector<Move> forced_win(const View& view, Move first) {
  return view.my_turn() && !first.is_pass() ? Prover(view, first).prove() : std::vector<Move>();
}

}  // namespace upperhand::big_two
