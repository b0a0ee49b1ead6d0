import Testing

/// How the snapshots of a test or a suite are taken.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait {
    /// True: the trait of a suite holds for its tests.
    public let isRecursive = true
    let configuration: SnapshotTestingConfiguration

    /// What the innermost trait of the running test sets.
    static func innermost<Value>(_ setting: (SnapshotTestingConfiguration) -> Value?) -> Value? {
        for case let trait as Self in (Test.current?.traits ?? []).reversed() {
            if let value = setting(trait.configuration) { return value }
        }
        return nil
    }
}

extension _SnapshotsTestTrait: TestScoping {
    /// Runs a test with the settings; each test case counts its unnamed snapshots from 1.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            // The traits of a suite and of its test are entered one in the other, and count together.
            if testCase == nil || SnapshotCounter.current != nil { return try await function() }
            try await SnapshotCounter.$current.withValue(SnapshotCounter(), operation: function)
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// Counts the unnamed snapshots of each test case from 1.
    public static var snapshots: Self { snapshots() }

    /// Settings for the snapshots of a test or a suite; what is nil is inherited.
    ///
    /// - Parameters:
    ///   - record: Which snapshots are recorded.
    ///   - diffTool: The tool whose command a failure prints.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil,
        diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        _SnapshotsTestTrait(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Settings for the snapshots of a test or a suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}
