import Foundation

/// Where things are in the text of a JSON file.
enum JSONText {
    /// The line of an error of `JSONSerialization`, which writes it into its description.
    static func line(of error: any Error, in data: Data) -> Int? {
        let text = "\((error as NSError).userInfo[NSDebugDescriptionErrorKey] ?? "") \(error)"
        if let range = text.range(of: #"line \d+"#, options: .regularExpression) {
            return Int(text[range].dropFirst(5))
        }
        if let range = text.range(of: #"character \d+"#, options: .regularExpression),
            let offset = Int(text[range].dropFirst(10))
        {
            return data.prefix(offset).reduce(1) { $1 == 10 ? $0 + 1 : $0 }
        }
        // Without a position the file ended too early.
        return data.isEmpty ? 1 : data.reduce(1) { $1 == 10 ? $0 + 1 : $0 }
    }

    /// The line at which a key of an object is.
    static func line(ofKey key: String, in text: String) -> Int? {
        let encoded = (try? JSONEncoder().encode([key])).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let quoted = encoded.dropFirst().dropLast()
        var rest = text[...]
        while let range = rest.range(of: quoted) {
            if text[range.upperBound...].first(where: { !$0.isWhitespace }) == ":" {
                return text[..<range.lowerBound].reduce(1) { $1.isNewline ? $0 + 1 : $0 }
            }
            rest = rest[range.upperBound...]
        }
        return nil
    }

    /// The key of the last text before a line that begins in the column of the catalogue's texts.
    static func key(before line: Int, in text: String) -> String? {
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(line)
        let keys = lines.reversed().lazy.compactMap { line -> String? in
            guard let range = line.range(of: #"^\s*"(.*)"\s*:\s*\{"#, options: .regularExpression) else {
                return nil
            }
            return line[range].split(separator: "\"").dropFirst().first.map(String.init)
        }
        let structure: Set = [
            "strings", "localizations", "stringUnit", "variations", "plural", "device", "width",
            "substitutions",
        ]
        return keys.first { name in
            !structure.contains(name) && PluralCategory(rawValue: name) == nil && !isLanguage(name)
        }
    }

    private static func isLanguage(_ name: String) -> Bool {
        name.range(of: #"^[a-z]{2,3}(-[A-Za-z]{2,4})*$"#, options: .regularExpression) != nil
            && name.count <= 10
            && Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == name.prefix { $0 != "-" } }
    }
}
