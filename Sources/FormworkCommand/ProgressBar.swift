import Foundation

/// A line that shows how far work is, in a terminal only.
struct ProgressBar: Sendable {
    private let total: Int
    private let terminal: Terminal

    init(total: Int, terminal: Terminal = .errors) { (self.total, self.terminal) = (total, terminal) }

    /// Shows that some steps are done, and what is being worked on.
    func show(_ done: Int, _ name: String) {
        guard terminal.isInteractive else { return }
        Self.write("\r\u{1B}[2K" + line(done, name))
    }

    /// The line.
    func line(_ done: Int, _ name: String) -> String {
        let width = 24
        let full = total > 0 ? min(width, done * width / total) : 0
        let bar = String(repeating: "=", count: full) + String(repeating: " ", count: width - full)
        return "[\(bar)] \(done)/\(total) \(name.prefix(40))"
    }

    /// Removes the line, before something else is printed and at the end.
    static func clear() {
        guard Terminal.errors.isInteractive else { return }
        write("\r\u{1B}[2K")
    }

    private static func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
