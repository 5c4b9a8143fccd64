#!/usr/bin/env python3
"""Matches that several machines share, as resources/formats.md tells to. ctest names the waystone-cli to use.

The lines for GNU parallel are those of that document; they are run where it is installed. resources/arena.slurm is run task
by task with the variables that Slurm sets, and by Slurm itself where slurm-wlm and munge are installed: on a cluster of this
machine alone, started for the test.
"""
import contextlib
import os
import pwd
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import unittest

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
SLURM = os.path.join(ROOT, "resources", "arena.slurm")
MATCH = ["--game", "province", "--a", "experienced", "--b", "casual"]
CLI = ""
PARTS_OF_SLURM = ["munged", "slurmctld", "slurmd", "sbatch"]
CLUSTER = """ClusterName=one
SlurmctldHost={host}(127.0.0.1)
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
SlurmUser={user}
SlurmdUser={user}
NodeName={host} NodeAddr=127.0.0.1 CPUs=4
PartitionName=all Nodes=ALL Default=YES
SlurmdParameters=config_overrides
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
AuthType=auth/munge
SchedulerParameters=batch_sched_delay=0,sched_interval=1,sched_min_interval=0
MinJobAge=2
AuthInfo=socket={folder}/munge.socket
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
"""


def free_ports(count):
    with contextlib.ExitStack() as opened:
        sockets = [opened.enter_context(socket.socket()) for _ in range(count)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]


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

    def started(self, *words):
        """A program of the cluster, which ends with the test."""
        log = self.enterContext(open(os.path.join(self.folder, os.path.basename(words[0]) + ".log"), "wb"))
        program = subprocess.Popen(words, stdout=log, stderr=log)
        self.addCleanup(program.wait)
        self.addCleanup(program.terminate)

    def test_slurm_itself(self):
        places = {name: shutil.which(name, path=os.environ["PATH"] + ":/usr/sbin:/sbin") for name in PARTS_OF_SLURM}
        missing = [name for name, place in places.items() if place is None]
        if missing:
            self.skipTest(f"{' '.join(missing)}: not installed")
        for name in "state", "spool":
            os.mkdir(os.path.join(self.folder, name))
        key = os.path.join(self.folder, "munge.key")
        with open(key, "wb") as file:
            file.write(os.urandom(1024))
        os.chmod(key, 0o400)
        settings = os.path.join(self.folder, "slurm.conf")
        with open(settings, "w", encoding="utf-8") as file:
            file.write(CLUSTER.format(host=socket.gethostname().split(".")[0], folder=self.folder, ports=free_ports(2),
                                      user=pwd.getpwuid(os.geteuid()).pw_name))
        self.started(places["munged"], "--foreground", "--force", "--socket", os.path.join(self.folder, "munge.socket"),
                     "--key-file", key, "--pid-file", os.path.join(self.folder, "munged.pid"),
                     "--seed-file", os.path.join(self.folder, "munged.seed"))
        self.started(places["slurmctld"], "-D", "-f", settings)
        self.started(places["slurmd"], "-D", "-f", settings)
        done = self.run_in(places["sbatch"], "--wait", SLURM, "match", "1", "40", *MATCH, SLURM_CONF=settings)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(len(self.parts()), 16)
        merged = self.run_in(CLI, "arena", "merge", "--json", *self.parts())
        self.assertEqual(merged.stdout, self.sum_of(40), merged.stderr)


if __name__ == "__main__":
    CLI = os.path.abspath(sys.argv.pop(1))
    unittest.main()
