#!/usr/bin/env python3
"""What programs outside can do with Waystone: hold a seat, and ask for the rules. ctest names the waystone-cli to use.

Everything is done as a stranger would do it, by the command line and by what resources/formats.md tells.
"""
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import unittest

TESTS = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(os.path.dirname(TESTS), "resources"))
sys.dont_write_bytecode = True
import waystone_client
PLAYER = "program:{} {}".format(sys.executable, os.path.join(TESTS, "outside_player.py"))
CLI = ""


def run(*words):
    return subprocess.run([CLI, *words], capture_output=True, text=True, timeout=300)


def games():
    """The id of every game, and with how many it is played here: no more than 4."""
    lines = re.findall(r"^(\S+): \d+ to (\d+) players$", run("editions").stdout, re.MULTILINE)
    return {game: min(int(most), 4) for game, most in lines}


class Served:
    """A conversation with `waystone-cli serve`."""

    def __enter__(self):
        self.process = subprocess.Popen([CLI, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(timeout=10)
        self.process.stdout.close()

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, what, **rest):
        answer = self.say(json.dumps({"do": what, "id": what, **rest}))
        if not answer["ok"] or answer["id"] != what:
            raise AssertionError(answer)
        return answer


class Arena(unittest.TestCase):
    def test_whole_games_of_every_game(self):
        for game, players in games().items():
            with self.subTest(game=game):
                words = ["arena", "--game", game, "--players", str(players), "--a", PLAYER, "--b", "random",
                         "--seeds", "3..3", "--json"]
                played = run(*words)
                self.assertEqual(played.returncode, 0, played.stderr)
                found = json.loads(played.stdout)
                self.assertNotIn("forfeits", found)
                self.assertEqual(found["stopped"], 0)
                self.assertEqual(sum(found["ofA"].values()), players)
                if game == "province":
                    self.assertEqual(run(*words).stdout, played.stdout, "the same seeds give the same games")

    def test_a_program_is_kept_for_the_next_game(self):
        with tempfile.TemporaryDirectory() as folder:
            begun = os.path.join(folder, "begun")
            kept = f"program:echo begun >> {begun}; exec {PLAYER[len('program:'):]}"
            played = run("arena", "--game", "province", "--a", kept, "--b", "random", "--seeds", "1..5")
            self.assertEqual(played.returncode, 0, played.stderr)
            self.assertIn("games 10,", played.stdout)
            with open(begun, encoding="utf-8") as file:
                self.assertEqual(file.read(), "begun\n" * 2, "one for each seat")

    def test_forfeits_are_named(self):
        tired = "program:head -n 1 | " + PLAYER[len("program:"):]
        played = run("arena", "--game", "province", "--a", tired, "--b", "random", "--seeds", "1..1")
        self.assertEqual(played.returncode, 0, played.stderr)
        self.assertIn(f"forfeited by {tired}: 2, by random: 0; the first: seed 1, seat 0: the program has ended",
                      played.stdout)

    def test_one_that_does_not_run_ends_the_match(self):
        for command in "/no/such/bot", "python3 /no/such/bot.py":
            played = run("arena", "--game", "province", "--a", "random", "--b", "program:" + command)
            self.assertEqual((played.returncode, played.stdout), (2, ""))
            self.assertIn(f"waystone-cli: program:{command}", played.stderr)


class Serve(unittest.TestCase):
    def test_a_whole_game(self):
        with Served() as served:
            self.assertEqual(served.ask("hello")["protocol"], 1)
            for game, players in games().items():
                actors = served.ask("new", game=game, players=players, seed=11)["actors"]
                actions = 0
                lot = random.Random(1)
                while actors:
                    seat = actors[0]
                    moves = served.ask("legal", seat=seat)["legal"]
                    self.assertEqual(served.ask("view", seat=seat)["view"]["seat"], seat)
                    action = lot.choice(moves)["action"]
                    actors = served.ask("play", seat=seat, action=action)["actors"]
                    actions += 1
                    self.assertLess(actions, 5000)
                score = served.ask("score")
                self.assertTrue(score["over"])
                self.assertEqual(len(score["score"]["totals"]), players)
            served.ask("quit")
            self.assertEqual(served.process.wait(timeout=10), 0)

    def test_many_games_at_a_time(self):
        for game, players in games().items():
            with self.subTest(game=game), waystone_client.Waystone(CLI) as waystone:
                def played(tables):
                    lot = random.Random(2)
                    return list(waystone_client.play_games(
                        waystone, lambda open_games: [lot.randrange(len(legal)) for _, _, legal in open_games],
                        game, range(5, 12), tables, players=players))
                for tables in 1, 3, 7:
                    results = played(tables)
                    self.assertEqual(sorted(seed for seed, _ in results), list(range(5, 12)))
                    self.assertTrue(all(len(totals) == players for _, totals in results))
                    self.assertEqual(played(tables), results)
                with self.assertRaises(waystone_client.Refusal) as refused:
                    waystone.ask("apply", pick=0, table="nowhere")
                self.assertEqual(refused.exception.code, "request.no-game")

    def test_what_a_seat_remembers_is_true(self):
        with waystone_client.Waystone(CLI) as waystone:
            actors = waystone.ask("new", game="between-two-cities", players=4, seed=3)["actors"]
            lot = random.Random(4)
            remembered = drawn = 0
            while actors:
                for seat in range(4):
                    one, other = (waystone.ask("view", seat=seat, seed=seed)["view"] for seed in (1, 2))
                    known = waystone_client.unseen(one, True)
                    self.assertEqual(known, waystone_client.unseen(other, True), "it is no matter of luck")
                    remembered += len(known)
                    drawn += waystone_client.unseen(one, False) != waystone_client.unseen(other, False)
                legal = waystone.ask("legal", seat=actors[0])["legal"]
                actors = waystone.ask("apply", seat=actors[0], action=lot.choice(legal)["action"])["actors"]
            self.assertGreater(remembered, 100)
            self.assertGreater(drawn, 100)
            waystone.ask("new", game="province")
            self.assertNotIn("unseen", waystone.ask("view", seat=0)["view"])

    def test_bad_lines_do_not_end_it(self):
        with Served() as served:
            for line in ["{", "[", "null", "\x00", "[" * 100000, '{"do": "dance"}', '{"do": "view"}',
                         '"' + "x" * (17 << 20) + '"']:
                answer = served.say(line)
                self.assertFalse(answer["ok"])
                self.assertTrue(answer["error"]["code"] and answer["error"]["sentence"], answer)
            self.assertEqual(served.say("[]"), [])
            self.assertFalse(served.say("[3]")[0]["ok"])
            self.assertEqual(served.say('{"do": ,}')["error"]["column"], 8)
            self.assertTrue(served.ask("new", game="province")["ok"])


if __name__ == "__main__":
    CLI = sys.argv.pop(1)
    unittest.main()
