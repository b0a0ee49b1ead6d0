import Foundation

/// Property lists that hold texts, with the lines at which keys are.
enum PropertyListText {
    /// Reads a property list whose top is a dictionary, and makes a table of it.
    static func read(_ data: Data, file: String, _ make: ([String: Any]) -> StringTable) -> StringTable {
        var table = StringTable()
        do {
            let list = try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
            guard let dictionary = list as? [String: Any] else {
                table.problems = [
                    LocalizationProblem(
                        file: file, line: nil, key: nil, message: "the top is not a dictionary")
                ]
                return table
            }
            table = make(dictionary)
            let text = String(decoding: data, as: UTF8.self)
            for index in table.problems.indices where table.problems[index].line == nil {
                table.problems[index].line = table.problems[index].key.flatMap { line(of: $0, in: text) }
            }
        } catch {
            let text = String(decoding: data, as: UTF8.self)
            let (line, key) = unbalanced(text)
            table.problems = [
                LocalizationProblem(
                    file: file, line: line, key: key, message: "the property list cannot be read")
            ]
        }
        table.files = [file]
        return table
    }

    /// The line of a key in XML.
    static func line(of key: String, in text: String) -> Int? {
        let escaped = key.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(
            of: "<", with: "&lt;")
        guard let range = text.range(of: "<key>\(escaped)</key>") else { return nil }
        return text[..<range.lowerBound].reduce(1) { $1.isNewline ? $0 + 1 : $0 }
    }

    /// The line of the first tag that closes another than the open one, and the key before it.
    private static func unbalanced(_ text: String) -> (line: Int?, key: String?) {
        var open: [Substring] = []
        var key: String?
        var line = 1
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            line += rest[..<start].count(where: \.isNewline)
            guard let end = rest[start...].firstIndex(of: ">") else { return (line, key) }
            let tag = rest[rest.index(after: start)..<end]
            let content = rest[rest.index(after: end)...]
            let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
            if tag.hasPrefix("/") {
                guard open.popLast() == tag.dropFirst() else { return (line, key) }
            } else if !tag.hasPrefix("?"), !tag.hasPrefix("!"), !tag.hasSuffix("/") {
                open.append(name)
                if name == "key" { key = String(content.prefix { $0 != "<" }) }
            }
            line += tag.count(where: \.isNewline)
            rest = content
        }
        return (open.isEmpty ? nil : line, key)
    }
}

extension StringTable {
    /// The texts of a property list of `.strings`.
    init(strings: [String: Any], file: String) {
        for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
            if let text = value as? String {
                entries[key] = LocalizedEntry(text)
            } else if let dictionary = value as? [String: Any] {
                // Old files have rules for devices and widths here, too.
                var reader = StringsDictReader(file: file)
                reader.read(key, dictionary)
                merge(reader.table)
            } else {
                problems.append(
                    LocalizationProblem(file: file, line: nil, key: key, message: "the value is not a text"))
            }
        }
    }
}
