import Foundation
import SnapshotReport

/// A folder of a report and one of references, with outcomes as a run writes them.
struct ReportFixture {
    let root: URL
    var report: ReportFolder { ReportFolder(root.appendingPathComponent("report", isDirectory: true)) }
    var references: URL { root.appendingPathComponent("Tests/__Snapshots__/CardTests", isDirectory: true) }
    var source: URL { root.appendingPathComponent("Tests/CardTests.swift") }

    init() throws {
        root = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true)
            .appendingPathComponent("report-\(UUID().uuidString)", isDirectory: true)
        for folder in ["report/outcomes", "report/files", "Tests/__Snapshots__/CardTests"] {
            try FileManager.default.createDirectory(
                at: root.appendingPathComponent(folder, isDirectory: true), withIntermediateDirectories: true)
        }
    }

    func remove() { try? FileManager.default.removeItem(at: root) }

    /// An outcome of a test; failed with files of these bytes where there is a message.
    func outcome(
        _ test: String, _ number: Int, message: String? = nil, device: String? = nil, language: String? = nil,
        files: (expected: Data, actual: Data, difference: Data)? = nil
    ) throws -> SnapshotOutcome {
        let name = test.replacingOccurrences(of: "()", with: "")
        var outcome = SnapshotOutcome(
            test: test, name: nil, source: source.path, line: number,
            reference: references.appendingPathComponent("\(name).\(number).png").path, message: message,
            device: device,
            language: language)
        if let files {
            // Thousands of failures may show the same pictures.
            let stem = "files/\(files.actual.count)"
            outcome.files = SnapshotOutcome.Files()
            outcome.files?.expected = stem + "-expected.png"
            outcome.files?.actual = stem + "-actual.png"
            outcome.files?.difference = stem + "-difference.png"
            for (path, data) in [
                ("expected", files.expected), ("actual", files.actual), ("difference", files.difference),
            ] {
                let file = report.url.appendingPathComponent("\(stem)-\(path).png")
                if !FileManager.default.fileExists(atPath: file.path) { try data.write(to: file) }
            }
        }
        return outcome
    }

    /// Writes the record of one process.
    func write(_ outcomes: [SnapshotOutcome], process: String = "1") throws {
        var text = Data()
        for outcome in outcomes {
            text.append(try JSONEncoder().encode(outcome))
            text.append(UInt8(ascii: "\n"))
        }
        try text.write(to: report.url.appendingPathComponent("outcomes/\(process).jsonl"))
    }
}
