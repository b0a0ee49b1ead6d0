"""Whole documents by our programs, by Chromium and by WeasyPrint: time, memory and size of a process each."""
import os
import re
import shutil
import subprocess
import tempfile
import threading
import time

from programs import Missing, say

CARD = """<!doctype html><meta charset="utf-8"><style>@page { size: 1200px 630px; margin: 0 }
body { margin: 0; font-family: sans-serif } .card { width: 1200px; height: 630px; box-sizing: border-box; padding: 64px;
display: flex; flex-direction: column; justify-content: space-between; background: linear-gradient(135deg, #edf5ff, #fcf2fa) }
.row { display: flex } .portrait { width: 228px; height: 228px; border-radius: 50%; border: 6px solid white; background: #88a;
flex: none } .texts { margin-left: 48px } .name { font-size: 60px; font-weight: bold } .role { font-size: 32px; margin-top: 8px;
color: #5856d6 } .about { font-size: 30px; margin-top: 20px; color: #333 } .figures { display: flex; justify-content:
space-between } .figures b { font-size: 44px } .figures span { font-size: 28px; color: #666; margin-left: 12px }</style>
<div class=card><div class=row><div class=portrait></div><div class=texts><div class=name>김하늘 · Haneul Kim</div>
<div class=role>Staff engineer, layout and rendering</div><div class=about>Haneul draws interfaces that arrive complete:
measured, wrapped and rounded before anyone opens them. 화면이 없는 곳에서도 같은 화면을 그립니다. 서울과 베를린을 오가며 글꼴과
격자, 그리고 느린 레이아웃을 고치는 일을 좋아합니다.</div></div></div><div class=figures>
<div><b>1,204</b><span>screens</span></div><div><b>38</b><span>layouts a day</span></div><div><b>0.6 ms</b><span>median
pass</span></div></div></div>"""

GOODS = [
    "Coffee beans, Sidamo, 1 kg", "Paper filters, size 4", "Oat drink, 1 l",
    "Tea glasses, set of six, mouth-blown, with a tray of oiled walnut and a linen cloth", "Café au lait bowl",
    "Kettle with a gooseneck, 0.8 l", "Scale, 0.1 g", "日本の急須 (Kyūsu), 360 ml",
]


def receipt(lines):
    rows = "".join(
        f"<tr><td>{GOODS[i % 8]} (lot {i % 48 + 101})<td>{i % 4 + 1}<td>€{21 + i % 7}.90<td>€{(21 + i % 7) * (i % 4 + 1)}.90"
        for i in range(lines))
    return f"""<!doctype html><meta charset="utf-8"><style>@page {{ size: A4; margin: 48px }} body {{ margin: 0;
font: 12px sans-serif }} table {{ width: 100%; border-collapse: collapse }} td, th {{ padding: 6px 4px; text-align: left;
border-bottom: 1px solid #ddd }} tr {{ break-inside: avoid }}</style><h1>Receipt 2026-0417</h1>
<table><thead><tr><th>Article<th>Count<th>Price<th>Total</thead>{rows}</table>"""


def columns(depth):
    inner = ""
    for level in range(1, depth + 1):
        inner = ("<div style='display:flex;flex-direction:column;padding:4px'><div>A column in a column</div>"
                 f"<div>Level {level}</div>{inner}</div>")
    return ("<!doctype html><meta charset='utf-8'><style>@page { size: A4; margin: 0 } body { margin: 20px;"
            f"font: 12px sans-serif }}</style>{inner}")


# The document, its page, the ending of its file, and how many lines make eight pages of it where that matters.
DOCUMENTS = [
    ("card", CARD, "png"), ("receipt", None, "pdf"), ("columns", columns(7), "pdf"),
]
RECEIPT_LINES = {"ours": None, "chromium": 260, "weasyprint": 260}


class Process:
    """A process with those that it starts: its time, and the maximum of their memory together."""

    def __init__(self, command, timeout=180):
        self.peak = 0
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True)
        watcher = threading.Thread(target=self.watch, args=(process,))
        watcher.start()
        try:
            _, error = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            watcher.join()
            raise Missing(f"stopped after {timeout} s")
        self.seconds = time.perf_counter() - start
        watcher.join()
        if process.returncode != 0:
            raise Missing("it failed: " + error.decode(errors="replace").strip()[-200:])

    def watch(self, process):
        """Looks at the memory every few milliseconds: that of all processes of the session, each shared page in parts."""
        while process.poll() is None:
            total = sum(self.memory(pid) for pid in self.session(process.pid))
            self.peak = max(self.peak, total)
            time.sleep(0.004)

    @staticmethod
    def session(leader):
        found = []
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    with open(f"/proc/{name}/stat") as file:
                        fields = file.read().rsplit(")", 1)[1].split()
                    if int(fields[3]) == leader:
                        found.append(name)
                except (OSError, IndexError):
                    pass
        return found

    @staticmethod
    def memory(pid):
        try:
            with open(f"/proc/{pid}/smaps_rollup") as file:
                for line in file:
                    if line.startswith("Pss:"):
                        return int(line.split()[1]) * 1024
        except OSError:
            pass
        return 0


def commands(build, python, folder):
    """The programs, each a function of a document, its page as a file, and the file to write."""
    chromium = next((path for path in map(shutil.which, ["chromium", "chromium-browser", "google-chrome"]) if path), None)

    def ours(name, page, out):
        return [build.path("documents"), name, out]

    def browser(name, page, out):
        if not chromium:
            raise Missing("Chromium is not installed")
        command = [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                   f"--user-data-dir={folder}/profile"]
        if out.endswith(".png"):
            return command + ["--window-size=1200,630", f"--screenshot={out}", "file://" + page]
        return command + ["--no-pdf-header-footer", f"--print-to-pdf={out}", "file://" + page]

    def weasyprint(name, page, out):
        if not python:
            raise Missing("the Python packages cannot be installed")
        # WeasyPrint writes PDF alone: its card is a page.
        return [python, "-m", "weasyprint", page, re.sub(r"png$", "pdf", out)]

    return {"ours": ours, "chromium": browser, "weasyprint": weasyprint}


def run(build, python, figures, rounds, skipped):
    """Makes each document by each program, in turns; returns the files' sizes and pages."""
    made = {}
    with tempfile.TemporaryDirectory() as folder:
        programs = commands(build, python, folder)
        for number in range(rounds):
            for name, page, ending in DOCUMENTS:
                for program, command in programs.items():
                    key = f"{name} by {program}"
                    if key in skipped:
                        continue
                    source = os.path.join(folder, f"{name}.html")
                    with open(source, "w") as file:
                        file.write(page or receipt(RECEIPT_LINES[program] or 0))
                    out = os.path.join(folder, f"{name}-{program}.{ending}")
                    try:
                        process = Process(command(name, source, out))
                    except (Missing, OSError) as error:
                        skipped[key] = str(error)
                        say(f"{key}: {error}")
                        continue
                    figures.add(f"document: {key}", "ms", process.seconds * 1000)
                    figures.add(f"document memory: {key}", "MB", process.peak / 1e6)
                    written = out if os.path.exists(out) else re.sub(r"png$", "pdf", out)
                    made[key] = {"bytes": os.path.getsize(written), "kind": written[-3:]}
                    if written.endswith("pdf"):
                        made[key]["pages"] = pages(written)
        card = os.path.join(folder, "card-ours.png")
        if os.path.exists(card) and python:
            ratio = to_level_6(python, card)
            if ratio:
                figures.add("card's PNG, to level 6", "x", ratio)
    return made


def pages(path):
    """The pages of a PDF, where its objects can be read."""
    with open(path, "rb") as file:
        data = file.read()
    import zlib
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", data, re.S):
        try:
            data += zlib.decompress(stream)
        except zlib.error:
            pass
    return len(re.findall(rb"/Type\s*/Page(?![a-zA-Z])", data)) or None


def to_level_6(python, path):
    """The file's size by that of the same picture as libpng writes it at level 6."""
    code = ("import io,os,sys;from PIL import Image;i=Image.open(sys.argv[1]);b=io.BytesIO();"
            "i.save(b,'PNG',compress_level=6);print(os.path.getsize(sys.argv[1])/len(b.getvalue()))")
    done = subprocess.run([python, "-c", code, path], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return float(done.stdout) if done.returncode == 0 else None
