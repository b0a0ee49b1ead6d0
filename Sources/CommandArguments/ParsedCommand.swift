/// The arguments of a call, read by a table.
public struct ParsedCommand: Hashable, Sendable {
    /// The name of the command.
    public var name: String
    /// What came without options.
    public var operands: [String] = []
    /// What follows `--`, and everything where the command passes its arguments on.
    public var rest: [String] = []
    /// Whether `--help` was among the arguments.
    public var isHelp = false
    private var values: [String: [String]] = [:]

    /// Creates a call without arguments.
    public init(_ name: String) { self.name = name }

    /// Whether an option is there.
    public func has(_ option: String) -> Bool { values[option] != nil }

    /// The value of an option, the last where it was given several times; nil where it is absent.
    public func value(_ option: String) -> String? { values[option]?.last }

    /// All values of an option.
    public func all(_ option: String) -> [String] { values[option] ?? [] }

    /// The values of an option that takes several with commas between them; nil where it is absent.
    public func list(_ option: String) -> [String]? {
        values[option]?.flatMap { $0.split(separator: ",").map(String.init) }
    }

    /// Sets an option.
    public mutating func add(_ option: String, _ value: String = "") {
        values[option, default: []].append(value)
    }

    /// The call as words that a parser of the same table reads, without the command's name: of some options alone.
    public func words(of options: [CommandOption]) -> [String] {
        options.flatMap { option in
            all(option.name).map { option.value == .none ? option.name : "\(option.name)=\($0)" }
        }
    }
}
