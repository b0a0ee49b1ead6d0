public import Foundation

/// The folder of a run's report.
public struct ReportFolder: Sendable {
    /// The folder.
    public let url: URL

    /// Creates a folder by its address; it need not exist.
    public init(_ url: URL) { self.url = url }

    var outcomes: URL { url.appendingPathComponent("outcomes", isDirectory: true) }
    var files: URL { url.appendingPathComponent("files", isDirectory: true) }
    var page: URL { url.appendingPathComponent("index.html") }
    var json: URL { url.appendingPathComponent("report.json") }
    var junit: URL { url.appendingPathComponent("junit.xml") }
    private var run: URL { url.appendingPathComponent("run.txt") }
    private var lock: URL { url.appendingPathComponent("run.lock") }

    /// The folder that `SNAPSHOT_REPORT` names, or `.build/snapshot-report` of the package that a source file is in, or one
    /// in the temporary folder.
    public static func standard(source: String) -> ReportFolder {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["SNAPSHOT_REPORT"], !path.isEmpty {
            return ReportFolder(URL(fileURLWithPath: path, isDirectory: true))
        }
        let start = source.isEmpty ? FileManager.default.currentDirectoryPath + "/-" : source
        var folder = URL(fileURLWithPath: start, isDirectory: false).deletingLastPathComponent()
        while folder.path != "/" {
            let manifest = folder.appendingPathComponent("Package.swift").path
            let build = folder.appendingPathComponent(".build", isDirectory: true)
            if FileManager.default.fileExists(atPath: manifest),
                FileManager.default.isWritableFile(atPath: build.path)
            {
                return ReportFolder(build.appendingPathComponent("snapshot-report", isDirectory: true))
            }
            folder.deleteLastPathComponent()
        }
        let root = environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        return ReportFolder(
            URL(fileURLWithPath: root, isDirectory: true).appendingPathComponent(
                "snapshot-report", isDirectory: true))
    }

    /// Makes the folder ready for a process of a run: what another run left is removed.
    func prepare(for identity: String) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try exclusively {
            if (try? String(contentsOf: run, encoding: .utf8)) != identity {
                for old in [outcomes, files, page, json, junit] {
                    try? FileManager.default.removeItem(at: old)
                }
                try Data(identity.utf8).write(to: run, options: .atomic)
            }
            try FileManager.default.createDirectory(at: outcomes, withIntermediateDirectories: true)
            try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        }
    }

    /// Runs a body while no other process does.
    func exclusively<Result>(_ body: () throws -> Result) throws -> Result {
        let descriptor = open(lock.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
        defer { flock(descriptor, LOCK_UN) }
        return try body()
    }

    /// The outcomes of all processes of the run: of an assertion that ran several times the worst, in the order of sources and
    /// lines.
    public func readOutcomes() throws -> [SnapshotOutcome] {
        let decoder = JSONDecoder()
        var found: [String: SnapshotOutcome] = [:]
        let records = try FileManager.default.contentsOfDirectory(
            at: outcomes, includingPropertiesForKeys: nil)
        for record in records.sorted(by: { $0.path < $1.path }) where record.pathExtension == "jsonl" {
            let data = try Data(contentsOf: record)
            for line in data.split(separator: UInt8(ascii: "\n")) {
                // The last line of a process that was ended may be cut off.
                guard let outcome = try? decoder.decode(SnapshotOutcome.self, from: line) else { continue }
                if outcome.status == .passed, found[outcome.key] != nil { continue }
                found[outcome.key] = outcome
            }
        }
        return found.values.sorted {
            ($0.source, $0.line, $0.reference, $0.test) < ($1.source, $1.line, $1.reference, $1.test)
        }
    }
}
