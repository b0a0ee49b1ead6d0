import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// The parts of the language that are read.
        public enum InterpretedSyntax: Sendable {
            /// All: lines are joined, and marks of headings and lists are left out.
            case full
            /// What lies within lines.
            case inlineOnly
            /// What lies within lines, with all white space.
            case inlineOnlyPreservingWhitespace
        }

        /// What happens where the source cannot be read.
        public enum FailurePolicy: Sendable {
            /// An error is thrown.
            case throwError
            /// What can be read is returned.
            case returnPartiallyParsedIfPossible
        }

        /// Whether attributes of apps (`^[text](name: value)`) are read. False by default; they never are here.
        public var allowsExtendedAttributes: Bool
        /// The parts of the language that are read. All by default.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens where the source cannot be read. Everything can be.
        public var failurePolicy: FailurePolicy
        /// The language of the text. None by default; stored.
        public var languageCode: String?

        /// Creates options.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Reads Markdown: emphasis, code, links and struck text.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = MarkdownReader.read(markdown, options, baseURL)
    }

    /// Reads Markdown in UTF-8: emphasis, code, links and struck text.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self = MarkdownReader.read(String(decoding: markdown, as: UTF8.self), options, baseURL)
    }
}

extension NSAttributedString {
    /// Reads Markdown: emphasis, code, links and struck text.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Reads Markdown in UTF-8: emphasis, code, links and struck text.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }
}

/// Reads Markdown.
struct MarkdownReader {
    private let source: [Character]
    private let baseURL: URL?

    static func read(
        _ source: String, _ options: AttributedString.MarkdownParsingOptions, _ baseURL: URL?
    ) -> AttributedString {
        guard options.interpretedSyntax == .full else {
            let text =
                options.interpretedSyntax == .inlineOnly
                ? source.replacingOccurrences(of: "\n", with: " ") : source
            let reader = MarkdownReader(source: Array(text), baseURL: baseURL)
            return reader.text(0..<reader.source.count, [], nil)
        }
        var (result, paragraph) = (AttributedString(), "")
        func finish() {
            let reader = MarkdownReader(source: Array(paragraph), baseURL: baseURL)
            result.append(reader.text(0..<reader.source.count, [], nil))
            paragraph = ""
        }
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let (content, startsBlock) = block(line)
            if startsBlock || content.isEmpty { finish() }
            if !paragraph.isEmpty { paragraph += paragraph.hasSuffix("\n") ? "" : " " }
            paragraph += content
            if line.hasSuffix("  "), !content.isEmpty { paragraph += "\n" }
            if line.hasPrefix("#") { finish() }
        }
        finish()
        return result
    }

    /// A line without its mark, and whether it begins a heading or an item of a list.
    private static func block(_ line: Substring) -> (String, Bool) {
        let plain = line.drop { $0 == " " || $0 == "\t" }
        let hashes = plain.prefix { $0 == "#" }
        if (1...6).contains(hashes.count), plain.dropFirst(hashes.count).first == " " {
            return (plain.dropFirst(hashes.count).trimmingCharacters(in: .whitespaces), true)
        }
        if let first = plain.first, "-*+>".contains(first), plain.dropFirst().first == " " {
            return (plain.dropFirst().trimmingCharacters(in: .whitespaces), true)
        }
        let digits = plain.prefix(while: \.isNumber)
        if !digits.isEmpty, plain.dropFirst(digits.count).hasPrefix(". ") {
            return (plain.dropFirst(digits.count + 1).trimmingCharacters(in: .whitespaces), true)
        }
        return (plain.trimmingCharacters(in: .whitespaces), false)
    }

    // MARK: Within a line

    private func text(_ range: Range<Int>, _ intent: InlinePresentationIntent, _ link: URL?)
        -> AttributedString
    {
        var (result, plain, index) = (AttributedString(), "", range.lowerBound)
        func part(_ characters: String, _ intent: InlinePresentationIntent) -> AttributedString {
            var part = AttributedString(characters)
            if !intent.isEmpty {
                part[AttributeScopes.UIKitAttributes.InlinePresentationIntentAttribute.self] = intent
            }
            if let link { part.link = link }
            return part
        }
        func finish() {
            if !plain.isEmpty { result.append(part(plain, intent)) }
            plain = ""
        }
        while index < range.upperBound {
            if source[index] == "\\", index + 1 < range.upperBound,
                source[index + 1].isPunctuation || source[index + 1].isSymbol
            {
                plain.append(source[index + 1])
                index += 2
            } else if source[index] == "`", let end = closing("`", after: index + 1, in: range) {
                finish()
                result.append(part(String(source[index + 1..<end]), intent.union(.code)))
                index = end + 1
            } else if let link = self.link(at: index, in: range) {
                finish()
                result.append(text(link.text, intent, link.target))
                index = link.end
            } else if let mark = mark(at: index, in: range) {
                finish()
                result.append(text(index + mark.length..<mark.end, intent.union(mark.intent), link))
                index = mark.end + mark.length
            } else {
                plain.append(source[index])
                index += 1
            }
        }
        finish()
        return result
    }

    private struct Mark {
        var length: Int
        var intent: InlinePresentationIntent
        var end: Int
    }

    /// Emphasis or struck text that begins at an index and ends further on.
    private func mark(at index: Int, in range: Range<Int>) -> Mark? {
        let sign = source[index]
        guard sign == "*" || sign == "_" || sign == "~" else { return nil }
        // Within a word an underscore is one.
        if sign == "_", index > range.lowerBound, source[index - 1].isLetter || source[index - 1].isNumber {
            return nil
        }
        let run = source[index..<range.upperBound].prefix { $0 == sign }.count
        for length in stride(from: min(run, sign == "~" ? 2 : 3), through: sign == "~" ? 2 : 1, by: -1) {
            let start = index + length
            guard start < range.upperBound, !source[start].isWhitespace,
                let end = closing(String(repeating: sign, count: length), after: start, in: range),
                end > start,
                !source[end - 1].isWhitespace
            else { continue }
            let intents: [InlinePresentationIntent] = [
                .emphasized, .stronglyEmphasized, [.emphasized, .stronglyEmphasized],
            ]
            return Mark(length: length, intent: sign == "~" ? .strikethrough : intents[length - 1], end: end)
        }
        return nil
    }

    /// The index of a closing mark.
    private func closing(_ mark: String, after start: Int, in range: Range<Int>) -> Int? {
        let (mark, sign) = (Array(mark), mark.first)
        var index = start
        while index + mark.count <= range.upperBound {
            if source[index] == "\\" {
                index += 2
            } else if source[index] == sign {
                let run = source[index..<range.upperBound].prefix { $0 == sign }.count
                if run == mark.count || run == 3 && mark.count < 3 {
                    return run == mark.count ? index : index + run - mark.count
                }
                index += run
            } else {
                index += 1
            }
        }
        return nil
    }

    private func link(at index: Int, in range: Range<Int>) -> (text: Range<Int>, target: URL?, end: Int)? {
        if source[index] == "<", let end = source[index..<range.upperBound].firstIndex(of: ">") {
            let address = String(source[index + 1..<end])
            guard address.contains("://") || address.hasPrefix("mailto:") else { return nil }
            return (index + 1..<end, URL(string: address), end + 1)
        }
        guard source[index] == "[" else { return nil }
        var (depth, end) = (0, index)
        while end < range.upperBound {
            if source[end] == "[" { depth += 1 }
            if source[end] == "]" { depth -= 1 }
            if depth == 0 { break }
            end += 1
        }
        guard end + 1 < range.upperBound, source[end + 1] == "(",
            let last = source[(end + 2)..<range.upperBound].firstIndex(of: ")")
        else { return nil }
        let address = String(source[end + 2..<last]).split(separator: " ").first.map(String.init) ?? ""
        return (index + 1..<end, URL(string: address, relativeTo: baseURL), last + 1)
    }
}
