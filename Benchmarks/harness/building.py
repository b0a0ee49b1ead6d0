"""What it takes to build a fresh package that depends on this one, in debug, and how large a program is."""
import os
import resource
import subprocess
import tempfile
import time

from programs import ROOT, Missing, say

MANIFEST = """// swift-tools-version: 6.1
import PackageDescription
let package = Package(name: "Fresh", dependencies: [.package(name: "Formwork", path: "%s")], targets: [
    .executableTarget(name: "Fresh", dependencies: [.product(name: "%s", package: "Formwork")])])
"""
ENGINE = """import Flexbox
let tree = FlexTree(defaults: .yoga, errata: .yoga)
let root = tree.makeNode()
tree.set(\\.width, to: .points(100), of: root)
tree.layout(root, in: RootSpace())
print(tree.frame(of: root))
"""
KIT = """import UIKit
let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
view.addSubview(UILabel())
view.layoutIfNeeded()
print(view.subviews.count)
"""


def fresh(product, source):
    """The seconds, the processor's seconds and the lines with warnings of a build from nothing."""
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(os.path.join(folder, "Sources", "Fresh"))
        with open(os.path.join(folder, "Package.swift"), "w") as file:
            file.write(MANIFEST % (ROOT, product))
        with open(os.path.join(folder, "Sources", "Fresh", "main.swift"), "w") as file:
            file.write(source)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        done = subprocess.run(["swift", "build", "--package-path", folder], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True)
        seconds = time.perf_counter() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode != 0:
            raise Missing("a fresh package does not build: " + done.stdout[-300:])
        processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return seconds, processor, sum("warning:" in line for line in done.stdout.splitlines())


def card_server():
    """The size of the card server in MB, built as the README says for small programs."""
    scratch = os.path.join(ROOT, ".build", "card")
    command = ["swift", "build", "--package-path", ROOT, "--scratch-path", scratch, "-c", "release", "--product",
               "card-server", "--disable-default-traits", "-Xswiftc", "-use-ld=lld",
               "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs", "-Xlinker", "-s"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise Missing("the card server does not build: " + done.stdout[-300:])
    return os.path.getsize(os.path.join(scratch, "release", "card-server")) / 1e6


def run(figures, skipped):
    """Builds both packages, and the card server."""
    say("building the card server in release")
    try:
        figures.add("program that draws cards, stripped", "MB", card_server())
    except Missing as error:
        skipped["building: card server"] = str(error)
    for title, product, source in [("engine", "Flexbox", ENGINE), ("kit", "UIKit", KIT)]:
        say(f"building a fresh package with {product}")
        try:
            seconds, processor, warnings = fresh(product, source)
        except Missing as error:
            skipped[f"building: {title}"] = str(error)
            continue
        if title == "engine":
            figures.add("fresh package with one engine", "s", seconds)
            figures.add("fresh package with one engine, processor time", "s", processor)
        else:
            figures.add("fresh package with the kit", "s", processor)
            figures.add("fresh package with the kit, by the clock", "s", seconds)
            figures.add("warnings of a build", "", warnings)


def size(build, figures, skipped):
    """The size of the program that draws the documents, without debug information: it links the gallery and all fonts."""
    try:
        with tempfile.TemporaryDirectory() as folder:
            out = os.path.join(folder, "stripped")
            subprocess.run(["strip", "-o", out, build.path("documents")], check=True)
            figures.add("program with the gallery and all fonts, stripped", "MB", os.path.getsize(out) / 1e6)
    except (Missing, subprocess.CalledProcessError) as error:
        skipped["size of a program"] = str(error)
