import CatalogMessages
import CommandArguments
import Foundation

/// `formwork gallery`.
enum GalleryCommand {
    static let command = Formwork.Command(specification, run)

    private static let specification: CommandSpecification = {
        var gallery = CommandSpecification(
            "gallery", "Draws all screens, with a page and a sheet that show them.")
        gallery.operands = [CommandList.screenOperand.repeatable]
        gallery.options =
            [
                CommandOption(
                    "-o, --output", .folder("FOLDER"),
                    "where files go; .build/gallery of the package by default"),
                CommandOption("--sheet", "also sheet.png, all pictures in one"),
            ] + CatalogArguments.look + CatalogArguments.drawing + [CommandList.json]
            + CommandList.catalogOptions
        gallery.examples = [
            CommandSpecification.Example("gallery", "draws everything; open .build/gallery/index.html"),
            CommandSpecification.Example(
                "gallery --dark --language de -o german --sheet", "another look of it"),
        ]
        return gallery
    }()

    /// The result for programs.
    private struct Result: Encodable {
        var page: String
        var sheet: String?
        var pictures: [CatalogPicture]
        var failures: [CatalogResults.Failure]
    }

    @Sendable
    private static func run(_ call: ParsedCommand) throws -> Int32 {
        let session = try CatalogSession(call)
        let screens = try session.chosen(call.operands, command: "gallery")
        let folder =
            call.value("--output").map(Paths.url)
            ?? session.package.scratch.appendingPathComponent("gallery", isDirectory: true)
        let work = try WorkFolder(in: folder)
        let results = CatalogResults(screens)
        let words = ["render"] + call.words(of: CatalogArguments.look + CatalogArguments.drawing)
        try session.client.run(words, on: screens.map(\.name), into: work.url) { results.add($0) }
        let pictures = results.pictures
        var sheet: URL?
        if call.has("--sheet") {
            try drawSheet(pictures, session.client, work)
            sheet = folder.appendingPathComponent("sheet.png")
            try work.move("sheet.png", to: folder.appendingPathComponent("sheet.png"))
        }
        for name in pictures.flatMap(\.files) { try work.move(name, to: folder.appendingPathComponent(name)) }
        let page = folder.appendingPathComponent("index.html")
        let html = GalleryPage(
            title: session.product, screens: screens, pictures: pictures, failures: results.failures
        ).html
        try work.write(Data(html.utf8), to: page)
        results.printFailures()
        if call.has("--json") {
            try Output.json(
                Result(page: page.path, sheet: sheet?.path, pictures: pictures, failures: results.failures))
        } else {
            let count = pictures.count == 1 ? "1 screen" : "\(pictures.count) screens"
            Output.write("\(count): \(page.path)")
            if let sheet { Output.write(sheet.path) }
        }
        return results.failures.isEmpty ? ExitStatus.fine : ExitStatus.screens
    }

    private static func drawSheet(_ pictures: [CatalogPicture], _ client: CatalogClient, _ work: WorkFolder)
        throws
    {
        let absolute = pictures.map { picture in
            var picture = picture
            picture.files = picture.files.map { work.url.appendingPathComponent($0).path }
            return picture
        }
        let list = work.url.appendingPathComponent("sheet.json")
        try JSONEncoder().encode(absolute).write(to: list)
        try client.sheet(list: list, into: work.url)
    }
}
