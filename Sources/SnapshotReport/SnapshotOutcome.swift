/// What a snapshot assertion found: a line of a run's record.
public struct SnapshotOutcome: Codable, Sendable, Hashable {
    /// How an assertion ended.
    public enum Status: String, Codable, Sendable {
        case passed, failed, recorded
    }

    /// The files of a failure, by their paths in the report's folder.
    public struct Files: Codable, Sendable, Hashable {
        /// The reference as it was.
        public var expected: String?
        /// The new snapshot.
        public var actual: String?
        /// What shows the difference.
        public var difference: String?

        /// Creates paths; each that is left out has no file.
        public init(expected: String? = nil, actual: String? = nil, difference: String? = nil) {
            (self.expected, self.actual, self.difference) = (expected, actual, difference)
        }
    }

    /// The test's function.
    public var test: String
    /// The snapshot's name; nil for a numbered one.
    public var name: String?
    /// The path of the test's source file.
    public var source: String
    /// The assertion's line.
    public var line: Int
    /// The path of the reference.
    public var reference: String
    /// What is wrong; nil where the snapshot matches.
    public var message: String?
    /// The device that was simulated.
    public var device: String?
    /// The language, and the direction where it is not left to right.
    public var language: String?
    /// How the assertion ended.
    public var status = Status.passed
    /// The files of a failure.
    public var files: Files?

    /// Creates an outcome: passed without a message, else failed.
    public init(
        test: String, name: String?, source: String, line: Int, reference: String, message: String?,
        device: String?, language: String?
    ) {
        (self.test, self.name, self.source, self.line) = (test, name, source, line)
        (self.reference, self.message) = (reference, message)
        (self.device, self.language) = (device, language)
        status = message == nil ? .passed : .failed
    }

    /// A number of eight digits that is the same in every run.
    public var id: String {
        // FNV-1a: Swift's own hashes differ from process to process.
        let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        let digits = String(UInt32(truncatingIfNeeded: hash ^ hash >> 32), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    /// What one run has once, however many processes and repetitions it consists of.
    var key: String { "\(source)\0\(test)\0\(reference)" }
}
