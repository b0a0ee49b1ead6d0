import Foundation
import PackagePorting

/// The commands that adapt source; `formwork` calls this program for them.
@main
struct FormworkPort {
    /// A command: its name, what it does, and how it runs.
    struct Command: Sendable {
        let name: String
        let usage: String
        let help: String
        let run: @Sendable (inout Arguments) throws -> Int32
    }

    /// Every command.
    static let commands = [
        PackageCommands.test, PackageCommands.build, PackageCommands.run, PortSources.command, Doctor.command,
    ]

    static func main() {
        exit(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// Runs the command that arguments call; returns the process's exit status: 2 where the arguments are wrong.
    static func run(_ words: [String]) -> Int32 {
        if words.first == "--kit-surface" {
            printKitSurface(Array(words.dropFirst()))
            return 0
        }
        if words.first == "--time" {
            printTimes(Array(words.dropFirst()))
            return 0
        }
        guard let command = commands.first(where: { $0.name == words.first }) else {
            let isHelp = words.isEmpty || words == ["help"] || words == ["--help"]
            write(usage, toErrors: !isHelp)
            return isHelp ? 0 : ExitStatus.wrongArgument
        }
        do {
            var arguments = Arguments(Array(words.dropFirst()))
            if arguments.flag("--help") {
                write("usage: formwork \(command.usage)\n\n\(command.help)")
                return 0
            }
            return try command.run(&arguments)
        } catch let error as Arguments.Problem {
            write("formwork: \(error.text)\nusage: formwork \(command.usage)", toErrors: true)
            return ExitStatus.wrongArgument
        } catch {
            write("formwork: \(error)", toErrors: true)
            return ExitStatus.of(error)
        }
    }

    private static var usage: String {
        (["usage:"] + commands.map { "  formwork \($0.usage)" }).joined(separator: "\n")
    }

    /// Prints lines.
    static func write(_ text: String, toErrors: Bool = false) {
        (toErrors ? FileHandle.standardError : .standardOutput).write(Data((text + "\n").utf8))
    }
}
