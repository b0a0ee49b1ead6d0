extension CommandTable {
    /// A script that completes the program's arguments in zsh.
    public var zshCompletions: String {
        let firsts = firstWords.map { word in
            let summary = command(word)?.summary ?? "\(secondWords(of: word).joined(separator: ", "))"
            return "        \(Self.quoted("\(Self.colons(word)):\(summary)"))"
        }.joined(separator: "\n")
        let cases = commands.map { command in
            let specifications = zshSpecifications(command).map { "            \($0) \\" }.joined(
                separator: "\n")
            // A command whose arguments another program reads has files to offer.
            guard !specifications.isEmpty else { return "    '\(command.name)') _files ;;" }
            return
                "    '\(command.name)')\n        _arguments -s -S \\\n\(specifications)\n            && return 0\n        ;;"
        }.joined(separator: "\n")
        return """
            #compdef \(program)
            # Completions of \(program) for zsh: \(program) completions zsh > ~/.zfunc/_\(program)
            _\(program)_screens() {
                local folder=$PWD
                while [[ ! -e $folder/Package.swift && $folder != / ]]; do folder=${folder:h}; done
                local -a screens
                [[ -r $folder/.build/formwork-screens.txt ]] && screens=(${(f)"$(<$folder/.build/formwork-screens.txt)"})
                compadd -a screens
            }

            _\(program)() {
                local -a commands
                commands=(
            \(firsts)
                )
                if (( CURRENT == 2 )) || [[ CURRENT -eq 3 && $words[2] == help ]]; then
                    _describe command commands
                    return
                fi
                local command=$words[2]
                local -i count=1
                case $command in
                \(groupNames.joined(separator: "|")))
                    if (( CURRENT == 3 )); then
                        case $command in
            \(groupNames.map { "            \($0)) compadd \(secondWords(of: $0).joined(separator: " ")) ;;" }.joined(separator: "\n"))
                        esac
                        return
                    fi
                    command="$command $words[3]"
                    count=2
                    ;;
                esac
                shift $count words
                (( CURRENT -= count ))
                case $command in
            \(cases)
                esac
            }

            if [[ $funcstack[1] == _\(program) ]]; then _\(program) "$@"; else compdef _\(program) \(program); fi
            """
    }

    private func zshSpecifications(_ command: CommandSpecification) -> [String] {
        var found = options(of: command).flatMap { option -> [String] in
            let help = Self.bracketed(option.help)
            let mark = option.isRepeatable ? "*" : ""
            let value = zshValue(option)
            return [option.name, option.short].compactMap(\.self).map { name in
                let form = value.isEmpty ? name : name + (name.hasPrefix("--") ? "=" : "+")
                return Self.quoted("\(mark)\(form)[\(help)]\(value)")
            }
        }
        if let operand = command.operands.first {
            let action =
                operand.name == "SCREEN" ? "_\(program)_screens" : "(\(operand.words.joined(separator: " ")))"
            let shown = operand.name != "SCREEN" && operand.words.isEmpty ? "_files" : action
            found.append(Self.quoted("\(operand.isRepeatable ? "*" : "1"):\(operand.name):\(shown)"))
        }
        return found
    }

    private func zshValue(_ option: CommandOption) -> String {
        switch option.value {
        case .none: ""
        case .text(let name): ":\(name): "
        case .file(let name): ":\(name):_files"
        case .folder(let name): ":\(name):_files -/"
        case .choice(let name, let words): ":\(name):(\(words.joined(separator: " ")))"
        case .choices(let name, let words): ":\(name):_sequence compadd - \(words.joined(separator: " "))"
        }
    }

    private static func quoted(_ text: String) -> String { "'" + escaped(text, ["'": "'\\''"]) + "'" }
    private static func bracketed(_ text: String) -> String {
        escaped(text, ["[": "\\[", "]": "\\]", ":": "\\:"])
    }
    private static func colons(_ text: String) -> String { escaped(text, [":": "\\:"]) }

    /// A text with letters replaced.
    static func escaped(_ text: String, _ table: [Character: String]) -> String {
        text.map { table[$0] ?? String($0) }.joined()
    }
}
