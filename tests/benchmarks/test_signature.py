"""The engine behaves as before: its signature is the one stated here.

An intended change of rules, moves, deals or playouts states the new signature here and in its commit.
"""

from upperhand.benchmarks import signature

SIGNATURE = "48fcf852"


def test_the_signature_is_the_one_on_record() -> None:
    assert signature() == SIGNATURE
