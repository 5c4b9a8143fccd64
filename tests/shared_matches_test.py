#!/usr/bin/env python3
"""Matches that several machines share, as resources/formats.md tells to. ctest names the waystone-cli to use.

The lines for GNU parallel are those of that document; they are run where it is installed. resources/arena.slurm is run task
by task with the variables that Slurm sets.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SLURM = os.path.join(ROOT, "resources", "arena.slurm")
MATCH = ["--game", "province", "--a", "experienced", "--b", "casual"]
CLI = ""


class SharedMatches(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = temporary.name

    def run_in(self, *words, **variables):
        path = os.path.dirname(CLI) + ":" + os.environ["PATH"]
        return subprocess.run(words, cwd=self.folder, env={**os.environ, "PATH": path, **variables},
                              capture_output=True, text=True, timeout=300)

    def sum_of(self, last):
        return self.run_in(CLI, "arena", *MATCH, "--seeds", f"1..{last}", "--json").stdout

    def parts(self, ending=".json"):
        folder = os.path.join(self.folder, "match")
        return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(ending)]

    def test_gnu_parallel(self):
        if shutil.which("parallel") is None:
            self.skipTest("GNU parallel is not installed")
        with open(os.path.join(ROOT, "resources", "formats.md"), encoding="utf-8") as file:
            lines = re.search(r"^```sh\n(.*?)^```", file.read(), re.MULTILINE | re.DOTALL).group(1)
        self.assertIn("| parallel ", lines)
        played = self.run_in("bash", "-e", "-c", lines, HOME=self.folder)
        self.assertEqual(played.stdout, self.sum_of(100), played.stderr)
        self.assertEqual(len(self.parts(".part")), 4)
        self.assertEqual(self.run_in("bash", "-e", "-c", lines, HOME=self.folder).stdout, played.stdout)

    def task(self, number, count, last, first=3):
        return self.run_in("bash", SLURM, "match", "1", str(last), *MATCH, SLURM_ARRAY_TASK_ID=str(first + number),
                           SLURM_ARRAY_TASK_MIN=str(first), SLURM_ARRAY_TASK_COUNT=str(count),
                           SLURM_CPUS_PER_TASK="2")

    def test_slurm(self):
        self.assertEqual(self.run_in("bash", "-n", SLURM).returncode, 0)
        for last, tasks in (50, 4), (3, 5):
            with self.subTest(last=last, tasks=tasks):
                for task in reversed(range(tasks)):
                    done = self.task(task, tasks, last)
                    self.assertEqual((done.returncode, done.stdout, done.stderr), (0, "", ""))
                self.assertEqual(len(self.parts()), min(last, tasks))
                merged = self.run_in(CLI, "arena", "merge", "--json", *self.parts())
                self.assertEqual(merged.stdout, self.sum_of(last), merged.stderr)
                shutil.rmtree(os.path.join(self.folder, "match"))

    def test_a_slurm_task_goes_on(self):
        self.assertEqual(self.task(0, 2, 40).returncode, 0)
        part = self.parts()[0]
        with open(part, encoding="utf-8") as file:
            whole = file.read()
        os.remove(part)
        journal = part.replace(".json", ".journal")
        os.truncate(journal, os.path.getsize(journal) // 2)
        self.assertEqual(self.task(0, 2, 40).returncode, 0)
        with open(part, encoding="utf-8") as file:
            self.assertEqual(file.read(), whole)


if __name__ == "__main__":
    CLI = os.path.abspath(sys.argv.pop(1))
    unittest.main()
