extension CommandTable {
    /// A script that completes the program's arguments in bash.
    public var bashCompletions: String {
        let cases = commands.map { command in
            "        '\(command.name)')\n\(bashCase(command))            ;;"
        }.joined(separator: "\n")
        return """
            # Completions of \(program) for bash: source <(\(program) completions bash)
            _\(program)_list() {
                local word
                while IFS= read -r word; do [ -z "$word" ] || COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$current")
            }

            _\(program)_screens() {
                local folder=$PWD
                while [ ! -e "$folder/Package.swift" ] && [ "$folder" != / ] && [ -n "$folder" ]; do folder=${folder%/*}; done
                [ ! -r "$folder/.build/formwork-screens.txt" ] || cat "$folder/.build/formwork-screens.txt"
            }

            _\(program)() {
                local current=${COMP_WORDS[COMP_CWORD]} previous= command=
                COMPREPLY=()
                [ "$COMP_CWORD" -eq 0 ] || previous=${COMP_WORDS[COMP_CWORD-1]}
                if [ "$previous" = = ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
                if [ "$current" = = ]; then current= previous=${COMP_WORDS[COMP_CWORD-1]}; fi
                [ "$COMP_CWORD" -lt 2 ] || command=${COMP_WORDS[1]}
                case "$command" in
                \(groupNames.map { "'\($0)'" }.joined(separator: " | ")))
                    if [ "$COMP_CWORD" -eq 2 ]; then _\(program)_list "$(_\(program)_second "$command")"; return; fi
                    command="$command ${COMP_WORDS[2]}"
                    ;;
                esac
                case "$command" in
                '') _\(program)_list '\(firstWords.joined(separator: " ")) --help --version' ;;
                help) _\(program)_list '\(firstWords.joined(separator: " "))' ;;
            \(cases)
                esac
            }

            _\(program)_second() {
                case "$1" in
            \(groupNames.map { "    \($0)) echo '\(secondWords(of: $0).joined(separator: " "))' ;;" }.joined(separator: "\n"))
                esac
            }

            complete -o bashdefault -F _\(program) \(program)
            """
    }

    private func bashCase(_ command: CommandSpecification) -> String {
        let options = options(of: command)
        var text = ""
        let valued = options.filter { $0.value != .none }
        if !valued.isEmpty {
            text += "            case \"$previous\" in\n"
            for option in valued {
                let names = [option.name, option.short].compactMap(\.self).joined(separator: " | ")
                text += "            \(names)) \(bashValues(option)); return ;;\n"
            }
            text += "            esac\n"
        }
        let names = options.map(\.name).joined(separator: " ")
        let words =
            command.operands.first.map { operand in
                operand.name == "SCREEN" ? "$(_\(program)_screens)" : operand.words.joined(separator: " ")
            } ?? ""
        text += "            case \"$current\" in\n"
        text += "            -*) _\(program)_list '\(names)' ;;\n"
        text += "            *) _\(program)_list \"\(words)\" ;;\n"
        text += "            esac\n"
        return text
    }

    private func bashValues(_ option: CommandOption) -> String {
        switch option.value {
        case .file: "compopt -o default 2> /dev/null"
        case .folder: "compopt -o dirnames 2> /dev/null"
        default: "_\(program)_list '\(option.words.joined(separator: " "))'"
        }
    }

    /// The words that calls begin with, each once.
    var firstWords: [String] {
        var seen: Set<String> = []
        return commands.compactMap { $0.words.first }.filter { seen.insert($0).inserted }
    }

    /// The first words of commands that have two.
    var groupNames: [String] {
        var seen: Set<String> = []
        return commands.filter { $0.words.count > 1 }.map { $0.words[0] }.filter { seen.insert($0).inserted }
    }

    /// The second words of commands that begin with one.
    func secondWords(of first: String) -> [String] {
        commands.filter { $0.words.count > 1 && $0.words[0] == first }.map { $0.words[1] }
    }
}
