/// How snapshots are taken: what is recorded, and how a difference is shown.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the current task.
    @_spi(Internals) @TaskLocal public static var current: Self?

    /// The tool whose command a failure prints; nil inherits.
    public var diffTool: DiffTool?
    /// Which snapshots are recorded; nil inherits.
    public var record: Record?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - record: Which snapshots are recorded; nil inherits.
    ///   - diffTool: The tool whose command a failure prints; nil inherits.
    public init(record: Record?, diffTool: DiffTool?) {
        self.diffTool = diffTool
        self.record = record
    }
}
