/// An option of a command: its names, its value, and what it does.
public struct CommandOption: Sendable, Hashable {
    /// What follows an option.
    public enum Value: Sendable, Hashable {
        /// Nothing.
        case none
        /// Any text, with its name in help.
        case text(String)
        /// A path of a file, with its name in help.
        case file(String)
        /// A path of a folder, with its name in help.
        case folder(String)
        /// One of some words, with its name in help. Case, spaces and hyphens make no difference.
        case choice(String, [String])
        /// Some of some words, with commas between them.
        case choices(String, [String])
    }

    /// The option as it is written, with its hyphens, such as `--output`.
    public var name: String
    /// The option with one letter, such as `-o`; nil where it has none.
    public var short: String?
    /// What follows.
    public var value: Value
    /// Whether the option may be given several times.
    public var isRepeatable: Bool
    /// What the option does, in a line or two.
    public var help: String

    /// Creates an option.
    ///
    /// - Parameters:
    ///   - names: Its name, and the short one before it where there is one: `-o, --output`.
    ///   - value: What follows.
    ///   - isRepeatable: Whether it may be given several times; false by default.
    ///   - help: What it does.
    public init(_ names: String, _ value: Value, isRepeatable: Bool = false, _ help: String) {
        let parts = names.split { $0 == "," || $0 == " " }.map(String.init)
        name = parts.last ?? names
        short = parts.count > 1 ? parts.first : nil
        (self.value, self.isRepeatable, self.help) = (value, isRepeatable, help)
    }

    /// Creates an option without a value.
    ///
    /// - Parameters:
    ///   - names: Its name, and the short one before it where there is one: `-o, --output`.
    ///   - help: What it does.
    public init(_ names: String, _ help: String) { self.init(names, .none, help) }

    /// The name of the value in help; nil where there is none.
    public var placeholder: String? {
        switch value {
        case .none: nil
        case .text(let name), .file(let name), .folder(let name): name
        case .choice(let name, _), .choices(let name, _): name
        }
    }

    /// The words that the value is one of; empty where it may be any text.
    public var words: [String] {
        switch value {
        case .choice(_, let words), .choices(_, let words): words
        case .none, .text, .file, .folder: []
        }
    }
}
