import Foundation

extension Diffing where Value == String {
    /// Texts, compared line by line.
    public static var lines: Diffing {
        .diff(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
            guard old != new else { return nil }
            let text = LineDifference.hunks(from: old, to: new)
            return (text, [.data(Data(text.utf8), name: "difference.patch")])
        }
    }
}

extension Snapshotting where Value == String, Format == String {
    /// Texts as they are.
    public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Format == String {
    /// What `String(describing:)` makes of a value.
    public static var description: Snapshotting {
        SimplySnapshotting.lines.pullback { String(describing: $0) }
    }
}
