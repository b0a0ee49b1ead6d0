import Foundation
import ReferenceTrees

/// The Python process in which the peers run, and the conversation with it.
final class PeerProcess {
    struct Reply: Decodable {
        var times: [String: Double]?
        var height: Double?
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var pending = Data()

    /// Starts the interpreter that `Scripts/bench flex` has set up.
    init() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
            .standardized
        process.executableURL = folder.appending(path: ".build/peers/bin/python")
        process.arguments = [folder.appending(path: "peers.py").path]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit { input.fileHandleForWriting.closeFile() }

    /// Sends the tree that the next runs are about.
    func load(_ spec: ReferenceSpec) throws {
        let nodes = spec.nodes.map { node -> [Any] in
            let style = node.style
            let margins = [
                style.margin[.left], style.margin[.top], style.margin[.right], style.margin[.bottom],
            ]
            .map { $0.points ?? style.margin[.all].points ?? 0 }
            return [
                node.parent, style.flexDirection == .row, style.flexWrap == .wrap,
                style.width.points.map { $0 as Any } ?? NSNull(),
                style.height.points.map { $0 as Any } ?? NSNull(),
                style.flexGrow, style.flexShrink, style.padding[.all].points ?? 0, "\(style.alignItems)",
                "\(style.justifyContent)", margins,
            ]
        }
        _ = try send([
            "nodes": nodes, "widths": [spec.widths.0, spec.widths.1], "dirtied": spec.dirtied,
        ])
    }

    /// Builds the tree anew by one engine, and times its phases in microseconds.
    func run(_ engine: String) throws -> Reply { try send(["engine": engine]) }

    private func send(_ request: [String: Any]) throws -> Reply {
        try input.fileHandleForWriting.write(
            contentsOf: try JSONSerialization.data(withJSONObject: request) + Data([10]))
        while true {
            if let end = pending.firstIndex(of: 10) {
                let line = pending[pending.startIndex..<end]
                pending = Data(pending[(end + 1)...])
                return try JSONDecoder().decode(Reply.self, from: Data(line))
            }
            let more = output.fileHandleForReading.availableData
            guard !more.isEmpty else { throw CocoaError(.fileReadUnknown) }
            pending += more
        }
    }
}
