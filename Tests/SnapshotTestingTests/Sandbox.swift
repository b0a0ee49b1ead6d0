import Foundation
import SnapshotTesting

/// A folder for the references of one test, which is removed afterwards; the run's report leaves its snapshots out.
struct Sandbox {
    let folder: URL

    init() throws {
        folder = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
            .appendingPathComponent("snapshots-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    var path: String { folder.path }

    func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

    func names() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
    }

    /// Runs a body whose snapshots are here and in no report, then removes the folder.
    static func run<Result>(_ body: (Sandbox) throws -> Result) throws -> Result {
        let sandbox = try Sandbox()
        defer { try? FileManager.default.removeItem(at: sandbox.folder) }
        var options = SnapshotOptions(isReported: false)
        options.directory = sandbox.folder.appendingPathComponent("references").path
        options.artifacts = sandbox.folder.appendingPathComponent("failures").path
        return try withSnapshotOptions(options) { try body(sandbox) }
    }
}
