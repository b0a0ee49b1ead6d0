# The floors inside of the kit: a file mentions types of its own floor and of lower ones, not of higher ones. Called by
# Scripts/layers after code.awk with ARCHITECTURE.md, then the sources of the kit. Prints each violation as file:line.
#
# "### Floors of the kit" in ARCHITECTURE.md has a row for each floor, the lowest first, with its folders in backticks in
# the second column. A row whose first column names a file allows it the types in the second.
#
# Types are known by name: those that a file declares outside of all braces. What a lower target can see of a higher one is
# left to the compiler.

function violation(place, text) { print place ": " text; failed = 1 }

FNR == 1 {
    startFile()
    depth = 0
    page = FILENAME ~ /\.md$/
    if (!page) {
        file = FILENAME
        split(substr(file, match(file, /Sources\//)), parts, "/")
        target[file] = parts[2]
        folder[file] = parts[4] == "" ? "" : parts[3]
        if (folder[file] != "" && !(folder[file] in floor) && !(folder[file] in unknown)) {
            unknown[folder[file]] = 1
            if (floors) violation("Sources/" parts[2] "/" parts[3] "/", "has no floor in the table of ARCHITECTURE.md")
        }
    }
}

page && /^#/ { inside = /^### Floors of the kit/; next }
page { if (inside && /^\|/) tableRow($0); next }

{
    text = code($0)
    count++
    line[count] = text
    place[count] = FILENAME SUBSEP FNR
    if (depth == 0) noteDeclaration(text)
    depth += gsub(/\{/, "{", text) - gsub(/\}/, "}", text)
}

END {
    if (!floors) exit failed
    for (i = 1; i <= count; i++) checkLine(i)
    for (key in allowed) {
        if (key in used) continue
        split(key, pair, SUBSEP)
        violation(allowed[key], pair[1] " does not mention " pair[2])
    }
    exit failed
}

function tableRow(row,    cells, names, name, key) {
    split(row, cells, "|")
    names = cells[3]
    if (names !~ /`/) return
    if (cells[2] !~ /\.swift/) floors++
    key = cells[2]
    gsub(/[` \t]/, "", key)
    while (match(names, /`[A-Za-z_][A-Za-z0-9_]*`/)) {
        name = substr(names, RSTART + 1, RLENGTH - 2)
        names = substr(names, RSTART + RLENGTH)
        if (key ~ /\.swift$/) allowed[key, name] = FILENAME ":" FNR
        else floor[name] = floors
    }
}

function noteDeclaration(text,    words, n, i) {
    gsub(/[^A-Za-z0-9_@]+/, " ", text)
    n = split(text, words, " ")
    for (i = 1; i < n; i++) {
        if (words[i] ~ /^(extension|func|var|let|import|case)$/) return
        if (words[i] !~ /^(class|struct|enum|protocol|typealias|actor)$/) continue
        if (words[i + 1] ~ /^[A-Z]/) home[words[i + 1]] = FILENAME
        return
    }
}

function checkLine(i,    at, rest, name, other, base) {
    split(place[i], at, SUBSEP)
    rest = line[i]
    base = at[1]
    sub(/^.*\//, "", base)
    while (match(rest, /[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(rest, RSTART, RLENGTH)
        rest = substr(rest, RSTART + RLENGTH)
        if (!(name in home)) continue
        other = home[name]
        if (!(folder[at[1]] in floor) || !(folder[other] in floor)) continue
        if (floor[folder[other]] <= floor[folder[at[1]]] || target[other] > target[at[1]]) continue
        if ((base SUBSEP name) in allowed) { used[base, name] = 1; continue }
        violation(at[1] ":" at[2], folder[at[1]] " is below " folder[other] ", which declares " name)
    }
}
