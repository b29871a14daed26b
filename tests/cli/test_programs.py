"""What other programs rely on: positions, verdicts and moves as JSON, and the exit statuses."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Osmosis

STOCK = (
    "KS 9D QD JS AS AH 3C 4C 5C TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC "
    "6S 9C 2H 6H"
)


def test_a_deal_is_given_as_a_position(osmosis: Osmosis) -> None:
    done = osmosis("deal", "--deal", "1", "--json")
    assert done.status == 0
    assert json.loads(done.said) == {
        "rules": "classic",
        "deal": "1",
        "rows": [["2S"], [], [], []],
        "reserve": [
            ["JD", "5D", "KD", "AD"],
            ["2D", "7H", "KC", "QC"],
            ["9H", "7C", "9S", "KH"],
            ["JC", "5H", "5S", "3H"],
        ],
        "stock": STOCK.split(),
        "waste": [],
        "passes": 1,
    }


def test_moves_from_standard_input_are_answered_one_by_one(osmosis: Osmosis) -> None:
    lines = "reserve 4\n\n WASTE \nfoo\ndraw\nUndo\nredo\nredo\nundo\nundo\nundo\nredeal"
    done = osmosis("play", "--json", "--deal", "32001", input=lines)
    assert done.status == 0
    first = {"command": "reserve 4", "legal": True, "reason": "first-row", "card": "JS", "row": 1}
    drawn = {"command": "draw", "legal": True, "reason": "deals-cards", "dealt": ["2H", "TD", "8S"]}
    two, one = {"score": 2, "state": "open"}, {"score": 1, "state": "open"}
    assert [json.loads(line) for line in done.said.splitlines()] == [
        {**first, "revealed": "TC", **two},
        {"command": "waste", "legal": False, "reason": "empty-waste", **two},
        {"command": "foo", "error": "unknown-command"},
        {**drawn, **two},
        {"command": "undo", "legal": True, "reason": "undone", "move": "draw", **two},
        {"command": "redo", "legal": True, "reason": "redone", "move": "draw", **two},
        {"command": "redo", "legal": False, "reason": "nothing-to-redo", **two},
        {"command": "undo", "legal": True, "reason": "undone", "move": "draw", **two},
        {"command": "undo", "legal": True, "reason": "undone", "move": "reserve 4", **one},
        {"command": "undo", "legal": False, "reason": "nothing-to-undo", **one},
        {"command": "redeal", "legal": False, "reason": "stock-not-empty", **one},
    ]


def test_a_draw_from_an_empty_stock_is_illegal_for_programs(osmosis: Osmosis) -> None:
    done = osmosis("play", "--json", "--deal", "32001", input="draw\n" * 13 + "redeal\n")
    records = [json.loads(line) for line in done.said.splitlines()]
    assert (records[12]["legal"], records[12]["reason"]) == (False, "empty-stock")
    assert (records[13]["legal"], records[13]["pass"]) == (True, 2)


@pytest.mark.parametrize(
    ("what", "status", "expected"),
    [
        ("reserve 4", 0, {"legal": True, "reason": "first-row", "card": "JS", "row": 1,
                          "from": "reserve 4"}),
        ("JS", 0, {"legal": True, "reason": "first-row", "card": "JS", "row": 1,
                   "from": "reserve 4"}),
        ("js row 1", 0, {"legal": True, "reason": "first-row", "card": "JS", "row": 1,
                         "from": "reserve 4"}),
        ("JS row 3", 1, {"legal": False, "reason": "wrong-row", "card": "JS", "row": 1}),
        ("JH", 1, {"legal": False, "reason": "row-not-started", "card": "JH", "needs": ["7H"]}),
        ("7S", 1, {"legal": False, "reason": "already-played", "card": "7S", "row": 1}),
        ("KS", 1, {"legal": False, "reason": "not-in-view", "card": "KS", "row": 1}),
        ("draw", 0, {"legal": True, "reason": "deals-cards"}),
        ("redeal", 1, {"legal": False, "reason": "stock-not-empty"}),
    ],
)  # fmt: skip
def test_why_tells_the_verdict_and_nothing_hidden(
    osmosis: Osmosis, what: str, status: int, expected: dict[str, object]
) -> None:
    done = osmosis("why", *what.split(), "--deal", "32001", "--json")
    record = json.loads(done.said)
    assert done.status == status
    assert record == {"command": what.replace("js", "JS"), **expected, "score": 1, "state": "open"}


def test_missing_cards_are_named_from_the_highest_row_down(
    osmosis: Osmosis, tmp_path: Path
) -> None:
    position = json.loads(osmosis("deal", "--deal", "32001", "--json").said)
    done = osmosis("play", "--json", "--deal", "32001", input="reserve 4\nreserve 4\n")
    assert json.loads(done.said.splitlines()[1])["needs"] == ["7C"]
    assert position["rows"][0] == ["7S"]


def test_a_position_comes_from_a_file_or_from_standard_input(
    osmosis: Osmosis, tmp_path: Path
) -> None:
    text = osmosis("deal", "--deal", "42", "--rules", "peek", "--json").said
    file = tmp_path / "position.json"
    file.write_text(text, encoding="utf-8")
    assert osmosis("deal", "--position", str(file), "--json").said == text
    assert osmosis("deal", "--position", "-", "--json", input=text).said == text
    assert osmosis("why", "draw", "--position", "-", "--json", input=text).status == 0
    done = osmosis("play", "--json", "--position", str(file), input="draw\n")
    assert json.loads(done.said)["legal"] is True


def test_changed_parts_of_a_rule_set_stand_in_the_position(osmosis: Osmosis) -> None:
    done = osmosis(
        "deal", "--deal", "5", "--draw", "1", "--passes", "2", "--open-reserve", "--json"
    )
    position = json.loads(done.said)
    assert (position["draw"], position["max_passes"], position["open_reserve"]) == (1, 2, True)
    done = osmosis("deal", "--deal", "5", "--rules", "aisleriot", "--passes", "unlimited", "--json")
    assert json.loads(done.said)["max_passes"] is None


@pytest.mark.parametrize("number", ["0", "x", "", "ms8589934592", "1" * 21, "٣"])
def test_a_bad_deal_number_is_wrong_usage(osmosis: Osmosis, number: str) -> None:
    done = osmosis("deal", "--deal", number, "--json")
    assert (done.status, json.loads(done.said)) == (2, {"error": "bad-deal"})
    done = osmosis("deal", "--deal", number)
    assert (done.status, done.said) == (2, "")
    assert "deal number" in done.complaint


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-json"),
        ("[]", "not-an-object"),
        ("{}", "missing-key"),
        ("[" * 100_000, "not-json"),
        ('{"rules": NaN}', "not-json"),
        (" " * 200_000, "too-large"),
        ("\x00\xff", "not-json"),
    ],
)
def test_a_bad_position_is_refused_with_its_faults(osmosis: Osmosis, text: str, code: str) -> None:
    done = osmosis("deal", "--position", "-", "--json", input=text)
    record = json.loads(done.said)
    assert (done.status, record["error"]) == (1, "bad-position")
    assert code in [fault["code"] for fault in record["faults"]]
    done = osmosis("deal", "--position", "-", input=text)
    assert (done.status, done.said) == (1, "")
    assert done.complaint.startswith("The position cannot be used.\n")


def test_a_fault_names_its_card(osmosis: Osmosis) -> None:
    position = json.loads(osmosis("deal", "--deal", "1", "--json").said)
    position["stock"][0] = "9D"
    done = osmosis("deal", "--position", "-", "--json", input=json.dumps(position))
    assert json.loads(done.said)["faults"] == [
        {"code": "duplicate-card", "card": "9D"},
        {"code": "missing-card", "card": "KS"},
    ]


def test_a_missing_file_is_a_bad_position(osmosis: Osmosis) -> None:
    done = osmosis("play", "--position", "nowhere.json")
    assert (done.status, done.said) == (1, "")
    assert done.complaint == "The position cannot be used.\nThe file cannot be read.\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("deal", "--deal", "1", "--position", "x.json"),
        ("play", "--position", "-"),
        ("play", "--json", "--position", "-"),
        ("deal", "--rules", "nonsense"),
        ("deal", "--draw", "2"),
        ("deal", "--passes", "0"),
        ("deal", "--passes", "many"),
        ("play", "--width", "19"),
        ("play", "--width", "x"),
        ("why",),
        ("why", "blub"),
        ("--nonsense",),
        ("deal", "more"),
        ("--lang", "xx"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_wrong_usage_says_what_is_wrong_on_the_error_stream(
    osmosis: Osmosis, arguments: tuple[str, ...], lang: str
) -> None:
    done = osmosis(*arguments, env={"OSMOSIS_LANG": lang})
    assert (done.status, done.said) == (2, "")
    assert done.complaint.strip()
    assert "Traceback" not in done.complaint


def test_an_unknown_rule_set_is_answered_with_those_there_are(osmosis: Osmosis) -> None:
    for lang, before_last in (("en", "or"), ("de", "oder"), ("fr", "ou")):
        done = osmosis("deal", "--rules", "nonsense", env={"OSMOSIS_LANG": lang})
        names = (
            f"classic, peek, one-card, three-pass, one-card-three-pass {before_last} bridesmaids."
        )
        assert names in " ".join(done.complaint.split())


def test_rules_that_contradict_the_position_are_wrong_usage(osmosis: Osmosis) -> None:
    text = osmosis("deal", "--deal", "1", "--json").said
    assert osmosis("deal", "--position", "-", "--rules", "peek", input=text).status == 2
    assert osmosis("deal", "--position", "-", "--rules", "osmosis", input=text).status == 0
