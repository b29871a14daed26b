import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.words import language
from osmosis_cli.words.choice import Unknown, choose, resolve, take_option
from osmosis_cli.words.choice_texts import unknown_language

LANGUAGES = ("en", "de", "fr")

NAMES = {
    "de": "de DE De deu ger de_DE de_AT de-AT de-CH de_DE.UTF-8 de_DE.utf8 de_DE@euro de@euro "
    "de_DE.ISO-8859-1@euro german German GERMAN deutsch Deutsch DEUTSCH allemand "
    "German_Germany.1252 de_DE:en deutsch_oesterreich",
    "fr": "fr FR fra fre fr_FR fr_CA fr-CA fr_CH.UTF-8 fr_BE@euro french French français Français "
    "FRANÇAIS francais Francais franc\u0327ais Französisch franzoesisch French_Canada.1252",
    "en": "en EN eng en_US en-GB en_AU.UTF-8 english English anglais Englisch american",
}


@pytest.mark.parametrize(
    ("name", "code"), [(name, code) for code, names in NAMES.items() for name in names.split()]
)
def test_a_language_is_understood_by_code_locale_or_name(name: str, code: str) -> None:
    assert resolve(name, LANGUAGES) == code
    assert resolve(f" {name} ", LANGUAGES) == code


ODD = (
    *("", " ", "xx", "pl_PL.UTF-8", "C", "C.UTF-8", "POSIX", "d", "def", "deu2", "germ", "klingon"),
    *("_", "-", ".", "@", ":", "_DE", ".UTF-8", "@euro", "../../etc", "%s{0}", "de\0", "\ud800"),
    *("中文", "de" * 50_000),
)


@pytest.mark.parametrize("name", ODD)
def test_what_names_no_language_of_ours_is_nothing(name: str) -> None:
    assert resolve(name, LANGUAGES) is None


@given(st.text())
def test_no_name_of_a_language_is_a_fault(name: str) -> None:
    assert resolve(name, LANGUAGES) in (None, *LANGUAGES)
    assert choose([f"--lang={name}"], {"OSMOSIS_LANG": name}, name, name).language in LANGUAGES


def test_a_catalogue_for_a_region_counts_in_that_region_only() -> None:
    languages = ("en", "pt", "pt_BR", "es")
    assert resolve("pt_BR.UTF-8", languages) == "pt_BR"
    assert resolve("pt-br", languages) == "pt_BR"
    assert resolve("pt_PT", languages) == "pt"
    assert resolve("spanish", languages) == "es"


# Environment, language, source: what GNU gettext would do, but that a locale without a
# catalogue never silences a LANGUAGE that has one.
ENVIRONMENTS: list[tuple[dict[str, str], str, str]] = [
    ({}, "en", "default"),
    ({"LANG": ""}, "en", "default"),
    ({"LANG": "de_DE.UTF-8"}, "de", "LANG"),
    ({"LANG": "de_AT"}, "de", "LANG"),
    ({"LANG": "de@euro"}, "de", "LANG"),
    ({"LANG": "german"}, "de", "LANG"),
    ({"LANG": "fr_CA.UTF-8"}, "fr", "LANG"),
    ({"LANG": "fr_CH.UTF-8"}, "fr", "LANG"),
    ({"LANG": "en_GB.UTF-8"}, "en", "LANG"),
    ({"LANG": "pl_PL.UTF-8"}, "en", "default"),
    ({"LANG": "C"}, "en", "default"),
    ({"LANG": "C.UTF-8"}, "en", "default"),
    ({"LANG": "POSIX"}, "en", "default"),
    ({"LANG": "nonsense"}, "en", "default"),
    ({"LANG": "\udcff\udcfe"}, "en", "default"),
    ({"LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "fr", "LC_MESSAGES"),
    ({"LC_MESSAGES": "", "LANG": "de_DE"}, "de", "LANG"),
    ({"LC_ALL": "en_US", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "en", "LC_ALL"),
    ({"LC_ALL": "", "LC_MESSAGES": "fr_FR", "LANG": "de_DE"}, "fr", "LC_MESSAGES"),
    ({"LC_ALL": "C", "LANG": "de_DE"}, "en", "default"),
    ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en", "default"),
    ({"LC_ALL": "pl_PL", "LANG": "de_DE"}, "en", "default"),
    ({"LC_CTYPE": "de_DE.UTF-8"}, "en", "default"),
    ({"LANGUAGE": "fr", "LANG": "de_DE.UTF-8"}, "fr", "LANGUAGE"),
    ({"LANGUAGE": "fr:de", "LC_ALL": "en_US.UTF-8"}, "fr", "LANGUAGE"),
    ({"LANGUAGE": "pl:de_AT:fr", "LANG": "en_US.UTF-8"}, "de", "LANGUAGE"),
    ({"LANGUAGE": "en_GB:de", "LANG": "de_DE.UTF-8"}, "en", "LANGUAGE"),
    ({"LANGUAGE": "C:de", "LANG": "de_DE.UTF-8"}, "en", "LANGUAGE"),
    ({"LANGUAGE": "::fr:", "LANG": "de_DE.UTF-8"}, "fr", "LANGUAGE"),
    ({"LANGUAGE": "", "LANG": "de_DE.UTF-8"}, "de", "LANG"),
    ({"LANGUAGE": ":", "LANG": "de_DE.UTF-8"}, "de", "LANG"),
    ({"LANGUAGE": "pl", "LANG": "de_DE.UTF-8"}, "de", "LANG"),
    ({"LANGUAGE": "fr", "LANG": "C"}, "en", "default"),
    ({"LANGUAGE": "fr", "LANG": "POSIX"}, "en", "default"),
    ({"LANGUAGE": "fr", "LC_ALL": "C", "LANG": "de_DE"}, "en", "default"),
    ({"LANGUAGE": "fr", "LANG": "C.UTF-8"}, "en", "default"),
    ({"LANGUAGE": "fr", "LANG": "C.utf8"}, "en", "default"),
    ({"LANGUAGE": "fr", "LANG": "pl_PL.UTF-8"}, "fr", "LANGUAGE"),
    ({"LANGUAGE": "fr"}, "fr", "LANGUAGE"),
]


@pytest.mark.parametrize(("environ", "code", "source"), ENVIRONMENTS)
def test_the_locale_of_the_system_chooses(environ: dict[str, str], code: str, source: str) -> None:
    choice = choose([], environ, languages=LANGUAGES)
    assert (choice.language, choice.source) == (code, source)
    assert not choice.unknowns


@pytest.mark.parametrize(("environ", "code", "source"), ENVIRONMENTS)
def test_stronger_wishes_come_before_the_locale(
    environ: dict[str, str], code: str, source: str
) -> None:
    variable = {**environ, "OSMOSIS_LANG": "Deutsch"}
    assert choose([], environ, "fr", "en_US", LANGUAGES)[:2] == ("fr", "saved")
    assert choose([], variable, "fr", "en_US", LANGUAGES)[:2] == ("de", "OSMOSIS_LANG")
    assert choose(["--lang", "en"], variable, "fr", None, LANGUAGES)[:2] == ("en", "--lang")


def test_the_user_interface_chooses_where_the_environment_says_nothing() -> None:
    assert choose([], {}, None, "de_AT", LANGUAGES)[:2] == ("de", "system")
    assert choose([], {"LANG": ""}, None, "fr_FR", LANGUAGES)[:2] == ("fr", "system")
    assert choose([], {}, None, "pl_PL", LANGUAGES)[:2] == ("en", "default")
    assert choose([], {"LANG": "fr_FR"}, None, "de_DE", LANGUAGES)[:2] == ("fr", "LANG")
    assert choose([], {"LC_ALL": "C"}, None, "de_DE", LANGUAGES)[:2] == ("en", "default")


@pytest.mark.parametrize(
    ("line", "value", "rest"),
    [
        ("", None, ""),
        ("--lang de", "de", ""),
        ("--lang=de", "de", ""),
        ("--lang=", "", ""),
        ("play --lang de", "de", "play"),
        ("--help --lang de", "de", "--help"),
        ("play --help --lang=fr", "fr", "play --help"),
        ("--lang de play --deal 1", "de", "play --deal 1"),
        ("play --deal 1 --lang de --plain", "de", "play --deal 1 --plain"),
        ("--lang de --lang fr", "fr", ""),
        ("--lang=de play --lang fr", "fr", "play"),
        ("why 8c -- --lang de", None, "why 8c -- --lang de"),
        ("--lang fr -- --lang de", "fr", "-- --lang de"),
        ("--lang --", None, "--lang --"),
        ("--lang", None, "--lang"),
        ("play --lang", None, "play --lang"),
        ("--lang --help", None, "--lang --help"),
        ("--lang --lang=de", "de", "--lang"),
        ("--language de", None, "--language de"),
        ("lang de", None, "lang de"),
    ],
)
def test_the_option_counts_wherever_it_stands(line: str, value: str | None, rest: str) -> None:
    assert take_option(line.split()) == (value, rest.split())


@given(st.lists(st.sampled_from(["--lang", "--lang=fr", "de", "--", "--help", "play", ""])))
def test_taking_the_option_keeps_the_others_in_their_order(argv: list[str]) -> None:
    value, rest = take_option(argv)
    remaining = iter(argv)
    assert all(word in remaining for word in rest)
    assert rest.count("--help") == argv.count("--help")
    assert value is not None or rest == argv


def test_an_unknown_language_on_the_command_line_is_an_error_in_the_users_language() -> None:
    choice = choose(["--lang", "xx"], {"LANG": "de_DE"}, languages=LANGUAGES)
    assert choice[:2] == ("de", "LANG")
    assert choice.unknowns == (Unknown("--lang", "xx"),)
    assert choice.is_error
    assert choice.unknown == "xx"


@pytest.mark.parametrize("value", ["", "C", "--", "xx", "klingon"])
def test_no_value_of_the_option_is_guessed(value: str) -> None:
    assert choose([f"--lang={value}"], {}, languages=LANGUAGES).is_error


def test_other_unknown_languages_are_named_and_skipped() -> None:
    environ = {"OSMOSIS_LANG": "xx", "LANG": "fr_FR"}
    choice = choose([], environ, "yy", languages=LANGUAGES)
    assert choice[:2] == ("fr", "LANG")
    assert choice.unknowns == (Unknown("OSMOSIS_LANG", "xx"), Unknown("saved", "yy"))
    assert not choice.is_error
    assert choice.unknown == "xx"
    assert choose([], environ, "de", languages=LANGUAGES).language == "de"


def test_empty_wishes_are_none() -> None:
    choice = choose([], {"OSMOSIS_LANG": " "}, "", "", languages=LANGUAGES)
    assert choice == ("en", "default", ())


def test_a_wish_that_was_overruled_is_not_complained_about() -> None:
    choice = choose(["--lang", "de"], {"OSMOSIS_LANG": "xx"}, "yy", languages=LANGUAGES)
    assert choice == ("de", "--lang", ())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("source", ["--lang", "OSMOSIS_LANG", "saved"])
def test_the_sentence_names_the_unknown_language_and_all_known_ones(code: str, source: str) -> None:
    language.use(code)
    sentence = unknown_language(Unknown(source, "{x}\x1b[2J"), LANGUAGES)  # type: ignore[arg-type]
    assert "{x}U+001B[2J" in sentence
    assert all(f" {known}" in sentence for known in LANGUAGES)
    assert sentence.replace("\u00a0", " ").isprintable()
    assert ("OSMOSIS_LANG" in sentence) == (source == "OSMOSIS_LANG")


def test_the_sentence_is_in_the_language_of_the_moment() -> None:
    sentences = set()
    for code in LANGUAGES:
        language.use(code)
        sentences.add(unknown_language(Unknown("--lang", "xx"), LANGUAGES))
    assert sentences == {
        "Unknown language: 'xx'. Choose en, de or fr.",
        "Unbekannte Sprache: „xx“. Wähle en, de oder fr.",
        "Langue inconnue\u00a0: «\u00a0xx\u00a0». Choisissez en, de ou fr.",
    }
