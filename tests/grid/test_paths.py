"""Cheapest routes, and which of several equally cheap ones is named (rule a4)."""

from itertools import combinations

from engine.core.rng import Chance, Rng
from engine.grid.paths import Route, cheapest_costs, cheapest_routes


def roads_of(*edges):
    """A map from (one end, other end, cost) triples, open both ways."""
    ways = {}
    for one, other, cost in edges:
        ways.setdefault(one, []).append((other, cost))
        ways.setdefault(other, []).append((one, cost))
    return lambda name: ways.get(name, [])


def test_the_cheapest_route_wins_over_the_shortest():
    routes = cheapest_routes("A", roads_of(("A", "Z", 5), ("A", "M", 2), ("M", "Z", 2)))
    assert routes["Z"] == Route(cost=4, places=("A", "M", "Z"))


def test_among_equally_cheap_routes_the_one_with_fewest_hexes_is_named_a4():
    routes = cheapest_routes("A", roads_of(("A", "Y", 2), ("Y", "Z", 2), ("A", "B", 1), ("B", "C", 1), ("C", "Z", 2)))
    assert routes["Z"] == Route(cost=4, places=("A", "Y", "Z"))


def test_among_equally_long_ones_the_first_in_the_alphabet_is_named_a4():
    edges = (("A", "C", 1), ("C", "D", 2), ("D", "Z", 1), ("A", "B", 2), ("B", "X", 1), ("X", "Z", 1))
    assert cheapest_routes("A", roads_of(*edges))["Z"].places == ("A", "B", "X", "Z")
    assert cheapest_routes("A", roads_of(*reversed(edges)))["Z"].places == ("A", "B", "X", "Z")


def test_what_costs_more_than_the_limit_or_has_no_road_is_not_found():
    roads = roads_of(("A", "B", 2), ("B", "C", 2), ("X", "Y", 1))
    assert set(cheapest_routes("A", roads, most=3)) == {"A", "B"}
    assert set(cheapest_routes("A", roads)) == {"A", "B", "C"}
    assert cheapest_routes("A", roads)["A"] == Route(cost=0, places=("A",))


def test_every_route_is_the_best_of_all_walks_on_small_random_maps():
    rng = Rng(Chance(seed="maps"))
    names = "ABCDEF"
    compared = 0
    for _ in range(60):
        edges = [(one, other, 1 + rng.below(3)) for one, other in combinations(names, 2) if rng.below(5) < 3]
        roads = roads_of(*rng.shuffle(edges))
        found = cheapest_routes("C", roads)
        best = {}
        walks = [(0, 1, ("C",))]
        while walks:
            cost, length, places = walks.pop()
            end = places[-1]
            best[end] = min(best.get(end, (99, 99, ())), (cost, length, places))
            walks += [
                (cost + price, length + 1, (*places, there)) for there, price in roads(end) if there not in places
            ]
        assert {name: (route.cost, len(route.places), route.places) for name, route in found.items()} == best
        assert cheapest_costs("C", roads) == {name: route.cost for name, route in found.items()}
        compared += len(best)
    assert compared > 200
