"""Our own chance: the same numbers everywhere and for ever."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from engine.core.rng import Chance, Rng, play_chance, seed_hash

SEEDS = st.text(max_size=20).filter(lambda seed: seed.isprintable())


def test_the_numbers_of_a_seed_are_fixed_for_ever():
    rng = Rng(Chance(seed="sacbe"))
    assert [rng.below(6) for _ in range(12)] == [5, 4, 1, 4, 5, 0, 1, 1, 3, 3, 2, 4]
    assert rng.chance == Chance(seed="sacbe", counter=12)
    assert Rng(Chance(seed="sacbe", counter=7)).below(1000) == 417
    assert Rng(Chance(seed="mañana")).below(10**9) == 293978704
    assert Rng(Chance(seed="")).below(1 << 64) == 1866903987063215603


def test_the_shuffle_and_the_choices_of_a_seed_are_fixed_for_ever():
    assert "".join(Rng(Chance(seed="sacbe")).shuffle("ABCDEFGHIJ")) == "AEDBGFCIJH"
    rng = Rng(Chance(seed="sacbe"))
    assert "".join(rng.choice("abc") for _ in range(8)) == "cbbbcabb"


def test_the_hash_of_a_seed_is_its_sha_256():
    assert seed_hash("sacbe") == "cc80303ba02dbe9b846e742f8e1d68b357766814520928f3ce834f278bb6eeb8"


def test_a_number_is_the_first_eight_bytes_of_the_hash_of_seed_and_counter():
    number = int.from_bytes(hashlib.sha256(b"sacbe:3").digest()[:8], "big")
    assert Rng(Chance(seed="sacbe", counter=3)).below(1 << 64) == number


def test_a_number_from_the_incomplete_last_stretch_is_thrown_away():
    bound = (1 << 63) + 1
    rng = Rng(Chance(seed="rejects"))
    assert [rng.below(bound) for _ in range(3)] == [7855562977902601116, 7840473139599137269, 4757400311565858778]
    assert rng.chance.counter == 4, "one of four numbers lay above the last whole multiple"


@pytest.mark.parametrize("bound", [0, -1, (1 << 64) + 1])
def test_a_bound_that_no_number_can_keep_is_an_error(bound):
    with pytest.raises(ValueError, match="bound"):
        Rng(Chance(seed="x")).below(bound)


def test_nothing_can_be_chosen_from_nothing():
    with pytest.raises(ValueError, match="bound"):
        Rng(Chance(seed="x")).choice(())


@given(SEEDS, st.integers(1, 1 << 64))
def test_a_number_lies_below_its_bound(seed, bound):
    assert 0 <= Rng(Chance(seed=seed)).below(bound) < bound


@given(SEEDS, st.lists(st.integers(), max_size=30))
def test_a_shuffle_is_a_permutation_and_leaves_its_items_alone(seed, items):
    before = list(items)
    assert Counter(Rng(Chance(seed=seed)).shuffle(items)) == Counter(before)
    assert items == before


@given(SEEDS, st.integers(0, 20), st.integers(0, 20))
def test_a_stream_goes_on_where_it_stood(seed, before, after):
    rng = Rng(Chance(seed=seed))
    numbers = [rng.below(1000) for _ in range(before + after)]
    first = Rng(Chance(seed=seed))
    head = [first.below(1000) for _ in range(before)]
    second = Rng(first.chance)
    assert head + [second.below(1000) for _ in range(after)] == numbers


def test_every_face_of_a_die_comes_up_about_equally_often():
    rng = Rng(Chance(seed="uniform"))
    faces = Counter(rng.below(6) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(880 < count < 1120 for count in faces.values()), faces  # four standard deviations


def test_every_order_of_three_comes_up_about_equally_often():
    rng = Rng(Chance(seed="orders"))
    orders = Counter(rng.shuffle("abc") for _ in range(3000))
    assert len(orders) == 6
    assert all(410 < count < 590 for count in orders.values()), orders


def test_chance_in_play_has_a_stream_of_its_own():
    assert play_chance("sacbe") == Chance(seed="sacbe/play", counter=0)


@pytest.mark.parametrize(
    "raw", ['{"seed":1}', '{"seed":"x","counter":true}', '{"seed":"x","counter":"1"}', '{"counter":1}']
)
def test_where_chance_stands_is_read_strictly(raw):
    with pytest.raises(ValidationError):
        Chance.model_validate_json(raw)
