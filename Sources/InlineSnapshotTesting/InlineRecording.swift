import Foundation

/// The texts that are written into source files when the process ends: not before, so that lines keep their numbers.
final class InlineRecording: @unchecked Sendable {
    private static let shared = InlineRecording()

    private let lock = NSLock()
    private var edits: [String: [SourceEdit]] = [:]

    static func add(_ assertion: InlineAssertion, _ text: String?) {
        shared.lock.withLock {
            if shared.edits.isEmpty { atexit { InlineRecording.write() } }
            let edit = SourceEdit(
                line: assertion.position.line, column: assertion.position.column,
                label: assertion.syntax.trailingClosureLabel,
                oldLabels: assertion.syntax.deprecatedTrailingClosureLabels,
                offset: assertion.syntax.trailingClosureOffset, text: text)
            shared.edits[assertion.path, default: []].append(edit)
        }
    }

    private static func write() {
        shared.lock.withLock {
            for (path, edits) in shared.edits {
                do {
                    let source = try String(contentsOfFile: path, encoding: .utf8)
                    let result = SourceRewriting.apply(edits, to: source)
                    try Data(result.source.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
                    for problem in result.problems { warn("\(path):\(problem)") }
                } catch {
                    warn("\(path) was not written: \(error.localizedDescription)")
                }
            }
        }
    }

    private static func warn(_ text: String) {
        FileHandle.standardError.write(Data("Formwork: \(text)\n".utf8))
    }
}
