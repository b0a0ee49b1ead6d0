import Foundation

/// A lookup of a text with values: what `String(localized:)` and `AttributedString(localized:)` do.
struct LocalizedLookup {
    var key: String
    var value: String.LocalizationValue
    var table: String?
    var bundle: Bundle?
    var locale: Locale = .current
    var replacements: [any CVarArg]?

    init(
        _ value: String.LocalizationValue, key: String? = nil, _ table: String?, _ bundle: Bundle?,
        _ locale: Locale
    ) {
        self.key = key ?? value.key
        self.value = value
        (self.table, self.bundle, self.locale) = (table, bundle, locale)
    }

    init(_ resource: LocalizedStringResource) {
        self.init(
            resource.defaultValue, key: resource.key, resource.table, resource.bundle.bundle, resource.locale)
    }

    /// The format, or the text where there are no values.
    var format: String {
        LocalizedText.string(
            forKey: key, value: key == value.key ? nil : value.key, table: table,
            inFolder: (bundle ?? .main).resourcePath ?? "")
    }

    /// The text with the values.
    var text: String {
        guard !value.arguments.isEmpty else { return format }
        return String(format: format, locale: locale, arguments: arguments { Self.text($0, locale) })
    }

    /// The values as a format takes them; those that are texts are made by a closure.
    private func arguments(_ text: (String.LocalizationValue.Argument) -> String) -> [any CVarArg] {
        var given = (replacements ?? []).makeIterator()
        return value.arguments.map { argument -> any CVarArg in
            switch argument {
            case .integer(let value): value
            case .unsigned(let value): value
            case .double(let value): value
            case .placeholder: given.next() ?? 0
            case .text, .resource, .attributed: text(argument)
            }
        }
    }

    private static func text(_ argument: String.LocalizationValue.Argument, _ locale: Locale) -> String {
        switch argument {
        case .text(let text): text
        case .resource(let resource): LocalizedLookup(resource).text
        case .attributed(let value): String(value.text.characters)
        case .integer, .unsigned, .double, .placeholder: ""
        }
    }

    /// The text with the values, with its Markdown read. Marks inside of values are text.
    var attributedText: AttributedString {
        // Values are put in behind the Markdown: until then a character of private use stands for each.
        var values: [AttributedString] = []
        let text: String
        if value.arguments.isEmpty {
            text = format
        } else {
            let all = arguments { argument in
                if case .attributed(let value) = argument {
                    values.append(value.text)
                } else {
                    values.append(AttributedString(Self.text(argument, locale)))
                }
                return String(UnicodeScalar(0xF0000 + UInt32(values.count) - 1) ?? " ")
            }
            text = String(format: format, locale: locale, arguments: all)
        }
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
        var made = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
        for (index, value) in values.enumerated() {
            guard let scalar = UnicodeScalar(0xF0000 + UInt32(index)) else { continue }
            while let range = made.range(of: String(scalar)) {
                var value = value
                if let run = made[range].runs.first {
                    value.mergeAttributes(run.attributes, mergePolicy: .keepCurrent)
                }
                made.replaceSubrange(range, with: value)
            }
        }
        return made
    }
}
