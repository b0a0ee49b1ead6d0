"""Two revisions side by side: by instructions where loops can be counted, and by the clock beyond the noise."""
import subprocess

from figures import Figures
from programs import COUNTED, ROUND, Build, Instructions, Missing, say, worktree
from report import number

# Of instructions: what hash seeds, addresses and the environment change.
SAME_INSTRUCTIONS = 0.01


def instructions(here, there, names, skipped):
    """How the loops of both differ in the programs of some names: rows of name, there, here, ratio."""
    rows = []
    try:
        counter = Instructions()
    except Missing as error:
        skipped["instructions"] = str(error)
        return rows
    for entry in (entry for entry in COUNTED if entry.program in names):
        try:
            before, after = counter.loop(there, entry), counter.loop(here, entry)
            say(f"{entry.name}: {number(before)} -> {number(after)} instructions")
            rows.append((entry.name, before, after, after / before if before else float("nan")))
        except (Missing, ValueError) as error:
            skipped[f"instructions: {entry.name}"] = str(error)
    counter.close()
    return rows


def clocks(here, there, names, is_quick, rounds, skipped):
    """The figures of the programs of some names of both, in turns."""
    sides = (Figures(), Figures())
    for number_of_round in range(rounds):
        for name, whole, short in (program for program in ROUND if program[0] in names):
            order = [(there, sides[0]), (here, sides[1])]
            # In turn, so that neither is always the first.
            for build, figures in order if number_of_round % 2 == 0 else reversed(order):
                try:
                    build.run(name, short if is_quick else whole, figures)
                except (Missing, subprocess.TimeoutExpired) as error:
                    skipped[f"{name} of {'this' if build is here else 'the other'} revision"] = str(error)
    return sides


def compare(revision, is_quick, only):
    """Prints what became slower; returns 1 where something did beyond the noise."""
    skipped = {}
    names = [name for name, _, _ in ROUND if not only or name in only]
    here, there = Build(), Build(worktree(revision))
    here.build(names)
    there.build(names)
    skipped |= {f"{name} of {revision}": reason for name, reason in there.unbuilt.items()}
    counted = instructions(here, there, names, skipped)
    rounds = 2 if is_quick else 4
    before, after = clocks(here, there, names, is_quick, rounds, skipped)
    noises = [side.noise() for side in (before, after)]
    noise = max((noise["high"] for noise in noises if noise), default=0)
    slower = [row for row in counted if row[3] > 1 + SAME_INSTRUCTIONS]
    print(f"\ninstructions of a turn: {revision}, here, ratio (more than {SAME_INSTRUCTIONS:.0%} counts)")
    for name, old, new, ratio in counted:
        print(f"  {name:34}{number(old):>14}{number(new):>14}{ratio:8.3f}{'  SLOWER' if ratio > 1.01 else ''}")
    bound = 1 + max(0.05, 2 * noise)
    print(f"\nby the clock: equal runs differ by {noise:.1%}, so that more than {bound - 1:.0%} counts")
    for name in before.runs:
        old, new = before.median(name), after.median(after.like(name))
        if before.unit(name) not in ("ns", "us", "ms", "x") or not old or new is None:
            continue
        if new / old > bound or new / old < 1 / bound:
            word = "SLOWER" if new / old > bound else "faster"
            print(f"  {name:60}{number(old):>12}{number(new):>12} {before.unit(name):3}{new / old:8.2f}  {word}")
            if new / old > bound:
                slower.append((name, old, new, new / old))
    for name, reason in skipped.items():
        print(f"  not compared: {name}: {reason}")
    print(f"\n{len(slower)} slower than {revision}" if slower else f"\nnothing is slower than {revision}")
    return 1 if slower else 0
