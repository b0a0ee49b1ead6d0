import CatalogMessages
import CommandArguments

/// `formwork list`.
enum ListCommand {
    static let command = Formwork.Command(specification, run)

    private static let specification: CommandSpecification = {
        var list = CommandSpecification("list", "Lists the screens that a package offers.")
        list.options = [CommandList.json] + CommandList.catalogOptions
        list.examples = [CommandSpecification.Example("list", "the names, and how each is shown")]
        return list
    }()

    @Sendable
    private static func run(_ call: ParsedCommand) throws -> Int32 {
        let session = try CatalogSession(call)
        if call.has("--json") {
            try Output.json(["screens": session.screens])
            return ExitStatus.fine
        }
        let width = (session.screens.map(\.name.count).max() ?? 0) + 2
        var section = ""
        for screen in session.screens {
            if screen.section != section {
                section = screen.section
                Output.write(Terminal.output.colored(section.isEmpty ? "" : "\(section):", .grey))
            }
            let gap = String(repeating: " ", count: width - screen.name.count)
            Output.write(screen.name + gap + Terminal.output.colored(screen.setting, .grey))
        }
        return ExitStatus.fine
    }
}
