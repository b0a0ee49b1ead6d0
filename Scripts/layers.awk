# The checks of Scripts/layers over the files that it names, in this order: ARCHITECTURE.md, Package.swift where there is one,
# then the sources. Each violation is printed as file:line.

function violation(place, text) { print place ": " text; failed = 1 }

BEGIN {
    count = split("Swift Synchronization Observation RegexBuilder Distributed Dispatch Testing XCTest Glibc Musl Bionic " \
        "Android Darwin WASILibc ucrt WinSDK CRT ObjectiveC os _Concurrency _StringProcessing _Differentiation", names, " ")
    for (i = 1; i <= count; i++) toolchain[names[i]] = 1
    count = split("struct class enum protocol typealias func let var actor", names, " ")
    for (i = 1; i <= count; i++) importKind[names[i]] = 1
    # Public members of the kit that UIKit has not, and the types of it whose names look like UIKit's.
    count = split("UIKitException settleAll", names, " ")
    for (i = 1; i <= count; i++) kitOnly[names[i]] = "HeadlessUIKit"
}

FNR == 1 {
    startFile()
    target = ""
    if (FILENAME ~ /(^|\/)Sources\//) {
        target = FILENAME
        sub(/^.*Sources\//, "", target)
        sub(/\/.*$/, "", target)
        files[target]++
    }
    afterImport = 0
    kind = FILENAME ~ /\.md$/ ? "page" : FILENAME ~ /Package\.swift$/ ? "manifest" \
        : FILENAME ~ /\.swift$/ ? "swift" : "c"
    keepStrings = kind == "manifest"
}

# The page: a table of targets, and a picture of the layers with a number in front of each.
kind == "page" && /^#/ { inLayers = ($0 ~ /^## Layers/); next }
kind == "page" && inLayers && /^\|/ { tableRow($0); next }
kind == "page" && inLayers && /^ *[0-9]+  / { pictureRow($0); next }
kind == "page" { next }

kind == "manifest" { manifest = manifest code($0) "\n"; hasManifest = 1; next }

kind == "c" {
    if (match($0, /^[ \t]*#[ \t]*(include|import)[ \t]*[<"][^>"]*/)) {
        header = substr($0, RSTART, RLENGTH)
        sub(/^.*[<"]/, "", header)
        includes[++includeCount] = target SUBSEP header SUBSEP FILENAME ":" FNR
    }
    if (FILENAME ~ /\.h$/) owners[baseName(FILENAME)] = owners[baseName(FILENAME)] " " target " "
    next
}

{
    text = code($0)
    if (afterImport || index(text, "import")) findImports(text)
    if (target ~ /^Headless/) noteDeclarations(text)
    else noteNames(text)
}

END {
    checkHeaders()
    checkTable()
    if (hasManifest) { readManifest(manifest); checkManifest() }
    checkKitOnly()
    exit failed
}

# -- The page

function tableRow(line,    cells, names, name, allowed, count, i) {
    split(line, cells, "|")
    if (cells[2] !~ /`/) return
    allowed = cells[3]
    gsub(/[^A-Za-z0-9_]+/, " ", allowed)
    names = cells[2]
    while (match(names, /`[A-Za-z_][A-Za-z0-9_]*`/)) {
        name = substr(names, RSTART + 1, RLENGTH - 2)
        names = substr(names, RSTART + RLENGTH)
        row[name] = ++rows
        rowName[rows] = name
        rowPlace[name] = FILENAME ":" FNR
        withoutFoundation[name] = cells[4] ~ /^[ \t]*no[ \t]*$/
        may[name] = " " allowed " "
    }
}

function pictureRow(line,    number, words, count, i) {
    number = line + 0
    sub(/\(.*$/, "", line)
    gsub(/[^A-Za-z0-9_]+/, " ", line)
    count = split(line, words, " ")
    for (i = 2; i <= count; i++) if (!(words[i] in level)) level[words[i]] = number
}

function mayImport(target, name) { return index(may[target], " " name " ") || index(may[target], " anything ") }

# Rows name what stands above them, or below in the picture; so the table has no cycle.
function checkTable(    i, j, name, other) {
    for (i = 1; i <= rows; i++) {
        name = rowName[i]
        if (!(name in files)) {
            violation("ARCHITECTURE.md", "the table names " name ", but there is no Sources/" name)
            continue
        }
        for (j = 1; j <= rows; j++) {
            other = rowName[j]
            if (other == name || !mayImport(name, other)) continue
            if (j > i && index(may[name], " anything ") == 0)
                violation(rowPlace[name], name " may import " other ", whose row is further down")
            if ((name in level) && (other in level) && level[other] > level[name])
                violation(rowPlace[name], name " in layer " level[name] " may import " other " in layer " level[other])
            if (!((name SUBSEP other) in imported) && index(may[name], " anything ") == 0)
                violation(rowPlace[name], name " may import " other ", but no file of it does")
        }
    }
    for (name in files) if (!(name in row)) violation("Sources/" name "/", name " has no row in the table of ARCHITECTURE.md")
}

# -- Imports

# An import is the keyword where a statement starts, or behind attributes and modifiers, and a name, perhaps on the next line.
function findImports(text,    rest, word, before) {
    rest = text
    before = ""
    while (match(rest, /[A-Za-z_][A-Za-z0-9_]*/)) {
        word = substr(rest, RSTART, RLENGTH)
        before = before substr(rest, 1, RSTART - 1)
        rest = substr(rest, RSTART + RLENGTH)
        if (afterImport) {
            if (word in importKind) continue
            afterImport = 0
            noteImport(word)
        } else if (word == "import" && rest !~ /^`/) {
            sub(/[ \t]+$/, "", before)
            if (before ~ /(^|[;)])$/ || before ~ /(@[A-Za-z_]+|public|package|internal|fileprivate|private)$/) {
                afterImport = 1
                importLine = FNR
            }
        }
        before = before word
    }
}

function noteImport(name,    place) {
    place = FILENAME ":" importLine
    imported[target, name] = place
    if (!(target in row) || name == target || name in toolchain || mayImport(target, name)) return
    if (name ~ /^Foundation/) {
        if (withoutFoundation[target]) violation(place, target " may not import " name ": it does without Foundation")
    } else {
        violation(place, target " may not import " name)
    }
}

# -- Package.swift: what a target imports it depends on, and what it depends on it may import.

function readManifest(text,    at, body, name, list) {
    while (match(text, /\.(executableTarget|target|systemLibrary|testTarget)\(/)) {
        at = RSTART + RLENGTH
        body = balanced(substr(text, at))
        text = substr(text, at + length(body))
        if (!match(body, /name:[ \t\n]*"[^"]*"/)) continue
        name = substr(body, RSTART, RLENGTH)
        gsub(/^name:[ \t\n]*"|"$/, "", name)
        declared[name] = 1
        list = ""
        if (match(body, /dependencies:[ \t\n]*\[/)) list = substr(body, RSTART + RLENGTH)
        sub(/\][^\]]*$/, "", list)
        if (body ~ /path:[ \t\n]*"(Examples|Tests)/) continue
        while (match(list, /"[A-Za-z_][A-Za-z0-9_]*"/)) {
            depends[name, substr(list, RSTART + 1, RLENGTH - 2)] = 1
            list = substr(list, RSTART + RLENGTH)
        }
    }
}

# The text up to the parenthesis that closes the one before it.
function balanced(text,    i, depth, count, c) {
    depth = 1
    count = length(text)
    for (i = 1; i <= count; i++) {
        c = substr(text, i, 1)
        if (c == "(") depth++
        else if (c == ")" && --depth == 0) return substr(text, 1, i - 1)
    }
    return text
}

function checkManifest(    key, pair, i, name) {
    for (key in depends) {
        split(key, pair, SUBSEP)
        if (!(pair[1] in row) || !(pair[2] in row) || mayImport(pair[1], pair[2])) continue
        violation("Package.swift", pair[1] " depends on " pair[2] ", which the table does not allow")
    }
    for (key in imported) {
        split(key, pair, SUBSEP)
        # What a platform brings (UIKit on iOS) is no dependency there.
        if (!(pair[2] in row) || !(pair[1] in row) || pair[1] == pair[2] || key in depends || pair[2] == "UIKit") continue
        violation(imported[key], pair[1] " imports " pair[2] ", on which it does not depend in Package.swift")
    }
    for (i = 1; i <= rows; i++) {
        name = rowName[i]
        if (!(name in declared)) violation(rowPlace[name], name " is no target of Package.swift")
    }
}

# -- C targets: headers of other targets.

function baseName(path) { sub(/^.*\//, "", path); return path }

function checkHeaders(    i, j, parts, count, words, other) {
    for (i = 1; i <= includeCount; i++) {
        split(includes[i], parts, SUBSEP)
        # A folder in the path names the target, else the header does, unless the target has one of that name itself.
        other = ""
        count = split(parts[2], words, "/")
        for (j = 1; j < count; j++) if (words[j] in files) other = words[j]
        if (other == "" && index(owners[words[count]], " " parts[1] " ") == 0) {
            other = owners[words[count]]
            gsub(/ /, "", other)
        }
        if (other == "" || other == parts[1]) continue
        if (mayImport(parts[1], other)) { imported[parts[1], other] = parts[3]; continue }
        violation(parts[3], parts[1] " may not include " parts[2] " of " other)
    }
}

# -- Languages use what Apple's UIKit has too: no package member of the kit, and no type of its own.

function noteDeclarations(text,    name) {
    if (match(text, /(^|[ \t])(public|open)[ \t]+([a-z]+[ \t]+)*(var|let|func)[ \t]+[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^.*[ \t]/, "", name)
        isPublic[name] = 1
    }
    if (match(text, /(^|[ \t])package[ \t]+([a-z]+(\([a-z]+\))?[ \t]+)*(var|let|func|class|struct|enum|protocol|typealias)[ \t]+[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^.*[ \t]/, "", name)
        kitOnly[name] = target
    } else if (match(text, /^(@[A-Za-z]+[ \t]+)*(public|open)[ \t]+([a-z]+[ \t]+)*(class|struct|enum|protocol|typealias)[ \t]+[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(text, RSTART, RLENGTH)
        sub(/^.*[ \t]/, "", name)
        if (name !~ /^(UI|NS|CG|CA|CT|CF)[A-Z]/) kitOnly[name] = target
    }
}

# Names that the other modules declare are theirs. A name that the kit has in public, too, says nothing. What imports the
# kit itself is not for Apple.
function noteNames(text,    rest, word, previous) {
    if (mayImport(target, "HeadlessUIKit") && target != "ViewBridge") return
    if (target == "" || !(target in row) || !mayImport(target, "ViewBridge") && target != "ViewBridge" && target != "LayoutCore") return
    rest = text
    previous = ""
    while (match(rest, /[A-Za-z_][A-Za-z0-9_]*/)) {
        word = substr(rest, RSTART, RLENGTH)
        # An argument's label names no member of the kit.
        if (previous ~ /^(var|let|func|class|struct|enum|protocol|typealias|case|for|actor|associatedtype)$/) declaredElsewhere[word] = 1
        else if (target != "ViewBridge" && target != "LayoutCore" && !((target SUBSEP word) in used) && substr(rest, RSTART + RLENGTH) !~ /^:/)
            used[target, word] = FILENAME ":" FNR
        previous = word
        rest = substr(rest, RSTART + RLENGTH)
    }
}

function checkKitOnly(    key, pair) {
    for (key in used) {
        split(key, pair, SUBSEP)
        if (!(pair[2] in kitOnly) || pair[2] in declaredElsewhere || pair[2] in isPublic) continue
        violation(used[key], pair[1] " may not use " pair[2] ": only " kitOnly[pair[2]] " has it, not Apple's UIKit")
    }
}
