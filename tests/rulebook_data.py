#!/usr/bin/env python3
"""Makes tests/data/rulebooks from the rulebooks, for those who have them: FOLDER holds <game>.<language>.txt.

    tests/rulebook_data.py FOLDER

The tests have to show that no text of ours has eight words in a row that a book has too, and that the terms and
chapters which we say are in a book are there. The books cannot come with the project, so what stands there tells no
sentence of them:

<game>.<language>.runs  the hash of every run of eight words, eight bytes each, the highest first, in ascending order
books.json              of the terms (resources/glossary.json) and chapters (resources/rules) that we say are in a book,
                        those that are; how many lines it has; of the headings that we give a line those that stand
                        on it; of the lines from which we say that an edition has something (resources/editions) those
                        that are not empty; and a sentence of our own with the hashes of its runs

Words are those of plainWords() in engine/core/text. A run is its words, each followed by a space, as bytes; its hash is
FNV-1a of 64 bits. tests/engine/support/book_runs.cpp reads the files and counts in the same way.
"""

import json
import pathlib
import re
import sys
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
DATA = ROOT / "tests/data/rulebooks"
RUN = 8
LANGUAGES = ("en", "fr", "hu")
SAMPLE = "Whoever stands at the old mill at dawn hears the river before the miller’s dog, Árpád’s œuvre."


def plain_words(text):
    """As plainWords() does for the letters that the three languages have."""
    for sign, letters in (("Æ", "AE"), ("æ", "ae"), ("Œ", "OE"), ("œ", "oe"), ("ß", "ss")):
        text = text.replace(sign, letters)
    bare = "".join(each for each in unicodedata.normalize("NFD", text) if not 0x300 <= ord(each) <= 0x36F)
    return re.findall("[a-z0-9]+", bare.lower())


def fnv1a(data):
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def runs(words):
    return sorted({fnv1a("".join(word + " " for word in words[at:at + RUN]).encode())
                   for at in range(len(words) - RUN + 1)})


def stands_in(part, whole):
    return any(whole[at:at + len(part)] == part for at in range(len(whole) - len(part) + 1))


def lower(text):
    """One kind of space, apostrophe and hyphen, and words that the end of a line had parted put together."""
    text = re.sub(r"(\w)-\s*\n\s*(\w)", r"\1\2", text.replace("’", "'"))
    return unicodedata.normalize("NFC", re.sub(r"[\s\u00A0\u202F]+", " ", text)).lower()


def claimed_terms(game, language):
    """Every form of a term that the glossary says is in the book."""
    for term in json.loads((ROOT / "resources/glossary.json").read_text())["terms"]:
        own = term[language]
        if term["game"] == game and own.get("inBook"):
            yield from [own[key] for key in ("term", "plural", "accusative") if key in own]
            yield from own.get("bookForms", [])


def claimed_chapters(game, language):
    for rule in json.loads((ROOT / f"resources/rules/{game}.json").read_text())["rules"]:
        if language in rule["books"]:
            yield rule["books"][language]


def claimed_headings(game, language):
    for book in json.loads((ROOT / f"resources/rules/{game}.json").read_text())["books"]:
        if book["id"] == language:
            yield from book["headings"].items()


def claimed_lines(book):
    for path in sorted((ROOT / "resources/editions").glob("*.json")):
        for origin in json.loads(path.read_text()).get("origins", []):
            if origin.get("book") == book:
                yield origin["line"]


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    DATA.mkdir(parents=True, exist_ok=True)
    books = {}
    for path in sorted(pathlib.Path(sys.argv[1]).glob("*.txt")):
        game, language = path.stem.rsplit(".", 1)
        text = path.read_text()
        lines = text.removesuffix("\n").split("\n")
        words = plain_words(text)
        (DATA / f"{path.stem}.runs").write_bytes(b"".join(run.to_bytes(8, "big") for run in runs(words)))
        folded = lower(text)
        books[path.stem] = {
            "chapters": sorted({each for each in claimed_chapters(game, language)
                                if stands_in(plain_words(each), words)}),
            "lines": len(lines),
            "headings": {heading: line for heading, line in claimed_headings(game, language)
                         if stands_in(plain_words(heading), plain_words(lines[line - 1]))},
            "cited": sorted({line for line in claimed_lines(path.stem) if lines[line - 1].strip()}),
            "terms": sorted({each for each in claimed_terms(game, language) if lower(each) in folded}),
        }
    sample = {"text": SAMPLE, "runs": [f"{run:016x}" for run in runs(plain_words(SAMPLE))]}
    content = json.dumps({"sample": sample, "books": books}, ensure_ascii=False, indent=2)
    (DATA / "books.json").write_text(content + "\n")


if __name__ == "__main__":
    main()
