import CommandArguments
import Foundation
import SnapshotReport

/// The commands about the snapshots of a test run.
enum SnapshotCommands {
    static let all = [list, review, accept, prune, report]

    private static let reportOption = CommandOption(
        "--report", .folder("FOLDER"), "the report of the run; .build/snapshot-report by default")

    private static func specification(
        _ name: String, _ summary: String, _ options: [CommandOption],
        _ examples: [CommandSpecification.Example] = []
    ) -> CommandSpecification {
        var specification = CommandSpecification("snapshot \(name)", summary)
        specification.options = options + [reportOption, CommandList.json]
        specification.examples = examples
        return specification
    }

    private static let list = Formwork.Command(
        specification(
            "list", "Lists the snapshots of the last test run.",
            [CommandOption("--failed", "those alone that failed or were recorded")]), runList)

    private static let review = Formwork.Command(
        specification(
            "review", "Writes the page on which failures are reviewed.",
            [CommandOption("--open", "opens it in the browser")]), runReview)

    private static let accept = Formwork.Command(
        specification(
            "accept", "Makes new snapshots of the last run the references.",
            [
                CommandOption(
                    "--only", .text("ID,ID"), "those of these numbers alone, as the page shows them"),
                CommandOption("--review", .file("FILE"), "those that a review.json of the page accepts"),
                CommandOption("--force", "also where the reference has changed since the run"),
            ],
            [
                CommandSpecification.Example(
                    "snapshot accept --review ~/Downloads/review.json", "what was reviewed"),
                CommandSpecification.Example("snapshot accept", "all of them"),
            ]), runAccept)

    private static let prune = Formwork.Command(
        specification(
            "prune", "Lists references that no test uses any more.",
            [CommandOption("--delete", "removes them")]), runPrune)

    private static let report = Formwork.Command(
        specification("report", "Writes the page, the JSON and the JUnit file of the last run.", []),
        runReview)

    /// What the page saves.
    private struct Review: Decodable {
        var accepted: [String]
    }

    /// A snapshot as it is listed.
    private struct Row: Encodable {
        var id, status, test, reference: String
        var message: String?

        init(_ outcome: SnapshotOutcome) {
            (id, status) = (outcome.id, outcome.status.rawValue)
            (test, reference, message) = (outcome.test, outcome.reference, outcome.message)
        }
    }

    @Sendable
    private static func runList(_ call: ParsedCommand) throws -> Int32 {
        let outcomes = try folder(call).readOutcomes()
            .filter { !call.has("--failed") || $0.status != .passed }
        if call.has("--json") {
            try Output.json(["snapshots": outcomes.map(Row.init)])
        } else {
            for outcome in outcomes {
                let color: Terminal.Color = outcome.status == .passed ? .green : .red
                let status = outcome.status.rawValue.padding(toLength: 9, withPad: " ", startingAt: 0)
                Output.write("\(outcome.id) \(Terminal.output.colored(status, color)) \(outcome.reference)")
            }
            let failed = outcomes.count { $0.status == .failed }
            Output.write("\(outcomes.count) snapshots, \(failed) failed")
        }
        return outcomes.contains { $0.status == .failed } ? ExitStatus.findings : ExitStatus.fine
    }

    /// What happened to a snapshot.
    private struct Acceptances: Encodable {
        struct Row: Encodable {
            var reference: String
            var problem: String?
        }

        var accepted: Int
        var results: [Row]
    }

    @Sendable
    private static func runAccept(_ call: ParsedCommand) throws -> Int32 {
        var acceptance = Acceptance(try folder(call))
        if let list = call.list("--only") { acceptance.selection = Set(list) }
        if let path = call.value("--review") {
            acceptance.selection = (acceptance.selection ?? []).union(try review(path).accepted)
        }
        acceptance.isForced = call.has("--force")
        let results = try acceptance.run()
        let problems = results.count { $0.problem != nil }
        if call.has("--json") {
            try Output.json(
                Acceptances(
                    accepted: results.count - problems,
                    results: results.map { Acceptances.Row(reference: $0.reference, problem: $0.problem) }))
        } else {
            for result in results {
                if let problem = result.problem {
                    Output.write("not accepted: \(result.reference): \(problem)", toErrors: true)
                } else {
                    Output.write("accepted: \(result.reference)")
                }
            }
            Output.write("\(results.count - problems) of \(results.count) snapshots accepted")
        }
        return problems == 0 ? ExitStatus.fine : ExitStatus.findings
    }

    private static func review(_ path: String) throws -> Review {
        let file = Paths.url(path)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw CommandFailure(
                "\(file.path) cannot be read; the page saves it as review.json", ExitStatus.files)
        }
        guard let review = try? JSONDecoder().decode(Review.self, from: data) else {
            throw CommandFailure("\(file.path) is no review.json as the page saves it", ExitStatus.files)
        }
        return review
    }

    @Sendable
    private static func runPrune(_ call: ParsedCommand) throws -> Int32 {
        let isDeleting = call.has("--delete")
        let findings = try ObsoleteReferences(try folder(call)).findings()
        if isDeleting { for finding in findings { try FileManager.default.removeItem(atPath: finding.file) } }
        if call.has("--json") {
            try Output.json(["obsolete": findings.map { ["file": $0.file, "reason": $0.reason] }])
            return ExitStatus.fine
        }
        for finding in findings {
            Output.write("\(isDeleting ? "deleted" : "obsolete"): \(finding.file): \(finding.reason)")
        }
        let advice = isDeleting || findings.isEmpty ? "" : "; --delete removes them"
        Output.write("\(findings.count) obsolete references\(advice)")
        return ExitStatus.fine
    }

    @Sendable
    private static func runReview(_ call: ParsedCommand) throws -> Int32 {
        let folder = try folder(call)
        try folder.writeReports()
        let page = folder.url.appendingPathComponent("index.html").path
        if call.has("--json") { try Output.json(["page": page]) } else { Output.write(page) }
        if call.has("--open") {
            let result = try? SwiftCommand(program: ["xdg-open", page]).output()
            if result?.status != 0 { Output.note("no browser was found; open the page by hand") }
        }
        return ExitStatus.fine
    }

    /// The folder of the report: `--report`, or where a run in the current folder puts it.
    private static func folder(_ call: ParsedCommand) throws -> ReportFolder {
        let folder = call.value("--report").map { ReportFolder(Paths.url($0)) } ?? .standard(source: "")
        guard FileManager.default.fileExists(atPath: folder.url.path) else {
            throw CommandFailure(
                "there is no report in \(folder.url.path); run the tests first", ExitStatus.usage)
        }
        return folder
    }
}
