# The reader of Scripts/words: finds comments, names and prose, and compares them with the rules in `list`.
# mode "count" counts by module in place of printing; `strings` reads string literals in place of the rest.

BEGIN {
    while ((getline row < list) > 0) {
        if (row ~ /^[ \t]*(#|$)/) continue
        at = index(row, " -> ")
        left = at ? substr(row, 1, at - 1) : row
        where = left
        sub(/ .*/, "", where)
        sub(/^[^ ]+ +/, "", left)
        sub(/ +$/, "", left)
        if (where == "allow") { allowed[++allowances] = " (" left ") "; continue }
        if (!at || where !~ /^[cnp]+$/) { print list ": not a rule: " row > "/dev/stderr"; broken = 1; exit }
        pattern[++patterns] = " (" left ") "
        scope[patterns] = where
        instead[patterns] = substr(row, at + 4)
        for (i = 1; i <= length(where); i++) {
            letter = substr(where, i, 1)
            any[letter] = any[letter] (any[letter] == "" ? "" : "|") "(" left ")"
        }
    }
    for (letter in any) any[letter] = " (" any[letter] ") "
}

# Text as lower case words with single spaces between them; a mark of a pause is a word of its own.
function words(text) {
    text = tolower(text)
    gsub(/[.;:!?,()\[\]{}|"]+/, " . ", text)
    gsub(/[^a-z0-9.]+/, " ", text)
    return " " text " "
}

# A name as lower case words: `mainAxisSize` and `MAIN_AXIS_SIZE` are " main axis size ".
function split_name(name,    i, letter, before, after, text) {
    if (name in split_names) return split_names[name]
    for (i = 1; i <= length(name); i++) {
        letter = substr(name, i, 1)
        before = substr(name, i - 1, 1)
        after = substr(name, i + 1, 1)
        if (letter ~ /[A-Z]/ && (before ~ /[a-z0-9]/ || (before ~ /[A-Z]/ && after ~ /[a-z]/))) text = text " "
        text = text letter
    }
    return split_names[name] = words(text)
}

# Reports the rules of one kind that match the words. The first `known` letters are context from the line before.
function look(text, kind, known,    i, rest, start, end, from, found) {
    if (text !~ any[kind]) return
    for (i = 1; i <= allowances; i++)
        while (match(text, allowed[i])) {
            found = substr(text, RSTART + 1, RLENGTH - 2)
            gsub(/[^ ]/, "0", found)
            text = substr(text, 1, RSTART) found substr(text, RSTART + RLENGTH - 1)
        }
    if (text !~ any[kind]) return
    for (i = 1; i <= patterns; i++) {
        if (!index(scope[i], kind)) continue
        rest = text
        from = 0
        while (match(rest, pattern[i])) {
            start = RSTART + 1
            end = RSTART + RLENGTH - 1
            if (from + end - 1 > known) report(substr(rest, start, end - start), i)
            from += end - 1
            rest = substr(rest, end)
        }
    }
}

function report(word, rule,    module) {
    total++
    if (mode == "count") {
        module = FILENAME
        sub(/^\.\//, "", module)
        if (match(module, /^(Sources|Tests|Benchmarks|Examples)\/[^\/]+/)) module = substr(module, 1, RLENGTH)
        else if (match(module, /^[^\/]+\//)) module = substr(module, 1, RLENGTH - 1)
        modules[module]++
    } else printf "%s:%d: %s -> %s\n", FILENAME, FNR, word, instead[rule]
}

# Prose: what is within backticks is a name. A line that follows another line of prose goes on with its sentence.
function prose(text, kind,    before, start, end, name, line, known) {
    if (strings) return
    gsub(/\]\([^)]*\)/, "]", text)
    gsub(/<doc:[^>]*>|https?:[^ )>]*/, "link", text)
    while ((start = index(text, "`")) > 0) {
        end = index(substr(text, start + 1), "`")
        if (end == 1) { text = substr(text, 1, start - 1) substr(text, start + 1); continue }
        if (end == 0) { sub(/`/, " ", text); break }
        names(substr(text, start + 1, end - 1))
        text = substr(text, 1, start - 1) "code" substr(text, start + end + 1)
    }
    line = words(text)
    known = 0
    if (context != "" && context_row == FNR - 1) {
        before = context
        known = length(before)
        line = before substr(line, 2)
        gsub(/  +/, " ", line)
    }
    look(line, kind, known)
    context = line
    if (match(context, / [^ ]+ [^ ]+ [^ ]+ $/)) context = substr(context, RSTART)
    context_row = FNR
}

# Names in code without comments and strings.
function names(code,    name) {
    if (strings) return
    while (match(code, /[A-Za-z_][A-Za-z0-9_]*/)) {
        name = substr(code, RSTART, RLENGTH)
        code = substr(code, RSTART + RLENGTH)
        look(split_name(name), "n", 0)
    }
}

# Swift and C. `level` strings and interpolations are open: ends[level] is what ends a string, open[level] the
# parentheses of code in it.
function code(line,    token, text, end, at) {
    while (line != "") {
        if (comments > 0) {
            if (!match(line, /\*\/|\/\*/)) { prose(line, "c"); return }
            token = substr(line, RSTART, 2)
            text = substr(line, 1, RSTART - 1)
            line = substr(line, RSTART + 2)
            comments += (token == "/*") ? 1 : -1
            prose(text, "c")
        } else if (level > 0 && ends[level] != "") {
            at = string_end(line)
            if (strings) look(words(substr(line, 1, at ? at - 1 : length(line))), "c", 0)
            if (!at) { if (ends[level] !~ /^"""/) level = 0; return }
            if (token_found == "interpolation") { ends[++level] = ""; open[level] = 1 } else level--
            line = substr(line, at + length_found)
        } else {
            if (!match(line, /\/\/|\/\*|#*"|[()]/)) { names(line); return }
            token = substr(line, RSTART, RLENGTH)
            text = substr(line, 1, RSTART - 1)
            line = substr(line, RSTART + RLENGTH)
            names(text)
            if (token == "//") { comment(line); return }
            else if (token == "/*") comments++
            else if (token == "(") open[level]++
            else if (token == ")") { if (--open[level] == 0 && level > 0) level-- }
            else {
                end = "\""
                hashes = substr(token, 1, length(token) - 1)
                if (index(line, "\"\"") == 1 && (hashes == "" || index(line, "\"\"" hashes) != 1)) {
                    end = "\"\"\""
                    line = substr(line, 3)
                }
                ends[++level] = end hashes
                escape[level] = "\\" hashes "("
            }
        }
    }
    if (level > 0 && ends[level] !~ /^"""/ && ends[level] != "") level = 0
}

# Where the open string ends or an interpolation begins, 0 if not on this line.
function string_end(line,    i, rest) {
    i = 1
    while (i <= length(line)) {
        rest = substr(line, i)
        if (!match(rest, /["\\]/)) return 0
        i += RSTART - 1
        rest = substr(line, i)
        if (index(rest, ends[level]) == 1) { token_found = "end"; length_found = length(ends[level]); return i }
        if (index(rest, escape[level]) == 1) {
            token_found = "interpolation"; length_found = length(escape[level]); return i
        }
        i += (substr(rest, 1, 1) == "\\" && ends[level] !~ /#/) ? 2 : 1
    }
    return 0
}

# What follows two slashes. A fence in a comment holds code.
function comment(text) {
    if (text ~ /^\/?[ \t]*```/) { fence_in_comment = fence_in_comment ? "" : substr(text, index(text, "```") + 3) "x" }
    else if (fence_in_comment == "x" || fence_in_comment ~ /^swift/) { sub(/^\//, "", text); sub(/\/\/.*/, "", text); fenced(text) }
    else if (fence_in_comment == "") prose(text, "c")
}

# One line of code on a page or in a comment; a string in it is not left open.
function fenced(line,    saved) {
    while (match(line, /"[^"]*"/)) line = substr(line, 1, RSTART - 1) " " substr(line, RSTART + RLENGTH)
    saved = index(line, "//")
    if (saved) { names(substr(line, 1, saved - 1)); prose(substr(line, saved + 2), "p") } else names(line)
}

function page(line) {
    if (line ~ /^[ \t]*(```|~~~)/) {
        if (fence == "") { fence = line; sub(/^[ \t]*[`~]+[ \t]*/, "", fence); fence = fence "." } else fence = ""
    } else if (fence ~ /^swift/) fenced(line)
    else if (fence == "" && line !~ /^<!--/) prose(line, "p")
}

FNR == 1 {
    comments = level = 0
    open[0] = 0
    context = fence = fence_in_comment = ""
    language = FILENAME ~ /\.md$/ ? "page" : FILENAME ~ /\.(swift|h|c|mjs|js)$/ ? "code" : "script"
}
{
    if (language == "page") page($0)
    else if (language == "code") { if ($0 !~ /^[ \t]*\/\//) fence_in_comment = ""; code($0) }
    else if (match($0, /(^|[ \t])#/) && $0 !~ /^#!/) prose(substr($0, RSTART + RLENGTH), "c")
}
END {
    if (broken) exit 2
    if (mode == "count") for (module in modules) printf "%6d %s\n", modules[module], module | "sort -k2"
    close("sort -k2")
    if (mode == "count") printf "%6d in all\n", total
    exit total > 0
}