#!/usr/bin/env python3
"""Holds a seat in Waystone: takes what brings the most points at once, of equal ones any.

    waystone-cli arena --game province --a "program:python3 tests/outside_player.py" --b random

Waystone writes a question a line and reads an answer a line; resources/formats.md tells what stands in them.
"""
import json
import random
import sys


def choose(question):
    lot = random.Random(question["seed"])  # the same question has the same answer
    most = max(move["points"] for move in question["legal"])
    best = [move["action"] for move in question["legal"] if move["points"] == most]
    return lot.choice(best)


for line in sys.stdin:
    question = json.loads(line)
    if question["do"] == "quit":
        break
    if question["do"] == "choose":
        answer = {"id": question["id"], "action": choose(question)}
    else:
        answer = {"id": question.get("id"), "error": "only choose is known here"}
    print(json.dumps(answer), flush=True)
