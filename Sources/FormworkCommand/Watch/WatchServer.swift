import Foundation

/// A server of pages for this machine alone: a few paths, and a stream of events.
final class WatchServer: @unchecked Sendable {
    /// What a path is.
    struct Content: Sendable {
        var type: String
        var data: Data
    }

    /// The port on 127.0.0.1.
    let port: UInt16
    private let acceptor: Int32
    private let content: @Sendable (String) -> Content?
    private let lock = NSLock()
    /// The connections of the pages that are open.
    private var streams: Set<Int32> = []
    private let sending = DispatchQueue(label: "formwork.events")

    /// Opens a port and serves.
    ///
    /// - Parameters:
    ///   - port: The port, or 0 for any.
    ///   - isFixed: Whether no other one is tried where it is taken.
    ///   - content: What a path is; called on any thread.
    init(port: UInt16, isFixed: Bool, content: @escaping @Sendable (String) -> Content?) throws {
        signal(SIGPIPE, SIG_IGN)
        self.content = content
        var candidate = port
        var opened = Self.open(candidate)
        while opened < 0, !isFixed, port > 0, candidate < port &+ 20 {
            candidate += 1
            opened = Self.open(candidate)
        }
        guard opened >= 0 else {
            throw CommandFailure(
                "the port \(port) cannot be opened: \(String(cString: strerror(-opened))); --port chooses another",
                ExitStatus.files)
        }
        acceptor = opened
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { _ = getsockname(opened, $0, &length) }
        }
        self.port = UInt16(bigEndian: address.sin_port)
        Thread.detachNewThread { [weak self, acceptor] in
            while true {
                let connection = accept(acceptor, nil, nil)
                guard connection >= 0 else { if errno == EINTR { continue } else { return } }
                guard let self else { return _ = close(connection) }
                Thread.detachNewThread { self.serve(connection) }
            }
        }
    }

    /// Ends the server.
    func stop() {
        shutdown(acceptor, Int32(SHUT_RDWR))
        close(acceptor)
        lock.withLock {
            for stream in streams { shutdown(stream, Int32(SHUT_RDWR)) }
        }
    }

    /// The listening socket of a port; the negative number of the error where it cannot be opened.
    private static func open(_ port: UInt16) -> Int32 {
        let acceptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard acceptor >= 0 else { return -errno }
        var yes: Int32 = 1
        setsockopt(acceptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(acceptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard isBound == 0, listen(acceptor, 32) == 0 else {
            let number = errno
            close(acceptor)
            return -number
        }
        return acceptor
    }

    // MARK: Events

    /// Sends an event to every page that is open.
    func send(_ data: Data) {
        sending.async { [self] in
            let event = Data("data: ".utf8) + data + Data("\n\n".utf8)
            for stream in lock.withLock({ streams }) where !Self.write(event, stream) { end(stream) }
        }
    }

    private func end(_ stream: Int32) {
        lock.withLock { _ = streams.remove(stream) }
        shutdown(stream, Int32(SHUT_RDWR))
    }

    // MARK: Requests

    private func serve(_ connection: Int32) {
        defer {
            lock.withLock { _ = streams.remove(connection) }
            close(connection)
        }
        // A page that reads nothing does not hold the others up for long.
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard let request = Self.readHead(connection) else { return }
        let lines = request.split(separator: "\r\n").map(String.init)
        let words = lines.first?.split(separator: " ").map(String.init) ?? []
        let host = lines.first { $0.lowercased().hasPrefix("host:") }?.dropFirst(5).trimmingCharacters(
            in: .whitespaces)
        // A page of another site that resolves its name to this machine is not served.
        guard words.count == 3, words[0] == "GET",
            ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host ?? "")
        else {
            return Self.reply(
                "403 Forbidden", Content(type: "text/plain", data: Data("not here\n".utf8)), connection)
        }
        let path = words[1].split(separator: "?").first.map(String.init) ?? "/"
        if path == "/events" { return stream(connection) }
        guard let found = content(path.removingPercentEncoding ?? path) else {
            return Self.reply(
                "404 Not Found", Content(type: "text/plain", data: Data("nothing\n".utf8)), connection)
        }
        Self.reply("200 OK", found, connection)
    }

    private func stream(_ connection: Int32) {
        let head =
            "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n\r\nretry: 500\n\n"
        guard Self.write(Data(head.utf8), connection) else { return }
        lock.withLock { _ = streams.insert(connection) }
        if let state = content("/state") {
            sending.async { _ = Self.write(Data("data: ".utf8) + state.data + Data("\n\n".utf8), connection) }
        }
        // Until the page is closed.
        var byte: UInt8 = 0
        while read(connection, &byte, 1) > 0 {}
        end(connection)
        // Nothing is written to it any more once what was begun is done.
        sending.sync {}
    }

    private static func readHead(_ connection: Int32) -> String? {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while data.range(of: Data("\r\n\r\n".utf8)) == nil {
            guard data.count < 16_384, case let count = read(connection, &buffer, buffer.count), count > 0
            else {
                return nil
            }
            data += buffer[..<count]
        }
        return String(decoding: data, as: UTF8.self)
    }

    private static func reply(_ status: String, _ content: Content, _ connection: Int32) {
        let head =
            "HTTP/1.1 \(status)\r\nContent-Type: \(content.type)\r\nContent-Length: \(content.data.count)\r\n"
            + "Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"
        _ = write(Data(head.utf8) + content.data, connection)
    }

    private static func write(_ data: Data, _ connection: Int32) -> Bool {
        data.withUnsafeBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = Glibc.send(
                    connection, bytes.baseAddress?.advanced(by: offset), bytes.count - offset,
                    Int32(MSG_NOSIGNAL))
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }
}
