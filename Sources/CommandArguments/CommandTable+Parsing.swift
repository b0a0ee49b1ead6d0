extension CommandTable {
    /// Reads a call's words.
    ///
    /// - Parameter words: The arguments without the program's name.
    /// - Returns: What they say; of `--help` the command alone. Nil where there is no command, or `help` without one.
    /// - Throws: What is wrong, with the nearest words that exist.
    public func parse(_ words: [String]) throws(CommandProblem) -> ParsedCommand? {
        var words = words
        var isHelp = false
        if words.first == "help" || words.first == "--help" || words.first == "-h" {
            isHelp = true
            words.removeFirst()
        }
        guard !words.isEmpty else { return nil }
        let command = try command(startingWith: words)
        var call = ParsedCommand(command.name)
        let rest = Array(words.dropFirst(command.words.count))
        if isHelp {
            call.isHelp = true
        } else if command.passesArguments {
            call.rest = rest
        } else {
            try read(rest, of: command, into: &call)
        }
        return call
    }

    /// The command that words start with: that of the longest name.
    private func command(startingWith words: [String]) throws(CommandProblem) -> CommandSpecification {
        let found = commands.filter { words.starts(with: $0.words) }.max { $0.words.count < $1.words.count }
        if let found { return found }
        let groupNames = Set(commands.filter { $0.words.count > 1 }.map { $0.words[0] })
        if let first = words.first, groupNames.contains(first) {
            let names = commands.filter { $0.words.first == first }.map {
                $0.words.dropFirst().joined(separator: " ")
            }
            guard words.count > 1, !words[1].hasPrefix("-") else {
                throw CommandProblem("'\(first)' needs one of: \(names.joined(separator: ", "))")
            }
            throw CommandProblem("'\(first)' has no '\(words[1])'" + NearestWord.hint(words[1], among: names))
        }
        let word = words[0]
        let kind = word.hasPrefix("-") ? "option" : "command"
        let names = word.hasPrefix("-") ? ["--help", "--version"] : commands.map(\.name)
        throw CommandProblem("unknown \(kind) '\(word)'" + NearestWord.hint(word, among: names))
    }

    private func read(
        _ words: [String], of command: CommandSpecification, into call: inout ParsedCommand
    ) throws(CommandProblem) {
        let options = options(of: command)
        var reader = WordReader(words)
        while let word = reader.next() {
            if word == "--help" || word == "-h" {
                call.isHelp = true
                return
            }
            if word == "--" {
                call.rest = reader.takeAll()
            } else if word.hasPrefix("-"), word.count > 1 {
                try readOption(word, among: options, command, &reader, &call)
            } else {
                call.operands.append(word)
            }
        }
        try checkOperands(of: command, call)
    }

    private func readOption(
        _ word: String, among options: [CommandOption], _ command: CommandSpecification,
        _ reader: inout WordReader, _ call: inout ParsedCommand
    ) throws(CommandProblem) {
        let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard let option = options.first(where: { $0.name == halves[0] || $0.short == halves[0] }) else {
            let names = options.map(\.name) + ["--help"]
            throw CommandProblem(
                "unknown option '\(halves[0])'" + NearestWord.hint(halves[0], among: names),
                command: command.name)
        }
        if call.has(option.name), !option.isRepeatable {
            throw CommandProblem("\(option.name) is given twice", command: command.name)
        }
        guard option.value != .none else {
            if halves.count > 1 {
                throw CommandProblem("\(option.name) takes no value", command: command.name)
            }
            return call.add(option.name)
        }
        let inline = halves.count > 1 ? halves[1] : nil
        guard let value = inline ?? reader.nextValue(), !value.isEmpty else {
            throw CommandProblem(
                "\(option.name) needs a value: \(option.placeholder ?? "")", command: command.name)
        }
        call.add(option.name, try checked(value, of: option, command))
    }

    /// A value as the table writes it.
    private func checked(
        _ value: String, of option: CommandOption, _ command: CommandSpecification
    ) throws(CommandProblem) -> String {
        let words = option.words
        guard !words.isEmpty else { return value }
        let isList = if case .choices = option.value { true } else { false }
        var found: [String] = []
        for part in isList ? value.split(separator: ",").map(String.init) : [value] {
            guard let word = words.first(where: { NearestWord.plain($0) == NearestWord.plain(part) }) else {
                let hint = NearestWord.hint(part, among: words)
                let all = hint.isEmpty ? "; it is one of: \(words.joined(separator: ", "))" : hint
                throw CommandProblem("\(option.name) has no '\(part)'" + all, command: command.name)
            }
            found.append(word)
        }
        guard !found.isEmpty else {
            throw CommandProblem(
                "\(option.name) needs a value: \(words.joined(separator: ", "))", command: command.name)
        }
        return found.joined(separator: ",")
    }

    private func checkOperands(
        of command: CommandSpecification, _ call: ParsedCommand
    ) throws(CommandProblem) {
        let required = command.operands.filter(\.isRequired)
        if call.operands.count < required.count {
            let missing = required[call.operands.count]
            throw CommandProblem("\(missing.name) is missing: \(missing.help)", command: command.name)
        }
        let isUnlimited = command.operands.last?.isRepeatable ?? false
        if !isUnlimited, call.operands.count > command.operands.count {
            throw CommandProblem(
                "unknown argument '\(call.operands[command.operands.count])'", command: command.name)
        }
        for (operand, word) in zip(command.operands, call.operands)
        where !operand.words.isEmpty && !operand.words.contains(word) {
            throw CommandProblem(
                "\(operand.name) is one of: \(operand.words.joined(separator: ", ")); not '\(word)'",
                command: command.name)
        }
    }
}

/// Words that are read one after another.
private struct WordReader {
    private var words: ArraySlice<String>

    init(_ words: [String]) { self.words = words[...] }

    mutating func next() -> String? { words.popFirst() }

    /// The next word, unless it looks like an option.
    mutating func nextValue() -> String? {
        guard let first = words.first, !first.hasPrefix("--") else { return nil }
        return words.popFirst()
    }

    mutating func takeAll() -> [String] {
        defer { words = [] }
        return Array(words)
    }
}
