import CatalogMessages
import CommandArguments
import Foundation

/// `formwork inspect`.
enum InspectCommand {
    static let command = Formwork.Command(specification, run)

    private static let specification: CommandSpecification = {
        var inspect = CommandSpecification("inspect", "Prints what is where on a screen, and why.")
        inspect.discussion = """
            Without an option the tree of views is printed, with frames, texts and what lays each view out. Several screens \
            are printed one after another, or written to a folder by -o.
            """
        inspect.operands = [CommandList.screenOperand.repeatable]
        inspect.options =
            [
                CommandOption("--tree", "the tree for people (by default)"),
                CommandOption(
                    "--compact", "the tree for programs: a line for each view, in a documented format"),
                CommandOption("--json", "the whole capture as JSON"),
                CommandOption(
                    "--html", "a page with the picture, the tree and the reasons; needs no network"),
                CommandOption(
                    "--variants",
                    "with --html: also dark, large text, right to left and a small phone, with a switch"),
                CommandOption(
                    "--why", .text("VIEW"),
                    "why the views of a name are where they are: a property, an identifier or a class"),
                CommandOption(
                    "-o, --output", .file("PATH"),
                    "a file, or a folder for several screens; by default it is printed"),
            ] + CatalogArguments.look + CommandList.catalogOptions
        inspect.examples = [
            CommandSpecification.Example("inspect Checkout", "the tree of views"),
            CommandSpecification.Example("inspect Checkout --why saveButton", "what decides its edges"),
            CommandSpecification.Example("inspect Checkout --html -o checkout.html", "a page to look at"),
        ]
        return inspect
    }()

    @Sendable
    private static func run(_ call: ParsedCommand) throws -> Int32 {
        let kinds = ["tree", "compact", "json", "html", "why"].filter { call.has("--\($0)") }
        guard kinds.count < 2 else {
            throw CommandProblem("--\(kinds[0]) and --\(kinds[1]) exclude each other", command: "inspect")
        }
        let format = kinds.first ?? "tree"
        let session = try CatalogSession(call)
        let screens = try session.chosen(call.operands, command: "inspect")
        let output = call.value("--output") ?? (format == "html" ? "." : nil)
        let target = output.map { Target($0, count: screens.count) }
        let work = try WorkFolder(in: target?.folder ?? FileManager.default.temporaryDirectory)
        var words = ["inspect", "--format=\(format)"] + call.words(of: CatalogArguments.look)
        if call.has("--variants") { words.append("--variants") }
        if let view = call.value("--why") { words.append("--view=\(view)") }
        let results = CatalogResults(screens)
        try session.client.run(words, on: screens.map(\.name), into: work.url) { results.add($0) }
        results.printFailures()
        for capture in results.captures {
            if let target {
                let file = target.file ?? target.folder.appendingPathComponent(capture.file)
                try work.move(capture.file, to: file)
                Output.write(file.path)
            } else {
                let data = try Data(contentsOf: work.url.appendingPathComponent(capture.file))
                if screens.count > 1, format != "json" {
                    Output.write(Terminal.output.colored("\(capture.screen), \(capture.setting):", .blue))
                }
                let text = String(decoding: data, as: UTF8.self)
                Output.write(text.hasSuffix("\n") ? String(text.dropLast()) : text)
            }
        }
        return results.failures.isEmpty ? ExitStatus.fine : ExitStatus.screens
    }

    /// Where files go.
    private struct Target {
        let folder: URL
        let file: URL?

        init(_ path: String, count: Int) {
            let url = Paths.url(path)
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            if count > 1 || path.hasSuffix("/") || (exists && isFolder.boolValue) {
                (folder, file) = (url, nil)
            } else {
                (folder, file) = (url.deletingLastPathComponent(), url)
            }
        }
    }
}
