"""Loads the native module: of the variants that are installed, the fastest that this machine can run.

The build puts each variant beside this file, as `v3.cpython-...so`; all of them give the same results. What
is loaded takes the place of this module, so that `upperhand._core` is the native one. The environment
variable `UPPERHAND_CORE` asks for a certain variant.
"""

import os
import sys
from importlib.machinery import ExtensionFileLoader
from importlib.util import find_spec, module_from_spec, spec_from_loader

VARIANTS = ("native", "v4", "v3", "v2", "generic")  # from fast to slow

# The instructions that a variant needs, as Linux names them. The others run wherever they can be installed.
V3 = frozenset("abm avx avx2 bmi1 bmi2 f16c fma movbe".split())
V4 = V3 | frozenset("avx512bw avx512cd avx512dq avx512f avx512vl".split())
NEEDS = {"v3": V3, "v4": V4}


def processor_flags() -> frozenset[str]:
    """The instructions that this machine's processor has; none where the system does not say."""
    try:
        with open("/proc/cpuinfo", encoding="ascii", errors="replace") as lines:
            flags = next((line for line in lines if line.startswith("flags")), "")
    except OSError:
        return frozenset()
    return frozenset(flags.partition(":")[2].split())


def installed_files() -> dict[str, str]:
    """The file of each variant that is installed, the fastest first."""
    found = ((variant, find_spec(f"{__name__}.{variant}")) for variant in VARIANTS)
    return {variant: spec.origin for variant, spec in found if spec is not None and spec.origin is not None}


def choose(files: dict[str, str], wish: str, flags: frozenset[str]) -> str:
    """The variant that is asked for or, without a wish, the first that the processor can run."""
    if wish and wish not in files:
        raise ImportError(f"UPPERHAND_CORE is {wish!r}; installed variants: {', '.join(files) or 'none'}.")
    missing = {variant: sorted(NEEDS.get(variant, frozenset()) - flags) for variant in files}
    if wish and missing[wish]:
        raise ImportError(f"UPPERHAND_CORE is {wish!r}; this processor lacks {', '.join(missing[wish])}.")
    for variant in [wish] if wish else files:
        if not missing[variant]:
            return variant
    raise ImportError(
        "Upperhand's native module is not built for this processor: run `make setup` in a clone."
    )


def load() -> None:
    files = installed_files()
    wish = os.environ.get("UPPERHAND_CORE", "")
    loader = ExtensionFileLoader(__name__, files[choose(files, wish, processor_flags())])
    spec = spec_from_loader(__name__, loader)
    assert spec is not None
    module = module_from_spec(spec)
    sys.modules[__name__] = module
    loader.exec_module(module)


if __name__ == "upperhand._core":  # under any other name, its functions are being tested
    load()
