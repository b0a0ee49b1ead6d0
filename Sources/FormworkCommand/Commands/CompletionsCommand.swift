import CommandArguments
import Foundation

/// `formwork completions`.
enum CompletionsCommand {
    static let command = Formwork.Command(specification, run)

    private static let specification: CommandSpecification = {
        var completions = CommandSpecification(
            "completions", "Prints what a shell completes commands and options by.")
        completions.discussion = """
            For bash, in ~/.bashrc:

              source <(formwork completions bash)

            For zsh, in a folder of $fpath:

              formwork completions zsh > ~/.zfunc/_formwork

            For fish:

              formwork completions fish > ~/.config/fish/completions/formwork.fish

            Names of screens are completed in a package in which a command has run before.
            """
        completions.operands = [
            CommandSpecification.Operand("SHELL", "the shell").required.among(["bash", "zsh", "fish"])
        ]
        return completions
    }()

    @Sendable
    private static func run(_ call: ParsedCommand) throws -> Int32 {
        let table = CommandList.table
        switch call.operands.first {
        case "zsh": Output.write(table.zshCompletions)
        case "fish": Output.write(table.fishCompletions)
        default: Output.write(table.bashCompletions)
        }
        return ExitStatus.fine
    }
}
