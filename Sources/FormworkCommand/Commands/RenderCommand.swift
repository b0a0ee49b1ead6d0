import CatalogMessages
import CommandArguments
import Foundation

/// `formwork render`.
enum RenderCommand {
    static let command = Formwork.Command(specification, run)

    private static let specification: CommandSpecification = {
        var render = CommandSpecification("render", "Draws screens as PNG, SVG or PDF.")
        render.discussion = """
            The package is built, its catalogue makes the screens, and each is laid out and drawn once. Options of the look \
            replace what the catalogue says. A view is drawn by itself, and with --device at the top of that device.
            """
        render.operands = [CommandList.screenOperand.repeatable]
        render.options =
            [
                CommandOption(
                    "-o, --output", .file("PATH"),
                    "a file of one screen, whose ending chooses the kind; or a folder; by default the current one"
                ),
                CommandOption(
                    "--format", .choices("A,B", ["png", "svg", "pdf"]), "the kinds of files; png by default"),
            ] + CatalogArguments.look + CatalogArguments.drawing + [CommandList.json]
            + CommandList.catalogOptions
        render.examples = [
            CommandSpecification.Example(
                "render Checkout --device iPhone16 --dark -o out.png", "one picture"),
            CommandSpecification.Example(
                "render 'settings*' --text-size AX5 --format png,pdf -o pictures/",
                "several, as files of a folder"),
        ]
        return render
    }()

    /// The result for programs.
    private struct Result: Encodable {
        var pictures: [CatalogPicture]
        var failures: [CatalogResults.Failure]
    }

    @Sendable
    private static func run(_ call: ParsedCommand) throws -> Int32 {
        let target = try Target(call)
        let session = try CatalogSession(call)
        let screens = try session.chosen(call.operands, command: "render")
        if target.file != nil, screens.count > 1 {
            throw CommandProblem(
                "\(screens.count) screens do not fit into one file; let -o name a folder", command: "render")
        }
        let work = try WorkFolder(in: target.folder)
        let words =
            ["render", "--formats=\(target.formats.joined(separator: ","))"]
            + call.words(of: CatalogArguments.look + CatalogArguments.drawing)
        let results = CatalogResults(screens)
        try session.client.run(words, on: screens.map(\.name), into: work.url) { results.add($0) }
        var pictures = results.pictures
        for index in pictures.indices {
            pictures[index].files = try pictures[index].files.map { name in
                let file = target.file ?? target.folder.appendingPathComponent(name)
                try work.move(name, to: file)
                return file.path
            }
        }
        results.printFailures()
        if call.has("--json") {
            try Output.json(Result(pictures: pictures, failures: results.failures))
        } else {
            for picture in pictures { Output.write(line(picture)) }
        }
        return results.failures.isEmpty ? ExitStatus.fine : ExitStatus.screens
    }

    private static func line(_ picture: CatalogPicture) -> String {
        let files = picture.files.joined(separator: " ")
        let times = String(
            format: "layout %.1f ms, drawing %.1f ms", picture.layoutMilliseconds, picture.drawingMilliseconds
        )
        return "\(files): \(picture.screen), \(picture.setting), "
            + Terminal.output.colored("\(picture.viewCount) views, \(times)", .grey)
    }

    /// Where files go.
    struct Target {
        /// The folder.
        let folder: URL
        /// The file of the only screen; nil where files have the names of screens.
        let file: URL?
        let formats: [String]

        init(_ call: ParsedCommand) throws {
            let formats = call.list("--format")
            guard let path = call.value("--output") else {
                (folder, file, self.formats) = (Paths.url("."), nil, formats ?? ["png"])
                return
            }
            let url = Paths.url(path)
            let ending = url.pathExtension.lowercased()
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            if path.hasSuffix("/") || (exists && isFolder.boolValue) || ending.isEmpty {
                (folder, file, self.formats) = (url, nil, formats ?? ["png"])
                return
            }
            guard ["png", "svg", "pdf"].contains(ending) else {
                throw CommandProblem(
                    "'\(path)' ends in .\(ending); files are .png, .svg or .pdf, and folders end in /",
                    command: "render")
            }
            if let formats, formats != [ending] {
                throw CommandProblem(
                    "'\(path)' is a file, and --format is \(formats.joined(separator: ",")); let -o name a folder",
                    command: "render")
            }
            (folder, file, self.formats) = (url.deletingLastPathComponent(), url, [ending])
        }
    }
}
