import Foundation

/// The parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    enum Part: Sendable {
        case text(String)
        case value(@Sendable () -> String)
    }

    private(set) var parts: [Part] = []

    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Appends a text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }

    /// Appends a text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy, argumentString)
    }

    /// Appends an integer.
    public mutating func appendInterpolation<Value: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> Value, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { format.text(number()) }
    }

    /// Appends a number with decimals.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { String(format: format.format, number()) }
    }

    /// Appends a number with decimals.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { String(format: format.format, Double(number())) }
    }

    /// Appends a number with decimals.
    public mutating func appendInterpolation(
        _ number: @autoclosure @escaping () -> CGFloat, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { String(format: format.format, Double(number())) }
    }

    /// Appends what describes a value.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { String(describing: value()) }
    }

    /// Appends what describes a value, or `nil`.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any?, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        append(align, privacy) { value().map { String(describing: $0) } ?? "nil" }
    }

    /// A message is written before the call that makes it returns, so that its values are read on the same thread.
    private struct Value: @unchecked Sendable {
        let make: () -> String
    }

    private mutating func append(
        _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, _ make: @escaping () -> String
    ) {
        let value = Value(make: make)
        parts.append(.value { align.text(privacy.isHidden ? "<private>" : value.make()) })
    }
}
