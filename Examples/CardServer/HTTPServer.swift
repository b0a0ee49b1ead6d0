import Foundation

/// A server of GET requests over HTTP/1.1, a connection each: enough for an example. A service puts `CardResponse` behind
/// the framework that it uses.
final class HTTPServer: Sendable {
    /// The port that is listened on.
    let port: UInt16
    private let acceptor: Int32
    private let respond: @Sendable (_ target: String) -> CardResponse
    /// As many pictures at a time as there are cores.
    private let connections = OperationQueue()

    /// Opens a port on all addresses; 0 is any that is free.
    ///
    /// - Throws: `POSIXError` where the port cannot be opened.
    init(port: UInt16, respond: @escaping @Sendable (_ target: String) -> CardResponse) throws {
        self.respond = respond
        signal(SIGPIPE, SIG_IGN)
        connections.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
        acceptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(acceptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let acceptor = acceptor
        let isOpen = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(acceptor, $0, length) == 0 && listen(acceptor, 128) == 0
                    && getsockname(acceptor, $0, &length) == 0
            }
        }
        guard isOpen else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Accepts connections for ever.
    func run() {
        while true {
            let connection = accept(acceptor, nil, nil)
            guard connection >= 0 else { continue }
            connections.addOperation { [self] in
                serve(connection)
                close(connection)
            }
        }
    }

    private func serve(_ connection: Int32) {
        var limit = timeval(tv_sec: 5, tv_usec: 0)
        for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
            setsockopt(connection, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
        }
        var head = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while head.range(of: Data("\r\n\r\n".utf8)) == nil {
            let count = read(connection, &buffer, buffer.count)
            guard count > 0, head.count < 16_384 else { return }
            head += buffer[..<count]
        }
        let words = String(decoding: head, as: UTF8.self).prefix { $0 != "\r\n" }.split(separator: " ")
        var response = CardResponse()
        if words.count == 3, words[0] == "GET" {
            response = respond(String(words[1]))
        } else {
            (response.status, response.body) = ("405 Method Not Allowed", Data("GET only\n".utf8))
        }
        send(response, to: connection)
    }

    private func send(_ response: CardResponse, to connection: Int32) {
        let head =
            "HTTP/1.1 \(response.status)\r\nContent-Type: \(response.type)\r\n"
            + "Content-Length: \(response.body.count)\r\nConnection: close\r\n\r\n"
        (Data(head.utf8) + response.body).withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = write(connection, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                guard count > 0 else { return }
                rest = rest.dropFirst(count)
            }
        }
    }
}
