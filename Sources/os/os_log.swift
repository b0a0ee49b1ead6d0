// Named as Apple's module names them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Writes a message to a log: a format as of `String(format:)`, in which `%{public}@` and `%{private}@` say whether a
/// value is shown, and its values.
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ args: Any?...
) {
    log.write(LogFormat.text("\(message)", args), type: type)
}

/// Writes a message of a type to a log.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: Any?...
) {
    log.write(LogFormat.text("\(message)", args), type: type)
}

/// Writes a message with interpolations to the default log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message.text, type: .default) }

/// Writes a message with interpolations to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type: type)
}

/// A format with its values.
enum LogFormat {
    /// The text of a format, with each conversion replaced by the next value. Values that are missing leave it as it is.
    static func text(_ format: String, _ values: [Any?]) -> String {
        var result = ""
        var rest = values[...]
        var characters = Substring(format)
        while let percent = characters.firstIndex(of: "%") {
            result += characters[..<percent]
            characters = characters[characters.index(after: percent)...]
            guard let conversion = Conversion(&characters) else {
                result += "%"
                continue
            }
            if conversion.letter == "%" {
                result += "%"
            } else if let value = rest.popFirst() {
                result += conversion.text(value)
            } else {
                result += "%" + conversion.flags + String(conversion.letter)
            }
        }
        return result + characters
    }

    /// A conversion such as `%{public}5.2f`.
    private struct Conversion {
        var options = ""
        var flags = ""
        var letter: Character = "@"

        /// Takes a conversion from the beginning of a text, after the percent sign.
        init?(_ text: inout Substring) {
            if text.first == "{", let end = text.firstIndex(of: "}") {
                options = String(text.dropFirst().prefix(upTo: end))
                text = text[text.index(after: end)...]
            }
            while let next = text.first, "+-# 0123456789.*".contains(next) {
                flags.append(next)
                text.removeFirst()
            }
            while let next = text.first, "hlqLztj".contains(next) { text.removeFirst() }
            guard let last = text.popFirst() else { return nil }
            letter = last
        }

        /// The text of a value.
        func text(_ value: Any?) -> String {
            if options.split(separator: ",").contains("private") { return "<private>" }
            guard let value else { return "(null)" }
            switch letter {
            case "d", "i", "u", "x", "X", "o":
                guard let number = value as? any BinaryInteger else { return String(describing: value) }
                let kind = letter == "i" ? "d" : letter
                let bits = Int64(truncatingIfNeeded: number)
                return String(format: "%\(flags)ll\(kind)", bits)
            case "f", "F", "e", "E", "g", "G", "a", "A":
                guard let number = (value as? any BinaryFloatingPoint).map({ Double($0) }) else {
                    return String(describing: value)
                }
                return String(format: "%\(flags)\(letter)", number)
            default: return String(describing: value)
            }
        }
    }
}
