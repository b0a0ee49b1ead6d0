import CatalogMessages
import Foundation

/// Writes messages to the program's output, and sends what screens print to its errors.
struct MessageWriter: Sendable {
    private let output: FileHandle

    /// Takes the program's output over.
    static func takingOverOutput() -> MessageWriter {
        let own = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        return MessageWriter(FileHandle(fileDescriptor: own, closeOnDealloc: false))
    }

    init(_ output: FileHandle) { self.output = output }

    func write(_ message: CatalogMessage) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard var line = try? encoder.encode(message) else { return }
        line.append(UInt8(ascii: "\n"))
        // A reader that is gone needs no messages.
        try? output.write(contentsOf: line)
    }
}
