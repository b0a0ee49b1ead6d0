/// A command: the words that call it, what it takes, and what it does.
public struct CommandSpecification: Sendable, Hashable {
    /// What comes without an option.
    public struct Operand: Sendable, Hashable {
        /// The name in help, such as `SCREEN`.
        public var name: String
        /// What it is.
        public var help: String
        /// Whether it has to be there. False by default.
        public var isRequired = false
        /// Whether it may be given several times. False by default.
        public var isRepeatable = false
        /// The words that it is one of, which completions offer; empty where it may be anything.
        public var words: [String] = []

        /// Creates an operand that may be left out.
        public init(_ name: String, _ help: String) { (self.name, self.help) = (name, help) }

        /// The operand, which has to be there.
        public var required: Operand { changing { $0.isRequired = true } }
        /// The operand, which may be there several times.
        public var repeatable: Operand { changing { $0.isRepeatable = true } }

        /// The operand, which is one of some words.
        public func among(_ words: [String]) -> Operand { changing { $0.words = words } }

        private func changing(_ change: (inout Operand) -> Void) -> Operand {
            var operand = self
            change(&operand)
            return operand
        }
    }

    /// An invocation and what it does.
    public struct Example: Sendable, Hashable {
        /// What is typed behind the program's name.
        public var words: String
        /// What it does.
        public var help: String

        /// Creates an example.
        public init(_ words: String, _ help: String) { (self.words, self.help) = (words, help) }
    }

    /// The words that call it, such as `snapshot accept`.
    public var name: String
    /// What it does, in a line.
    public var summary: String
    /// What more there is to say, in paragraphs.
    public var discussion = ""
    /// What comes without options, in order; only the last one may repeat.
    public var operands: [Operand] = []
    /// The options beside those that all commands have.
    public var options: [CommandOption] = []
    /// Invocations to begin with.
    public var examples: [Example] = []
    /// Whether another program reads what follows, which then has help of its own.
    public var passesArguments = false

    /// Creates a command without operands and options.
    public init(_ name: String, _ summary: String) { (self.name, self.summary) = (name, summary) }

    /// The words of the name.
    public var words: [String] { name.split(separator: " ").map(String.init) }
}
