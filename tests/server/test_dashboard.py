"""The dashboard for Grafana shows what the server exports, and all of it."""

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from upperhand.server.web.metrics import Metrics

ROOT = Path(__file__).parents[2]
DASHBOARD: dict[str, Any] = json.loads((ROOT / "docs" / "grafana.json").read_text("utf-8"))
QUERIES = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
#: What each kind of metric is queried by.
_SERIES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
#: Labels that Prometheus adds, and that of histograms.
_OF_ALL = {"job", "instance", "le"}


def named(text: str) -> set[str]:
    return set(re.findall(r"\bupperhand_\w+", text))


def labels() -> dict[str, set[str]]:
    """Of each metric, whether it has been counted yet or not."""
    metrics = [each for each in vars(Metrics()).values() if hasattr(each, "_labelnames")]
    return {each.describe()[0].name: {*each._labelnames} for each in metrics}


@pytest.fixture(scope="module")
def exported(address: str) -> dict[str, str]:
    """The metrics of a running server, and of what kind each is."""
    text = httpx.get(f"{address}/metrics").text
    families = text_string_to_metric_families(text)
    return {family.name: family.type for family in families if not family.name.endswith("_created")}


def test_every_query_names_a_series_that_the_server_exports(exported: dict[str, str]) -> None:
    series = {name + ending for name, kind in exported.items() for ending in _SERIES[kind]}
    for query in QUERIES:
        assert named(query), query
        assert named(query) <= series, query
    for variable in DASHBOARD["templating"]["list"][1:]:
        assert named(variable["query"]["query"]) <= series


def test_every_metric_is_on_the_dashboard(exported: dict[str, str]) -> None:
    shown = set().union(*map(named, QUERIES))
    for name, kind in exported.items():
        assert shown & {name + ending for ending in _SERIES[kind]}, f"{name} is on no panel"
    watched = named((ROOT / "docs" / "operating.md").read_text("utf-8"))
    assert watched <= set(exported)


def test_queries_ask_for_labels_that_the_metrics_have() -> None:
    known = labels()
    for panel in DASHBOARD["panels"]:
        for target in panel["targets"]:
            names = {re.sub("_(total|bucket|count|sum)$", "", name) for name in named(target["expr"])}
            allowed = _OF_ALL.union(*(known[name] for name in names))
            grouped = {
                label
                for group in re.findall(r"\bby \(([^)]*)\)", target["expr"])
                for label in group.split(", ")
            }
            matched = set(re.findall(r'(\w+)=~?"', target["expr"]))
            assert grouped | matched <= allowed, target["expr"]
            assert set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"])) <= grouped
            assert target["expr"].count("(") == target["expr"].count(")")


def test_a_bucket_that_is_asked_for_exists() -> None:
    metrics = Metrics()
    metrics.shares.labels("big_two").observe(1)
    buckets = set(re.findall(r'upperhand_search_share_bucket\{.*le="([^"]+)"', metrics.text().decode()))
    asked = {bucket for query in QUERIES for bucket in re.findall(r'le="([^"]+)"', query)}
    assert asked
    assert asked <= buckets


def test_panels_lie_beside_each_other() -> None:
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    assert all(place["x"] >= 0 and place["x"] + place["w"] <= 24 for place in places)
    for one, other in combinations(places, 2):
        apart = (
            one["x"] + one["w"] <= other["x"]
            or other["x"] + other["w"] <= one["x"]
            or one["y"] + one["h"] <= other["y"]
            or other["y"] + other["h"] <= one["y"]
        )
        assert apart, (one, other)
