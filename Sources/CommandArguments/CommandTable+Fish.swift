extension CommandTable {
    /// A script that completes the program's arguments in fish.
    public var fishCompletions: String {
        let all = firstWords.joined(separator: " ")
        var lines = [
            "# Completions of \(program) for fish: \(program) completions fish > ~/.config/fish/completions/\(program).fish",
            "function __\(program)_screens",
            "    set -l folder $PWD",
            "    while test ! -e $folder/Package.swift -a $folder != /; set folder (path dirname $folder 2> /dev/null; or dirname $folder); end",
            "    test -r $folder/.build/formwork-screens.txt; and cat $folder/.build/formwork-screens.txt",
            "end",
            "complete -c \(program) -f",
        ]
        for word in firstWords {
            let summary = command(word)?.summary ?? secondWords(of: word).joined(separator: ", ")
            lines.append(
                "complete -c \(program) -n 'not __fish_seen_subcommand_from \(all)' -a \(word) -d \(Self.fish(summary))"
            )
        }
        for command in commands {
            let words = command.words
            var condition = "__fish_seen_subcommand_from \(words[0])"
            if words.count > 1 {
                let others = secondWords(of: words[0]).joined(separator: " ")
                lines.append(
                    "complete -c \(program) -n '\(condition); and not __fish_seen_subcommand_from \(others)' "
                        + "-a \(words[1]) -d \(Self.fish(command.summary))")
                condition += "; and __fish_seen_subcommand_from \(words[1])"
            }
            lines += options(of: command).map { fishLine($0, condition) }
            if let operand = command.operands.first {
                let values =
                    operand.name == "SCREEN" ? "(__\(program)_screens)" : operand.words.joined(separator: " ")
                let files = values.isEmpty ? " -F" : " -a '\(values)'"
                lines.append("complete -c \(program) -n '\(condition)'\(files)")
            }
        }
        return lines.joined(separator: "\n")
    }

    private func fishLine(_ option: CommandOption, _ condition: String) -> String {
        var line = "complete -c \(program) -n '\(condition)' -l \(option.name.drop { $0 == "-" })"
        if let short = option.short { line += " -s \(short.drop { $0 == "-" })" }
        switch option.value {
        case .none: break
        case .text: line += " -x"
        case .file: line += " -r -F"
        case .folder: line += " -x -a '(__fish_complete_directories)'"
        case .choice(_, let words): line += " -x -a '\(words.joined(separator: " "))'"
        case .choices(_, let words):
            line += " -x -a '(__fish_append , \(words.joined(separator: " ")))'"
        }
        return line + " -d \(Self.fish(option.help))"
    }

    private static func fish(_ text: String) -> String {
        "'" + escaped(text, ["'": "\\'", "\\": "\\\\"]) + "'"
    }
}
