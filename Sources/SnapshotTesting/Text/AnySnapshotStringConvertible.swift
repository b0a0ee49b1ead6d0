import Foundation

/// A value that says itself how ``Snapshotting/dump`` writes it.
public protocol AnySnapshotStringConvertible {
    /// Whether the properties follow below the description. False by default.
    static var renderChildren: Bool { get }
    /// The line that is written.
    var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
    /// False.
    public static var renderChildren: Bool { false }
}

extension Character: AnySnapshotStringConvertible {
    /// The character in quotes.
    public var snapshotDescription: String { debugDescription }
}

extension Data: AnySnapshotStringConvertible {
    /// The number of bytes.
    public var snapshotDescription: String { debugDescription }
}

extension Date: AnySnapshotStringConvertible {
    /// The time in UTC.
    public var snapshotDescription: String {
        let formatter = DateFormatter()
        formatter.calendar = Calendar(identifier: .gregorian)
        formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZZZZZ"
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(abbreviation: "UTC")
        return formatter.string(from: self)
    }
}

extension NSObject: AnySnapshotStringConvertible {
    /// The description for debugging, without addresses.
    public var snapshotDescription: String { Addresses.scrubbed(from: debugDescription) }
}

extension String: AnySnapshotStringConvertible {
    /// The text in quotes.
    public var snapshotDescription: String { debugDescription }
}

extension Substring: AnySnapshotStringConvertible {
    /// The text in quotes.
    public var snapshotDescription: String { debugDescription }
}

extension URL: AnySnapshotStringConvertible {
    /// The address.
    public var snapshotDescription: String { debugDescription }
}

/// Addresses of objects, which differ in each run.
enum Addresses {
    /// The text without them: `<UIView: 0x60…; frame` becomes `<UIView; frame`.
    static func scrubbed(from text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let hit = rest.range(of: "0x") {
            let digits = rest[hit.upperBound...].prefix {
                ("0"..."9").contains($0) || ("a"..."f").contains($0)
            }
            guard !digits.isEmpty else {
                result += rest[..<hit.upperBound]
                rest = rest[hit.upperBound...]
                continue
            }
            var head = rest[..<hit.lowerBound]
            while head.last?.isWhitespace == true { head.removeLast() }
            if head.last == ":" { head.removeLast() }
            result += head
            rest = rest[digits.endIndex...]
        }
        return result + rest
    }
}
