import Foundation

/// A message with interpolations, whose values are only made into text where the message is printed.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    private let parts: [OSLogInterpolation.Part]

    /// Creates a message from a text.
    public init(stringLiteral value: String) { parts = [.text(value)] }

    /// Creates a message from a text with values.
    public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

    /// The message as it is printed.
    var text: String {
        parts.map {
            switch $0 {
            case .text(let text): text
            case .value(let make): make()
            }
        }.joined()
    }
}

/// Whether a value is shown in a log.
public struct OSLogPrivacy: Sendable {
    /// Hides values of equal contents behind equal words.
    public enum Mask: Sendable { case hash, none }

    private enum Kind { case automatic, open, hidden }

    private let kind: Kind

    /// Shown.
    public static let `public` = OSLogPrivacy(kind: .open)
    /// Hidden: `<private>` is printed.
    public static let `private` = OSLogPrivacy(kind: .hidden)
    /// Hidden, even where private values are printed.
    public static let sensitive = OSLogPrivacy(kind: .hidden)
    /// As the value's type suggests. Here everything is printed.
    public static let auto = OSLogPrivacy(kind: .automatic)

    /// As ``auto``.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

    /// As ``private``.
    public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

    /// As ``sensitive``.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

    var isHidden: Bool { kind == .hidden }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let prefix: String
    var isUppercase = false
    var minimumDigits = 0

    /// With ten digits.
    public static let decimal = OSLogIntegerFormatting(radix: 10, prefix: "")
    /// With sixteen digits.
    public static let hex = OSLogIntegerFormatting(radix: 16, prefix: "")
    /// With eight digits.
    public static let octal = OSLogIntegerFormatting(radix: 8, prefix: "")

    /// With ten digits, at least so many of them.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 10, prefix: "", minimumDigits: minDigits())
    }

    /// With sixteen digits, and `0x` before them where that is requested.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: @autoclosure () -> Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minimumDigits: minDigits())
    }

    func text(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
        return (value < 0 ? "-" : "") + prefix + zeros + digits
    }
}

/// How a number with decimals is written.
public struct OSLogFloatFormatting: Sendable {
    let format: String

    /// With six decimals.
    public static let fixed = OSLogFloatFormatting(format: "%.6f")
    /// With an exponent.
    public static let exponential = OSLogFloatFormatting(format: "%e")
    /// As short as possible.
    public static let hybrid = OSLogFloatFormatting(format: "%g")

    /// With so many decimals.
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(max(0, precision()))f")
    }

    /// With an exponent and so many decimals.
    public static func exponential(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(max(0, precision()))e")
    }

    /// As short as possible, with so many digits.
    public static func hybrid(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%.\(max(0, precision()))g")
    }
}

/// In how many columns a value is written.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isLeft: Bool

    /// In as many as it needs.
    public static let none = OSLogStringAlignment(columns: 0, isLeft: true)

    /// At the left of so many columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    /// At the right of so many columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: false)
    }

    func text(_ text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, columns - text.count))
        return isLeft ? text + spaces : spaces + text
    }
}
