"""Writes calls of the native interface as Python source: most of them sound, some hostile in one argument.

A call is text alone: objects that change are created in each, so any call can be run alone.
"""

from __future__ import annotations

import ast
import builtins
import operator
from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from random import Random

from tests.fuzz.mutation import damaged
from tests.fuzz.native.interface import Kind, Parameter, Signature, Target, classes, targets
from tests.reference.rikken_variants import random_switches as rikken_switches
from tests.reference.variants import random_switches
from upperhand import rikken

Context = list[tuple[str, Kind]]  # the arguments before this one that have a name

HOSTILE_INTS = (
    "-1 | 0 | 53 | 255 | 256 | 65536 | 10**7 | 2**31 - 1 | 2**31 | 2**32 - 1 | 2**32 | 2**40 | 2**63 - 1"
    " | 2**63 | 2**64 - 1 | 2**64 | 10**30 | -2**31 | -2**63 | -2**63 - 1 | True | OddInt(1)"
)
HOSTILE_FLOATS = "nan | inf | -inf | 1e308 | -1e308 | -0.0 | 5e-324 | -1.0 | 0.0 | 1e18 | 2**1024"
HOSTILE_TEXTS = (
    r"'' | 'x' * 100_000 | '\ud800' | '\0' | '3D\0' | OddStr('pass') | 'é' * 999 | '\n' | '🂡🂡' "
    r"""| '[' * 100_000 | '{"players": 1e999}' | '{"\ud800": 1}' | '9' * 5_000"""
)
HOSTILE = (
    r"None | object() | [] | () | {} | [[]] * 3 | [None] | {1: 2} | {'\ud800': 1} | set() | ... | b''"
    r" | iter([]) | (x for x in (1, 2)) | b'\xff' * 99 | bytearray(8) | memoryview(b'abc') | range(9)"
    r" | (lambda: 0) | int | np.float32(1) | np.int64(3) | np.str_('3D') | np.zeros(3)"
    r" | np.zeros(()) | np.zeros((2, 0, 3), 'u1') | Raising() | [Raising()]"
    r" | Calling([], lambda: 0) | big_two | Cards | [[0.0] * 52] * 99 | [-1, 2**70]"
    r" | ['\ud800'] | [''] * 4 | list(range(1000)) | {'a': None} | [nan] | 1j"
)
DTYPES = "uint8 int8 int32 uint32 int64 uint64 float16 float32 float64 bool object"

# How much work to do: a sound number is small, and a huge one must be refused; between them work takes long.
WORK = "n games budget playouts deals steps limit count hands rounds ms enough solve candidates widen"
SEATS = "seat dealer first leader declarer partner distance declarers side"
# The largest of a sound number by its name; 13 for all others.
LARGEST = {
    **dict.fromkeys(("simulations", *WORK.split()), 6),
    **dict.fromkeys(SEATS.split(), 3),
    **dict.fromkeys(("threads", "version", "n_c", "n_s", "n_i"), 4),
    **dict.fromkeys(("most", "most_positions"), 2_000),
    "depth": 2,
    "mask": 2**52 - 1,
    "seed": 2**64 - 1,
}
FROM_ONE = "threads version candidates playouts deals games simulations count limit".split()
WORDS: dict[str, tuple[str, ...]] = {
    "contract": ("pass", *rikken.Rules.CONTRACTS),
    **dict.fromkeys(("trump", "suit"), ("D", "C", "H", "S")),
    "policy": ("random", "random_pass", "lowest", "basic", "advanced"),
    "deals": ("counts", "consistent"),
    "aim": ("most_tricks", "at_least", "exactly_one", "none"),
    "names": ("North", "East", "South", "West"),
    "text": ("3D", "5D 5S", "3D 4D 5D 6D 7D", "pass", "rik", "trump H", "call AS blind", "AS", "{}"),
    "arg": ("{}", '{"players": 4}', "[]"),
}
OBJECTS = {
    "exposed": ("{}", "{1: Cards('AS')}", "{0: Cards('AS KS'), 3: Cards()}"),
    "settings": ("DynamicGreedy()", "Calling(DynamicGreedy(), lambda: big_two.Rules())"),
    "switches": ("{}", "random_switches(3)", "rikken_switches(3)", "{'players': 3}", "{3: 3}"),
    "weights": ("weights('rollout')", "weights('network')", "weights('rl_ppo')", "weights('rikken')"),
    "worth": ("[[1.0] * 52] * len(big_two.Combination.KINDS)",),
}


@cache
def switch_words() -> dict[str, tuple[str, ...]]:
    """What the switches of rules may say, by their name, as source."""
    found: dict[str, set[str]] = {}
    for seed in range(60):
        for name, value in [*random_switches(seed).items(), *rikken_switches(seed).items()]:
            found.setdefault(name, set()).add(repr(value))
    return {name: tuple(sorted(values)) for name, values in found.items()}


@cache
def makers(name: str) -> tuple[Target, ...]:
    """What gives objects of a class, or lists and tuples of them."""
    return tuple(one for one in targets() if any(each.returns.mentions(name) for each in one.signatures))


class UnusedNames(ast.NodeTransformer):
    def __init__(self, tree: ast.AST) -> None:
        read = [one for one in ast.walk(tree) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Load)]
        self.used = {one.id for one in read}

    def visit_NamedExpr(self, node: ast.NamedExpr) -> ast.expr:
        self.generic_visit(node)
        return node if node.target.id in self.used else node.value


def without_unused_names(source: str) -> str:
    tree = ast.parse(source, mode="eval")
    return ast.unparse(UnusedNames(tree).visit(tree))


#: Deeper than this, an object is given by a call only if nothing else gives one; twice as deep, it is unmade.
DEEPEST = 8


class Writer:
    """Writes calls from a seed; `learn` tells it which calls gave objects that others may be given."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.names = (f"v{number}" for number in count())
        self.known: dict[str, list[str]] = {}
        self.nested = 0  # calls inside calls, of the one that is being written

    def learn(self, kind: str, source: str) -> None:
        known = self.known.setdefault(kind, [])
        known.append(source)
        if len(known) > 40:
            known.pop(self.random.randrange(40))

    # Calls

    def call(self, target: Target, hostility: float) -> str:
        """A call, now and then with others on the same object; hostile in one argument with some chance."""
        first = [one.kind for one in target.signatures[0].parameters if one.name == "self"]
        if not first or " " in target.name or not hostility or self.random.random() < 0.8:
            return without_unused_names(self.plain_call(target, [], hostility=hostility))
        return without_unused_names(
            self.together(first[0], target, self.random.choice(("at_once", "in_turn")))
        )

    def together(self, owner: Kind, target: Target, way: str) -> str:
        """Calls of several methods on one object: after each other, or by threads at once."""
        name = next(self.names)
        methods = [one for one in targets() if one.name.startswith(f"{owner.name}.") and " " not in one.name]
        chosen = [target, *self.random.choices(methods, k=self.random.randint(1, 4))]
        own = [
            one for one in chosen if one.signatures[0].parameters[:1] == target.signatures[0].parameters[:1]
        ]
        calls = [self.plain_call(one, [(name, owner)], name, hostility=0.3) for one in own]
        jobs = ", ".join(f"lambda: {call}" for call in calls)
        return f"[{name} := {self.object(owner.name, [])}, {way}({jobs})]"

    def plain_call(self, target: Target, context: Context, self_is: str = "", hostility: float = 0) -> str:
        signature = self.random.choice(target.signatures)
        given = self.arguments(target, signature, list(context), self_is, hostility)
        return f"{self.spoken(target)}({', '.join(given)})"

    def spoken(self, target: Target) -> str:
        """An operator now by its method, now as Python itself calls it."""
        name = target.name.rpartition(".")[2]
        if name.startswith("__") and self.random.random() < 0.5:
            if getattr(vars(operator).get(name), "__module__", "") == "_operator":
                return f"operator.{name}"
            if hasattr(builtins, name.strip("_")):
                return name.strip("_")
        return target.source

    def arguments(
        self, target: Target, signature: Signature, context: Context, self_is: str, hostility: float
    ) -> list[str]:
        given = [one for one in signature.parameters if not one.optional or self.random.random() < 0.5]
        strange = self.random.choice(given) if given and self.random.random() < hostility else None
        plain: list[str] = []
        by_name: list[str] = []
        for one in signature.parameters:
            if one not in given:
                continue
            if one.name == "self" and self_is:
                source = self_is
            elif one is strange:
                source = self.hostile(one, target)
            else:
                source = self.named(one, self.sound(one, target, context), context)
            if one.keyword or signature.parameters[len(plain)] is not one:
                by_name.append(f"{one.name}={source}")
            else:
                plain.append(source)
        if self.random.random() < hostility / 30:
            by_name.append(self.random.choice(("nothing=1", "**{'\\ud800': 1}", "*[0] * 99")))
        return plain + by_name

    # Arguments

    def sound(self, one: Parameter, target: Target, context: Context) -> str:
        if target.name.endswith(".__setstate__") and one.name == "self":
            return f"unmade({one.kind.name})"
        return self.value(one.kind, one.name, target, context)

    def named(self, one: Parameter, source: str, context: Context) -> str:
        """The same with a name, by which the arguments after it may speak of it."""
        if one.kind.name not in classes() and one.kind.name != "ndarray":
            return source
        name = next(self.names)
        context.append((name, one.kind))
        return f"({name} := {source})"

    def value(self, kind: Kind, name: str, target: Target, context: Context, depth: int = 0) -> str:
        """The source of a value of a kind; its name says more about what it stands for."""
        random = self.random
        if name in OBJECTS and kind.name in ("object", "Mapping", "Sequence"):
            return random.choice(OBJECTS[name])
        if "Rules" in target.name and name in switch_words():
            return random.choice(switch_words()[name])
        if kind.name in classes():
            return self.object(kind.name, context, depth)
        if kind.name in ("list", "Sequence", "tuple") and kind.parts:
            return self.sequence(kind, name, target, context, depth)
        if kind.name == "union":
            return self.value(random.choice(kind.parts), name, target, context, depth)
        if kind.name == "ndarray":
            return self.array(kind, name, context)
        plain: dict[str, Callable[[], str]] = {
            "int": lambda: str(random.randint(int(name in FROM_ONE), LARGEST.get(name, 13))),
            "float": lambda: random.choice(("0.0", "0.1", "0.5", "0.9", "1.0", "2.5", "7")),
            "str": lambda: repr(random.choice(WORDS.get(name, WORDS["text"]))),
            "bool": lambda: random.choice(("True", "False")),
            "bytes": lambda: random.choice(
                ("bytes(8)", f"big_two.encode_game({self.object('big_two.State', [])})")
            ),
            "dict": lambda: "{}",
            "None": lambda: "None",
        }
        return plain.get(kind.name, self.anything)()

    def one_of(self, sources: str) -> str:
        return self.random.choice(sources.split(" | "))

    def anything(self) -> str:
        if self.random.random() < 0.5:
            return self.object(self.random.choice(sorted(classes())), [])
        return self.one_of(
            self.random.choice((HOSTILE, HOSTILE, HOSTILE_INTS, HOSTILE_FLOATS, HOSTILE_TEXTS))
        )

    def sequence(self, kind: Kind, name: str, target: Target, context: Context, depth: int) -> str:
        part = kind.parts[0]
        if kind.name == "tuple" and len(kind.parts) > 1:
            inner = [self.value(one, name, target, context, depth + 1) for one in kind.parts]
            return f"({', '.join(inner)},)"
        if part.name in classes() and self.random.random() < 0.6:
            lists = [one for one in makers(part.name) if one.signatures[0].returns.parts[:1] == (part,)]
            if lists and depth < 3:
                return f"whole(lambda: {self.plain_call(self.random.choice(lists), context)})"
        inner = [
            self.value(part, name, target, context, depth + 1)
            for _ in range(self.random.choice((0, 1, 1, 2, 3, 4, 4)))
        ]
        return f"[{', '.join(inner)}]"

    def array(self, kind: Kind, name: str, context: Context) -> str:
        """An array of the right type; of the right length too, where the batch that wants it is known."""
        alike = [variable for variable, other in context if other == kind]
        if alike and self.random.random() < 0.1:
            return self.random.choice(alike)
        batches = [variable for variable, other in context if other.name.endswith(".Batch")]
        rows = str(self.random.choice((0, 1, 2, 5, 9)))
        if batches and self.random.random() < 0.85:
            rows = (
                f"{batches[0]}.moves" if name == "moves" else f"{batches[0]}.games + {int(name == 'first')}"
            )
        shape = ", ".join(rows if size < 0 else str(size) for size in kind.shape)
        if self.random.random() < 0.1:
            return f"shared('{kind.dtype}', {shape})"
        return f"np.full(({shape},), {self.random.choice((0, 0, 0, 1, 3))}, '{kind.dtype}')"

    def object(self, name: str, context: Context, depth: int = 0) -> str:
        """An object of a class: one at hand, one that another argument gives, a usual one, or a known one."""
        same = [variable for variable, kind in context if kind.name == name]
        if same and self.random.random() < 0.1:
            return self.random.choice(same)
        ways: list[Callable[[], str]] = []
        near = self.near(name, context) if depth < 2 and self.nested < DEEPEST else []
        if near:
            ways += [lambda: self.picked(name, near, context)] * 2
        if name in USUAL:
            ways.append(lambda: USUAL[name](self, context))
        if name in self.known:
            ways.append(lambda: self.random.choice(self.known[name]))
        if not ways:
            return self.picked(name, self.outside(name), context, tries=3)
        return self.random.choice(ways)()

    def near(self, name: str, context: Context) -> list[Target]:
        """What gives such objects from the arguments at hand alone."""
        have = {kind.name for _, kind in context}

        def fits(one: Target) -> bool:
            wanted = [each.kind.name for each in one.signatures[0].parameters if each.kind.name in classes()]
            return bool(wanted) and set(wanted) <= have and name not in wanted

        return [one for one in makers(name) if fits(one)]

    def outside(self, name: str) -> list[Target]:
        """What gives such objects from others."""

        def fits(one: Target) -> bool:
            return not any(each.kind.name == name for each in one.signatures[0].parameters)

        return [one for one in makers(name) if fits(one)]

    def picked(self, name: str, ways: Sequence[Target], context: Context, tries: int = 1) -> str:
        """Such an object from what a call gives, or the next call if it gives none."""
        if not ways or self.nested > 2 * DEEPEST:
            return f"unmade({name})"
        self.nested += 1
        calls = [self.plain_call(self.random.choice(ways), context) for _ in range(tries)]
        self.nested -= 1
        jobs = "".join(f", lambda: {call}" for call in calls)
        return f"pick({name}, {self.random.randrange(20)}{jobs})"

    # Hostility

    def hostile(self, one: Parameter, target: Target) -> str:
        """Something that nobody should send: near the right type mostly, and else anything."""
        if one.name == "self" and " " in target.name:
            return f"unmade({one.kind.name})"  # what is done to objects is done to ours alone
        names = [kind.name for kind in (one.kind, *one.kind.parts)]
        near = self.near_misses(one)
        if near and "Sequence" not in names and self.random.random() < 0.8:
            return self.random.choice(near)()
        if near and self.random.random() < 0.6:
            wrong = [self.random.choice(near)() for _ in range(self.random.choice((1, 1, 4, 13)))]
            return f"[{', '.join(wrong)}]"
        if {"Sequence", "list"} & set(names) and self.random.random() < 0.5:
            sound = self.value(Kind("list", one.kind.parts), one.name, target, [])
            return (
                self.random.choice(("Calling(list(%s), lambda: Rng(1).bits())", "emptying(list(%s) * 9)"))
                % sound
            )
        own = [name for name in names if name in classes()]
        return f"unmade({own[0]})" if own and self.random.random() < 0.4 else self.anything()

    def near_misses(self, one: Parameter) -> list[Callable[[], str]]:
        """Ways to write what is of the right type, or nearly, and wrong all the same."""
        kinds = {kind.name: kind for kind in (one.kind, *one.kind.parts)}
        ways: dict[str, Callable[[], str]] = {
            "int": lambda: self.number(one.name),
            "float": lambda: self.one_of(HOSTILE_FLOATS),
            "str": self.text,
            "ndarray": lambda: self.odd_array(kinds["ndarray"]),
            "Mapping": lambda: (
                f"spoiled({self.random.choice(('rollout', 'rl_ppo', 'rikken'))!r}, {seed_of(self)})"
            ),
        }
        return [way for name, way in ways.items() if name in kinds]

    def number(self, name: str) -> str:
        chosen = self.one_of(HOSTILE_INTS)
        takes_long = name in LARGEST and chosen in ("65536", "10**7")
        return "2**31 - 1" if takes_long else chosen

    def text(self) -> str:
        if self.random.random() < 0.5:
            return self.one_of(HOSTILE_TEXTS)
        return ascii(damaged(self.random, self.random.choice(self.random.choice(sorted(WORDS.values())))))

    def odd_array(self, kind: Kind) -> str:
        """An array that is wrong in one way."""
        rows, width = self.random.choice((0, 1, 9)), kind.shape[-1] if len(kind.shape) > 1 else 3
        good = (
            f"np.zeros(({rows}, {width}), '{kind.dtype}')"
            if len(kind.shape) > 1
            else f"np.zeros({rows}, '{kind.dtype}')"
        )
        return self.random.choice(
            (
                good,
                f"read_only({good})",
                f"{good}[::-1]",
                f"{good}.reshape(-1)",
                f"{good}.tolist()",
                f"{good}.astype('{self.random.choice(DTYPES.split())}')",
                f"np.zeros((18, {width}), '{kind.dtype}')[::2]",
                f"np.asfortranarray(np.zeros((9, {width}), '{kind.dtype}'))",
                f"np.zeros((9, {width}, 2), '{kind.dtype}')",
                f"np.zeros((9, {width + 1}), '{kind.dtype}')[:, 1:]",
                f"np.zeros((), '{kind.dtype}')",
                f"np.zeros((9, 0), '{kind.dtype}')",
                f"np.broadcast_to(np.zeros((), '{kind.dtype}'), (2**40, {width}))",
                f"np.full((9, {width}), -1).astype('{kind.dtype}')",
                f"np.full(9, 10**9).astype('{kind.dtype}')",
                f"np.full(9, -1).astype('{kind.dtype}')",
            )
        )


def seed_of(writer: Writer) -> int:
    return writer.random.randrange(10**6)


def usual_cards(writer: Writer, _: Context) -> str:
    random = writer.random
    cards = random.sample(range(52), random.choice((0, 1, 1, 2, 3, 4, 5, 5, 8, 13, 13, 17, 26, 52)))
    return f"Cards.from_mask({sum(1 << card for card in cards)})"


def usual_rules(switches: str, module: str) -> Callable[[Writer, Context], str]:
    def rules(writer: Writer, _: Context) -> str:
        if writer.random.random() < 0.4:
            return f"{module}.Rules()"
        return f"{module}.Rules.from_dict({switches}({seed_of(writer)}))"

    return rules


def usual_big_two_state(writer: Writer, context: Context) -> str:
    kind = writer.random.choice(("dealt", "dealt", "small", "late"))
    moves = writer.random.choice((0, 0, 3, 10, 25, 60, 300))
    return f"{kind}_position({writer.object('big_two.Rules', context, 1)}, {seed_of(writer)}, {moves}).state"


def usual_rikken_state(writer: Writer, context: Context) -> str:
    moves = writer.random.choice((0, 2, 5, 8, 10, 14, 20, 40, 50, 100))
    return f"rikken_position({writer.object('rikken.Rules', context, 1)}, {seed_of(writer)}, {moves})"


def usual_view(module: str) -> Callable[[Writer, Context], str]:
    def view(writer: Writer, context: Context) -> str:
        name, state = next(writer.names), writer.object(f"{module}.State", context, 1)
        if writer.random.random() < 0.7:
            return f"({name} := {state}).view({name}.turn)"
        return f"({name} := {state}).view({writer.random.randrange(2)})"

    return view


def usual_settings(writer: Writer, _: Context) -> str:
    numbers = {"candidates": 3, "least_prior": 0.0, "playouts": 8, "deals": 4, "trust": 1.0, "floor": 0.1}
    others = {"temperature": 1.0, "errors": 1.0, "doubt": 0.5, "solve": 0, "ms": 0, "threads": 2}
    return f"big_two.SearchSettings(**{ {**numbers, **others, 'deals': writer.random.randint(1, 6)} })"


def usual_rikken_settings(writer: Writer, _: Context) -> str:
    numbers = {"games": 8, "bids": 0.8, "cards": 0.7, "errors": 0.5, "solve": 3, "solved": 0.5, "reach": 3.0}
    others = {"caution": 1.25, "ms": 0, "threads": 2, "deals": writer.random.randint(1, 6)}
    return f"rikken.SearchSettings(**{ {**numbers, **others} })"


def usual_opponent(writer: Writer, _: Context) -> str:
    way = writer.random.choice(
        ("lowest()", "rule_based()", "dynamic_greedy(DynamicGreedy())", "rl_ppo(load_place_network())")
    )
    return f"big_two.Opponent.{way}"


def usual_rikken_opponent(writer: Writer, _: Context) -> str:
    way = writer.random.choice(
        ("random()", "basic()", "advanced()", "monte_carlo(3)", "careful()", "curious()")
    )
    return f"rikken.Opponent.{way}"


def usual_batch(module: str) -> Callable[[Writer, Context], str]:
    def batch(writer: Writer, context: Context) -> str:
        rules = [writer.object(f"{module}.Rules", context, 1) for _ in range(writer.random.randint(1, 3))]
        games, threads = writer.random.choice((1, 2, 5, 64)), writer.random.choice((1, 1, 2, 3))
        return f"{module}.Batch([{', '.join(rules)}], {games}, {seed_of(writer)}, {threads})"

    return batch


def usual_network(writer: Writer, _: Context) -> str:
    return writer.random.choice(("load_network('rollout')", "load_network('rollout')", "load_network()"))


def usual_objective(writer: Writer, _: Context) -> str:
    aim = writer.random.choice(WORDS["aim"])
    side = sorted(writer.random.sample(range(4), 1 if aim in ("exactly_one", "none") else 2))
    return f"rikken.Objective({aim!r}, {side}, {writer.random.randint(0, 13)})"


def usual_move_analysis(writer: Writer, _: Context) -> str:
    state, view = next(writer.names), next(writer.names)
    dealt = f"({state} := rikken.State.deal(rikken.Rules(), {seed_of(writer)}))"
    return (
        f"rikken.analyse_moves(({view} := {dealt}.view({state}.turn)), {view}.legal_moves(), "
        f"{writer.random.randint(1, 30)}, {seed_of(writer)})"
    )


USUAL: dict[str, Callable[[Writer, Context], str]] = {
    "Cards": usual_cards,
    "Rng": lambda writer, _: f"Rng({seed_of(writer)})",
    "big_two.Rules": usual_rules("random_switches", "big_two"),
    "rikken.Rules": usual_rules("rikken_switches", "rikken"),
    "big_two.State": usual_big_two_state,
    "rikken.State": usual_rikken_state,
    "big_two.View": usual_view("big_two"),
    "rikken.View": usual_view("rikken"),
    "big_two.Batch": usual_batch("big_two"),
    "rikken.Batch": usual_batch("rikken"),
    "rikken.Network": lambda *_: "rikken.Network(weights('rikken'))",
    "rikken.Opponent": usual_rikken_opponent,
    "big_two.Index": lambda writer, _: f"index_of({writer.random.randrange(99)})",
    "big_two.Network": usual_network,
    "big_two.PlaceNetwork": lambda *_: "load_place_network()",
    "big_two.Opponent": usual_opponent,
    "big_two.SearchSettings": usual_settings,
    "rikken.SearchSettings": usual_rikken_settings,
    "rikken.MoveAnalysis": usual_move_analysis,
    "rikken.AnalysedMove": lambda writer, context: f"{usual_move_analysis(writer, context)}.moves[0]",
    "rikken.Objective": usual_objective,
    "rikken.Ending": lambda writer, _: (
        f"ending_of({seed_of(writer)}, {writer.random.choice((1, 2, 4, 6, 13))})"
    ),
    "rikken.Oracle": lambda writer, _: writer.random.choice(("rikken.Oracle(20_000)", "rikken.Oracle()")),
}
