#!/usr/bin/env python3
"""Makes tests/data/rulebooks from the rulebooks, for those who have them: FOLDER holds <game>.<language>.txt.

    tests/rulebook_data.py FOLDER

The tests have to show that no text of ours has eight words in a row that a book has too, and that the terms and
chapters which we say are in a book are there. The books cannot come with the project, so what stands there tells no
sentence of them:

<game>.<language>.runs  the hash of every run of eight words, eight bytes each, the highest first, in ascending order
books.json              of the terms (resources/glossary.json) and chapters (resources/rules) that we say are in a book,
                        those that are; how many lines it has; of the headings that we give a line those that stand
                        on it; of the lines that we give a rule those that share words with it (what does not is
                        printed); of what we say that an edition has from some lines (resources/editions) that of
                        which every number and word stands in them; and a sentence of our own with the hashes of its
                        runs

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
SHARED = 2  # so many words at least, by their first letters, a rule has in common with the lines that tell it
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


def claimed_lines(game, language):
    """What a rule says in the book's language, and the first and the last line that tell it."""
    for rule in json.loads((ROOT / f"resources/rules/{game}.json").read_text())["rules"]:
        if language in rule["books"]:
            words = [rule[key][language] for key in ("title", "text", "note") if key in rule]
            yield rule["id"], " ".join(words + rule["search"][language]), rule["lines"][language]


def claimed_origins(book):
    """Editions of one game have most of them in common."""
    known = []
    for path in sorted((ROOT / "resources/editions").glob("*.json")):
        for origin in json.loads(path.read_text()).get("origins", []):
            claim = {"of": origin["of"], "line": origin.get("line"), "to": origin.get("to", origin.get("line")),
                     "says": origin.get("says", [])}
            if origin.get("book") == book and claim not in known:
                known.append(claim)
    return known


def beginnings(words):
    """Of words that are more than an article, the letters that endings leave alone; numbers as they are."""
    return {word[:4] for word in words if len(word) > 3 or word.isdigit()}


def tells(text, lines):
    return len(beginnings(plain_words(text)) & beginnings(plain_words(lines))) >= SHARED


def says(claim, lines):
    return claim["says"] and all(stands_in(plain_words(each), plain_words(lines)) for each in claim["says"])


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
        between = lambda first, last: "\n".join(lines[first - 1:last])
        told = {rule: f"{said[0]}-{said[1]}" for rule, own, said in claimed_lines(game, language)
                if tells(own, between(*said))}
        for rule, _, said in claimed_lines(game, language):
            if rule not in told:
                print(f"{path.stem}: lines {said} share no words with {rule}")
        origins = claimed_origins(path.stem)
        cited = [claim for claim in origins if says(claim, between(claim["line"], claim["to"]))]
        for claim in origins:
            if claim not in cited:
                print(f"{path.stem}: not in the book: {claim}")
        books[path.stem] = {
            "chapters": sorted({each for each in claimed_chapters(game, language)
                                if stands_in(plain_words(each), words)}),
            "lines": len(lines),
            "headings": {heading: line for heading, line in claimed_headings(game, language)
                         if stands_in(plain_words(heading), plain_words(lines[line - 1]))},
            "told": told,
            "cited": cited,
            "terms": sorted({each for each in claimed_terms(game, language) if lower(each) in folded}),
        }
    sample = {"text": SAMPLE, "runs": [f"{run:016x}" for run in runs(plain_words(SAMPLE))]}
    content = json.dumps({"sample": sample, "books": books}, ensure_ascii=False, indent=2)
    (DATA / "books.json").write_text(content + "\n")


if __name__ == "__main__":
    main()
