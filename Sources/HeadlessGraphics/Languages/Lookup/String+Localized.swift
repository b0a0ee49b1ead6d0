import Foundation

extension String {
    /// How a text is looked up.
    public struct LocalizationOptions {
        /// The values for placeholders, in their order.
        public var replacements: [any CVarArg]?

        /// Creates options without values.
        public init() {}
    }

    /// Looks up a text whose key is the literal.
    ///
    /// - Parameters:
    ///   - keyAndValue: The literal, which is also the text where the tables have none.
    ///   - table: The table; nil is `Localizable`.
    ///   - bundle: The bundle; nil is the main bundle.
    ///   - locale: Formats the values; the current one by default.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) { self = LocalizedLookup(keyAndValue, table, bundle, locale).text }

    /// Looks up a text with a key of its own.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - value: The text where the tables have none.
    ///   - table: The table; nil is `Localizable`.
    ///   - bundle: The bundle; nil is the main bundle.
    ///   - locale: Formats the values; the current one by default.
    ///   - comment: For translators.
    public init(
        localized key: StaticString, defaultValue value: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) { self = LocalizedLookup(value, key: "\(key)", table, bundle, locale).text }

    /// Looks up a text whose key is the literal, with values for its placeholders.
    public init(
        localized keyAndValue: LocalizationValue, options: LocalizationOptions, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        var lookup = LocalizedLookup(keyAndValue, table, bundle, locale)
        lookup.replacements = options.replacements
        self = lookup.text
    }

    /// Looks up a text with a key of its own, with values for its placeholders.
    public init(
        localized key: StaticString, defaultValue value: LocalizationValue, options: LocalizationOptions,
        table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        var lookup = LocalizedLookup(value, key: "\(key)", table, bundle, locale)
        lookup.replacements = options.replacements
        self = lookup.text
    }

    /// Looks up a resource's text.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = LocalizedLookup(resource).text }

    /// Looks up a resource's text, with values for its placeholders.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
        var lookup = LocalizedLookup(resource)
        lookup.replacements = options.replacements
        self = lookup.text
    }
}

extension AttributedString {
    /// How a text is looked up.
    public struct LocalizationOptions {
        /// The values for placeholders, in their order.
        public var replacements: [any CVarArg]?
        /// Whether agreement in gender and number is worked out; it is not here.
        public var inflect = true
        /// Whether the ranges of values are marked; they are not here.
        public var applyReplacementIndexAttribute = false

        /// Creates options without values.
        public init() {}
    }

    /// Looks up a text with Markdown whose key is the literal.
    public init(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = LocalizationOptions(),
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        var lookup = LocalizedLookup(keyAndValue, table, bundle, locale ?? .current)
        lookup.replacements = options.replacements
        self = lookup.attributedText
    }

    /// Looks up a text with Markdown that has a key of its own.
    public init(
        localized key: StaticString, defaultValue value: String.LocalizationValue,
        options: LocalizationOptions = LocalizationOptions(), table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        var lookup = LocalizedLookup(value, key: "\(key)", table, bundle, locale ?? .current)
        lookup.replacements = options.replacements
        self = lookup.attributedText
    }

    /// Looks up a resource's text, with its Markdown.
    @_disfavoredOverload
    public init(
        localized resource: LocalizedStringResource, options: LocalizationOptions = LocalizationOptions()
    ) {
        var lookup = LocalizedLookup(resource)
        lookup.replacements = options.replacements
        self = lookup.attributedText
    }
}

extension Bundle {
    /// Looks up a text in the first of some languages that the bundle has.
    public func localizedString(
        forKey key: String, value: String?, table tableName: String?, localizations: [Locale.Language]
    ) -> String {
        LocalizedText.string(
            forKey: key, value: value, table: tableName, inFolder: resourcePath ?? "",
            languages: localizations.map(\.maximalIdentifier))
    }

    /// Looks up a text with Markdown.
    public func localizedAttributedString(
        forKey key: String, value: String?, table tableName: String?
    ) -> NSAttributedString {
        let text = localizedString(forKey: key, value: value, table: tableName)
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let read = try? AttributedString(markdown: text, options: options)
        return NSAttributedString(read ?? AttributedString(text))
    }
}

extension NSString {
    /// The variant of a text of a table whose width is the largest that is not above a width; the text itself where it
    /// has no variants. The narrowest one where all are wider.
    public func variantFittingPresentationWidth(_ width: Int) -> String {
        let text = self as String
        let widths = FoundTexts.shared.widths(of: text)
        let fitting = widths.keys.filter { $0 <= width }.max() ?? widths.keys.min()
        return fitting.flatMap { widths[$0] } ?? text
    }

    /// The text of a notification, looked up in the main bundle.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        let format = Bundle.main.localizedString(forKey: key, value: nil, table: nil)
        guard let arguments, !arguments.isEmpty else { return format }
        return String(
            format: format, locale: .current, arguments: arguments.map { $0 as? any CVarArg ?? "\($0)" })
    }
}
