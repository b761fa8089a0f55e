"""Games whose auction is skipped."""

import pytest

from upperhand.experiments.rikken.players import DECLARER, dealt, declare


@pytest.mark.parametrize("contract", ["rik", "solo8", "piek", "misere", "open_piek", "open_misere"])
def test_the_declarer_gets_the_contract_wherever_the_dealer_sits(contract: str) -> None:
    dealers = set()
    for number in range(12):
        state = dealt(contract, 7, number)
        assert state.turn == DECLARER
        dealers.add(state.dealer)
        declare(state, contract)
        assert (state.contract, state.declarer) == (contract, DECLARER)
        assert state.phase == ("trump" if contract in ("rik", "solo8") else "play")
    assert dealers == {0, 1, 2, 3}


def test_contracts_of_one_seed_share_their_deals() -> None:
    assert dealt("rik", 7, 3).dealt == dealt("open_misere", 7, 3).dealt
    assert dealt("rik", 7, 3).dealt != dealt("rik", 7, 4).dealt != dealt("rik", 8, 4).dealt


def test_the_dealer_may_be_said() -> None:
    leads = dealt("misere", 7, 0, dealer=3)
    declare(leads, "misere")
    assert leads.turn == DECLARER
    assert leads.dealt == dealt("misere", 7, 0, dealer=1).dealt
