import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// A value as JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return .json(encoder)
    }

    /// A value as JSON by an encoder.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        var snapshotting = SimplySnapshotting.lines.pullback { (encodable: Value) in
            EncodedText.text { try encoder.encode(encodable) }
        }
        snapshotting.pathExtension = "json"
        return snapshotting
    }

    /// A value as a property list in XML.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return .plist(encoder)
    }

    /// A value as a property list by an encoder.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        var snapshotting = SimplySnapshotting.lines.pullback { (encodable: Value) in
            EncodedText.text { try encoder.encode(encodable) }
        }
        snapshotting.pathExtension = "plist"
        return snapshotting
    }
}

extension Snapshotting where Format == String {
    /// Objects that `JSONSerialization` takes, as JSON with sorted keys.
    @_disfavoredOverload
    public static var json: Snapshotting {
        var snapshotting = SimplySnapshotting.lines.pullback { (value: Value) in
            EncodedText.text {
                try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
            }
        }
        snapshotting.pathExtension = "json"
        return snapshotting
    }
}

/// The text of an encoding, or of the error that it threw.
private enum EncodedText {
    static func text(_ encode: () throws -> Data) -> String {
        do { return String(decoding: try encode(), as: UTF8.self) } catch { return "\(error)" }
    }
}
