// Two names are those of the package that this replaces.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Settings of the whole process, which old code assigns.
final class GlobalSettings: @unchecked Sendable {
    static let shared = GlobalSettings()

    private let lock = NSLock()
    private var storedRecord: SnapshotTestingConfiguration.Record?
    private var storedDiffTool: SnapshotTestingConfiguration.DiffTool?

    var record: SnapshotTestingConfiguration.Record? {
        get { lock.withLock { storedRecord } }
        set { lock.withLock { storedRecord = newValue } }
    }

    var diffTool: SnapshotTestingConfiguration.DiffTool? {
        get { lock.withLock { storedDiffTool } }
        set { lock.withLock { storedDiffTool = newValue } }
    }
}

/// Whether every snapshot of the process is recorded.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the record mode.")
public var isRecording: Bool {
    get { GlobalSettings.shared.record == .all }
    set { GlobalSettings.shared.record = newValue ? .all : .missing }
}

/// Whether every snapshot of the process is recorded: the old name of `isRecording`.
@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
    get { GlobalSettings.shared.record == .all }
    set { GlobalSettings.shared.record = newValue ? .all : .missing }
}

/// The tool whose command a failure of the process prints.
@available(*, deprecated, message: "Use 'withSnapshotTesting' to customize the diff tool.")
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { GlobalSettings.shared.diffTool ?? .default }
    set { GlobalSettings.shared.diffTool = newValue }
}

/// What is recorded where nothing says otherwise.
@_spi(Internals) public var _record: SnapshotTestingConfiguration.Record {
    get { SnapshotTestingConfiguration.Record.resolved(nil) }
    set { GlobalSettings.shared.record = newValue }
}

/// What the process records by its global setting.
@_spi(Internals) public var __record: SnapshotTestingConfiguration.Record? {
    get { GlobalSettings.shared.record }
    set { GlobalSettings.shared.record = newValue }
}

/// The tool that is used where nothing says otherwise.
@_spi(Internals) public var _diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.DiffTool.resolved }
    set { GlobalSettings.shared.diffTool = newValue }
}

/// The tool of the process's global setting.
@_spi(Internals) public var __diffTool: SnapshotTestingConfiguration.DiffTool? {
    get { GlobalSettings.shared.diffTool }
    set { GlobalSettings.shared.diffTool = newValue }
}
