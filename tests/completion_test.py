#!/usr/bin/env python3
"""Holds completion and manual pages against the real programs.

    tests/completion_test.py WAYSTONE_CLI WAYSTONE SHARE [bash] [zsh] [fish]

SHARE is the share folder of an installation. Each shell named is asked what it offers, and must have every option that
the programs tell of in their help, and none that they do not know.
"""

import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import termios

OPTION = re.compile(r"(?<![\w<-])--?[a-z][a-z-]*")
# What bash's completion needs to be asked without a terminal.
ASK_BASH = r"""
source /usr/share/bash-completion/bash_completion
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
COMP_LINE="$*"
COMP_POINT=${#COMP_LINE}
"_${1//-/_}" && printf '%s\n' "${COMPREPLY[@]}"
"""


def run(*words, env=None):
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, env=env)
    return done.stdout, done.stderr


def options_in(text):
    return set(OPTION.findall(text))


class Bash:
    def __init__(self, share):
        self.folder = os.path.join(share, "bash-completion/completions")

    def offered(self, *words):
        out, err = run("bash", "-c", ASK_BASH, "bash", os.path.join(self.folder, words[0]), *words)
        if err:
            raise SystemExit(f"bash: {err}")
        return set(out.split())


class Fish:
    def __init__(self, share):
        self.folder = os.path.join(share, "fish/vendor_completions.d")

    def offered(self, *words):
        line = " ".join(words)
        out, err = run("fish", "--no-config", "-c",
                       f"source {self.folder}/{words[0]}.fish; complete -C '{line}'")
        if err:
            raise SystemExit(f"fish: {err}")
        return {row.split("\t")[0] for row in out.splitlines()}


class Zsh:
    """Types into a zsh at a terminal of its own and reads what it lists."""

    end = "that-was-all"

    def __init__(self, share):
        folder = next(path for path in (os.path.join(share, "zsh/vendor-completions"),
                                        os.path.join(share, "zsh/site-functions")) if os.path.isdir(path))
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.environ["TERM"] = "dumb"
            os.execvp("zsh", ["zsh", "-f", "-i"])
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 200, 200, 0, 0))
        self.type(f"fpath=({folder} $fpath); autoload -U compinit; compinit -u -D; LISTMAX=0; PS1=; say-end() {{ print -rn -- that'-'was-all }}; zle -N say-end; bindkey '^G' say-end; "
                  f"bindkey '^T' list-choices; bindkey '^U' kill-whole-line\n\x07")
        self.read()

    def type(self, text):
        os.write(self.terminal, text.encode())

    def read(self):
        text = ""
        while self.end not in text:
            text += os.read(self.terminal, 65536).decode(errors="replace")
        return text

    def offered(self, *words):
        self.type(" ".join(words) + "\x14\x07\x15")
        text = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.read())
        rows = [row.split(" -- ")[0] for row in text.replace(self.end, " ").splitlines()]
        return set(" ".join(rows).split()) - set(words)


SHELLS = {"bash": Bash, "zsh": Zsh, "fish": Fish}


def told_commands(cli, above=()):
    """The commands that the help tells of, each with the options of its own help."""
    commands = {}
    _, _, below = run(cli, *above, "--help")[0].partition("\nCommands:\n")
    for word in re.findall(r"^  ([a-z]+)", below.partition("\n\n")[0], re.MULTILINE):
        name = (*above, word)
        rows = re.findall(r"^  (-\S+)", run(cli, *name, "--help")[0], re.MULTILINE)
        commands[" ".join(name)] = options_in(" ".join(rows)) - {"-h"}
        commands |= told_commands(cli, name)
    return commands


def main():
    cli, program, share = sys.argv[1:4]
    os.environ["PATH"] = os.path.dirname(os.path.abspath(cli)) + ":" + os.environ["PATH"]
    os.environ.setdefault("LC_ALL", "C.UTF-8")
    problems = []
    commands = told_commands(cli)
    if len(commands) < 10:
        problems.append(f"the help of {cli} tells of {len(commands)} commands only")
    options = options_in(run(program, "--help")[0].split("Options:")[1]) - {"-v", "-h"}
    games = set(re.findall(r"^([a-z-]+):", run(cli, "editions")[0], re.MULTILINE))

    for shell in sys.argv[4:]:
        asked = SHELLS[shell](share)
        names = {name for name in asked.offered("waystone-cli", "") if re.fullmatch("[a-z]+", name)}
        if names != {name.split()[0] for name in commands}:
            problems.append(f"{shell} offers other commands: {sorted(names)}")
        for name, told in commands.items():
            offered = {word for word in asked.offered("waystone-cli", *name.split(), "-") | asked.offered(
                "waystone-cli", *name.split(), "--") if word.startswith("-") and OPTION.fullmatch(word)}
            for option in sorted(told - offered):
                problems.append(f"{shell} does not offer {name} {option}")
            for option in sorted(offered):
                if "unknown option" in run(cli, *name.split(), option)[1]:
                    problems.append(f"{shell} offers {name} {option}, which is unknown")
        if not games <= asked.offered("waystone-cli", "simulate", "--game", ""):
            problems.append(f"{shell} does not offer all games")
        offered = {word for word in asked.offered("waystone", "--") if OPTION.fullmatch(word)}
        if offered - {"--help", "--version"} != options - {"--help", "--version"}:
            problems.append(f"{shell} does not offer the options of waystone: {sorted(offered ^ options)}")
        if not games <= asked.offered("waystone", "--game", ""):
            problems.append(f"{shell} does not offer all games of waystone")

    for name, told in (("waystone", options), ("waystone-cli", set().union(*commands.values()))):
        page = run("man", "-P", "cat", "-l", os.path.join(share, f"man/man1/{name}.1.gz"),
                   env=os.environ | {"MANWIDTH": "1000"})[0]
        for option in sorted(told - options_in(page.replace("\u2010", "-"))):
            problems.append(f"the manual page of {name} does not tell of {option}")

    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
