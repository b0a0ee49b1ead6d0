/// Runs an operation with other settings for the snapshots in it; what is nil is inherited.
///
/// - Parameters:
///   - record: Which snapshots are recorded.
///   - diffTool: The tool whose command a failure prints.
///   - operation: What runs with the settings.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> R
) rethrows -> R {
    try SnapshotTestingConfiguration.$current.withValue(
        SnapshotTestingConfiguration.inheriting(record, diffTool), operation: operation)
}

/// Runs an asynchronous operation with other settings for the snapshots in it; what is nil is inherited.
///
/// - Parameters:
///   - record: Which snapshots are recorded.
///   - diffTool: The tool whose command a failure prints.
///   - operation: What runs with the settings.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotTestingConfiguration.$current.withValue(
        SnapshotTestingConfiguration.inheriting(record, diffTool), operation: operation)
}

extension SnapshotTestingConfiguration {
    static func inheriting(_ record: Record?, _ diffTool: DiffTool?) -> Self {
        Self(record: record ?? current?.record, diffTool: diffTool ?? current?.diffTool)
    }
}
