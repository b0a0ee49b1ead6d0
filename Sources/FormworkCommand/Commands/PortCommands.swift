import CommandArguments
import Foundation

/// The commands that adapt iOS source. A program of a nested package runs them, which links the compiler's own parser: it is
/// built when one of them is first called.
enum PortCommands {
    static let all = [
        command("test", "Builds and tests an iOS package on this machine, without an edit."),
        command("build", "Builds an iOS package on this machine."),
        command("run", "Builds and runs a program of an iOS package."),
        command("port", "Writes the adapted source of a package, a folder or an Xcode project."),
    ]

    private static func command(_ name: String, _ summary: String) -> Formwork.Command {
        var specification = CommandSpecification(name, summary)
        specification.passesArguments = true
        return Formwork.Command(specification) { call in
            try PortTool().run([name] + (call.isHelp ? ["--help"] : call.rest))
        }
    }
}
