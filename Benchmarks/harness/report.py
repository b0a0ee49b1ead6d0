"""Results as text, as Markdown and as JSON, with their date, machine and commit."""
import datetime
import json
import os
import platform
import subprocess

from programs import BENCHMARKS, ROOT
from targets import TARGETS


def git(*arguments):
    done = subprocess.run(["git", "-C", ROOT, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return done.stdout.strip()


def machine():
    model = platform.processor() or platform.machine()
    try:
        with open("/proc/cpuinfo") as file:
            names = [line.split(":", 1)[1].strip() for line in file if line.startswith("model name")]
        model = names[0] if names else model
    except OSError:
        pass
    swift = subprocess.run(["swift", "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    return {
        "processor": model, "cores": os.cpu_count(), "system": platform.platform(),
        "swift": (swift.splitlines() or [""])[0], "load": round(os.getloadavg()[0], 1),
    }


class Report:
    """The results of one run."""

    def __init__(self, figures, skipped, documents, load, is_quick):
        self.figures, self.skipped, self.documents = figures, skipped, documents
        self.machine = machine()
        self.machine["load"] = load
        self.is_quick = is_quick
        self.date = datetime.datetime.now(datetime.timezone.utc)
        self.commit = git("rev-parse", "--short=8", "HEAD") + ("+" if git("status", "--porcelain") else "")

    def targets(self):
        """Each target with its figure: a row of the table."""
        for target in TARGETS:
            name = target.figure
            value = self.figures.median(name)
            if value is None:
                yield target, None, "not measured"
            else:
                yield target, value, "reached" if value <= target.maximum else "NOT REACHED"

    def lines(self):
        """The whole as Markdown."""
        m = self.machine
        yield f"# Benchmarks of {self.date:%Y-%m-%d %H:%M} UTC, commit {self.commit}"
        yield ""
        yield (f"{m['processor']}, {m['cores']} cores, {m['system']}, {m['swift']}; load before the first program "
               f"{m['load']}" + (", a short run." if self.is_quick else "."))
        noise = self.figures.noise()
        if noise:
            yield (f"Equal runs (A against A) differ by {noise['median'] * 100:.1f} % in the middle and by "
                   f"{noise['high'] * 100:.1f} % in nine of ten figures: smaller differences mean nothing.")
        yield from self.target_lines()
        yield from self.document_lines()
        if self.skipped:
            yield from ["", "## Not run", ""]
            yield from (f"- {name}: {reason}" for name, reason in self.skipped.items())
        yield from ["", "## All figures", "", "| Figure | Median | p90 |", "|---|---|---|"]
        for name in self.figures.runs:
            unit = self.figures.unit(name)
            yield (f"| {name} | {number(self.figures.median(name))} {unit} | {number(self.figures.high(name))} {unit} |")

    def target_lines(self):
        yield from ["", "## Targets", "", "| | Figure | Target | Measured | |", "|---|---|---|---|---|"]
        for target, value, verdict in self.targets():
            shown = "-" if value is None else f"{number(value)} {target.unit}"
            reason = f" ({target.reason})" if verdict == "NOT REACHED" and target.reason else ""
            yield (f"| {target.group} | {target.title} | {number(target.maximum)} {target.unit} | {shown} | "
                   f"{verdict}{reason} |")

    def document_lines(self):
        if not self.documents:
            return
        yield from ["", "## Whole documents, a process each", "", "| Document | Time | Peak memory | Size | Pages |",
                    "|---|---|---|---|---|"]
        for key, made in self.documents.items():
            seconds = self.figures.median(f"document: {key}")
            memory = self.figures.median(f"document memory: {key}")
            yield (f"| {key} ({made['kind']}) | {number(seconds)} ms | {number(memory)} MB | "
                   f"{made['bytes'] / 1000:.0f} kB | {made.get('pages') or ''} |")

    def write(self, folder):
        """Writes both files and returns the path of the Markdown."""
        os.makedirs(folder, exist_ok=True)
        base = os.path.join(folder, f"{self.date:%Y-%m-%d-%H%M}-{self.commit.rstrip('+')}")
        with open(base + ".md", "w") as file:
            file.write("\n".join(self.lines()) + "\n")
        with open(base + ".json", "w") as file:
            json.dump({
                "date": self.date.isoformat(), "commit": self.commit, "machine": self.machine, "quick": self.is_quick,
                "noise": self.figures.noise(), "skipped": self.skipped, "documents": self.documents,
                "targets": [{"title": t.title, "target": t.maximum, "unit": t.unit, "value": v, "verdict": w}
                            for t, v, w in self.targets()],
                "figures": self.figures.as_json(),
            }, file, indent=1, sort_keys=True)
            file.write("\n")
        return base + ".md"


def number(value):
    """A number in three or four digits."""
    if value is None:
        return "-"
    size = abs(value)
    if size >= 1000:
        return f"{value:,.0f}"
    return f"{value:.0f}" if size >= 100 or value == int(value) else f"{value:.1f}" if size >= 10 else f"{value:.2f}"


RESULTS = os.path.join(BENCHMARKS, "results")
