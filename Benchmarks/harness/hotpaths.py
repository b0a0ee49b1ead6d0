"""What the instructions of hot paths are spent on: profiles of counted loops by callgrind."""
import collections
import re
import subprocess

import reasons
from page import replace
from programs import COUNTED, Build, Instructions, Missing, say, worktree
from report import number

# Kinds of functions of the runtime and the C library, by their names; the first that matches counts.
KINDS = [
    ("references", r"swift_(nonatomic_)?(bridgeObject)?(retain|release|Retain|Release)|swift_bridgeObject|swift_weak|"
                   r"swift_unowned|swift_unknownObject|swift_isUniquelyReferenced|RefCount|swift_tryRetain"),
    ("allocation", r"malloc|calloc|realloc|^free$|_int_free|aligned_alloc|posix_memalign|memalign|swift_alloc|swift_slow|"
                   r"swift_dealloc|swift_initStackObject|unlink_chunk|swift_initStaticObject|__libc_m"),
    ("casts", r"swift_dynamicCast|swift_conformsTo|swift_get.*(Metadata|Witness|Type)|tryCast|swift_once|"
              r"swift_checkMetadataState|Conformance|swift_project|swift_.*Existential"),
    ("checks", r"swift_(begin|end)Access|AccessSet|swift_task_|isCurrentExecutor|checkIsolated|pthread_self|"
               r"swift_getErrorValue|swift_isClassType"),
    ("copies", r"mem(cpy|move|set|cmp)|swift_array|_swift_array|swift_assign|swift_cvw_"),
]
# What else is counted beside the instructions: the calls of functions.
CALLED = {
    "retains": r"^(swift_retain|swift_bridgeObjectRetain|swift_retain_n|swift_weakLoadStrong|swift_weakCopyInit)$",
    "objects": r"^(swift_allocObject|swift_initStackObject)$",
    "allocations": r"^(malloc|calloc|realloc|posix_memalign|aligned_alloc)$",
    "casts": r"^(swift_dynamicCast\w*|swift_conformsToProtocol\w*)$",
}
MODULE = re.compile(r"\$s(\d+)(\w+)")
EXTENSION = re.compile(r"\$s[sS][a-zA-Z]*?(\d+)(\w+)")
# What is not in a module of ours.
LIBRARIES = ["other libraries", "Swift"]


class Profile:
    """The instructions of a process's own thread by function, and the calls between functions."""

    def __init__(self):
        self.own = collections.Counter()
        self.calls = collections.Counter()

    @staticmethod
    def read(text):
        """Reads callgrind's format: names are written once, and referred to by number."""
        profile, names, function, called, is_inclusive = Profile(), {}, "", "", False

        def name(text):
            identifier, _, rest = text.partition(" ")
            if rest:
                names[identifier] = re.sub(r"'\d+$", "", rest)
            return names[identifier]

        for line in text.splitlines():
            if line.startswith("fn="):
                function = name(line[3:])
            elif line.startswith("cfn="):
                called = name(line[4:])
            elif line.startswith("calls="):
                profile.calls[(function, called)] += int(line[6:].split()[0])
                is_inclusive = True
            elif line[:1].isdigit() or line[:1] in ("+", "-", "*"):
                if not is_inclusive:
                    profile.own[function] += int(line.split()[1])
                is_inclusive = False
        return profile

    def turn(self, fewer, turns):
        """One turn of a loop: this profile of more turns, less one of fewer."""
        one = Profile()
        for mine, theirs, result in ((self.own, fewer.own, one.own), (self.calls, fewer.calls, one.calls)):
            for key, value in mine.items():
                rest = (value - theirs.get(key, 0)) / turns
                if rest > 0.001:
                    result[key] = rest
        return one

    def kinds(self):
        """The instructions by kind; those of Swift modules by module."""
        sums = collections.Counter()
        for function, count in self.own.items():
            sums[kind(function)] += count
        return sums

    def called(self, what):
        """How often functions of a kind are called, by caller: what the runtime and the standard library call for others, by
        those."""
        callers, above = collections.Counter(), collections.defaultdict(dict)
        for (caller, function), count in self.calls.items():
            if re.search(CALLED[what], function) and not re.search(CALLED[what], caller):
                callers[caller] += count
            if caller != function:
                above[function][caller] = count
        # Arrays call generic functions that call others: a few levels, and cycles end.
        for _ in range(12):
            for function in [name for name in callers if above[name] and module(name) in LIBRARIES]:
                count, total = callers.pop(function), sum(above[function].values())
                for caller, share in above[function].items():
                    callers[caller] += count * share / total
        return callers

    def named(self, what):
        """How often functions of a kind are called, by the module and the name in Swift of the caller."""
        callers, named = self.called(what), collections.Counter()
        for name, (function, count) in zip(demangled(callers), callers.items()):
            named[f"{module(function)} {name}"] += count
        return named


def kind(function):
    """The kind of a function, or its module."""
    if not function.startswith("$s"):
        for name, pattern in KINDS:
            if re.search(pattern, function):
                return name
    return module(function)


def module(function):
    """The module of a function; an extension's is the one that has it."""
    if not function.startswith("$s"):
        return LIBRARIES[0]
    found = MODULE.match(function) or EXTENSION.match(function)
    length = int(found.group(1)) if found else 0
    if not found or EXTENSION.match(function) and found.group(2)[length:length + 1] != "E":
        return LIBRARIES[1]
    return found.group(2)[:length]


def demangled(functions):
    """The functions' names in Swift, as the compiler's tool writes them in brief."""
    done = subprocess.run(["swift-demangle", "-compact", "-simplified"], input="\n".join(functions), text=True,
                          stdout=subprocess.PIPE, check=True)
    return done.stdout.splitlines()


def profiles(build, counter, loops):
    """A profile of one turn of each of some loops, by the loop's name."""
    found = {}
    for loop in loops:
        try:
            path = build.path(loop.program)
            fewer, more = (counter.run(path, arguments, Profile.read) for arguments in (loop.fewer, loop.more))
            one = more.turn(fewer, loop.turns)
            # A revision that does not know the loop's last arguments ends at once.
            if sum(one.own.values()) < 100:
                raise Missing("a revision has no such loop")
            found[loop.name] = one
            say(f"profiled {loop.name}")
        except Missing as error:
            say(f"{loop.name}: {error}")
    return found


def lines(name, one):
    """What a loop's instructions are spent on, and the callers of what costs most."""
    total = sum(one.own.values())
    yield from ["", f"{name}: {number(total)} instructions a turn"]
    for kind_name, count in one.kinds().most_common():
        if count / total >= 0.005:
            yield f"  {kind_name:24}{number(count):>14}{count / total:8.1%}"
    for what in CALLED:
        callers = one.named(what)
        yield f"  {what}: {number(sum(callers.values()))}"
        for caller, count in callers.most_common(12):
            yield f"    {number(count):>10}  {caller[:100]} ({reasons.reason(caller) or 'no reason'})"


def table(here, there):
    """The profiles of two revisions as a table: before, and now."""
    kinds = ["references", "allocation", "casts", "checks", "copies"]
    calls = ["retains", "allocations"]
    yield "| A turn | instructions | " + " | ".join(kinds + calls) + " |"
    yield "|---" * (2 + len(kinds) + len(calls)) + "|"
    for name, one in here.items():
        old = there.get(name)
        numbers = [[sum(profile.own.values())] + [profile.kinds()[each] for each in kinds]
                   + [sum(profile.called(each).values()) for each in calls] for profile in (old, one) if profile]
        yield f"| {name} | " + " | ".join(" -> ".join(map(short, pair)) for pair in zip(*numbers)) + " |"


def short(value):
    """A number in three digits or so."""
    if value >= 1e6:
        return f"{value / 1e6:.3g} M"
    return f"{value / 1e3:.3g} k" if value >= 1e4 else number(round(value, 1))


def run(only, revisions, page):
    """Prints a profile of each counted loop, and a table beside the first of other revisions that has the loop, which a page
    can have."""
    counter, others = Instructions(), [Build(worktree(revision)) for revision in revisions]
    loops = [loop for loop in COUNTED if not only or loop.program in only]

    def profiled(build, loops):
        build.build({loop.program for loop in loops})
        return profiles(build, counter, loops)

    here, there = profiled(Build(), loops), {}
    for other in others:
        there |= profiled(other, [loop for loop in loops if loop.name not in there])
    counter.close()
    for name, one in here.items():
        print("\n".join(lines(name, one)))
    written, why = list(table(here, there)), list(reasons.table(here))
    print("\n" + "\n".join(written + [""] + why))
    if page:
        replace(page, "profiled", written)
        replace(page, "reasoned", why)
