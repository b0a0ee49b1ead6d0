import Foundation

extension Snapshotting where Format == String {
    /// The tree of a value's properties.
    public static var dump: Snapshotting {
        SimplySnapshotting.lines.pullback { ValueDump.text(of: $0) }
    }
}
