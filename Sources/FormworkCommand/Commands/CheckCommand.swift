import CatalogMessages
import CommandArguments
import Foundation

/// `formwork check`.
enum CheckCommand {
    static let command = Formwork.Command(specification, run)

    private static let specification: CommandSpecification = {
        var check = CommandSpecification(
            "check", "Checks screens on devices, in sizes of text, directions and languages.")
        check.discussion = """
            Each screen is built in every setting of a matrix, and what is wrong is reported once, with the settings in which it \
            shows and what mends it: truncated text, overlaps, what leaves its container or the safe area, conflicts and \
            ambiguity of constraints, low contrast, small touch targets, missing labels, layouts that are not mirrored. What \
            source silences by LayoutChecks.silence(_:because:) is counted only.
            """
        check.operands = [CommandList.screenOperand.repeatable]
        check.options =
            CatalogArguments.matrix + [
                CommandOption("--strict", "findings of style count too"),
                CommandOption("--page", .folder("FOLDER"), "also a page with pictures for each screen"),
                CommandOption("--github", "findings as annotations of GitHub's workflows"), CommandList.json,
            ] + CommandList.catalogOptions
        check.examples = [
            CommandSpecification.Example("check", "all screens in the sixteen standard settings"),
            CommandSpecification.Example(
                "check Checkout --devices iPhoneSE,iPadPro13 --text-sizes L,AX5 --directions ltr,rtl",
                "one screen in the eight combinations"),
        ]
        return check
    }()

    /// The result for programs.
    private struct Result: Encodable {
        var screens: [CatalogCheck]
        var failures: [CatalogResults.Failure]
        var findingCount: Int
    }

    @Sendable
    private static func run(_ call: ParsedCommand) throws -> Int32 {
        let session = try CatalogSession(call)
        let screens = try session.chosen(call.operands, command: "check")
        let folder = call.value("--page").map(Paths.url)
        let work = try WorkFolder(in: folder ?? FileManager.default.temporaryDirectory)
        let words =
            ["check"] + call.words(of: CatalogArguments.matrix) + (folder == nil ? [] : ["--page"])
        let printsLines = !call.has("--json") && !call.has("--github")
        let results = CatalogResults(screens) { message in
            guard case .checked(let report) = message, printsLines else { return }
            ProgressBar.clear()
            Output.write(text(of: report))
        }
        try session.client.run(words, on: screens.map(\.name), into: work.url) { results.add($0) }
        var reports = results.reports
        if let folder {
            for index in reports.indices {
                guard let name = reports[index].page else { continue }
                let file = folder.appendingPathComponent(name)
                try work.move(name, to: file)
                reports[index].page = file.path
            }
        }
        results.printFailures()
        let count = reports.flatMap(\.findings).count { call.has("--strict") || !$0.isStyle }
        if call.has("--json") {
            try Output.json(Result(screens: reports, failures: results.failures, findingCount: count))
        } else if call.has("--github") {
            for report in reports {
                for finding in report.findings { Output.write(annotation(finding, report.screen)) }
            }
        } else {
            Output.write(summary(reports, count))
        }
        if !results.failures.isEmpty { return ExitStatus.screens }
        return count == 0 ? ExitStatus.fine : ExitStatus.findings
    }

    private static func summary(_ reports: [CatalogCheck], _ count: Int) -> String {
        let settings = reports.map(\.configurationCount).max() ?? 0
        let screens = reports.count == 1 ? "1 screen" : "\(reports.count) screens"
        let text = count == 1 ? "1 finding" : "\(count) findings"
        return Terminal.output.colored(text, count == 0 ? .green : .red)
            + " in \(screens), \(settings) settings each"
    }

    /// A report in lines: nothing but its name where nothing was found.
    static func text(of report: CatalogCheck) -> String {
        let silenced = report.silencedCount > 0 ? ", \(report.silencedCount) silenced" : ""
        guard !report.findings.isEmpty else {
            return Terminal.output.colored("ok", .green) + " \(report.screen)"
                + Terminal.output.colored(silenced, .grey)
        }
        let lines = report.findings.map { finding in
            let kind = Terminal.output.colored(finding.kind, finding.isStyle ? .yellow : .red)
            let source = finding.source.map { " [\($0)]" } ?? ""
            return "  \(kind): \(finding.view): \(finding.problem)\n      \(finding.condition)\n"
                + "      Remedy: \(finding.remedy)\(source)"
        }
        return ([report.screen + ":" + Terminal.output.colored(silenced, .grey)] + lines).joined(
            separator: "\n")
    }

    /// A finding in one line, as GitHub reads it.
    static func annotation(_ finding: CatalogCheck.Finding, _ screen: String) -> String {
        let text =
            "\(screen): \(finding.view): \(finding.problem)\n\(finding.condition)\nRemedy: \(finding.remedy)"
            .replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
        let halves = (finding.source ?? "").split(separator: ":").map(String.init)
        let file = halves.count == 2 ? " file=\(halves[0]),line=\(halves[1])," : " "
        return "::\(finding.isStyle ? "warning" : "error")\(file)title=\(finding.kind)::\(text)"
    }
}
