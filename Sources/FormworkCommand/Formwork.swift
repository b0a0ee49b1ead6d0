import Foundation

/// The commands, and what they print.
struct Formwork {
    /// A command: the words that call it, what it does, and how it runs.
    struct Command: Sendable {
        let words: [String]
        let usage: String
        /// Whether another program runs the command, which then prints its own help.
        var runsOtherProgram = false
        let run: @Sendable (inout Arguments) throws -> Int32
    }

    /// Every command; a new one is a line here.
    static let commands = [
        PortCommands.test, PortCommands.build, PortCommands.run, PortCommands.port, PortCommands.doctor,
        SnapshotCommands.accept, SnapshotCommands.prune, SnapshotCommands.report,
    ]

    /// Runs the command that arguments call; returns the process's exit status.
    static func run(_ arguments: [String]) -> Int32 {
        let command = commands.first { arguments.starts(with: $0.words) }
        guard let command else {
            let isHelp = arguments.isEmpty || arguments == ["help"] || arguments == ["--help"]
            write(usage, toErrors: !isHelp)
            return isHelp ? 0 : 64
        }
        do {
            var rest = Arguments(Array(arguments.dropFirst(command.words.count)))
            if !command.runsOtherProgram, rest.flag("--help") {
                write("usage: formwork \(command.usage)", toErrors: false)
                return 0
            }
            return try command.run(&rest)
        } catch let error as Arguments.Problem {
            write("formwork: \(error.text)\nusage: formwork \(command.usage)", toErrors: true)
            return 64
        } catch {
            write("formwork: \(error.localizedDescription)", toErrors: true)
            return 1
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
