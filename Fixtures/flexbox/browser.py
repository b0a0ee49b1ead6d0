"""Asks Chromium for the boxes of trees.

Chromium computes in 64ths of a point and cuts off what is finer: a percentage of a percentage of a third loses
several of them. So every length is drawn 64 times as long as it says and every box is told in 64ths of what comes
out, which leaves errors of 1/4096 of a point for each step. Nothing in flex layout depends on the unit but borders,
which browsers round to whole pixels.
"""
import html
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

FOLDER = os.path.dirname(os.path.abspath(__file__))

RECORDER = """
const magnification = 64
const stage = document.querySelector('section')
const large = text => text.replace(/(-?[0-9.]+)px/g, (_, points) => points * magnification + 'px')
const part = number => Math.round(number / magnification * 1e5) / 1e5
const sheet = document.createElement('style')
sheet.textContent = large(document.querySelector('style').textContent)
document.head.append(sheet)

function record(source) {
    stage.innerHTML = source
    const root = stage.firstElementChild
    const nodes = [root, ...root.querySelectorAll('div')]
    const styles = nodes.map(node => node.getAttribute('style') || '')
    nodes.forEach((node, index) => node.setAttribute('style', large(styles[index])))
    return {name: root.id, nodes: nodes.map((node, index) => {
        const box = node.getBoundingClientRect()
        let container = node === root ? null : node.parentElement
        while (container && getComputedStyle(container).display === 'contents') container = container.parentElement
        const parent = container ? container.getBoundingClientRect() : null
        const style = {}
        for (const part of styles[index].split(';')) {
            const colon = part.indexOf(':')
            if (colon > 0) style[part.slice(0, colon).trim()] = part.slice(colon + 1).trim()
        }
        const isShown = node.getClientRects().length > 0
        if (node.dataset.text) style.text = node.dataset.text
        if ('scroll' in node.dataset) style.scroll = part(node.scrollWidth) + ' ' + part(node.scrollHeight)
        return {parent: parent ? nodes.indexOf(node.parentElement) : null, style: style,
                box: !isShown ? [0, 0, 0, 0] : [
                    parent ? part(box.left - parent.left) : 0, parent ? part(box.top - parent.top) : 0,
                    part(box.width), part(box.height)]}
    })}
}

const results = JSON.parse(document.getElementById('trees').textContent).map(record)
document.head.textContent = ''
document.body.textContent = JSON.stringify(results)
"""

PAGE = """<!doctype html>
<meta charset="utf-8">
<style>
{css}
section {{ position: relative; width: 10000px; height: 10000px; }}
</style>
<section></section>
<script id="trees" type="application/json">{trees}</script>
<script>{script}</script>
"""


def record(trees):
    """The boxes of trees of HTML, each a <div class="case"> with a name for its id."""
    browser = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not browser:
        sys.exit("there is no Chromium to record with (apt-get install chromium)")
    with open(os.path.join(FOLDER, "fixture.css")) as file:
        css = file.read()
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "trees.html")
        with open(path, "w") as file:
            file.write(PAGE.format(css=css, trees=json.dumps(trees).replace("<", "\\u003c"), script=RECORDER))
        dom = subprocess.run(
            [browser, "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=" + folder,
             "--window-size=1000,1000", "--dump-dom", "file://" + path],
            capture_output=True, text=True, timeout=900).stdout
    match = re.search(r"<body>(.*?)</body>", dom, re.S)
    try:
        cases = json.loads(html.unescape(match.group(1)))
    except (AttributeError, ValueError):
        sys.exit("Chromium gave no boxes")
    return [tidy(case) for case in cases]


def tidy(case):
    for node in case["nodes"]:
        node["box"] = [int(value) if value == int(value) else value for value in node["box"]]
    return case
