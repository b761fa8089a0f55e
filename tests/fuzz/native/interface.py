"""All that the native module offers to Python, found by looking: what can be called, and with what."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from upperhand import _core

PLAIN = {"bool", "bytes", "dict", "float", "int", "list", "object", "str", "tuple"}
ABSTRACT = {"collections.abc.Mapping": "Mapping", "collections.abc.Sequence": "Sequence"}


@dataclass(frozen=True)
class Kind:
    """A type as a signature states it: plain, a container of others, an array, or a class of the module."""

    name: str
    parts: tuple[Kind, ...] = ()
    dtype: str = ""
    shape: tuple[int, ...] = ()

    def mentions(self, name: str) -> bool:
        return self.name == name or any(part.mentions(name) for part in self.parts)


@dataclass(frozen=True)
class Parameter:
    name: str
    kind: Kind
    optional: bool = False
    keyword: bool = False


@dataclass(frozen=True)
class Signature:
    parameters: tuple[Parameter, ...]
    returns: Kind


@dataclass(frozen=True)
class Target:
    """Something to call: its name, what Python source calls it by, and its overloads."""

    name: str
    source: str
    signatures: tuple[Signature, ...]


@cache
def classes() -> dict[str, type]:
    """Every class by its name below the module: `Cards`, `big_two.State`."""
    return {
        f"{path}{name}": thing
        for path, module in modules()
        for name, thing in vars(module).items()
        if isinstance(thing, type) and not issubclass(thing, BaseException)
    }


def modules() -> list[tuple[str, ModuleType]]:
    below = [thing for thing in vars(_core).values() if isinstance(thing, ModuleType)]
    native = [each for each in below if each.__name__.startswith(f"{_core.__name__}.")]
    return [("", _core), *((each.__name__.rpartition(".")[2] + ".", each) for each in native)]


@cache
def targets() -> tuple[Target, ...]:
    return tuple(sorted(found(), key=lambda target: target.name))


def found() -> Iterator[Target]:
    for path, module in modules():
        for name, thing in vars(module).items():
            if hasattr(thing, "__nb_signature__"):
                yield target(f"{path}{name}", f"{path}{name}", thing, path)
    for name, each in classes().items():
        yield from members(name, each)


def members(owner: str, made: type) -> Iterator[Target]:
    path = owner[: owner.rfind(".") + 1]
    for name, thing in vars(made).items():
        full = f"{owner}.{name}"
        if name == "__init__" and hasattr(thing, "__nb_signature__"):
            yield without_self(target(owner, owner, thing, path))
        elif hasattr(thing, "__nb_signature__"):
            yield target(full, full, thing, path, owner)
        for way in ("fget", "fset"):
            if getattr(thing, way, None):
                source = f"vars({owner})[{name!r}].{way}"
                yield target(full + " =" * (way == "fset"), source, getattr(thing, way), path, owner)


def without_self(one: Target) -> Target:
    kept = [Signature(each.parameters[1:], Kind(one.name)) for each in one.signatures]
    return Target(one.name, one.source, tuple(kept))


def target(name: str, source: str, thing: Any, path: str, owner: str = "object") -> Target:
    texts = [signature for signature, *_ in thing.__nb_signature__]
    return Target(name, source, tuple(read_signature(text, path, owner) for text in texts))


def read_signature(text: str, path: str, owner: str) -> Signature:
    """From nanobind's own text, which is Python but for the names of getters, defaults and arrays."""
    text = re.sub(r"^def \(", "def _(", re.sub(r"\\\d+", "...", text))
    text = re.sub(r"ndarray\[([^]]*)\]", lambda array: f"ndarray({array[1].replace('*', '-1')})", text)
    definition = ast.parse(text + ": ...").body[0]
    assert isinstance(definition, ast.FunctionDef)
    given = definition.args
    plain = [*given.posonlyargs, *given.args]
    usual = len(plain) - len(given.defaults)
    parameters = [
        *(
            Parameter(one.arg, kind_of(one.annotation, path, owner), i >= usual)
            for i, one in enumerate(plain)
        ),
        *(
            Parameter(one.arg, kind_of(one.annotation, path, owner), default is not None, keyword=True)
            for one, default in zip(given.kwonlyargs, given.kw_defaults, strict=True)
        ),
    ]
    return Signature(tuple(parameters), kind_of(definition.returns, path, owner))


def kind_of(node: ast.expr | None, path: str, owner: str) -> Kind:
    """The kind of an annotation; only `self` and `cls` have none."""
    if node is None:
        return Kind(owner)
    if isinstance(node, ast.Constant):
        return Kind("None")
    if isinstance(node, ast.BinOp):
        return Kind("union", (kind_of(node.left, path, owner), kind_of(node.right, path, owner)))
    if isinstance(node, ast.Call):
        return array_of({one.arg: ast.unparse(one.value) for one in node.keywords})
    if isinstance(node, ast.Subscript):
        inside = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        parts = [one for one in inside if not (isinstance(one, ast.Constant) and one.value is ...)]
        return Kind(named(ast.unparse(node.value), path), tuple(kind_of(one, path, owner) for one in parts))
    return Kind(named(ast.unparse(node), path))


def array_of(options: dict[str | None, str]) -> Kind:
    shape = ast.literal_eval(options.get("shape", "()"))
    return Kind(
        "ndarray",
        dtype=options.get("dtype", "float32"),
        shape=shape if isinstance(shape, tuple) else (shape,),
    )


def named(text: str, path: str) -> str:
    """A class by its name below the module; what is no class and not plain may be any object."""
    text = ABSTRACT.get(text, text).removeprefix(f"{_core.__name__}.")
    known = classes()
    if path + text in known:
        return path + text
    return text if text in known or text in PLAIN or text in ABSTRACT.values() else "object"


def misuses() -> Iterator[Target]:
    """What may be done to the objects of every class besides calling them: copied, written to, made again."""
    nothing, constructors = Kind("None"), {one.name: one.signatures for one in targets()}
    for name in sorted(classes()):
        own = Parameter("self", Kind(name))
        yield Target(f"copies of {name}", "copies", (Signature((own,), nothing),))
        text, value = Parameter("attribute", Kind("str")), Parameter("value", Kind("object"))
        yield Target(f"writing to {name}", "written", (Signature((own, text, value), nothing),))
        ways = constructors.get(name, (Signature((), nothing),))
        again = [Signature((own, *each.parameters), nothing) for each in ways]
        yield Target(f"making {name} again", "made_again", tuple(again))
