/// The Swift name of an asset, by Xcode's rules.
enum AssetName {
    /// The name of a constant: "Brand Blue" is `brandBlue`, and "AccentColor" of a colour is `accent`.
    static func constant(_ name: String, dropping suffix: String) -> String {
        var words = words(of: name)
        // The kind is part of the type already: "LogoImage", "logo-image".
        if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
        guard let first = words.first else { return "_" }
        let rest = words.dropFirst().map(capitalized)
        return escaped(([first.lowercased()] + rest).joined())
    }

    /// The name of a namespace: "tab bar" is `TabBar`.
    static func type(_ name: String) -> String {
        let joined = words(of: name).map(capitalized).joined()
        return escaped(joined.isEmpty ? "_" : joined)
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    /// The words of a name: parts between other characters, and within them where small letters are followed by a capital,
    /// or capitals by a word: "HTMLFile" is "HTML" and "File".
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            guard letter.isLetter || letter.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            let previous = word.last
            let next = index + 1 < letters.count ? letters[index + 1] : nil
            let begins =
                letter.isUppercase
                && (previous?.isLowercase == true || previous?.isNumber == true
                    || (previous?.isUppercase == true && next?.isLowercase == true))
            if begins, !word.isEmpty {
                words.append(word)
                word = ""
            }
            word.append(letter)
        }
        if !word.isEmpty { words.append(word) }
        return words
    }

    private static func escaped(_ name: String) -> String {
        if name.first?.isNumber == true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do",
        "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import",
        "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol",
        "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "Type", "typealias", "var", "where", "while",
    ]
}
