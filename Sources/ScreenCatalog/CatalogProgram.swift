import CatalogMessages
import CommandArguments
import Foundation
import HeadlessUIKit

/// The program of a catalogue: reads arguments, shows screens, writes files and messages.
@MainActor
struct CatalogProgram {
    private let screens: [Screen]

    init(_ screens: [Screen]) { self.screens = screens }

    /// Runs what the arguments say, and ends the process where that fails.
    func run(_ words: [String]) {
        guard let verb = words.first, verb != "--help", verb != "help" else { return printHelp() }
        let writer = MessageWriter.takingOverOutput()
        do {
            guard let call = try CatalogArguments.table.parse(words) else { return }
            guard call.value("--protocol") == "\(CatalogMessage.protocolVersion)" else {
                throw CommandProblem("--protocol=\(CatalogMessage.protocolVersion) is missing")
            }
            try run(call, writer)
            writer.write(.finished)
        } catch {
            writer.write(.failed(screen: nil, reason: "\(error)"))
            exit(2)
        }
    }

    func run(_ call: ParsedCommand, _ writer: MessageWriter) throws {
        switch call.name {
        case "list": writer.write(try list())
        case "sheet": try ContactSheet.write(call)
        default:
            let run = try CatalogRun(call, writer, fileNames: try fileNames())
            // Loading fonts is no screen's work.
            let label = UILabel()
            label.text = "Ag"
            label.sizeToFit()
            for screen in try chosen(call) { run.perform(on: screen) }
        }
    }

    private func list() throws -> CatalogMessage {
        let names = try fileNames()
        let entries = screens.map {
            CatalogEntry(
                name: $0.name, fileName: names[$0.name] ?? $0.fileName, section: $0.section,
                setting: $0.setting)
        }
        return .catalog(version: CatalogMessage.protocolVersion, screens: entries)
    }

    /// The names of files by those of screens: distinct, also where case makes no difference.
    private func fileNames() throws -> [String: String] {
        var names: [String: String] = [:]
        var used: Set<String> = []
        for screen in screens {
            guard names[screen.name] == nil else {
                throw CommandProblem("two screens are named '\(screen.name)'")
            }
            let base = screen.fileName
            let candidates = [base] + (2...screens.count + 1).map { "\(base)-\($0)" }
            names[screen.name] = candidates.first { used.insert($0).inserted } ?? base
        }
        return names
    }

    private func chosen(_ call: ParsedCommand) throws -> [Screen] {
        let names = call.all("--screen")
        guard !names.isEmpty else { return screens }
        return try names.map { name in
            guard let screen = screens.first(where: { $0.name == name }) else {
                let hint = NearestWord.hint(name, among: screens.map(\.name))
                throw CommandProblem("there is no screen '\(name)'" + hint)
            }
            return screen
        }
    }

    private func printHelp() {
        let names = screens.map { "  \($0.name)" }.joined(separator: "\n")
        let text = """
            A catalogue of \(screens.count) screens, which 'formwork' shows:

            \(names)

              swift run formwork watch       shows them while they are edited
              swift run formwork gallery     draws all of them
              swift run formwork help        lists the commands

            """
        FileHandle.standardOutput.write(Data(text.utf8))
    }
}
