import Foundation
import SnapshotReport

/// The commands about the snapshots of a test run.
enum SnapshotCommands {
    static let accept = Formwork.Command(
        words: ["snapshot", "accept"],
        usage: "snapshot accept [--report FOLDER] [--only ID,ID...] [--review FILE] [--force]",
        run: runAccept)

    static let prune = Formwork.Command(
        words: ["snapshot", "prune"], usage: "snapshot prune [--report FOLDER] [--delete]", run: runPrune)

    static let report = Formwork.Command(
        words: ["snapshot", "report"], usage: "snapshot report [--report FOLDER]", run: runReport)

    /// What the page saves.
    private struct Review: Decodable {
        var accepted: [String]
    }

    @Sendable
    private static func runAccept(_ arguments: inout Arguments) throws -> Int32 {
        var acceptance = Acceptance(try folder(&arguments))
        if let list = try arguments.value("--only") {
            acceptance.selection = Set(list.split(separator: ",").map(String.init))
        }
        if let path = try arguments.value("--review") {
            let review = try JSONDecoder().decode(
                Review.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
            acceptance.selection = (acceptance.selection ?? []).union(review.accepted)
        }
        acceptance.isForced = arguments.flag("--force")
        try arguments.end()
        let results = try acceptance.run()
        for result in results {
            if let problem = result.problem {
                Formwork.write("not accepted: \(result.reference): \(problem)", toErrors: true)
            } else {
                Formwork.write("accepted: \(result.reference)")
            }
        }
        let problems = results.count { $0.problem != nil }
        Formwork.write("\(results.count - problems) of \(results.count) snapshots accepted")
        return problems == 0 ? 0 : 1
    }

    @Sendable
    private static func runPrune(_ arguments: inout Arguments) throws -> Int32 {
        let folder = try folder(&arguments)
        let isDeleting = arguments.flag("--delete")
        try arguments.end()
        let findings = try ObsoleteReferences(folder).findings()
        for finding in findings {
            if isDeleting { try FileManager.default.removeItem(atPath: finding.file) }
            Formwork.write("\(isDeleting ? "deleted" : "obsolete"): \(finding.file): \(finding.reason)")
        }
        let advice = isDeleting || findings.isEmpty ? "" : "; --delete removes them"
        Formwork.write("\(findings.count) obsolete references\(advice)")
        return 0
    }

    @Sendable
    private static func runReport(_ arguments: inout Arguments) throws -> Int32 {
        let folder = try folder(&arguments)
        try arguments.end()
        try folder.writeReports()
        Formwork.write(folder.url.appendingPathComponent("index.html").path)
        return 0
    }

    /// The folder of the report: `--report`, or where a run in the current folder puts it.
    private static func folder(_ arguments: inout Arguments) throws -> ReportFolder {
        let path = try arguments.value("--report")
        let folder =
            path.map { ReportFolder(URL(fileURLWithPath: $0, isDirectory: true)) } ?? .standard(source: "")
        guard FileManager.default.fileExists(atPath: folder.url.path) else {
            throw Arguments.Problem(text: "there is no report in \(folder.url.path); run the tests first")
        }
        return folder
    }
}
