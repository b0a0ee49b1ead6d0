/// Splits a page of the web into text and tags, as browsers do: nothing is an error.
struct HTMLTokenizer {
    enum Token: Equatable {
        case text(String)
        case start(name: String, attributes: [String: String])
        case end(name: String)
    }

    private let source: [Character]
    private var position = 0

    init(_ source: String) { self.source = Array(source) }

    private func matches(_ text: String, at index: Int) -> Bool {
        var index = index
        for character in text {
            guard index < source.count, source[index].lowercased() == character.lowercased() else {
                return false
            }
            index += 1
        }
        return true
    }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        guard position < source.count else { return nil }
        if source[position] == "<" {
            if matches("<!--", at: position) {
                skip(after: "-->")
                return next()
            }
            let following = position + 1 < source.count ? source[position + 1] : " "
            if following == "!" || following == "?" {
                skip(after: ">")
                return next()
            }
            if following == "/" || following.isLetter { return tag() }
        }
        let start = position
        position += 1
        while position < source.count, source[position] != "<" { position += 1 }
        return .text(HTMLEntities.decoded(String(source[start..<position])))
    }

    private mutating func skip(after text: String) {
        while position < source.count, !matches(text, at: position) { position += 1 }
        position = min(position + text.count, source.count)
    }

    private mutating func tag() -> Token {
        position += 1
        let isEnd = source[position] == "/"
        if isEnd { position += 1 }
        let name = word(until: [">", "/"]).lowercased()
        var attributes: [String: String] = [:]
        while position < source.count, source[position] != ">" {
            if source[position].isWhitespace || source[position] == "/" {
                position += 1
                continue
            }
            let key = word(until: [">", "=", "/"]).lowercased()
            skipSpace()
            var value = ""
            if position < source.count, source[position] == "=" {
                position += 1
                skipSpace()
                value = attributeValue()
            } else if key.isEmpty {
                position += 1
            }
            if !key.isEmpty, attributes[key] == nil { attributes[key] = HTMLEntities.decoded(value) }
        }
        position = min(position + 1, source.count)
        return isEnd ? .end(name: name) : .start(name: name, attributes: attributes)
    }

    private mutating func skipSpace() {
        while position < source.count, source[position].isWhitespace { position += 1 }
    }

    private mutating func word(until ends: Set<Character>) -> String {
        let start = position
        while position < source.count, !source[position].isWhitespace, !ends.contains(source[position]) {
            position += 1
        }
        return String(source[start..<position])
    }

    private mutating func attributeValue() -> String {
        guard position < source.count, source[position] == "\"" || source[position] == "'" else {
            return word(until: [">"])
        }
        let quote = source[position]
        position += 1
        let start = position
        while position < source.count, source[position] != quote { position += 1 }
        let value = String(source[start..<position])
        position = min(position + 1, source.count)
        return value
    }

    /// The characters up to the end tag of an element whose content is no markup.
    mutating func rawText(of name: String) -> String {
        let start = position
        while position < source.count, !matches("</" + name, at: position) { position += 1 }
        let text = String(source[start..<position])
        skip(after: ">")
        return text
    }
}
