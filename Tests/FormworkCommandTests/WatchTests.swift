import CatalogMessages
import Foundation
import Testing

@testable import FormworkCommand

/// What happens between saving and the page.
@Suite(.serialized) struct WatchTests {
    /// Draws what a file says, without a compiler.
    private struct FileBuilder: ScreenBuilding {
        let file: URL

        func build() throws -> Double {
            let text = try String(contentsOf: file, encoding: .utf8)
            if text.contains("error") { throw CommandFailure("\(file.path):1: error: no", ExitStatus.build) }
            return 0
        }

        func draw(
            first names: [String], _ receive: @escaping @Sendable (CatalogMessage, Data?) throws -> Void
        ) throws -> [CatalogEntry] {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let entries = lines.map { line in
                let name = String(line.split(separator: " ")[0])
                return CatalogEntry(name: name, fileName: name, section: "", setting: "")
            }
            try receive(.catalog(version: 1, screens: entries), nil)
            let isEarly = { (line: Substring) in names.contains { line.hasPrefix($0 + " ") } }
            for line in lines.filter(isEarly) + lines.filter({ !isEarly($0) }) {
                let name = String(line.split(separator: " ")[0])
                while line.hasSuffix("wait"), !FileManager.default.fileExists(atPath: file.path + ".go") {
                    try receive(.started(screen: name), nil)
                    usleep(2000)
                }
                var picture = CatalogPicture(screen: name)
                picture.files = ["\(name).png"]
                if line.hasSuffix("trap") {
                    try receive(.failed(screen: name, reason: "Fatal error"), nil)
                } else {
                    try receive(.drawn(picture: picture), Data(line.utf8))
                }
            }
            return entries
        }
    }

    private func session(_ file: URL) throws -> (WatchSession, WatchServer) {
        let session = WatchSession(title: "Screens", builder: FileBuilder(file: file))
        let server = try WatchServer(port: 0, isFixed: true) { session.page($0) }
        session.server = server
        return (session, server)
    }

    @Test func savingReachesThePageWithinTwoSeconds() async throws {
        let sandbox = try CommandSandbox()
        let file = sandbox.url.appending(path: "Sources/App/Screens.swift")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("one 1\ntwo 1\n".utf8).write(to: file)
        let (session, server) = try session(file)
        defer { server.stop() }
        let watcher = try SourceWatcher([sandbox.url])
        #expect(session.update(savedAt: Date()).changed == ["one", "two"])
        let page = EventReader(port: server.port)
        #expect(try page.waitForEvent { $0.contains("\"isBusy\":false") })

        let saved = Date()
        try Data("one 1\ntwo 2\n".utf8).write(to: file, options: .atomic)
        let first = try watcher.waitForChange()
        let update = session.update(savedAt: first)
        #expect(update.changed == ["two"])
        #expect(update.pictureCount == 2)
        #expect(
            try page.waitForEvent { $0.contains("\"isBusy\":false") && $0.contains("\"changed\":[\"two\"]") })
        let seconds = Date().timeIntervalSince(saved)
        #expect(seconds < 2, "\(seconds)")
        #expect(update.ownSeconds < 2 && update.firstSeconds <= update.ownSeconds)
        #expect(String(decoding: session.page("/pictures/two.png")?.data ?? Data(), as: UTF8.self) == "two 2")
    }

    @Test func whatIsSeenIsDrawnFirstAndTheRestFollows() throws {
        let sandbox = try CommandSandbox()
        let file = sandbox.url.appending(path: "Screens.swift")
        // The first screen of the catalogue takes as long as the test lets it.
        try Data("slow wait\nlow 1\nseen 1\n".utf8).write(to: file)
        let (session, server) = try session(file)
        defer { server.stop() }
        _ = session.page("/visible/seen\nlow\ngone")
        let page = EventReader(port: server.port)
        let update = Background { session.update(savedAt: Date()) }
        // All screens are listed before they are drawn, and those that are seen arrive while the slow one is not done.
        #expect(
            try page.waitForEvent {
                $0.contains("\"name\":\"slow\"") && $0.contains("low.png") && $0.contains("seen.png")
            })
        #expect(session.page("/pictures/slow.png") == nil)
        try Data().write(to: URL(filePath: file.path + ".go"))
        let done = update.wait()
        #expect(done.changed == ["slow", "low", "seen"] && !done.isSuperseded)
        #expect(0 < done.firstSeconds && done.firstSeconds <= done.visibleSeconds)
        #expect(done.visibleSeconds <= done.ownSeconds)
    }

    @Test func aNewerChangeEndsTheDrawing() throws {
        let sandbox = try CommandSandbox()
        let file = sandbox.url.appending(path: "Screens.swift")
        try Data("one 1\nslow wait\n".utf8).write(to: file)
        let (session, server) = try session(file)
        defer { server.stop() }
        let changes = ChangeQueue(try SourceWatcher([sandbox.url])) { session.supersede() }
        let page = EventReader(port: server.port)
        let update = Background { session.update(savedAt: Date()) }
        #expect(try page.waitForEvent { $0.contains("one.png") })
        let saved = Date()
        try Data("one 2\nslow 2\n".utf8).write(to: file, options: .atomic)
        let first = update.wait()
        #expect(first.isSuperseded && first.changed == ["one"] && first.problem == nil)
        let next = try changes.next()
        #expect(next >= saved)
        session.supersede(false)
        let second = session.update(savedAt: next)
        #expect(second.changed == ["one", "slow"] && second.pictureCount == 2 && !second.isSuperseded)
        #expect(Date().timeIntervalSince(saved) < 2)
    }

    @Test func errorsAreShownAndPicturesStay() throws {
        let sandbox = try CommandSandbox()
        let file = sandbox.url.appending(path: "Screens.swift")
        try Data("one 1\ntwo 1\n".utf8).write(to: file)
        let (session, server) = try session(file)
        defer { server.stop() }
        _ = session.update(savedAt: Date())
        try Data("error".utf8).write(to: file)
        #expect(session.update(savedAt: Date()).problem?.hasSuffix("error: no") == true)
        #expect(session.page("/pictures/one.png") != nil)
        try Data("one 1\ntwo trap\n".utf8).write(to: file)
        let update = session.update(savedAt: Date())
        #expect(update.failures == [CatalogResults.Failure(screen: "two", reason: "Fatal error")])
        #expect(update.pictureCount == 1)
    }

    @Test func newFoldersAreWatchedAndEditorsFilesAreNot() throws {
        let sandbox = try CommandSandbox()
        let watcher = try SourceWatcher([sandbox.url], excluding: sandbox.url.appending(path: "built"))
        let folder = sandbox.url.appending(path: "Sources/New")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data().write(to: sandbox.url.appending(path: ".hidden.swift"))
        try Data().write(to: sandbox.url.appending(path: "a.swift~"))
        try Data().write(to: sandbox.url.appending(path: "A.swift"))
        _ = try watcher.waitForChange()
        try Data().write(to: folder.appending(path: "B.swift"))
        _ = try watcher.waitForChange()
        #expect(SourceWatcher.isWatched("Card.swift") && SourceWatcher.isWatched("icon.png"))
        #expect(!SourceWatcher.isWatched(".Card.swift.swp") && !SourceWatcher.isWatched("4913"))
    }

    @Test func thePageIsForThisMachineAlone() throws {
        let server = try WatchServer(port: 0, isFixed: true) { path in
            path == "/" ? WatchServer.Content(type: "text/plain", data: Data("page".utf8)) : nil
        }
        defer { server.stop() }
        func status(_ request: String) throws -> String {
            let reader = EventReader(port: server.port, request: request)
            return try reader.readAll().split(separator: "\r\n").first.map(String.init) ?? ""
        }
        let host = "Host: 127.0.0.1:\(server.port)\r\n\r\n"
        #expect(try status("GET / HTTP/1.1\r\n" + host) == "HTTP/1.1 200 OK")
        #expect(try status("GET /../etc/passwd HTTP/1.1\r\n" + host) == "HTTP/1.1 404 Not Found")
        #expect(try status("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n") == "HTTP/1.1 403 Forbidden")
        #expect(try status("POST / HTTP/1.1\r\n" + host) == "HTTP/1.1 403 Forbidden")
        #expect(try status("\u{0}\r\n\r\n") == "HTTP/1.1 403 Forbidden")
        #expect(throws: CommandFailure.self) {
            try WatchServer(port: server.port, isFixed: true) { _ in nil }
        }
    }

    @Test func localPackagesAreFound() {
        let manifest =
            #"dependencies: [.package(path: "../Kit"), .package(url: "https://a", from: "1.0.0"), .package(name: "B", path: "B")]"#
        #expect(CatalogPackage.localPaths(manifest) == ["../Kit", "B"])
    }

    @Test func screensAreChosenByNamesAndPatterns() throws {
        let names = ["Checkout", "Checkout, dark", "Card"]
        let entries = names.map {
            CatalogEntry(name: $0, fileName: $0.lowercased(), section: "", setting: "")
        }
        func chosen(_ words: String...) throws -> [String] {
            try ScreenChoice(entries).screens(words, command: "render").map(\.name)
        }
        #expect(try chosen() == names)
        #expect(try chosen("card", "checkout") == ["Checkout", "Card"])
        #expect(try chosen("check*") == ["Checkout", "Checkout, dark"])
        #expect(try chosen("*out*d*") == ["Checkout, dark"])
        #expect(throws: (any Error).self) { try chosen("*zzz*") }
    }

    @Test func errorsOfABuildAreShownWithoutTheRest() {
        let output = """
            [1/5] Compiling App Card.swift
            /p/Card.swift:3:5: error: cannot find 'x'
             1 | a
             3 |     x
               |     `- error: cannot find 'x'
            /p/Card.swift:3:5: error: cannot find 'x'
            [2/5] Linking
            """
        let text = BuildMessages.text(of: output, "Screens")
        #expect(
            text.hasPrefix(
                "Screens was not built, one error\n/p/Card.swift:3:5: error: cannot find 'x'\n 1 | a"))
        #expect(!text.contains("Linking"))
        #expect(BuildMessages.text(of: "odd\n", "Screens") == "Screens was not built\nodd")
    }
}

/// Work on a thread of its own: it waits, which tasks must not.
private final class Background<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    init(_ work: @escaping @Sendable () -> Value) {
        Thread.detachNewThread { [self] in
            let result = work()
            condition.withLock {
                value = result
                condition.signal()
            }
        }
    }

    /// Waits until the work is done.
    func wait() -> Value {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let value { return value }
            condition.wait()
        }
    }
}

/// Reads what a server sends.
private final class EventReader {
    private let connection: Int32
    private var text = ""

    init(port: UInt16, request: String? = nil) {
        connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                _ = connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        var limit = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        let head = request ?? "GET /events HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
        _ = head.withCString { send(connection, $0, head.utf8.count, 0) }
    }

    deinit { close(connection) }

    /// Reads until an event is as a condition says.
    func waitForEvent(_ condition: (String) -> Bool) throws -> Bool {
        while true {
            while let end = text.range(of: "\n\n") {
                let event = String(text[..<end.lowerBound])
                text = String(text[end.upperBound...])
                if condition(event) { return true }
            }
            guard let more = readSome() else { return false }
            text += more
        }
    }

    func readAll() throws -> String {
        while let more = readSome() { text += more }
        return text
    }

    private func readSome() -> String? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(connection, &buffer, buffer.count, 0)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
    }
}
