import CommandArguments
import Foundation

/// What ended a command, for programs: `--json` prints it as a line on the output, beside the text on the errors.
struct ErrorReport: Codable, Hashable {
    /// The error.
    struct Content: Codable, Hashable {
        /// The exit status.
        var status: Int32
        /// What the status means, in a word: `usage`, `build`, `screens`, `files`.
        var kind: String
        /// What is wrong, as people read it.
        var message: String
        /// The command whose arguments are wrong.
        var command: String?
        /// What the compiler found, where a build failed.
        var diagnostics: [BuildDiagnostic]?
    }

    var error: Content

    /// The report of an error that a command has thrown.
    init(_ failure: any Error) {
        switch failure {
        case let problem as CommandProblem:
            error = Content(
                status: ExitStatus.usage, kind: ExitStatus.word(ExitStatus.usage), message: problem.text,
                command: problem.command)
        case let failure as CommandFailure:
            let found = failure.diagnostics
            error = Content(
                status: failure.status, kind: ExitStatus.word(failure.status), message: failure.text,
                diagnostics: found.isEmpty ? nil : found)
        default:
            error = Content(
                status: ExitStatus.files, kind: ExitStatus.word(ExitStatus.files),
                message: failure.localizedDescription)
        }
    }

    /// Whether arguments request it; those behind `--` are for another program.
    static func isRequested(_ arguments: [String]) -> Bool {
        arguments.prefix { $0 != "--" }.contains("--json")
    }

    /// Prints the report.
    func write() {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if let data = try? encoder.encode(self) { Output.write(String(decoding: data, as: UTF8.self)) }
    }
}
