extension CommandTable {
    /// The program's help: its commands in groups, and its statuses.
    public var help: String {
        let width = (commands.map(\.name.count).max() ?? 0) + 2
        var lines = [summary, "", "usage: \(program) COMMAND [OPTION...]"]
        for group in groups {
            lines += ["", "\(group.title):"]
            lines += group.commands.map { "  " + Self.padded($0.name, width) + $0.summary }
        }
        lines += [
            "", "'\(program) help COMMAND' says what a command takes, with examples.", "", "exit status:",
        ]
        lines += statuses.map { "  " + Self.padded("\($0.number)", 5) + $0.help }
        return lines.joined(separator: "\n")
    }

    /// The help of a command.
    public func help(of command: CommandSpecification) -> String {
        var sections = [usage(of: command), Self.wrapped(command.summary, 0)]
        if !command.discussion.isEmpty { sections.append(Self.paragraphs(command.discussion)) }
        let operands = command.operands.map { ($0.name, $0.help) }
        let options = options(of: command).map { (Self.heading(of: $0), Self.fullHelp(of: $0)) }
        let width = min(26, ((operands + options).map(\.0.count).max() ?? 0) + 2)
        if !operands.isEmpty { sections.append(Self.list("arguments", operands, width)) }
        if !options.isEmpty { sections.append(Self.list("options", options, width)) }
        if !command.examples.isEmpty {
            let lines = command.examples.map {
                "  \(program) \($0.words)\n" + Self.wrapped($0.help, 6)
            }
            sections.append("examples:\n" + lines.joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n")
    }

    /// The line that shows how a command is written.
    public func usage(of command: CommandSpecification) -> String {
        let operands = command.operands.map { operand in
            let name = operand.name + (operand.isRepeatable ? "..." : "")
            return operand.isRequired ? name : "[\(name)]"
        }
        let options = options(of: command).isEmpty ? [] : ["[OPTION...]"]
        return (["usage: \(program) \(command.name)"] + operands + options).joined(separator: " ")
    }

    private static func heading(of option: CommandOption) -> String {
        let names = [option.short, option.name].compactMap(\.self).joined(separator: ", ")
        return option.placeholder.map { "\(names) \($0)" } ?? names
    }

    private static func fullHelp(of option: CommandOption) -> String {
        let words = option.words
        guard !words.isEmpty else { return option.help }
        return "\(option.help): \(words.joined(separator: ", "))"
    }

    private static func list(_ title: String, _ rows: [(String, String)], _ width: Int) -> String {
        let lines = rows.map { name, help in
            let text = wrapped(help, width + 2)
            // A long name has a line of its own.
            guard name.count + 2 <= width else { return "  \(name)\n\(text)" }
            return "  " + padded(name, width) + text.drop { $0 == " " }
        }
        return "\(title):\n" + lines.joined(separator: "\n")
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }

    /// Paragraphs, each wrapped; those that are indented stay as they are.
    private static func paragraphs(_ text: String) -> String {
        text.split(separator: "\n\n", omittingEmptySubsequences: true).map { paragraph in
            paragraph.hasPrefix("  ") ? String(paragraph) : wrapped(String(paragraph), 0)
        }.joined(separator: "\n\n")
    }

    /// Text in lines of 100 letters, all of them indented.
    private static func wrapped(_ text: String, _ indent: Int) -> String {
        let margin = String(repeating: " ", count: indent)
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
            if !line.isEmpty, margin.count + line.count + 1 + word.count > 100 {
                lines.append(margin + line)
                line = ""
            }
            line += line.isEmpty ? String(word) : " " + word
        }
        return (lines + [margin + line]).joined(separator: "\n")
    }
}
