/// All commands of a program as data, from which its parser, its help and its completions come.
public struct CommandTable: Sendable {
    /// A status with which the program ends.
    public struct Status: Sendable, Hashable {
        /// The number.
        public var number: Int32
        /// What it means.
        public var help: String

        /// Creates a status.
        public init(_ number: Int32, _ help: String) { (self.number, self.help) = (number, help) }
    }

    /// Commands under a heading of the help.
    public struct Group: Sendable {
        /// The heading.
        public var title: String
        /// The commands.
        public var commands: [CommandSpecification]

        /// Creates a group.
        public init(_ title: String, _ commands: [CommandSpecification]) {
            (self.title, self.commands) = (title, commands)
        }
    }

    /// The name of the program.
    public var program: String
    /// What the program does, in a line.
    public var summary: String
    /// The commands.
    public var groups: [Group]
    /// The options of every command that does not pass its arguments on.
    public var commonOptions: [CommandOption]
    /// The statuses with which the program ends.
    public var statuses: [Status]

    /// Creates a table.
    public init(program: String, summary: String, groups: [Group]) {
        (self.program, self.summary, self.groups) = (program, summary, groups)
        (commonOptions, statuses) = ([], [])
    }

    /// All commands, in order.
    public var commands: [CommandSpecification] { groups.flatMap(\.commands) }

    /// The command of a name; nil where there is none.
    public func command(_ name: String) -> CommandSpecification? { commands.first { $0.name == name } }

    /// The options of a command, with those that all commands have.
    public func options(of command: CommandSpecification) -> [CommandOption] {
        command.passesArguments ? command.options : command.options + commonOptions
    }
}
