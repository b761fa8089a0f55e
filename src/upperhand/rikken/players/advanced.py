"""The advanced player of Vorsteveld, Automated Bidding and Playing in the card game Rikken, 2007, 3.3.

Its card play is in the core, so that simulations can use it. `core/rikken/hand/` has what follows about
hidden cards (`inference`), who plays together (`sides`), the score of Table 3.6 (`discard_score`) and the
card kept for the one trick of Piek (`cover_card`). `core/rikken/players/strategy/` has the lists of section
3.3.2 for Rik and Solo (`tricks`), `piek` and `misere`. Here the word of the step that chose a card becomes a
sentence.
"""

from dataclasses import dataclass

from upperhand._core import Rng
from upperhand._core.rikken import Move, View, advanced_card, cover_card
from upperhand.player import Decision
from upperhand.rikken.bidding import Bidding, before_play, conditions, method
from upperhand.rikken.words import SUITS as SUIT_WORDS

_HIGHEST = "it is the highest of {own} still out"

# {own} is the suit of the card, {led} the suit led, {best} the card that wins the trick so far.
SENTENCES = {
    "only_card": "no other card may be played",
    # Rik and Solo, the lead
    "draw_trump_top": "an opponent may still hold {trump}, and the highest trump draws them",
    "draw_trump_any": "an opponent may still hold {trump}, and any trump helps to draw them",
    "trump_drawn_master": "no opponent holds a trump any more, and " + _HIGHEST,
    "trump_drawn_any": "no opponent holds a trump any more, and the trumps are kept for later",
    "trump_drawn_only_trump": "no opponent holds a trump any more, and only trumps are left",
    "trumpless_master": "there is no trump to draw with, and " + _HIGHEST,
    "trumpless_any": "there is neither a trump nor the highest card of a suit to lead",
    "defend_master": _HIGHEST,
    "defend_any": "none of the cards is the highest of its suit, and trumps are not led against the declarer",
    "defend_only_trump": "only trumps are left",
    # Rik and Solo, second or third to play
    "top_is_ours": "{best}, the highest of {led}, wins for our side, and the lowest card is enough",
    "ours_not_sure": "our side wins with {best} so far, and the highest of {led} is not in hand",
    "ours_below_my_top": "our side wins with {best}, which only this hand could beat, so the lowest will do",
    "secure_with_top": "our side wins with {best} so far, and the highest of {led} makes it sure",
    "only_friends_to_come": "only our own side plays after it, and it is the lowest card above {best}",
    "win_with_top": "an opponent can still follow suit, and the highest of {led} wins for sure",
    "no_rival_can_follow": "no opponent after it can follow suit, and it is the lowest card above {best}",
    "beat_cheaply": "it is the lowest card above {best}; the highest of {led} is not in hand",
    "cannot_beat": "nothing in hand beats {best}, and it is the lowest of {led}",
    "ours_throw_small": "our side wins with {best}, so a small card goes",
    "ruff": "without {led}, the lowest trump beats {best}",
    "no_trump_throw_small": "with neither {led} nor a trump that could win, a small card goes",
    # Rik and Solo, third to play on a trick that has been trumped
    "ruffed_follow_low": "{best} has trumped the trick, and it is the lowest of {led}",
    "friend_ruffed": "our side has trumped with {best}, so a small card goes",
    "overruff": "it is the lowest trump above {best}",
    "cannot_overruff": "{best} has trumped the trick and cannot be overtrumped, so a small card goes",
    # Rik and Solo, last to play
    "last_ours": "the trick is our side's with {best}, so the smallest card goes",
    "last_wins": "it is the smallest card that wins the trick from {best}",
    "last_cannot_win": "nothing wins the trick from {best}, so the smallest card goes",
    # Piek
    "piek_lead_low": "no trick is won yet, and it is low beside the other cards of its suit",
    "play_cover": "it is the card kept for the one trick, and no other high card is left",
    "piek_stay_under": "no trick is wanted with this card, and it is the highest below {best}",
    "piek_forced_over": "no card stays below {best}, and it is the lowest of {led}",
    "throw_high_keep_cover": "without {led}, the highest card goes, but {cover} is kept for the one trick",
    "any_until_their_trick": "the declarer has no trick yet, and any card will do",
    # Misère, and Piek once its trick is won
    "lead_low": "no trick is wanted, and it is low beside the other cards of its suit",
    "stay_under": "no trick is wanted, and it is the highest card below {best}",
    "forced_over": "no card stays below {best}, and it is the lowest of {led}",
    "throw_high": "without {led}, the card that weighs most in the hand can go",
    "lead_their_suit": "it is low beside the other {own} in hand, and a declarer may hold {own}",
    "no_suit_of_theirs": "no declarer holds any suit of this hand, so a relatively low card goes",
    "defence_throws_high": "without {led}, the card that weighs most in the hand goes, and low ones stay",
    "under_before_them": "the declarer has yet to play, and it is the highest card below {best}",
    "low_before_them": "the declarer has yet to play, and it is the lowest of {led}",
    "spend_high": "the declarer does not win this trick, so the highest of {led} can go",
    "leave_it_to_them": "the declarer wins with {best}, and it is the highest card below",
    "cannot_leave_it": "no card stays below {best} of the declarer, so the highest goes",
}


@dataclass(frozen=True)
class Advanced:
    """Works out who can hold what, plays by lists for each place and contract, bids by losers (Vorsteveld).

    `bidding` is the method that forecasts tricks: `ltc`, `tpc` or `mc`. `conditions` says how many tricks it
    takes to bid: `minimal`, `calibrated`, or changes such as `rik:5.5-13/misere:0-0.3`.
    """

    bidding: Bidding = "ltc"
    conditions: tuple[str, ...] = ("minimal",)

    def __post_init__(self) -> None:
        conditions(self.conditions, "advanced", self.bidding)

    def decide(self, view: View, rng: Rng) -> Decision:
        if view.phase == "play":
            move, word = advanced_card(view, rng)
            return Decision(move, sentence(view, move, word))
        wanted = conditions(self.conditions, "advanced", self.bidding)
        return before_play(view, rng, method(self.bidding), wanted)


def sentence(view: View, move: Move, word: str) -> str:
    """The reason for a card."""
    words = {
        "own": SUIT_WORDS[str(move)[-1]],
        "led": SUIT_WORDS[view.trick[0][1].suit] if view.trick else "",
        "trump": SUIT_WORDS[view.trump] if view.trump else "",
        "best": view.table,
        "cover": cover_card(view) if "cover" in word else "",
    }
    return f"{'play' if view.trick else 'lead'} {move}: {SENTENCES[word].format_map(words)}"
