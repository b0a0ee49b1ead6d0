import CatalogMessages
import CommandArguments

/// All commands. Parsing, help and completions come from their specifications.
enum CommandList {
    static let screens = [
        ListCommand.command, RenderCommand.command, GalleryCommand.command, InspectCommand.command,
        CheckCommand.command, WatchCommand.command,
    ]

    static let rest = [BenchCommand.command, DoctorCommand.command, CompletionsCommand.command]

    /// The command of a name.
    static func command(_ name: String) -> Formwork.Command? {
        (screens + SnapshotCommands.all + PortCommands.all + rest).first { $0.specification.name == name }
    }

    static let table: CommandTable = {
        func group(_ title: String, _ commands: [Formwork.Command]) -> CommandTable.Group {
            CommandTable.Group(title, commands.map(\.specification))
        }
        var table = CommandTable(
            program: "formwork",
            summary:
                "Draws, inspects and checks the screens of an iOS package, with no Mac and no simulator.",
            groups: [
                group("screens of a package", screens), group("snapshot tests", SnapshotCommands.all),
                group("iOS packages as they are", PortCommands.all), group("about this machine", rest),
            ])
        table.commonOptions = [CommandOption("-h, --help", "this text")]
        table.statuses = ExitStatus.all
        return table
    }()

    /// The options of commands that build a catalogue.
    static let catalogOptions = [
        CommandOption(
            "--package-path", .folder("FOLDER"),
            "the package; by default the nearest folder with a Package.swift"),
        CommandOption(
            "--product", .text("NAME"),
            "the executable that offers screens; by default the one that depends on ScreenCatalog"),
        CommandOption("--scratch-path", .folder("FOLDER"), "where the package is built; .build by default"),
        CommandOption(
            "-c, --configuration", .choice("KIND", ["debug", "release"]), "how it is built; debug by default"),
        CommandOption("--skip-build", "what was built before is used as it is"),
        CommandOption("--jobs", .text("N"), "how many screens are worked on at the same time"),
        CommandOption(
            "--timeout", .text("SECONDS"), "after which a screen is given up; 60 by default"),
        CommandOption("--verbose", "prints what the compiler prints"),
    ]

    static let json = CommandOption("--json", "the result for programs, as one JSON document on the output")

    static let screenOperand = CommandSpecification.Operand(
        "SCREEN", "a screen's name, in any case, or a pattern such as 'check*'; all of them without one")
}
