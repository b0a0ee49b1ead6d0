import XCTest

/// Something that went wrong in a test.
public struct XCTIssue: Sendable {
    /// The kinds of issue.
    public enum IssueType: Int, Sendable {
        case assertionFailure, thrownError, uncaughtException, performanceRegression, system
        case unmatchedExpectedFailure
    }

    /// The kind.
    public var type: IssueType
    /// What went wrong, in a line.
    public var compactDescription: String
    /// What went wrong, in more lines.
    public var detailedDescription: String?
    /// Where it went wrong.
    public var sourceCodeContext: XCTSourceCodeContext
    /// The error that was thrown.
    public var associatedError: (any Error)?

    /// Creates an issue.
    public init(
        type: IssueType, compactDescription: String, detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        self.type = type
        self.compactDescription = compactDescription
        self.detailedDescription = detailedDescription
        self.sourceCodeContext = sourceCodeContext
        self.associatedError = associatedError
    }
}

/// The location of a line of source.
public struct XCTSourceCodeLocation: Hashable, Sendable {
    /// The file.
    public let fileURL: URL
    /// The line, from 1.
    public let lineNumber: Int

    /// Creates a location.
    public init(fileURL: URL, lineNumber: Int) {
        self.fileURL = fileURL
        self.lineNumber = lineNumber
    }

    /// Creates a location.
    public init(filePath: StaticString, lineNumber: UInt) {
        self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
    }

    /// Creates a location.
    public init(filePath: String, lineNumber: Int) {
        fileURL = URL(fileURLWithPath: filePath)
        self.lineNumber = lineNumber
    }
}

/// Where in the source something happened.
public struct XCTSourceCodeContext: Hashable, Sendable {
    /// The location; nil where it is unknown.
    public let location: XCTSourceCodeLocation?

    /// Creates a context.
    public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

extension XCTestCase {
    // A test's own method of this name comes first.
    /// Lets the test fail with an issue.
    @_disfavoredOverload
    public func record(_ issue: XCTIssue) {
        let location = issue.sourceCodeContext.location
        recordFailure(
            withDescription: [issue.compactDescription, issue.detailedDescription].compactMap { $0 }.joined(
                separator: "\n"),
            inFile: location?.fileURL.path ?? "<unknown>", atLine: location?.lineNumber ?? 0, expected: true)
    }
}
