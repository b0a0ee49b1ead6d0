import CommandArguments
import Foundation

/// Reads arguments, runs the command that they call, and prints what went wrong.
struct Formwork {
    /// The version of the command and of the messages that it reads.
    static let version = "0.1.0"

    /// A command with what runs it.
    struct Command: Sendable {
        let specification: CommandSpecification
        let run: @Sendable (ParsedCommand) throws -> Int32

        init(
            _ specification: CommandSpecification, _ run: @escaping @Sendable (ParsedCommand) throws -> Int32
        ) {
            (self.specification, self.run) = (specification, run)
        }
    }

    /// Runs the command that arguments call; returns the process's exit status.
    static func run(_ arguments: [String]) -> Int32 {
        do {
            return try perform(arguments)
        } catch {
            let report = ErrorReport(error)
            let help = (error as? CommandProblem).map {
                "\n'formwork help\($0.command.map { " " + $0 } ?? "")' says more"
            }
            Output.problem(report.error.message + (help ?? ""))
            if ErrorReport.isRequested(arguments) { report.write() }
            return report.error.status
        }
    }

    private static func perform(_ arguments: [String]) throws -> Int32 {
        if arguments == ["--version"] || arguments == ["version"] {
            Output.write("formwork \(version)")
            return ExitStatus.fine
        }
        guard let call = try CommandList.table.parse(arguments) else {
            Output.write(CommandList.table.help, toErrors: arguments.isEmpty)
            return arguments.isEmpty ? ExitStatus.usage : ExitStatus.fine
        }
        guard let command = CommandList.command(call.name) else { return ExitStatus.usage }
        if call.isHelp, !command.specification.passesArguments {
            Output.write(CommandList.table.help(of: command.specification))
            return ExitStatus.fine
        }
        return try command.run(call)
    }
}
