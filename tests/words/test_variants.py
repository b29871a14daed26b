import pytest

from osmosis_cli.game.rulesets import ALIASES, RULE_SETS, find_rule_set
from osmosis_cli.words import language
from osmosis_cli.words.variants import (
    changed_parts,
    draw_words,
    find_named_rule_set,
    passes_words,
    rule_set_description,
    rule_set_name,
)

LANGUAGES = ("en", "de", "fr")
every_language = pytest.mark.parametrize("code", LANGUAGES)


@every_language
def test_every_rule_set_has_a_name_of_its_own_and_a_description_that_begins_with_it(
    code: str,
) -> None:
    language.use(code)
    assert len({rule_set_name(name) for name in RULE_SETS}) == len(RULE_SETS)
    for name in RULE_SETS:
        text = rule_set_description(name)
        assert text.startswith(rule_set_name(name))
        assert text.endswith(".")


@every_language
def test_a_rule_set_is_found_by_name_id_and_alias_in_any_spelling(code: str) -> None:
    language.use(code)
    for name, rules in RULE_SETS.items():
        for text in (rule_set_name(name), rule_set_name(name).upper(), name, name.upper()):
            assert find_named_rule_set(text) == rules, text
    for alias in ALIASES:
        assert find_named_rule_set(alias) == find_rule_set(alias)


@pytest.mark.parametrize(
    ("code", "text", "name"),
    [
        ("en", "treasure trove", "classic"),
        ("en", "three passes", "three-pass"),
        ("en", "one card", "one-card"),
        ("en", "reserve no", "bridesmaids"),
        ("de", "spicken", "peek"),
        ("de", "offene reserve", "peek"),
        ("de", "drei durchgaenge", "three-pass"),
        ("de", "ohne reserve", "bridesmaids"),
        ("fr", "coup d'oeil", "peek"),
        ("fr", "demoiselles", "bridesmaids"),
        ("fr", "une carte a la fois", "one-card"),
    ],
)
def test_a_rule_set_is_found_by_what_players_call_it(code: str, text: str, name: str) -> None:
    language.use(code)
    assert find_named_rule_set(text) == RULE_SETS[name]


def test_words_that_fit_several_rule_sets_give_them_all() -> None:
    found = find_named_rule_set("passes")
    assert found == [RULE_SETS["three-pass"], RULE_SETS["one-card-three-pass"]]
    assert find_named_rule_set("klondike") is None
    assert find_named_rule_set("bride") is None
    assert find_named_rule_set("no") is None
    assert find_named_rule_set("") is None


def test_changed_parts_are_told_and_unchanged_ones_are_not() -> None:
    classic = RULE_SETS["classic"]
    assert changed_parts(classic) == ()
    assert changed_parts(classic.changed(draw=3)) == ()
    assert changed_parts(classic.changed(draw=1, passes=2, open_reserve=True)) == (
        "1 card is dealt at a time.",
        "Only 2 passes are allowed.",
        "All cards of the reserve lie face up.",
    )
    assert changed_parts(RULE_SETS["three-pass"].changed(unlimited=True)) == (
        "Any number of passes is allowed.",
    )
    assert changed_parts(RULE_SETS["peek"].changed(open_reserve=False)) == (
        "Of the reserve only the top cards lie face up.",
    )


def test_without_a_reserve_nothing_is_said_of_it() -> None:
    assert changed_parts(RULE_SETS["bridesmaids"].changed(open_reserve=True)) == ()


@pytest.mark.parametrize(
    ("code", "texts"),
    [
        ("de", ("Es wird immer nur eine Karte aufgedeckt.", "Es gibt nur einen Durchgang.")),
        ("fr", ("On pioche une carte à la fois.", "Un seul passage est permis.")),
    ],
)
def test_one_is_said_in_the_singular(code: str, texts: tuple[str, str]) -> None:
    language.use(code)
    assert (draw_words(1), passes_words(1)) == texts
