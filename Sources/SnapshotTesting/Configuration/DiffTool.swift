extension SnapshotTestingConfiguration {
    /// What a failure prints about the two files: mostly the command that shows them beside each other.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (String, String) -> String

        /// Creates a tool from a function of the paths of the reference and of the failed snapshot.
        public init(
            _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
        ) {
            self.tool = tool
        }

        /// Creates a tool from a command, to which the two paths are appended.
        public init(stringLiteral value: StringLiteralType) {
            self.init { "\(value) \($0) \($1)" }
        }

        /// Kaleidoscope's command.
        public static let ksdiff = Self { "ksdiff \"\($0)\" \"\($1)\"" }

        /// The two files as addresses.
        public static let `default` = Self { current, failed in
            """
            @\u{2212}
            "file://\(current)"
            @+
            "file://\(failed)"

            To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

                withSnapshotTesting(diffTool: .ksdiff) {
                  // ...
                }
            """
        }

        /// What is printed about two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration.DiffTool: ExpressibleByNilLiteral {
    /// The default tool.
    @available(*, deprecated, message: "Use '.default' instead of 'nil' for 'diffTool'.")
    public init(nilLiteral: ()) { self = .default }
}
