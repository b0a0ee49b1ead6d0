"""The benchmark programs: how they are built, and run in rounds."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import typing

HERE = os.path.dirname(os.path.abspath(__file__))
BENCHMARKS = os.path.dirname(HERE)
ROOT = os.path.dirname(BENCHMARKS)

PRODUCTS = {
    "base": "BaseBenchmarks", "flex": "FlexBenchmarks", "pin": "PinBenchmarks", "stack": "StackBenchmarks",
    "layout": "LayoutBenchmarks", "text": "TextBenchmarks", "snapshots": "SnapshotBenchmarks",
    "constraints": "ConstraintBenchmarks", "feed": "FeedBenchmarks", "documents": "DocumentBenchmarks",
    "inspector": "InspectorBenchmarks",
}
# What runs in each round: all, and in a short run. None is left out of a short run.
ROUND = [
    ("text", ["labels", "cold"], ["labels", "cold"]),
    ("pin", [], []),
    ("constraints", ["chain", "groups", "feed", "kiwi"], ["chain", "groups", "feed", "kiwi"]),
    ("flex", ["run"], ["run", "wide1000", "deep4000", "feed1000"]),
    ("feed", [], ["quick"]),
    ("snapshots", ["screen", "card", "pictures", "comparison"], ["card", "pictures"]),
    ("layout", [], ["feed", "body"]),
    ("inspector", [], ["plain"]),
    ("base", ["memory", "views", "popup", "trees", "stacks", "lists"], ["views", "popup"]),
]
PEERS = ["poga==0.1.19", "stretchable==1.1.8", "kiwisolver==1.5.1", "weasyprint==70.0"]


class Loop(typing.NamedTuple):
    """A loop whose instructions are counted: what a program executes with some arguments less what it does with others, by turns."""
    name: str
    program: str
    fewer: list
    more: list
    turns: int


def repeated(name, program, arguments, few, many):
    """A loop whose turns are the last argument. In its first turns a feed finds fonts and shapes of words."""
    return Loop(name, program, arguments + [str(few)], arguments + [str(many)], many - few)


def added(name, case, size, constraints):
    """Constraints that are added to views: each of them is a turn."""
    arguments = ["count", case, str(size), "views"]
    return Loop(name, "constraints", arguments + ["build"], arguments, constraints)


COUNTED = [
    repeated("label, words seen before", "text", ["count", "seen2"], 200, 1200),
    repeated("label, unseen words", "text", ["count", "unseen2"], 200, 1200),
    repeated("chain of four pins", "pin", ["count", "chain-1-window"], 1000, 11000),
    repeated("frame in a window", "pin", ["count", "frame-1-window"], 1000, 11000),
    repeated("feed cell by pins", "pin", ["count", "cell-pins"], 100, 1100),
    repeated("first layout of wide1000", "flex", ["count", "wide1000", "first"], 1, 6),
    repeated("first layout of deep4000", "flex", ["count", "deep4000", "first"], 1, 3),
    repeated("first layout of feed1000", "flex", ["count", "feed1000", "first"], 1, 2),
    repeated("feed of ten by hand", "feed", ["count", "0", "10", "warm"], 10, 30),
    repeated("feed of ten by pins", "feed", ["count", "1", "10", "warm"], 10, 30),
    repeated("feed of ten by flexbox", "feed", ["count", "2", "10", "warm"], 10, 30),
    repeated("feed of ten by anchors", "feed", ["count", "4", "10", "warm"], 10, 30),
    repeated("feed of ten by stack views", "feed", ["count", "5", "10", "warm"], 10, 30),
    repeated("feed of ten by SnapKit", "feed", ["count", "6", "10", "warm"], 10, 30),
    repeated("feed of ten, Layout", "feed", ["count", "7", "10", "warm"], 10, 30),
    repeated("ten cells made by anchors", "feed", ["count", "4", "10", "made"], 4, 12),
    repeated("ten cells made of stack views", "feed", ["count", "5", "10", "made"], 4, 12),
    repeated("ten cells made by visual format", "feed", ["count", "3", "10", "made"], 4, 12),
    repeated("ten cells made by SnapKit", "feed", ["count", "6", "10", "made"], 4, 12),
    added("a constraint of a chain, added in views", "chain", 1000, 4002),
    added("a constraint of groups, added in views", "groups", 5, 5458),
    added("a constraint of a feed, added in views", "feed", 200, 19005),
    repeated("another width of 1,000 rows in views", "constraints", ["count", "feed", "1000", "views", "resize"], 1, 11),
]


class Missing(Exception):
    """Why something cannot be run."""


def say(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def reason(output):
    """The line that says why a program ended: a Swift program prints a backtrace after it."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    fatal = [line for line in lines if "Fatal error" in line or "Program crashed" in line or "rror:" in line]
    return (fatal or lines[-1:] or ["it printed nothing"])[0][:200]


class Build:
    """The programs of one revision."""

    def __init__(self, root=ROOT):
        self.root = root
        self.folder = os.path.join(root, "Benchmarks")
        self.bin = os.path.join(self.folder, ".build", "release")
        self.unbuilt = {}

    def build(self, names):
        """Builds programs in release; those that are not there or do not compile are noted with the reason."""
        with open(os.path.join(self.folder, "Package.swift")) as file:
            manifest = file.read()
        for name in names:
            product = PRODUCTS[name]
            if f'"{product}"' not in manifest:
                self.unbuilt[name] = "this revision has no such program"
                continue
            say(f"building {product}")
            done = subprocess.run(
                ["swift", "build", "-c", "release", "--package-path", self.folder, "--product", product],
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if done.returncode != 0:
                errors = [line for line in done.stdout.splitlines() if "error:" in line]
                self.unbuilt[name] = "it does not build: " + (errors or ["see swift build"])[0][:200]

    def path(self, name):
        if name in self.unbuilt:
            raise Missing(self.unbuilt[name])
        path = os.path.join(self.bin, PRODUCTS[name])
        if not os.access(path, os.X_OK):
            raise Missing(f"{path} is not built")
        return path

    def run(self, name, arguments, figures, timeout=1800):
        """Runs a program once and adds its figures; returns what it printed."""
        with tempfile.TemporaryDirectory() as folder:
            records = os.path.join(folder, "records")
            done = subprocess.run(
                [self.path(name)] + arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                timeout=timeout, env={**os.environ, "FORMWORK_BENCH_RECORD": records})
            if done.returncode != 0:
                raise Missing(f"{name} ended with {done.returncode}: {reason(done.stdout)}")
            figures.read(records, done.stdout)
            return done.stdout


def worktree(revision):
    """The other revision in a folder of its own, which is kept so that it is built once."""
    commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "--verify", revision + "^{commit}"],
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if commit.returncode != 0:
        raise Missing(f"there is no revision '{revision}'")
    name = commit.stdout.strip()
    folder = os.path.join(BENCHMARKS, ".build", "against", name[:12])
    if not os.path.exists(os.path.join(folder, "Package.swift")):
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run(["git", "-C", ROOT, "worktree", "prune"], check=True)
        subprocess.run(["git", "-C", ROOT, "worktree", "add", "--detach", folder, name], check=True,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    # The peers of this revision serve both.
    (mine, other) = (os.path.join(top, "Benchmarks", ".build", "peers") for top in (ROOT, folder))
    if os.path.exists(mine) and not os.path.exists(other):
        os.makedirs(os.path.dirname(other), exist_ok=True)
        os.symlink(mine, other)
    return folder


def install_peers():
    """Installs the Python packages that run beside ours; returns the interpreter, or why there is none."""
    folder = os.path.join(BENCHMARKS, ".build", "peers")
    python = os.path.join(folder, "bin", "python")
    try:
        if not os.path.exists(python):
            subprocess.run([sys.executable, "-m", "venv", folder], check=True, capture_output=True, text=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"] + PEERS, check=True,
                       capture_output=True, text=True)
    except subprocess.CalledProcessError as error:
        raise Missing("the Python packages cannot be installed: " + (error.stderr or "").strip()[-200:])
    return python


class Instructions:
    """Counts instructions under callgrind."""

    def __init__(self):
        if not shutil.which("valgrind"):
            raise Missing("valgrind is not installed, so that no instructions are counted")
        self.folder = tempfile.mkdtemp(prefix="formwork-bench-")
        self.fonts = os.path.join(self.folder, "fonts.conf")
        with open(self.fonts, "w", encoding="utf-8") as file:
            file.write('<?xml version="1.0"?><fontconfig/>')

    def count(self, program, arguments):
        """The instructions of a process's own thread."""
        return self.run(program, arguments, lambda text: int(re.findall(r"^totals: (\d+)", text, re.MULTILINE)[-1]))

    def run(self, program, arguments, read):
        """Runs a program under callgrind, and returns what `read` makes of the counts of its own thread."""
        # Valgrind does not read all of Swift's debug information.
        stripped = os.path.join(self.folder, str(abs(hash(program))))
        if not os.path.exists(stripped):
            subprocess.run(["strip", "--strip-debug", "-o", stripped, program], check=True)
        counts = os.path.join(self.folder, "counts")
        done = subprocess.run(
            # Pango reads the machine's configuration of fonts on a thread of its own, which some processes end before.
            ["valgrind", "--tool=callgrind", "--separate-threads=yes", "--callgrind-out-file=" + counts, stripped]
            + arguments,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            # Otherwise each run has tables of other shapes.
            env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1", "FONTCONFIG_FILE": self.fonts})
        text = ""
        if os.path.exists(counts + "-01"):
            with open(counts + "-01", encoding="utf-8", errors="replace") as file:
                text = file.read()
        for name in os.listdir(self.folder):
            if name.startswith("counts"):
                os.remove(os.path.join(self.folder, name))
        if done.returncode != 0 or "\ntotals: " not in text:
            raise Missing("callgrind counted nothing")
        if done.stdout.startswith("count "):
            raise Missing("a revision has no such loop: the program says what it knows")
        return read(text)

    def loop(self, build, entry):
        """The instructions of one turn of a loop."""
        path = build.path(entry.program)

        def least(arguments):
            return min(self.count(path, arguments) for _ in range(2))

        return (least(entry.more) - least(entry.fewer)) / entry.turns

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)
