import CatalogMessages
import CommandArguments
import Foundation

/// Builds and draws screens when the source changes, and has what the page shows.
protocol ScreenBuilding: Sendable {
    /// Builds the screens.
    ///
    /// - Returns: The seconds of the compiler.
    func build() throws -> Double
    /// Draws the screens.
    ///
    /// - Parameters:
    ///   - names: The screens to begin with.
    ///   - receive: Called with the screens that there are, with each picture and its data, and with each screen that could
    ///     not be shown. Its errors end the drawing.
    /// - Returns: All screens, in their order.
    func draw(
        first names: [String], _ receive: @escaping @Sendable (CatalogMessage, Data?) throws -> Void
    ) throws -> [CatalogEntry]
}

/// The catalogue of a package.
struct CatalogBuilder: ScreenBuilding {
    let package: CatalogPackage
    let product: String
    let call: ParsedCommand
    let folder: URL

    func build() throws -> Double {
        call.has("--skip-build") ? 0 : try package.build(product, showsProgress: false).seconds
    }

    func draw(
        first names: [String], _ receive: @escaping @Sendable (CatalogMessage, Data?) throws -> Void
    ) throws -> [CatalogEntry] {
        let client = try CatalogSession.client(try package.builtProgram(product), call)
        let entries = try client.list()
        try? package.keep(entries)
        let screens = try ScreenChoice(entries).screens(call.operands, command: "watch")
        try receive(.catalog(version: CatalogMessage.protocolVersion, screens: screens), nil)
        let words = ["render"] + call.words(of: CatalogArguments.look + CatalogArguments.drawing)
        let folder = folder
        let all = screens.map(\.name)
        let order = names.filter(all.contains) + all.filter { !names.contains($0) }
        try client.run(words, on: order, into: folder) { message in
            guard case .drawn(let picture) = message, let name = picture.files.first else {
                return try receive(message, nil)
            }
            try receive(
                message, FileManager.default.contents(atPath: folder.appendingPathComponent(name).path))
        }
        return screens
    }
}

/// What the page of `formwork watch` shows, and how it comes about.
final class WatchSession: @unchecked Sendable {
    /// A picture on the page.
    private struct Shown: Encodable {
        var picture: CatalogPicture
        /// A number that is another one for another picture.
        var version: Int
    }

    /// What the page's script reads.
    private struct State: Encodable {
        var title: String
        var isBusy = true
        var screens: [CatalogEntry] = []
        var pictures: [String: Shown] = [:]
        var update = WatchUpdate()
    }

    private let builder: any ScreenBuilding
    private let lock = NSLock()
    private var state: State
    private var files: [String: Data] = [:]
    private var version = 0
    /// The screens that changed last, which are drawn after those that are seen.
    private var recent: [String] = []
    /// The screens that an open page shows without scrolling, which are drawn first.
    private var visible: [String] = []
    /// Whether the source has changed again.
    private var isSuperseded = false
    /// Sends what changes to the pages that are open.
    var server: WatchServer?

    init(title: String, builder: any ScreenBuilding) {
        self.builder = builder
        state = State(title: title)
    }

    /// Builds and draws, and shows what changed.
    ///
    /// - Parameter savedAt: When the source was saved.
    func update(savedAt: Date) -> WatchUpdate {
        var update = WatchUpdate()
        change { $0.isBusy = true }
        let (visible, recent) = lock.withLock { (self.visible, self.recent) }
        let collected = Collected(visible: visible)
        do {
            let start = Date()
            // Where it fails, all of it was the compiler's time.
            do { update.compilerSeconds = try builder.build() } catch {
                update.compilerSeconds = Date().timeIntervalSince(start)
                throw error
            }
            let drawingStart = Date()
            let screens = try builder.draw(first: visible + recent.filter { !visible.contains($0) }) {
                [self] message, data in
                guard !lock.withLock({ isSuperseded }) else { throw Superseded() }
                if case .catalog(_, let entries) = message { show(entries, collected) }
                if let name = receive(message, data) { collected.add(name) }
                if case .drawn(let picture) = message { collected.arrived(picture.screen) }
                if case .failed(.some(let screen), let reason) = message {
                    collected.add(CatalogResults.Failure(screen: screen, reason: reason))
                }
            }
            update.drawingSeconds = Date().timeIntervalSince(drawingStart)
            // What is drawn after the first picture that changed is on its way while the first is looked at.
            if let first = collected.first {
                update.firstSeconds = max(0, first.timeIntervalSince(savedAt) - update.compilerSeconds)
            }
            if let seen = collected.allVisible {
                update.visibleSeconds = max(0, seen.timeIntervalSince(savedAt) - update.compilerSeconds)
            }
            (update.changed, update.failures) = collected.sorted(by: screens)
            lock.withLock {
                let names = Set(screens.map(\.name)).subtracting(update.failures.map(\.screen))
                state.screens = screens
                state.pictures = state.pictures.filter { names.contains($0.key) }
                update.pictureCount = state.pictures.count
                if !update.changed.isEmpty { self.recent = update.changed }
            }
        } catch is Superseded {
            update.isSuperseded = true
            update.changed = collected.sorted(by: lock.withLock { state.screens }).0
            lock.withLock {
                update.pictureCount = state.pictures.count
                // What was drawn already may look the same after the change, and what was not is as interesting.
                if !update.changed.isEmpty { self.recent = update.changed }
            }
        } catch let failure as CommandFailure {
            update.problem = failure.text
        } catch {
            update.problem = "\(error)"
        }
        update.ownSeconds = max(0, Date().timeIntervalSince(savedAt) - update.compilerSeconds)
        let result = update
        change {
            $0.isBusy = false
            $0.update = result
        }
        return result
    }

    /// Ends the drawing that is under way, because the source has changed again. `false` is what the next one begins with.
    func supersede(_ isSuperseded: Bool = true) { lock.withLock { self.isSuperseded = isSuperseded } }

    /// Shows which screens there are, before they are drawn.
    private func show(_ entries: [CatalogEntry], _ collected: Collected) {
        collected.existing(Set(entries.map(\.name)))
        change { $0.screens = entries }
    }

    /// Takes a picture in; returns the screen's name where it is another one than before.
    private func receive(_ message: CatalogMessage, _ data: Data?) -> String? {
        guard case .drawn(let picture) = message, let data, let name = picture.files.first else { return nil }
        let isNew = lock.withLock {
            guard files[name] != data || state.pictures[picture.screen] == nil else { return false }
            version += 1
            files[name] = data
            state.pictures[picture.screen] = Shown(picture: picture, version: version)
            if !state.screens.contains(where: { $0.name == picture.screen }) {
                state.screens.append(
                    CatalogEntry(name: picture.screen, fileName: name, section: "", setting: picture.setting))
            }
            return true
        }
        if isNew { change { _ in } }
        return isNew ? picture.screen : nil
    }

    private func change(_ body: (inout State) -> Void) {
        lock.withLock { body(&state) }
        server?.send(stateData)
    }

    private var stateData: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return lock.withLock { (try? encoder.encode(state)) ?? Data("{}".utf8) }
    }

    /// What a path of the page is; nil where there is nothing.
    func page(_ path: String) -> WatchServer.Content? {
        switch path {
        case "/":
            return WatchServer.Content(type: "text/html; charset=utf-8", data: Data(WatchPage.html.utf8))
        case "/state": return WatchServer.Content(type: "application/json", data: stateData)
        case _ where path.hasPrefix("/visible/"):
            let names = path.dropFirst("/visible/".count).split(separator: "\n").map(String.init)
            lock.withLock { visible = names }
            return WatchServer.Content(type: "text/plain", data: Data())
        default:
            let name = String(path.dropFirst("/pictures/".count))
            guard path.hasPrefix("/pictures/"), let data = lock.withLock({ files[name] }) else { return nil }
            return WatchServer.Content(type: "image/png", data: data)
        }
    }
}

/// The drawing is of a source that has changed since.
private struct Superseded: Error {}

/// What a drawing has yielded so far.
private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private var names: Set<String> = []
    private var failures: [CatalogResults.Failure] = []
    private var firstTime: Date?
    private var visibleTime: Date?
    private var missing: Set<String>

    /// - Parameter visible: The screens that a page shows without scrolling.
    init(visible: [String]) { missing = Set(visible) }

    /// When the first picture that is another one came.
    var first: Date? { lock.withLock { firstTime } }
    /// When the last of the screens came that are seen; nil where none is.
    var allVisible: Date? { lock.withLock { visibleTime } }

    func add(_ name: String) {
        lock.withLock {
            names.insert(name)
            firstTime = firstTime ?? Date()
        }
    }

    func add(_ failure: CatalogResults.Failure) {
        lock.withLock { failures.append(failure) }
        arrived(failure.screen)
    }

    /// Takes note of the screens that there are: others are not waited for.
    func existing(_ all: Set<String>) { lock.withLock { missing.formIntersection(all) } }

    /// Takes note of a screen that is drawn.
    func arrived(_ screen: String) {
        lock.withLock { if missing.remove(screen) != nil, missing.isEmpty { visibleTime = Date() } }
    }

    func sorted(by screens: [CatalogEntry]) -> ([String], [CatalogResults.Failure]) {
        lock.withLock {
            let order = screens.map(\.name)
            return (
                order.filter(names.contains),
                order.compactMap { name in failures.first { $0.screen == name } }
            )
        }
    }
}
