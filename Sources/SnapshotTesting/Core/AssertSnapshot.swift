import Foundation

/// Compares a snapshot of a value with its reference, and fails the test where they differ.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: A name for the snapshot; nil takes a number.
///   - record: Which snapshots are recorded; nil is what surrounds it.
///   - timeout: The seconds to wait for a snapshot that arrives later.
///   - fileID: The module and file of the assertion.
///   - filePath: The file of the assertion, beside which the references are.
///   - testName: The test's function.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    let failure = verifySnapshot(
        of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
        file: (filePath), testName: testName, line: line, column: column)
    guard let failure else { return }
    recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Compares snapshots of a value by several strategies, each under a name, with their references.
///
/// - Parameters:
///   - value: The value, which is evaluated for each strategy.
///   - strategies: The strategies by name.
///   - record: Which snapshots are recorded; nil is what surrounds it.
///   - timeout: The seconds to wait for a snapshot that arrives later.
///   - fileID: The module and file of the assertion.
///   - filePath: The file of the assertion, beside which the references are.
///   - testName: The test's function.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    // In the order of the names, so that two runs do the same.
    for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
        assertSnapshot(
            of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
            file: filePath, testName: testName, line: line, column: column)
    }
}

/// Compares snapshots of a value by several strategies with their references.
///
/// - Parameters:
///   - value: The value, which is evaluated for each strategy.
///   - strategies: The strategies.
///   - record: Which snapshots are recorded; nil is what surrounds it.
///   - timeout: The seconds to wait for a snapshot that arrives later.
///   - fileID: The module and file of the assertion.
///   - filePath: The file of the assertion, beside which the references are.
///   - testName: The test's function.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshots<Value, Format>(
    of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
    record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) {
    for strategy in strategies {
        assertSnapshot(
            of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
            testName: testName, line: line, column: column)
    }
}

/// Compares a snapshot of a value with its reference.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: The strategy.
///   - name: A name for the snapshot; nil takes a number.
///   - record: Which snapshots are recorded; nil is what surrounds it.
///   - snapshotDirectory: The folder of the reference; nil is `__Snapshots__/<source file>` beside the source file.
///   - timeout: The seconds to wait for a snapshot that arrives later.
///   - fileID: The module and file of the assertion.
///   - filePath: The file of the assertion.
///   - testName: The test's function.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: Nil where they match, else what is wrong.
public func verifySnapshot<Value, Format>(
    of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
    named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
    snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
    column: UInt = #column
) -> String? {
    _ = CounterReset.registered
    let site = AssertionSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let file = ReferenceFile(
        source: "\(filePath)", testName: testName, name: name,
        directory: snapshotDirectory ?? SnapshotOptions.current.directory,
        pathExtension: snapshotting.pathExtension)
    let assertion = SnapshotAssertion(
        strategy: snapshotting, name: name, file: file, site: site, mode: .resolved(record),
        testName: testName,
        timeout: timeout)
    return assertion.run(value)
}
