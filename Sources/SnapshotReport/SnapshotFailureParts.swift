public import Foundation

/// The bytes of the files of a failure.
public struct SnapshotFailureParts: Sendable {
    /// The new snapshot.
    public var actual: Data
    /// The reference; nil where there is none.
    public var expected: Data?
    /// What shows the difference.
    public var difference: Data?
    /// Whether the new snapshot is the reference now.
    public var isRecorded: Bool

    /// Creates the parts of a failure.
    public init(actual: Data, expected: Data? = nil, difference: Data? = nil, isRecorded: Bool = false) {
        (self.actual, self.expected) = (actual, expected)
        (self.difference, self.isRecorded) = (difference, isRecorded)
    }
}
