import Foundation

extension String.LocalizationValue.StringInterpolation {
    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
        plain += literal
        key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func add(_ argument: String.LocalizationValue.Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { add(.text(string), "%@") }

    /// Adds a part of a text.
    public mutating func appendInterpolation(_ substring: Substring) { add(.text(String(substring)), "%@") }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
        add(.attributed(.init(attributedString)), "%@")
    }

    /// Adds a text that is looked up itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        add(.resource(resource), "%@")
    }

    /// Adds a value that has a text to look up.
    public mutating func appendInterpolation<T: CustomLocalizedStringResourceConvertible>(_ value: T) {
        add(.resource(value.localizedStringResource), "%@")
    }

    /// Adds a number, formatted by the specifier of its type.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        appendInterpolation(value, specifier: value._specifier)
    }

    /// Adds a number, formatted by a specifier such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        switch value {
        case let value as any SignedInteger: add(.integer(Int64(truncatingIfNeeded: value)), specifier)
        case let value as any UnsignedInteger: add(.unsigned(UInt64(truncatingIfNeeded: value)), specifier)
        case let value as any BinaryFloatingPoint: add(.double(Double(value)), specifier)
        default: add(.text("\(value)"), "%@")
        }
    }

    /// Adds a value as its description; types with a specifier or a text of their own are preferred.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { add(.text("\(value)"), "%@") }

    /// Adds a value in a format of Foundation, as `\(date, format: .dateTime)`.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        add(.text(format.locale(.current).format(value)), "%@")
    }

    /// Adds a value in a format of Foundation that keeps attributes.
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatOutput == AttributedString {
        add(.attributed(.init(format.locale(.current).format(value))), "%@")
    }

    /// Adds an object, formatted by a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
        add(.text(formatter.string(for: subject) ?? ""), "%@")
    }

    /// Adds a position for a value that `String.LocalizationOptions` give.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
        add(.placeholder, placeholder.specifier)
    }

    /// Adds a position for a value that `String.LocalizationOptions` give, with a specifier of its own.
    public mutating func appendInterpolation(
        placeholder: String.LocalizationValue.Placeholder, specifier: String
    ) { add(.placeholder, specifier) }
}
