import CatalogMessages
import CommandArguments
import Foundation

/// `formwork watch`.
enum WatchCommand {
    static let command = Formwork.Command(specification, run)

    private static let specification: CommandSpecification = {
        var watch = CommandSpecification(
            "watch", "Shows screens on a page that follows each change of the source.")
        watch.discussion = """
            The page is served on this machine alone. When a source or a resource of the package, or of a package that it \
            depends on by path, is saved, the catalogue is built and drawn again, and what changed appears on the page; errors of \
            the compiler appear there too. Each time is printed, the compiler's and the command's own. Ctrl-C ends it.
            """
        watch.operands = [CommandList.screenOperand.repeatable]
        watch.options =
            [
                CommandOption(
                    "--port", .text("PORT"), "the port of the page; the first free one from 8787 by default"),
                CommandOption("--open", "opens the page in the browser"),
                CommandOption("--json", "each update as a line of JSON on the output"),
            ] + CatalogArguments.look + CatalogArguments.drawing + CommandList.catalogOptions
        watch.examples = [
            CommandSpecification.Example("watch", "all screens"),
            CommandSpecification.Example(
                "watch Checkout --dark --text-size AX3", "one screen, as a user sees it"),
        ]
        return watch
    }()

    @Sendable
    private static func run(_ call: ParsedCommand) throws -> Int32 {
        Interruption.shared.begin()
        let package = try CatalogPackage(call)
        let product = try package.catalogProduct()
        let folders = try package.sourceFolders()
        let work = try WorkFolder(in: FileManager.default.temporaryDirectory)
        let builder = CatalogBuilder(package: package, product: product, call: call, folder: work.url)
        let session = WatchSession(title: product, builder: builder)
        let server = try WatchServer(port: try port(call), isFixed: call.has("--port")) { session.page($0) }
        session.server = server
        // Changes from here on count.
        let watcher = try SourceWatcher(folders, excluding: package.scratch)
        let address = "http://127.0.0.1:\(server.port)/"
        Output.note("\(product): \(address)")
        if call.has("--open") { _ = try? SwiftCommand(program: ["xdg-open", address]).output() }
        let changes = ChangeQueue(watcher) { session.supersede() }
        report(session.update(savedAt: Date()), call)
        while true {
            let saved = try changes.next()
            session.supersede(false)
            report(session.update(savedAt: saved), call)
        }
    }

    private static func port(_ call: ParsedCommand) throws -> UInt16 {
        guard let text = call.value("--port") else { return 8787 }
        guard let port = UInt16(text), port > 0 else {
            throw CommandProblem("--port takes a number from 1 to 65535, not '\(text)'", command: "watch")
        }
        return port
    }

    private static func report(_ update: WatchUpdate, _ call: ParsedCommand) {
        if call.has("--json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            if let data = try? encoder.encode(update) { Output.write(String(decoding: data, as: UTF8.self)) }
        } else {
            ProgressBar.clear()
            Output.write(update.text)
        }
    }
}
