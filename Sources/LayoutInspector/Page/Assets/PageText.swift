import Foundation

/// Text of the page as it is written: without the indentation and comments of the source.
enum PageText {
    /// The lines without what only readers of the source need.
    static func lean(_ text: String) -> String {
        text.split(separator: "\n").compactMap { line -> Substring? in
            let line = line.drop { $0 == " " }
            return line.isEmpty || line.hasPrefix("// ") ? nil : line
        }.joined(separator: "\n")
    }

    /// Rules of style without the spaces that only readers of the source need.
    static func tight(_ style: String) -> String {
        [": ", "; ", ", ", " { "].reduce(lean(style)) { text, mark in
            text.replacingOccurrences(of: mark, with: mark.replacingOccurrences(of: " ", with: ""))
        }
    }

    /// A script without the spaces that only readers of the source need: those between words stay, and all that is in texts,
    /// templates and regular expressions. No template of the script has another one in it.
    static func dense(_ script: String) -> String {
        var scanner = ScriptScanner(lean(script))
        return scanner.text()
    }
}

/// Walks over a script, and leaves spaces out.
private struct ScriptScanner {
    private let source: [UInt8]
    private var result: [UInt8] = []
    private var index = 0

    init(_ source: String) { self.source = Array(source.utf8) }

    mutating func text() -> String {
        while index < source.count {
            let byte = source[index]
            switch byte {
            case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"): takeText(to: byte)
            case UInt8(ascii: "/") where beginsExpression: takeExpression()
            case UInt8(ascii: " "):
                if keepsSpace { result.append(byte) }
                index += 1
            default:
                result.append(byte)
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// Whether the space at hand separates two words or two signs that would become one.
    private var keepsSpace: Bool {
        guard let before = result.last, index + 1 < source.count else { return false }
        let after = source[index + 1]
        if Self.isWord(before), Self.isWord(after) { return true }
        return before == after && (before == UInt8(ascii: "+") || before == UInt8(ascii: "-"))
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    /// Whether a slash begins a regular expression: what is before it is no value that could be divided.
    private var beginsExpression: Bool {
        guard let before = result.last(where: { $0 != UInt8(ascii: " ") }) else { return true }
        return "(,=:[!&|?{};\n".utf8.contains(before) || result.suffix(7).elementsEqual("return ".utf8)
            || result.suffix(6).elementsEqual("return".utf8)
    }

    private mutating func takeText(to end: UInt8) {
        let start = index
        index += 1
        while index < source.count, source[index] != end {
            index += source[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        finish(from: start)
    }

    private mutating func takeExpression() {
        let start = index
        var isInClass = false
        index += 1
        while index < source.count, isInClass || source[index] != UInt8(ascii: "/") {
            switch source[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            default: break
            }
            index += 1
        }
        finish(from: start)
    }

    /// Takes what was walked over as it is.
    private mutating func finish(from start: Int) {
        index = min(index + 1, source.count)
        result += source[start..<index]
    }
}
