import CatalogMessages
import CommandArguments
import Foundation

/// Calls the program of a catalogue, and reads its messages. A screen that ends the program is left out, and the rest goes on.
struct CatalogClient: Sendable {
    let program: URL
    /// Seconds after which a screen is given up.
    var patience = 60.0
    /// How many programs work at the same time.
    var jobs = 1
    /// Whether what screens print is passed on.
    var showsOutput = true

    /// The screens that there are.
    func list() throws -> [CatalogEntry] {
        let call = CatalogProcess(
            program, ["list", "--protocol=1"], patience: patience, showsOutput: showsOutput)
        var screens: [CatalogEntry]?
        let end = try call.run { message in
            switch message {
            case .catalog(let version, let entries):
                guard version == CatalogMessage.protocolVersion else {
                    throw CommandFailure(
                        "\(program.lastPathComponent) has messages of version \(version), and this is "
                            + "\(CatalogMessage.protocolVersion): build both of one version of Formwork",
                        ExitStatus.build)
                }
                screens = entries
            case .failed(_, let reason): throw CommandFailure(reason, ExitStatus.usage)
            default: break
            }
        }
        guard let screens else {
            throw CommandFailure(
                "\(program.lastPathComponent) does not list its screens: \(end.reason); its @main type has to be a "
                    + "ScreenCatalog", ExitStatus.build)
        }
        return screens
    }

    /// Draws `sheet.png` in a folder, of the pictures that a file lists.
    func sheet(list: URL, into folder: URL) throws {
        let words = ["sheet", "--protocol=1", "--list=\(list.path)", "--into=\(folder.path)"]
        let end = try CatalogProcess(program, words, patience: patience, showsOutput: showsOutput).run {
            message in
            if case .failed(_, let reason) = message { throw CommandFailure(reason, ExitStatus.screens) }
        }
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("sheet.png").path) else {
            throw CommandFailure("the sheet was not drawn: \(end.reason)", ExitStatus.screens)
        }
    }

    /// Does something with screens, in several programs at the same time.
    ///
    /// - Parameters:
    ///   - words: The verb and its options.
    ///   - screens: The screens' exact names.
    ///   - folder: Where files are written.
    ///   - receive: Called with each message, one after another. Its errors end the work.
    func run(
        _ words: [String], on screens: [String], into folder: URL,
        _ receive: @escaping @Sendable (CatalogMessage) throws -> Void
    ) throws {
        let count = max(1, min(jobs, screens.count))
        let lists = (0..<count).map { job in
            screens.indices.filter { $0 % count == job }.map { screens[$0] }
        }
        let (lock, failures) = (NSLock(), Failures())
        DispatchQueue.concurrentPerform(iterations: count) { job in
            do {
                try runAlone(words, on: lists[job], into: folder) { message in
                    try lock.withLock { try receive(message) }
                }
            } catch {
                failures.add(error)
            }
        }
        if let first = failures.first { throw first }
    }

    private final class Failures: @unchecked Sendable {
        private let lock = NSLock()
        private var errors: [any Error] = []

        func add(_ error: any Error) { lock.withLock { errors.append(error) } }
        var first: (any Error)? { lock.withLock { errors.first } }
    }

    private func runAlone(
        _ words: [String], on screens: [String], into folder: URL, _ receive: (CatalogMessage) throws -> Void
    ) throws {
        var rest = screens
        while !rest.isEmpty {
            let names = rest.map { "--screen=\($0)" }
            let arguments = words + ["--protocol=1", "--into=\(folder.path)"] + names
            let call = CatalogProcess(program, arguments, patience: patience, showsOutput: showsOutput)
            var current: String?
            var isFinished = false
            let end = try call.run { message in
                switch message {
                case .started(let screen):
                    current = screen
                case .drawn, .inspected, .checked, .failed(.some, _):
                    if let done = current { rest.removeAll { $0 == done } }
                    current = nil
                case .failed(nil, let reason): throw CommandFailure(reason, ExitStatus.usage)
                case .finished: isFinished = true
                case .catalog, .advice: break
                }
                try receive(message)
            }
            guard !isFinished else { return }
            guard let culprit = current else {
                throw CommandFailure("\(program.lastPathComponent) ended: \(end.reason)", ExitStatus.screens)
            }
            // The screen ended the program: the others are shown by a new one.
            rest.removeAll { $0 == culprit }
            try receive(.failed(screen: culprit, reason: end.reason))
        }
    }
}
