import ViewBridge

/// Where in the source a statement was written.
struct SourceLocation {
    private enum File {
        case literal(StaticString)
        case text(String)
    }

    private let file: File
    private let line: UInt

    init(_ file: StaticString, _ line: UInt) {
        self.file = .literal(file)
        self.line = line
    }

    init(_ file: String, _ line: UInt) {
        self.file = .text(file)
        self.line = line
    }

    /// `File.swift#12`.
    var text: String {
        let path =
            switch file {
            case .literal(let literal): "\(literal)"
            case .text(let text): text
            }
        return "\(path.split(separator: "/").last ?? "")#\(line)"
    }

    /// Lets a constraint's reports name this location.
    @MainActor
    func note(on constraint: NSLayoutConstraint) {
        guard case .literal(let file) = file else { return }
        constraint.setOrigin(file: file, line: line)
    }
}
