import Foundation
@_spi(Internals) import SnapshotTesting

/// Compares a text of a value with one that is written in the test, as the result of a trailing closure.
///
/// A text that is missing is written into the source file when the process ends.
///
/// - Parameters:
///   - value: The value; nil removes the closure.
///   - snapshotting: The strategy.
///   - message: What is wrong where they differ; empty shows the difference.
///   - record: Which texts are written; nil is what surrounds it.
///   - timeout: The seconds to wait for a text that arrives later.
///   - syntaxDescriptor: Which trailing closure contains the text.
///   - expected: The expected text.
///   - fileID: The module and file of the assertion.
///   - filePath: The file of the assertion.
///   - function: The test's function.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertInlineSnapshot<Value>(
    of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
    message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5,
    syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
    matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
    column: UInt = #column
) {
    let assertion = InlineAssertion(
        mode: InlineSupport.mode(record), syntax: syntaxDescriptor, function: "\(function)",
        path: "\(filePath)",
        position: (Int(line), Int(column)))
    let problem: InlineAssertion.Problem?
    do {
        problem = assertion.run(
            try value(), as: snapshotting, timeout: timeout, message: message, expected: expected?())
    } catch {
        problem = .atCall("Threw error: \(error)")
    }
    switch problem {
    case .none: return
    case .atCall(let text): recordIssue(text, fileID: fileID, filePath: filePath, line: line, column: column)
    case .atClosure(let text):
        syntaxDescriptor.fail(text, fileID: fileID, file: filePath, line: line, column: column)
    }
}
