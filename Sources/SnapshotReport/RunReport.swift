import Foundation

/// The record of the run that this process is a part of.
public final class RunReport: @unchecked Sendable {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var shared: RunReport?
    private nonisolated(unsafe) static var isUnavailable = false

    private let folder: ReportFolder
    private let record: FileHandle
    private let stem: String
    private var fileCount = 0
    private var hasFailures = false

    private init(_ folder: ReportFolder) throws {
        try folder.prepare(for: RunIdentity.current)
        self.folder = folder
        // Of two processes with one number, on two machines that share the folder, each has its own record.
        stem = "\(getpid())-\(String(UInt32.random(in: 0 ... .max), radix: 36))"
        let url = folder.outcomes.appendingPathComponent(stem + ".jsonl")
        try Data().write(to: url)
        record = try FileHandle(forWritingTo: url)
    }

    /// Adds the outcome of an assertion, with the files of a failure. A folder that cannot be written is given up with a
    /// warning: it must not fail tests.
    public static func add(_ outcome: SnapshotOutcome, _ parts: SnapshotFailureParts?, pathExtension: String?)
    {
        lock.withLock {
            guard !isUnavailable else { return }
            do {
                let report = try shared ?? start(outcome.source)
                try report.add(outcome, parts, pathExtension)
            } catch {
                isUnavailable = true
                warn("the snapshot report is not written: \(error.localizedDescription)")
            }
        }
    }

    private static func start(_ source: String) throws -> RunReport {
        let report = try RunReport(.standard(source: source))
        shared = report
        atexit { RunReport.finish() }
        return report
    }

    private static func finish() {
        lock.withLock {
            guard let shared, !isUnavailable else { return }
            let isRequested = ProcessInfo.processInfo.environment["SNAPSHOT_REPORT"]?.isEmpty == false
            guard shared.hasFailures || isRequested else { return }
            do {
                try shared.folder.writeReports()
                if shared.hasFailures { warn("snapshot failures are shown in \(shared.folder.page.path)") }
            } catch {
                warn("the snapshot report is not written: \(error.localizedDescription)")
            }
        }
    }

    private static func warn(_ text: String) {
        FileHandle.standardError.write(Data("Formwork: \(text)\n".utf8))
    }

    private func add(_ outcome: SnapshotOutcome, _ parts: SnapshotFailureParts?, _ pathExtension: String?)
        throws
    {
        var outcome = outcome
        if outcome.message != nil {
            hasFailures = true
            if let parts {
                outcome.status = parts.isRecorded ? .recorded : .failed
                outcome.files = try write(parts, pathExtension)
            }
        }
        var line = try JSONEncoder().encode(outcome)
        line.append(UInt8(ascii: "\n"))
        try record.write(contentsOf: line)
    }

    private func write(_ parts: SnapshotFailureParts, _ pathExtension: String?) throws
        -> SnapshotOutcome.Files
    {
        fileCount += 1
        let ending = pathExtension.map { "." + $0 } ?? ""
        func write(_ data: Data?, _ kind: String, _ ending: String) throws -> String? {
            guard let data, !data.isEmpty else { return nil }
            let name = "\(stem)-\(fileCount)-\(kind)\(ending)"
            try data.write(to: folder.files.appendingPathComponent(name))
            return "files/" + name
        }
        return SnapshotOutcome.Files(
            expected: try write(parts.expected, "expected", ending),
            actual: try write(parts.actual, "actual", ending),
            difference: try write(parts.difference, "difference", pathExtension == "png" ? ".png" : ".txt"))
    }
}
