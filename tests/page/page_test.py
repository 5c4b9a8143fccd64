#!/usr/bin/env python3
"""Plays lessons as web pages in a real browser.

    tests/page/page_test.py WAYSTONE LESSON... [--pages FOLDER] [--language CODE] [--cli WAYSTONE_CLI]

Writes each lesson as a page, looks whether that is sound HTML and not too large, and solves it, in every language, on a phone
by touch and on a desk by mouse: with wrong answers on the way, by taps where an action has them. The page must not complain
of anything, and nothing may overflow sideways. The result is saved, and read by WAYSTONE_CLI. A folder stands for all lessons
in it. Each processor has a browser of its own. Without a browser nothing is tested, and that is said.
"""

import base64
import concurrent.futures
import json
import os
import pathlib
import queue
import re
import subprocess
import sys
import tempfile
import threading
import zlib
from collections import deque

sys.dont_write_bytecode = True
import browser  # noqa: E402
import valid  # noqa: E402

SCREENS = ((390, 844, True), (1280, 720, False))
SKIPPED = 77
LARGEST_LESSON, LARGEST_WALKTHROUGH = 300_000, 800_000  # bytes
SCRIPT = pathlib.Path(__file__).parents[2] / "resources/page/lesson.js"
DISTANCE = re.search(r"  function distance\(.*?\n  }\n", SCRIPT.read_text(), re.DOTALL).group(0)
FINGER = 60  # in units of a board, and more than what a finger covers there


def data_of(page):
    packed = re.search(r'class="data">([^<]*)<', page.read_text()).group(1)
    return json.loads(zlib.decompress(base64.b64decode(packed)))


def way_to_end(turns, start):
    """The moves from a turn to where the task is done, the fewest there are."""
    open_turns, ways = deque([start]), {start: []}
    while open_turns:
        at = open_turns.popleft()
        for move in turns[at]["moves"]:
            way = ways[at] + [move]
            if move["e"] == "done":
                return way
            if move["e"] == "turn" and move["to"] not in ways:
                ways[move["to"]] = way
                open_turns.append(move["to"])
    raise AssertionError("no way leads to the end")


def marks_in(part):
    """Every mark anywhere in what the script reads."""
    if isinstance(part, dict):
        yield from [part] if "tone" in part and "at" in part else []
        part = part.values()
    for each in part if not isinstance(part, (str, int, float, type(None))) else ():
        yield from marks_in(each)


def gap(shape, x, y):
    """From a point to the box around a place, at least: a finger means the nearest target."""
    _, points, radius, *_ = shape
    across = max(min(points[::2]) - x, x - max(points[::2]), 0)
    down = max(min(points[1::2]) - y, y - max(points[1::2]), 0)
    return max(across, down) - radius


class Reader:
    def __init__(self, page, data):
        self.page, self.data = page, data
        self.moves = self.wrong = self.refused = self.held = self.erred = 0
        self.taps = self.hits = 0

    def expect(self, condition, what):
        if not condition:
            raise AssertionError(f"step {self.page.run('document.documentElement.dataset.step')}: {what}")

    def wait(self, *stages):
        told = "document.documentElement.dataset.stage"
        self.page.wait_for(" || ".join(f"{told} === '{stage}'" for stage in stages))
        return self.page.run(told)

    def shapes(self, board):
        ink = self.data["ink"]
        return {ink["places"]["shapes"][number][0]: ink["places"]["shapes"][number]
                for number in ink["places"]["laid"][ink["boards"][board][0]][2]}

    def tap(self, shape):
        """On the anchor of a place, with the board scrolled to it."""
        box = self.page.run("""((x, y) => {
            const board = document.getElementById('board'), picture = board.querySelector('svg');
            board.scrollIntoView({ block: 'center' });
            const at = () => new DOMPoint(x, y).matrixTransform(picture.getScreenCTM());
            const room = board.getBoundingClientRect();
            board.scrollBy(at().x - room.x - room.width / 2, at().y - room.y - room.height / 2);
            return [at().x, at().y]; })(%s, %s)""" % (shape[3], shape[4]))
        self.page.click(*box)

    def do(self, turn, move):
        """By taps where they spell it, else by the list of what can be done."""
        self.moves += 1
        shapes = self.shapes(turn["b"])
        for route in move["taps"]:
            others = [each for each in turn["moves"] if each is not move
                      and any(other[:len(route)] == route for other in each["taps"])]
            if route and not others and all(place in shapes for place in route):
                for place in route:
                    self.tap(shapes[place])
                if "held" in move:
                    self.expect(self.wait("asked") == "asked", "done without its button")
                    self.held += 1
                    self.page.press("#controls .main")
                return
        self.page.run("document.getElementById('actions').open = true")
        self.page.press(f"#actionList li:nth-child({turn['moves'].index(move) + 1}) button")

    def scatter(self, turn):
        """Where fingers come down near the targets of a turn, and how many of them mean the target: by the script's own
        measure, and with the board as it lies on the screen."""
        shapes = self.shapes(turn["b"])
        begun = {route[0] for move in turn["moves"] for route in move["taps"] if route}
        targets = [shape for place, shape in shapes.items() if place in begun]  # of two as near the later is meant
        hits = self.page.run("""((targets, reach, off) => {
            const scale = document.querySelector('#board svg').getScreenCTM().a;
            %s
            let hits = 0;
            for (const target of targets)
                for (let each = 0; each < 12; ++each) {
                    const angle = each * Math.PI / 6;
                    const x = target[3] + off * Math.cos(angle) / scale, y = target[4] + off * Math.sin(angle) / scale;
                    const nearest = targets.reduce((best, other) => distance(other, x, y) <= distance(best, x, y) ? other : best);
                    hits += distance(nearest, x, y) * scale <= reach && nearest[0] === target[0];
                }
            return hits; })(%s, 22, 5)""" % (DISTANCE, json.dumps(targets)))
        self.taps += 12 * len(targets)
        self.hits += hits

    def refuse(self, turn):
        """Taps somewhere where nothing can be done, and expects to be told why."""
        shapes = self.shapes(turn["b"])
        begun = {route[0] for move in turn["moves"] for route in move["taps"] if route}
        for text, places in turn.get("no", []):
            far = [place for place in places if place in shapes and all(
                gap(shapes[other], *shapes[place][3:]) > FINGER for other in begun if other in shapes)]
            if far:
                self.tap(shapes[far[0]])
                self.expect(self.page.run("document.getElementById('verdict').textContent"), "nothing told of a refused tap")
                self.refused += 1
                return

    def solve(self, step):
        stage = self.wait("asked", "done", "reading", "judged")
        if step.get("marks") and stage in ("asked", "reading"):
            self.expect(self.page.run("document.getElementById('marked').textContent"), "marks that nobody is told of")
        if stage in ("done", "reading", "judged"):
            return
        if step["kind"] == "choose":
            for wanted in (False, True):
                for at, option in enumerate(step["options"]):
                    if option[1] == wanted and (wanted or not self.page.run("document.querySelector('#answers button:disabled')")):
                        self.page.press(f"#answers button:nth-child({at + 1})")
                        self.wrong += not wanted
                        self.erred += not wanted
        elif step["kind"] == "predict":
            for number in (step["number"] + 1, step["number"]):
                self.page.run(f"document.getElementById('number').value = {number}")
                self.page.press("#check")
            self.erred += 1
        elif step["kind"] == "do":
            self.solve_task(step["task"])
        self.expect(self.wait("done") == "done", "not solved")

    def solve_task(self, task):
        turns, at = task["turns"], 0
        if self.page.touch:
            self.scatter(turns[at])
        self.refuse(turns[at])
        for wrong in [move for move in turns[at]["moves"] if move["e"] == "failed"][:1]:
            self.do(turns[at], wrong)
            self.wait("judged")
            self.expect(self.page.run("document.getElementById('verdict').textContent"), "nothing told of a wrong move")
            self.page.press("#buttons .main")
            self.wait("asked")
            at = wrong["to"]
            self.wrong += 1
            self.erred += 1
        for move in way_to_end(turns, at):
            self.do(turns[at], move)
            self.wait("asked" if move["e"] == "turn" else "done")
            at = move.get("to")

    def play(self):
        for step in self.data["steps"]:
            self.solve(step)
            wide = self.page.run("document.documentElement.scrollWidth - innerWidth")
            self.expect(wide <= 0, f"{wide} pixels too wide")
            self.page.press("#next, #skip")
        self.expect(self.hits >= 0.98 * self.taps, f"only {self.hits} of {self.taps} scattered taps hit")
        self.wait("summary")
        self.expect(self.page.run("document.querySelectorAll('#summary .result').length"), "no summary")

    def save_result(self, language, cli):
        """As a pupil does it who types a name: the file tells what was done."""
        with tempfile.TemporaryDirectory() as folder:
            self.page.press("#name")
            self.page.send("Input.insertText", text="Zoé")
            name = self.page.download(folder, "#save")
            saved = pathlib.Path(folder, name)
            result = json.loads(saved.read_text())
            self.expect(name == self.data["id"] + "-Zoé.wayresult", f"saved as {name}")
            self.expect((result["lesson"], result["hash"]) == (self.data["id"], self.data["hash"]), "another lesson")
            self.expect((result["name"], result["language"]) == ("Zoé", language), "by somebody else")
            tasks = [step for step in self.data["steps"] if step["kind"] in ("do", "choose", "predict")]
            self.expect([task["step"] for task in result["tasks"]] == [step["id"] for step in tasks], "other tasks")
            tries = sum(task["tries"] - task["done"] for task in result["tasks"])
            self.expect(tries == self.erred, f"{tries} wrong, not {self.erred}")
            if cli:
                subprocess.run([cli, "check", saved], check=True, stdout=subprocess.DEVNULL)


def speak(page, language):
    page.run("(language => { const list = document.getElementById('language'); list.value = language;"
             f"list.dispatchEvent(new Event('change')); }})('{language}')")


def look_at(path, data):
    """What a page is by itself, whoever opens it."""
    found = valid.faults(path.read_text())
    assert not found, f"{path.stem}: " + "; ".join(found[:10])
    most = LARGEST_WALKTHROUGH if path.stem.endswith("walkthrough") else LARGEST_LESSON
    assert path.stat().st_size < most, f"{path.stem} has {path.stat().st_size} bytes"
    for mark in marks_in(data["steps"]):
        assert "tell" in mark and (mark["kind"] != "ghost" or mark["parts"]), mark


def play_page(opened, path, screen, language, cli):
    """From the first step to the saved result, in one language."""
    data = data_of(path)
    with opened.page(*screen) as page:
        page.open(path)
        page.wait_for("document.documentElement.dataset.stage")
        speak(page, language)
        reader = Reader(page, data)
        try:
            reader.play()
            reader.save_result(data["languages"][language][0], cli)
        except Exception:
            page.picture(path.with_name(f"{path.stem}-{screen[0]}-{language}.png"))
            raise
        assert not page.messages, "; ".join(page.messages)
        print(f"{path.stem} {data['languages'][language][0]} {screen[0]}: {reader.moves} moves, {reader.wrong} wrong, "
              f"{reader.refused} refused, {reader.held} held, {reader.hits} of {reader.taps} scattered taps hit", flush=True)


def try_narrow(opened, path):
    """On the narrowest of phones no step overflows sideways."""
    with opened.page(320, 640, True) as page:
        page.open(path)
        page.wait_for("document.documentElement.dataset.stage")
        steps = len(data_of(path)["steps"])
        for step in range(steps):
            over = page.run("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, f"{path.stem}: step {step + 1} is {over} px wider than 320 px"
            page.run("[...document.querySelectorAll('#buttons button')].findLast("
                     "each => /^(Skip|Next|Finish)$/.test(each.textContent))?.click()")
        assert not page.messages, page.messages


def go_on_to_next(page, stage):
    """At the end of the first lesson the second one is offered."""
    title = page.run("document.querySelector('#shelf li:nth-child(2) a').textContent")
    page.press("#shelf li:nth-child(1) a")
    page.wait_for(f"{stage} && {stage} !== 'shelf'")
    for _ in range(100):
        if page.run(stage) == "summary":
            break
        page.run("[...document.querySelectorAll('#buttons button')].findLast("
                 "each => /^(Skip|Next|Finish)$/.test(each.textContent) && !each.disabled)?.click()")
    page.wait_for(f"{stage} === 'summary'")
    page.press("#summary a.next")
    page.wait_for(f"document.getElementById('title')?.textContent === {json.dumps(title)}")


def try_shared_page(opened, waystone, lessons, pages, environment):
    """Several lessons on one page: each is chosen from the list, and leads back to it."""
    path = pages / "set.html"
    subprocess.run([waystone, "--language", "en", "--export", path, *lessons], check=True, env=environment)
    assert not valid.faults(path.read_text()), valid.faults(path.read_text())[:5]
    stage = "document.documentElement?.dataset.stage"
    for screen in SCREENS:
        with opened.page(*screen) as page:
            page.open(path)
            for number in range(1, len(lessons) + 1):
                page.wait_for(f"{stage} === 'shelf'")
                assert page.run("document.querySelectorAll('#shelf a').length") == len(lessons)
                title = page.run(f"document.querySelector('#shelf li:nth-child({number}) a').textContent")
                page.press(f"#shelf li:nth-child({number}) a")
                page.wait_for(f"{stage} && {stage} !== 'shelf'")
                assert page.run("document.getElementById('title').textContent") == title
                page.press("#all")
            page.wait_for(f"{stage} === 'shelf'")
            go_on_to_next(page, stage)
            assert not page.messages, page.messages


def try_position(opened, waystone, pages, environment):
    """A position: names where somebody points, in the language of the moment, and nothing to be done."""
    path = pages / "position.html"
    game = pathlib.Path(__file__).parent.parent / "corpus/record/game.json"
    subprocess.run([waystone, "--language", "en", "--export", path, game], check=True, env=environment)
    assert not valid.faults(path.read_text()), valid.faults(path.read_text())[:5]
    data = data_of(path)
    for width, height, touch in SCREENS:
        with opened.page(width, height, touch) as page:
            page.open(path)
            page.wait_for("document.documentElement.dataset.stage")
            assert page.run("document.documentElement.scrollWidth - innerWidth") <= 0, "too wide"
            assert page.run("document.querySelectorAll('#buttons button').length") == 0
            assert page.run("document.querySelectorAll('#sheet tr').length") == len(data["sheet"])
            reader = Reader(page, data)
            lying = dict(data["contents"])
            for language in (0, 1):
                speak(page, language)
                place, shape = next((place, shape) for place, shape in reader.shapes(0).items() if place in lying)
                reader.tap(shape)
                name = data["texts"][data["places"][place][0]][language]
                told = page.run("document.getElementById('pointed').textContent")
                assert told.startswith(name), (told, name)
                if place in lying:  # not only where, but what is there
                    assert told == data["texts"][lying[place]][language] != name, told
            assert not page.messages, page.messages


class Browsers:
    """Does several things at a time, each with a browser if it wants one; what goes wrong in one ends them all."""

    def __init__(self):
        self._pool = concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1)
        self._own = threading.local()
        self._opened, self._lock, self._waiting = [], threading.Lock(), queue.SimpleQueue()

    def __enter__(self):
        return self

    def work(self, task, *arguments):
        self._waiting.put(self._pool.submit(task, *arguments))

    def do(self, task, *arguments):
        self.work(lambda: task(self._browser(), *arguments))

    def _browser(self):
        if not hasattr(self._own, "browser"):
            self._own.browser = browser.Browser()
            with self._lock:
                self._opened.append(self._own.browser)
        return self._own.browser

    def __exit__(self, kind, *_):
        try:
            # A task hands in those that follow from it before it is over.
            while kind is None and not self._waiting.empty():
                self._waiting.get().result()
        finally:
            self._pool.shutdown(cancel_futures=True)
            for each in self._opened:
                each.end()


def main():
    if browser.find() is None:
        print("SKIPPED: chromium-headless-shell is not installed; no page has been tried", file=sys.stderr)
        return SKIPPED
    arguments = sys.argv[1:]
    folder = tempfile.TemporaryDirectory()
    options = {}
    for name in ("--pages", "--language", "--cli"):
        if name in arguments:
            at = arguments.index(name)
            options[name] = arguments[at + 1]
            del arguments[at:at + 2]
    pages = pathlib.Path(options.get("--pages", folder.name))
    waystone, *named = arguments
    lessons = [file for path in map(pathlib.Path, named) for file in (sorted(path.rglob("*.json")) if path.is_dir() else [path])]
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    with Browsers() as browsers:
        def write(lesson):
            path = pages / f"{lesson.parent.name}-{lesson.stem}.html"
            subprocess.run([waystone, "--language", "en", "--export", path, lesson], check=True, env=environment)
            data = data_of(path)
            look_at(path, data)
            for screen in SCREENS:
                for language, (code, _) in enumerate(data["languages"]):
                    if options.get("--language") in (None, code):
                        browsers.do(play_page, path, screen, language, options.get("--cli"))
            browsers.do(try_narrow, path)

        # What takes longest first.
        for lesson in sorted(lessons, key=lambda file: -file.stat().st_size):
            browsers.work(write, lesson)
        if len(lessons) > 1:
            browsers.do(try_shared_page, waystone, lessons[:3], pages, environment)
        browsers.do(try_position, waystone, pages, environment)
    return 0


if __name__ == "__main__":
    sys.exit(main())
