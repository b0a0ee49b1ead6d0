import Foundation
import HeadlessUIKit
import Testing

@testable import card_server

/// The example server: what it replies, and once over a socket.
@Suite struct CardServerTests {
    @Test func cardsAreDrawnInThreeFormats() throws {
        let query = "?title=Hello&summary=Drawn%20on%20a%20server&site=example.org"
        let png = CardResponse.reply(to: "/card.png\(query)")
        #expect(png.type == "image/png" && png.status == "200 OK")
        let image = try #require(UIImage(data: png.body))
        #expect(image.size == CGSize(width: 1200, height: 630))
        #expect(CardResponse.reply(to: "/card.svg\(query)").body.starts(with: Data("<?xml".utf8)))
        #expect(CardResponse.reply(to: "/card.pdf\(query)").body.starts(with: Data("%PDF".utf8)))
    }

    @Test func textsAndColoursAreThoseOfTheQuery() {
        let plain = CardResponse.reply(to: "/card.png?title=Hello")
        #expect(CardResponse.reply(to: "/card.png?title=Hello").body == plain.body)
        #expect(CardResponse.reply(to: "/card.png?title=Goodbye").body != plain.body)
        #expect(CardResponse.reply(to: "/card.png?title=Hello&dark=1").body != plain.body)
        #expect(PreviewCard.Content(query: ["title": String(repeating: "x", count: 900)]).title.count == 200)
    }

    @Test(arguments: ["/", "/card.gif", "/../etc/passwd", "no path", "%%%"])
    func otherTargetsAreNotFound(target: String) {
        #expect(CardResponse.reply(to: target).status == "404 Not Found")
    }

    @Test func requestsAreServed() throws {
        let server = try HTTPServer(port: 0) { _ in
            var response = CardResponse.reply(to: "/health")
            response.body += Data(repeating: 0x20, count: 300_000)
            return response
        }
        Thread.detachNewThread { server.run() }
        #expect(try reply(to: "GET /health HTTP/1.1\r\n\r\n", server.port).count > 300_000)
        let refused = try reply(to: "POST /health HTTP/1.1\r\n\r\n", server.port)
        #expect(String(decoding: refused, as: UTF8.self).hasPrefix("HTTP/1.1 405"))
    }

    private func reply(to request: String, _ port: UInt16) throws -> Data {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(connection) }
        // A server that sends nothing ends the test. A time limit of the test itself also counts the time in which other
        // tests have the threads.
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isOpen = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isOpen)
        _ = Array(request.utf8).withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
        var (data, buffer) = (Data(), [UInt8](repeating: 0, count: 65_536))
        while case let count = read(connection, &buffer, buffer.count), count > 0 { data += buffer[..<count] }
        return data
    }
}
