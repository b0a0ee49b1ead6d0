import CommandArguments
import Foundation
import Testing

@testable import FormworkCommand

/// Completions, in the shells that there are.
@Suite struct CompletionTests {
    private func path(_ shell: String) -> URL? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { URL(filePath: $0 + shell) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// What bash offers for a line whose last word is incomplete.
    private func bash(_ words: String..., folder: URL? = nil) throws -> [String] {
        let shell = try #require(path("bash"))
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let script =
            CommandList.table.bashCompletions + """

                COMP_WORDS=(formwork \(quoted)); COMP_CWORD=\(words.count)
                _formwork
                printf '%s\\n' "${COMPREPLY[@]}"
                """
        let run = try ProgramRun(["-c", script], program: shell, in: folder)
        #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        return run.text.split(separator: "\n").map(String.init)
    }

    @Test func bashCompletesCommandsOptionsAndValues() throws {
        let sandbox = try CommandSandbox()
        _ = try sandbox.addCatalog(script: "")
        try Data("checkout\ncard\n".utf8).write(
            to: sandbox.url.appending(path: ".build/formwork-screens.txt"))
        #expect(try bash("ga") == ["gallery"])
        #expect(try bash("s") == ["snapshot"])
        #expect(try bash("snapshot", "p") == ["prune"])
        #expect(try bash("snapshot", "accept", "--f") == ["--force"])
        #expect(try bash("render", "--dar") == ["--dark"])
        #expect(try bash("render", "--device", "iPhone16Pro") == ["iPhone16Pro", "iPhone16ProMax"])
        #expect(try bash("render", "--text-size", "=", "AX1") == ["AX1"])
        #expect(try bash("completions", "f") == ["fish"])
        #expect(try bash("render", "c", folder: sandbox.url) == ["checkout", "card"])
        #expect(try bash("help", "doc") == ["doctor"])
    }

    @Test func bashReadsTheScript() throws {
        let shell = try #require(path("bash"))
        #expect(
            try ProgramRun(["-n", "-c", CommandList.table.bashCompletions], program: shell).errors.isEmpty)
    }

    /// What zsh makes of lines, each with a tab at its end.
    private func zsh(_ shell: URL, _ lines: [String], folder: URL) throws -> [String] {
        let completions = folder.appending(path: "completions.zsh")
        try Data(CommandList.table.zshCompletions.utf8).write(to: completions)
        // A shell in a terminal of its own prints the line that the tab has made.
        let script = #"""
            zmodload zsh/zpty
            zpty -b inner zsh -f -i
            zpty -w inner "PS1=; unsetopt zle_bracketed_paste; autoload -Uz compinit; compinit -u -D; source $1;\
             bindkey '^I' complete-word; setopt no_beep no_auto_menu; print READY"
            zpty -r inner out '*READY*READY*'
            for line in "${@:2}"; do
                zpty -w -n inner "$line"$'\t\x01'"print -r -- GOT: "$'\n'
                zpty -r -m inner out $'*\nGOT:*\n'
                print -r -- "${${out##*$'\n'GOT: }%%$'\r'*}"
            done
            """#
        let run = try ProgramRun(
            ["-e", "alarm 60; exec @ARGV", shell.path, "-f", "-c", script, "zsh", completions.path] + lines,
            program: URL(filePath: "/usr/bin/perl"), in: folder)
        return run.text.split(separator: "\n").map(String.init)
    }

    @Test func zshCompletesCommandsOptionsAndValues() throws {
        guard let shell = path("zsh") else {
            return print("zsh is not installed: its completions were not tried")
        }
        let read = try ProgramRun(["-f", "-n", "-c", CommandList.table.zshCompletions], program: shell)
        #expect(read.status == 0 && read.errors.isEmpty, "\(read.errors)")
        let sandbox = try CommandSandbox()
        _ = try sandbox.addCatalog(script: "")
        try Data("checkout\ncard-dark\n".utf8).write(
            to: sandbox.url.appending(path: ".build/formwork-screens.txt"))
        let lines = [
            ("ga", "gallery"), ("snapshot pr", "snapshot prune"), ("render --dar", "render --dark"),
            ("render --device iPhone16ProM", "render --device iPhone16ProMax"),
            ("check --devices iPhoneSE,iPadM", "check --devices iPhoneSE,iPadMini"),
            ("render che", "render checkout"), ("completions fi", "completions fish"),
            ("help doc", "help doctor"),
        ]
        let made = try zsh(shell, lines.map { "formwork \($0.0)" }, folder: sandbox.url)
        #expect(made == lines.map { "formwork \($0.1)" })
    }

    @Test func fishCompletesCommandsAndOptions() throws {
        guard let shell = path("fish") else {
            return print("fish is not installed: its completions were not tried")
        }
        let sandbox = try CommandSandbox()
        _ = try sandbox.addCatalog(script: "")
        try Data("checkout\ncard-dark\n".utf8).write(
            to: sandbox.url.appending(path: ".build/formwork-screens.txt"))
        func completions(_ line: String) throws -> [String] {
            let script = CommandList.table.fishCompletions + "\ncomplete -C '\(line)'"
            let run = try ProgramRun(["--no-config", "-c", script], program: shell, in: sandbox.url)
            #expect(run.errors.isEmpty, "\(run.errors)")
            return run.text.split(separator: "\n").map { String($0.split(separator: "\t")[0]) }
        }
        #expect(try completions("formwork ga").contains("gallery"))
        #expect(try completions("formwork snapshot p") == ["prune"])
        #expect(try completions("formwork render --dar").contains("--dark"))
        #expect(try completions("formwork render --ios ").contains("26"))
        #expect(try completions("formwork render --device iPhone16ProM") == ["iPhone16ProMax"])
        #expect(try completions("formwork render che") == ["checkout"])
        #expect(try completions("formwork help doc") == ["doctor"])
    }
}
