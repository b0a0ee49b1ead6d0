import Foundation

extension String {
    /// A text to look up, written as a string literal: interpolated values become arguments of the format that is
    /// looked up, as `%lld` for an `Int` and `%@` for a text.
    public struct LocalizationValue: Hashable, Sendable, Codable, ExpressibleByStringInterpolation {
        /// A value of the format.
        enum Argument: Hashable, Sendable, Codable {
            case integer(Int64)
            case unsigned(UInt64)
            case double(Double)
            case text(String)
            case resource(LocalizedStringResource)
            case attributed(AttributedText)
            case placeholder
        }

        /// A text with attributes; it is stored without them.
        struct AttributedText: Hashable, Sendable, Codable {
            var text: AttributedString

            init(_ text: AttributedString) { self.text = text }

            init(from decoder: any Decoder) throws { text = AttributedString(try String(from: decoder)) }

            func encode(to encoder: any Encoder) throws { try String(text.characters).encode(to: encoder) }
        }

        /// The key: the literal with formats where values are.
        var key: String
        var arguments: [Argument] = []

        /// Creates a value from a key without arguments.
        public init(_ value: String) { key = value }

        /// Creates a value from a literal.
        public init(stringLiteral value: String) { key = value }

        /// Creates a value from a literal with interpolated values.
        public init(stringInterpolation: StringInterpolation) {
            arguments = stringInterpolation.arguments
            key = arguments.isEmpty ? stringInterpolation.plain : stringInterpolation.key
        }

        /// Collects the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var plain = ""
            var arguments: [Argument] = []

            /// Creates an empty collection.
            public init(literalCapacity: Int, interpolationCount: Int) {}
        }

        /// What stands for a value that is given later.
        public enum Placeholder: Int, Hashable, Sendable {
            /// An `Int`.
            case int
            /// A `UInt`.
            case uint
            /// A `Float`.
            case float
            /// A `Double`.
            case double
            /// An object.
            case object

            var specifier: String {
                switch self {
                case .int: "%lld"
                case .uint: "%llu"
                case .float: "%f"
                case .double: "%lf"
                case .object: "%@"
                }
            }
        }
    }
}

/// A number that a format has a specifier for.
public protocol _FormatSpecifiable: Equatable {
    /// What formats it, as `%lld`.
    var _specifier: String { get }
}

extension Int: _FormatSpecifiable {
    /// What formats it: `%lld`.
    public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
    /// What formats it: `%d`.
    public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
    /// What formats it: `%d`.
    public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
    /// What formats it: `%d`.
    public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
    /// What formats it: `%lld`.
    public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
    /// What formats it: `%llu`.
    public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
    /// What formats it: `%u`.
    public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
    /// What formats it: `%u`.
    public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
    /// What formats it: `%u`.
    public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
    /// What formats it: `%llu`.
    public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
    /// What formats it: `%f`.
    public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
    /// What formats it: `%lf`.
    public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
    /// What formats it: `%lf`.
    public var _specifier: String { "%lf" }
}
