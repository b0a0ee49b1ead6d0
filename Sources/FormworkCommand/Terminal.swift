import Foundation

/// What a stream can show.
struct Terminal: Sendable {
    /// A colour of text.
    enum Color: Int {
        case red = 31, green = 32, yellow = 33, blue = 34, grey = 90
    }

    static let output = Terminal(descriptor: STDOUT_FILENO)
    static let errors = Terminal(descriptor: STDERR_FILENO)

    /// Whether a person sees the stream.
    let isInteractive: Bool
    /// Whether text may be coloured.
    let hasColors: Bool

    init(descriptor: Int32) {
        self.init(isTerminal: isatty(descriptor) == 1, environment: ProcessInfo.processInfo.environment)
    }

    /// By what the environment says: no colours where `NO_COLOR` is set, or in a terminal without any.
    init(isTerminal: Bool, environment: [String: String]) {
        let isDumb = environment["TERM"] == "dumb"
        isInteractive = isTerminal && !isDumb
        hasColors = isInteractive && (environment["NO_COLOR"] ?? "").isEmpty
    }

    /// A text in a colour, where there are any.
    func colored(_ text: String, _ color: Color) -> String {
        hasColors ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
    }
}
