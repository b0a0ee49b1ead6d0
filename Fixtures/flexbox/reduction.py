"""Reduces trees that show a fault to the least that still shows it."""
import copy
import re

from trees import KEYWORDS

ROUNDS = 25
PLAIN = ("0px", "10px", "100px")


def reduced(named, differing):
    """The least trees that still differ, by name. All steps of all trees are tried in one go."""
    current, done = dict(named), {}
    for _ in range(ROUNDS):
        steps = {f"{name}/{index}": step for name, tree in current.items()
                 for index, step in enumerate(simpler(tree))}
        if not steps:
            break
        found = differing(steps)
        following = {}
        for name, tree in current.items():
            still = [steps[key] for key in found if key.split("/")[0] == name]
            if still:
                following[name] = min(still, key=weight)
            else:
                done[name] = tree
        current = following
    return {**done, **current}


def simpler(tree):
    """All trees that are simpler by one step: a node, a property or a number less."""
    for path in list(paths(tree)):
        node = at(tree, path)
        if path:
            yield changed(tree, path[:-1], lambda parent: parent["children"].pop(path[-1]))
            if node["children"]:
                yield changed(tree, path[:-1], lambda parent: parent["children"].__setitem__(
                    slice(path[-1], path[-1] + 1), parent["children"][path[-1]]["children"]))
        for key, value in node["style"].items():
            if key == "text":
                if value not in ("1", "2"):
                    yield with_value(tree, path, key, "2")
                continue
            yield changed(tree, path, lambda node: node["style"].pop(key))
            yield from (with_value(tree, path, key, plain) for plain in plainer(key, value))


def plainer(key, value):
    if key in ("margin", "padding", "border-width"):
        parts = value.split()
        return [" ".join(parts[:index] + ["0px"] + parts[index + 1:])
                for index, part in enumerate(parts) if part != "0px"]
    return PLAIN if re.fullmatch(r"-?\d+px", value) and value not in PLAIN else ()


def weight(tree):
    own = sum(10 + len(value) + (3 if value not in PLAIN and value not in KEYWORDS else 0)
              for value in tree["style"].values())
    return 10 + own + sum(weight(child) for child in tree["children"])


def paths(tree, path=()):
    yield path
    for index, child in enumerate(tree["children"]):
        yield from paths(child, path + (index,))


def at(tree, path):
    for index in path:
        tree = tree["children"][index]
    return tree


def changed(tree, path, change):
    result = copy.deepcopy(tree)
    change(at(result, path))
    return result


def with_value(tree, path, key, value):
    return changed(tree, path, lambda node: node["style"].__setitem__(key, value))
