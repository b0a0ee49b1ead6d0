import Testing

/// Settings of snapshots beyond those of ``SnapshotTestingConfiguration``; what is nil is inherited.
public struct SnapshotOptions: Sendable {
    /// Whether a picture that shows nothing may become a reference.
    public enum BlankPictures: Sendable {
        /// It fails, and is not recorded.
        case fail
        /// It is a picture like others.
        case allow
    }

    /// What happens to pictures that are wholly transparent, white or black where the reference is not. The default is
    /// ``BlankPictures/fail``, or `allow` where the environment has `SNAPSHOT_BLANK=allow`.
    public var blankPictures: BlankPictures?
    /// Whether pictures of views and controllers have a text of their view tree beside them, which is compared too. False by
    /// default, or true where the environment has `SNAPSHOT_TREES=1`.
    public var writesTrees: Bool?
    /// Whether the snapshots are in the run's report. True by default.
    public var isReported: Bool?
    /// The folder of the references; nil is `__Snapshots__/<source file>` beside the source file.
    public var directory: String?
    /// The folder of failed snapshots; nil is that of `SNAPSHOT_ARTIFACTS`, or the temporary folder.
    public var artifacts: String?
    /// Whether the first unnamed snapshot of a test has no `.1` in its file's name. False by default.
    public var omitsFirstNumber: Bool?

    /// Creates settings; each that is left out is inherited.
    public init(
        blankPictures: BlankPictures? = nil, writesTrees: Bool? = nil, isReported: Bool? = nil
    ) {
        self.blankPictures = blankPictures
        self.writesTrees = writesTrees
        self.isReported = isReported
    }

    @TaskLocal static var current = SnapshotOptions()

    /// These settings, and those of others where these have none.
    func filled(from other: SnapshotOptions) -> SnapshotOptions {
        var result = self
        result.blankPictures = blankPictures ?? other.blankPictures
        result.writesTrees = writesTrees ?? other.writesTrees
        result.isReported = isReported ?? other.isReported
        result.directory = directory ?? other.directory
        result.artifacts = artifacts ?? other.artifacts
        result.omitsFirstNumber = omitsFirstNumber ?? other.omitsFirstNumber
        return result
    }

    static var allowsBlankPictures: Bool {
        if let setting = current.blankPictures { return setting == .allow }
        return Environment.value("SNAPSHOT_BLANK") == "allow"
    }

    static var writesTrees: Bool { current.writesTrees ?? (Environment.value("SNAPSHOT_TREES") == "1") }
}

/// Runs an operation with other settings for the snapshots in it.
public func withSnapshotOptions<R>(_ options: SnapshotOptions, operation: () throws -> R) rethrows -> R {
    try SnapshotOptions.$current.withValue(options.filled(from: .current), operation: operation)
}

/// Runs an asynchronous operation with other settings for the snapshots in it.
public func withSnapshotOptions<R>(
    _ options: SnapshotOptions, operation: () async throws -> R
) async rethrows -> R {
    try await SnapshotOptions.$current.withValue(options.filled(from: .current), operation: operation)
}

/// Settings for the snapshots of a test or a suite.
public struct SnapshotOptionsTrait: SuiteTrait, TestTrait, TestScoping {
    /// True: the trait of a suite holds for its tests.
    public let isRecursive = true
    let options: SnapshotOptions

    /// Runs a test with the settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotOptions(options, operation: function)
    }
}

extension Trait where Self == SnapshotOptionsTrait {
    /// Settings for the snapshots of a test or a suite.
    public static func snapshotOptions(_ options: SnapshotOptions) -> Self {
        SnapshotOptionsTrait(options: options)
    }
}
