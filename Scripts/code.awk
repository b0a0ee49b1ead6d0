# Shared by the scripts that read Swift: the code of a line without its comments and, unless keepStrings is set, without
# what stands in its string literals. State (block comments, multi-line strings) goes on from line to line; call
# startFile() where a file begins.
#
# Understands nested comments, escaped quotes, raw strings (#"..."#) and multi-line strings. The code inside of an
# interpolation counts as text of its string.

function startFile() { commentDepth = 0; stringEnd = "" }

# The code of a line. Comments become a space, strings an empty literal (""), so that columns of tokens stay apart.
function code(line,    result, at, token, hashes) {
    result = ""
    while (line != "") {
        if (commentDepth > 0) {
            if (!match(line, /\/\*|\*\//)) return result " "
            commentDepth += substr(line, RSTART, 2) == "/*" ? 1 : -1
            line = substr(line, RSTART + 2)
            if (commentDepth == 0) result = result " "
            continue
        }
        if (stringEnd != "") {
            at = endOfString(line)
            if (at == 0) {
                if (keepStrings) result = result line
                return result
            }
            if (keepStrings) result = result substr(line, 1, at - 1)
            line = substr(line, at + length(stringEnd))
            result = result "\""
            stringEnd = ""
            continue
        }
        if (!match(line, /\/\/|\/\*|#*"/)) return result line
        result = result substr(line, 1, RSTART - 1)
        token = substr(line, RSTART, RLENGTH)
        line = substr(line, RSTART + RLENGTH)
        if (token == "//") return result
        if (token == "/*") { commentDepth = 1; continue }
        hashes = substr(token, 1, length(token) - 1)
        stringEnd = "\"" hashes
        if (substr(line, 1, 2) == "\"\"") {
            line = substr(line, 3)
            stringEnd = "\"\"\"" hashes
        }
        result = result "\""
    }
    # A string of one line ends with it, even where it is malformed.
    if (stringEnd != "" && substr(stringEnd, 1, 3) != "\"\"\"") { stringEnd = ""; result = result "\"" }
    return result
}

# Where the string at hand ends in a line, or 0. A backslash escapes what follows it, and opens an interpolation, in which
# quotes do not end the string.
function endOfString(line,    i, count, c, raw, depth, inner) {
    raw = stringEnd ~ /#/
    count = length(line)
    if (index(line, stringEnd) == 0) return 0
    depth = 0
    inner = 0
    for (i = 1; i <= count; i++) {
        c = substr(line, i, 1)
        if (!raw && c == "\\") {
            if (substr(line, i + 1, 1) == "(" && depth == 0) depth = 1
            i++
            continue
        }
        if (depth > 0) {
            if (c == "\"") inner = !inner
            else if (!inner && c == "(") depth++
            else if (!inner && c == ")") depth--
            continue
        }
        if (substr(line, i, length(stringEnd)) == stringEnd) return i
    }
    return 0
}
