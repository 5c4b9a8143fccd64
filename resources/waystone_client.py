#!/usr/bin/env python3
"""Waystone from Python, over one pipe to `waystone-cli serve`: a module for authors of bots, with nothing but Python.

    from waystone_client import Waystone

    with Waystone() as waystone:
        waystone.ask("new", game="province", seed=7)
        print(waystone.ask("standing")["legal"])

`ask` sends one request and returns its answer. `ask_all` sends many at once, which is what makes it fast: each request names
a table, and each table has a game of its own. `play_games` is the loop of a bot that plays many games at a time. `unseen` tells what a seat remembers
from what was drawn by lot.
resources/formats.md ("Serve") tells all requests and answers; one that is refused raises a `Refusal`.

As a program it plays at random and tells how fast:

    python3 waystone_client.py province [TABLES [GAMES [PROGRAM]]]
"""
import json
import random
import subprocess
import sys
import time


class Refusal(Exception):
    """A request that was refused: its `code` is for programs, its text for people."""

    def __init__(self, error):
        super().__init__(error["sentence"])
        self.code = error["code"]


class Waystone:
    """A conversation with `waystone-cli serve`."""

    def __init__(self, program="waystone-cli"):
        self._process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def ask(self, do, **keys):
        """The answer to one request."""
        return self.ask_all([{"do": do, **keys}])[0]

    def ask_all(self, requests):
        """The answers to all of them, 10,000 at most. They are carried out in their order, also after one that is refused."""
        self._process.stdin.write(json.dumps(requests).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("waystone-cli has ended")
        answers = json.loads(line)
        for answer in answers if isinstance(answers, list) else [answers]:
            if not answer["ok"]:
                raise Refusal(answer["error"])
        return answers


def unseen(view, known):
    """What does not lie open for the seat: {JSON pointer: the part of `view["guess"]` there}.

    With `known`, what the seat remembers, so that it is true; else what was drawn by lot.
    """
    def part(pointer):
        found = view["guess"]
        for key in pointer.split("/")[1:]:
            found = found[int(key) if isinstance(found, list) else key]
        return found

    return {mark["at"]: part(mark["at"]) for mark in view.get("unseen", ()) if mark["known"] == known}


def play_games(waystone, choose, game, seeds, tables=256, **options):
    """Plays a game for each of the seeds, many at a time, and yields (seed, points of the seats) of each as it ends.

    `choose` gets a list of (table, seat, legal actions), one for every game that waits for an action, and returns a list of
    the numbers of the chosen ones. `options` are further keys of `new`, such as `players` or `edition`.
    """
    waiting = iter(seeds)
    seed_at = {}
    requests, owners = [], []

    def begin(table):
        seed = next(waiting, None)
        if seed is not None:
            seed_at[table] = seed
            requests.append({"do": "new", "table": table, "game": game, "seed": seed, **options})
            requests.append({"do": "standing", "table": table})
            owners.extend((None, table))

    for table in range(tables):
        begin(table)
    while requests:
        answers = [(table, answer) for table, answer in zip(owners, waystone.ask_all(requests)) if table is not None]
        requests.clear()
        owners.clear()
        for table, answer in answers:
            if not answer["actors"]:
                yield seed_at[table], answer["totals"]
                begin(table)
        open_games = [(table, answer["actors"][0], answer["legal"]) for table, answer in answers if answer["actors"]]
        for (table, _, _), number in zip(open_games, choose(open_games)):
            requests.append({"do": "apply", "table": table, "pick": number, "legal": True})
            owners.append(table)


def main():
    game = sys.argv[1]
    tables, games = (int(word) for word in (sys.argv[2:4] + ["256", "1000"][len(sys.argv[2:4]):]))
    lot = random.Random(1)
    decisions = 0

    def choose(open_games):
        nonlocal decisions
        decisions += len(open_games)
        return [int(lot.random() * len(legal)) for _, _, legal in open_games]

    begin = time.perf_counter()
    with Waystone(*sys.argv[4:5]) as waystone:
        played = sum(1 for _ in play_games(waystone, choose, game, range(games), tables))
    seconds = time.perf_counter() - begin
    print(f"{game}: {played} games, {decisions} decisions, {decisions / seconds:.0f} a second")


if __name__ == "__main__":
    main()
