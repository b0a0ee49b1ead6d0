import Foundation
public import XCTest

/// The name that test cases had in old versions.
@available(*, deprecated, renamed: "XCTestCase")
public typealias SnapshotTestCase = XCTestCase

/// As `assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)`, with the old form of `record`.
@_disfavoredOverload
@available(*, deprecated, message: "Use the 'SnapshotTestingConfiguration.Record' form of 'record'.")
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording.mode, timeout: timeout,
        fileID: fileID,
        file: filePath, testName: testName, line: line, column: column)
}

/// As `assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)`, with the old form of `record`.
@_disfavoredOverload
@available(*, deprecated, message: "Use the 'SnapshotTestingConfiguration.Record' form of 'record'.")
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording.mode, timeout: timeout, fileID: fileID,
        file: filePath,
        testName: testName, line: line, column: column)
}

/// As `assertSnapshots(of:as:record:timeout:fileID:file:testName:line:column:)`, with the old form of `record`.
@_disfavoredOverload
@available(*, deprecated, message: "Use the 'SnapshotTestingConfiguration.Record' form of 'record'.")
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording.mode, timeout: timeout, fileID: fileID,
        file: filePath,
        testName: testName, line: line, column: column)
}

/// As `verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)`, with the old form of
/// `record`.
@_disfavoredOverload
@available(*, deprecated, message: "Use the 'SnapshotTestingConfiguration.Record' form of 'record'.")
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording.mode,
        snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath,
        testName: testName, line: line, column: column)
}

/// The old name of `assertSnapshot(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:file:testName:line:)")
public func assertSnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool? = nil, timeout: TimeInterval = 5,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line
) {
    assertSnapshot(
        of: try value(), as: snapshotting, named: name, record: recording.mode, timeout: timeout,
        file: file,
        testName: testName, line: line)
}

/// The old name of `assertSnapshots(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording.mode, timeout: timeout, file: file,
        testName: testName, line: line)
}

/// The old name of `assertSnapshots(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshots(of:as:record:timeout:file:testName:line:)")
public func assertSnapshots<Value, Format>(
    matching value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record recording: Bool? = nil, timeout: TimeInterval = 5, file: StaticString = #filePath,
    testName: String = #function, line: UInt = #line
) {
    assertSnapshots(
        of: try value(), as: strategies, record: recording.mode, timeout: timeout, file: file,
        testName: testName, line: line)
}

/// The old name of `verifySnapshot(of:as:)`.
@available(
    *, deprecated, renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:file:testName:line:)"
)
public func verifySnapshot<Value, Format>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record recording: Bool? = nil, snapshotDirectory: String? = nil,
    timeout: TimeInterval = 5, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line
) -> String? {
    verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: recording.mode,
        snapshotDirectory: snapshotDirectory, timeout: timeout, file: file, testName: testName, line: line)
}

/// Compares a text with one in the source.
@available(*, deprecated, message: "Use 'assertInlineSnapshot' of the module 'InlineSnapshotTesting'.")
public func _assertInlineSnapshot<Value>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
    record recording: Bool = false, timeout: TimeInterval = 5, with reference: String,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    let failure = _verifyInlineSnapshot(
        matching: try value(), as: snapshotting, record: recording, timeout: timeout, with: reference,
        fileID: fileID, file: filePath, testName: testName, line: line, column: column)
    guard let failure else { return }
    recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares a text with one in the source; returns what is wrong.
@available(*, deprecated, message: "Use 'assertInlineSnapshot' of the module 'InlineSnapshotTesting'.")
public func _verifyInlineSnapshot<Value>(
    matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
    record recording: Bool = false, timeout: TimeInterval = 5, with reference: String,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) -> String? {
    do {
        guard let text = Waiting.value(of: snapshotting.snapshot(try value()), timeout: timeout) else {
            return "Exceeded timeout of \(timeout) seconds waiting for snapshot"
        }
        if recording {
            return "Record mode is on. Inline snapshots are not written into the source here:\n\n\(text)"
        }
        guard let (difference, _) = snapshotting.diffing.diffV2(reference, text) else { return nil }
        return
            "Snapshot does not match reference.\n\n\(difference.trimmingCharacters(in: .whitespacesAndNewlines))"
    } catch {
        return error.localizedDescription
    }
}

extension Bool? {
    /// The mode that an old argument means.
    fileprivate var mode: SnapshotTestingConfiguration.Record? { map { $0 ? .all : .missing } }
}
