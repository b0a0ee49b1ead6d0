import Foundation
@_spi(Internals) import SnapshotTesting

/// Which trailing closure of a call contains the expected text.
public struct InlineSnapshotSyntaxDescriptor: Hashable {
    /// The label of the closure of `assertInlineSnapshot`: `matches`.
    public static let defaultTrailingClosureLabel = "matches"

    /// Labels that the closure had in earlier versions.
    public var deprecatedTrailingClosureLabels: [String]
    /// The label of the closure.
    public var trailingClosureLabel: String
    /// The number of trailing closures before it.
    public var trailingClosureOffset: Int

    /// Creates a description of a closure.
    ///
    /// - Parameters:
    ///   - deprecatedTrailingClosureLabels: Labels that the closure had in earlier versions.
    ///   - trailingClosureLabel: The label of the closure.
    ///   - trailingClosureOffset: The number of trailing closures before it.
    public init(
        deprecatedTrailingClosureLabels: [String] = [],
        trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
    ) {
        self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
        self.trailingClosureLabel = trailingClosureLabel
        self.trailingClosureOffset = trailingClosureOffset
    }

    /// Fails the test at the call.
    public func fail(
        _ message: @autoclosure () -> String = "", fileID: StaticString, file filePath: StaticString,
        line: UInt,
        column: UInt
    ) {
        recordIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
