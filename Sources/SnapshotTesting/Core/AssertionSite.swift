import Foundation
import Testing
import XCTest

/// Where an assertion is written.
struct AssertionSite: Sendable {
    let fileID: StaticString
    let filePath: StaticString
    let line: UInt
    let column: UInt
}

/// Records a failure with the framework that runs the test: Swift Testing where it does, else XCTest.
@_spi(Internals)
public func recordIssue(
    _ message: @autoclosure () -> String, fileID: StaticString, filePath: StaticString, line: UInt,
    column: UInt
) {
    if Test.current != nil {
        Issue.record(
            Comment(rawValue: message()),
            sourceLocation: SourceLocation(
                fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
    } else {
        XCTFail(message(), file: filePath, line: line)
    }
}
