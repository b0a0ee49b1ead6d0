import Foundation
import Testing

/// Variables of the environment.
enum Environment {
    static func value(_ name: String) -> String? {
        guard let text = getenv(name) else { return nil }
        return String(cString: text)
    }

    /// A folder that a variable names.
    static func folder(_ name: String) -> URL? {
        value(name).flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0, isDirectory: true) }
    }
}

extension SnapshotTestingConfiguration.Record {
    /// The first mode that is set: the argument, the task's, the test's trait, the process's, the environment's.
    static func resolved(_ argument: Self?) -> Self {
        if let mode = argument ?? SnapshotTestingConfiguration.current?.record { return mode }
        if let mode = _SnapshotsTestTrait.innermost(\.record) ?? GlobalSettings.shared.record { return mode }
        return Environment.value("SNAPSHOT_TESTING_RECORD").flatMap(Self.init(rawValue:)) ?? .missing
    }
}

extension SnapshotTestingConfiguration.DiffTool {
    /// The first tool that is set: the task's, the test's trait, the process's.
    static var resolved: Self {
        SnapshotTestingConfiguration.current?.diffTool ?? _SnapshotsTestTrait.innermost(\.diffTool)
            ?? GlobalSettings.shared.diffTool ?? .default
    }
}
