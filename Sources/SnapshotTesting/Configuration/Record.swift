extension SnapshotTestingConfiguration {
    /// Which snapshots are recorded.
    public struct Record: Equatable, Sendable {
        private enum Storage: String {
            case all, failed, missing, never
        }

        private let storage: Storage

        private init(_ storage: Storage) { self.storage = storage }

        /// Creates a mode by its name: `all`, `failed`, `missing` or `never`; nil for others.
        public init?(rawValue: String) {
            guard let storage = Storage(rawValue: rawValue) else { return nil }
            self.storage = storage
        }

        /// Every snapshot is recorded, and its test fails.
        public static let all = Record(.all)
        /// A snapshot that does not match is recorded, and its test fails.
        public static let failed = Record(.failed)
        /// A snapshot without a reference is recorded, and its test fails.
        public static let missing = Record(.missing)
        /// Nothing is recorded; a missing reference is a failure.
        public static let never = Record(.never)
    }
}

extension SnapshotTestingConfiguration.Record: ExpressibleByBooleanLiteral {
    /// True is ``all``, false ``missing``.
    public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }
}
