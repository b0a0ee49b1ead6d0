"""Figures by their names, from several runs of the programs, and how far equal runs differ."""
import json
import re
import statistics

LINE = re.compile(r"^(\S.{0,60}?|  \S.{0,58}?)\s+([\d.]+) (ns|us|ms)  p90\s+([\d.]+)")


class Figures:
    """All figures of one side, run by run."""

    def __init__(self):
        self.runs = {}

    def add(self, name, unit, median, high=None, bar=None):
        entry = self.runs.setdefault(name.strip(), {"unit": unit, "medians": [], "highs": [], "bar": bar})
        entry["medians"].append(median)
        entry["highs"].append(high if high is not None else median)

    def read(self, records, text):
        """Adds what a program has recorded; where it records nothing, what it has printed."""
        try:
            with open(records) as file:
                lines = [json.loads(line) for line in file if line.strip()]
        except OSError:
            lines = []
        for line in lines:
            if line.get("median") is not None:
                self.add(line["name"], line["unit"], line["median"], line["high"], line.get("bar"))
        if lines:
            return
        for line in text.splitlines():
            found = LINE.match(line)
            if found:
                self.add(found[1], found[3], float(found[2]), float(found[4]))

    def median(self, name):
        entry = self.runs.get(name)
        return statistics.median(entry["medians"]) if entry and entry["medians"] else None

    def like(self, name):
        """The name of the same figure here: printed names are cut where recorded ones are not."""
        if name in self.runs:
            return name
        return next((other for other in self.runs if other[:46].strip() == name), name)

    def high(self, name):
        entry = self.runs.get(name)
        return statistics.median(entry["highs"]) if entry and entry["highs"] else None

    def unit(self, name):
        return self.runs[name]["unit"]

    def noise(self):
        """The median and the 90th percentile of how far the runs with odd numbers differ from those with even ones."""
        differences = []
        for entry in self.runs.values():
            odd, even = entry["medians"][0::2], entry["medians"][1::2]
            if odd and even and statistics.median(odd) > 0:
                differences.append(abs(statistics.median(even) / statistics.median(odd) - 1))
        if not differences:
            return None
        differences.sort()
        return {"median": statistics.median(differences), "high": differences[int(len(differences) * 0.9)]}

    def as_json(self):
        return {
            name: {"unit": entry["unit"], "median": self.median(name), "p90": self.high(name), "runs": entry["medians"]}
            for name, entry in self.runs.items()
        }
