import Foundation

/// A text to look up later: its key, table and bundle.
public struct LocalizedStringResource: Hashable, Sendable, Codable, ExpressibleByStringInterpolation {
    /// Where the tables are.
    public enum BundleDescription: Hashable, Sendable, Codable {
        /// In the main bundle.
        case main
        /// In the bundle of a class: the main bundle's here, since classes carry no bundle.
        case forClass(AnyClass)
        /// In the bundle at a path.
        case atURL(URL)

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }

        private var url: URL { bundle.bundleURL }

        /// Whether both are the same bundle.
        public static func == (a: BundleDescription, b: BundleDescription) -> Bool { a.url == b.url }

        /// Hashes the bundle's path.
        public func hash(into hasher: inout Hasher) { hasher.combine(url) }

        /// Reads the bundle's path.
        public init(from decoder: any Decoder) throws { self = .atURL(try URL(from: decoder)) }

        /// Writes the bundle's path.
        public func encode(to encoder: any Encoder) throws { try url.encode(to: encoder) }
    }

    /// The key.
    public let key: String
    /// The text where the tables have none.
    public let defaultValue: String.LocalizationValue
    /// The table; nil is `Localizable`.
    public let table: String?
    /// The locale that values are formatted in, and whose language the text is in where it is set.
    public var locale: Locale
    private let description: BundleDescription
    /// The path of the bundle.
    public var bundle: BundleDescription { description }

    /// Creates a resource with a key of its own.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        (self.table, self.locale, description) = (table, locale, bundle)
    }

    /// Creates a resource whose text is its key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        (self.table, self.locale, description) = (table, locale, bundle)
    }

    /// Creates a resource with a key of its own in a bundle.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// Creates a resource whose text is its key, in a bundle.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
    }

    /// Creates a resource whose text is its key, from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// Creates a resource whose text is its key, from a literal with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A value that has a text to look up.
public protocol CustomLocalizedStringResourceConvertible {
    /// The text.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The resource itself.
    public var localizedStringResource: LocalizedStringResource { self }
}
