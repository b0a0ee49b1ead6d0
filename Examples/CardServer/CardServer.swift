import Foundation

/// Draws the preview cards of links, over HTTP:
///
///     swift run -c release card-server 8080
///     curl 'http://127.0.0.1:8080/card.png?title=Hello&summary=Drawn%20on%20a%20server&site=example.org' > card.png
@main
enum CardServer {
    static func main() throws {
        let port = CommandLine.arguments.dropFirst().first.flatMap(UInt16.init) ?? 8080
        let server = try HTTPServer(port: port) { CardResponse.reply(to: $0) }
        print("card-server: http://127.0.0.1:\(server.port)/card.png")
        // A pipe would keep the line until the program ends.
        fflush(nil)
        Thread.detachNewThread { server.run() }
        dispatchMain()
    }
}
