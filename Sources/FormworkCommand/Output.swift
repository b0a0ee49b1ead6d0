import Foundation

/// What is printed: results to the output, everything about the work to the errors.
enum Output {
    /// Prints lines.
    static func write(_ text: String, toErrors: Bool = false) {
        let handle = toErrors ? FileHandle.standardError : FileHandle.standardOutput
        // A reader that has gone away, such as `head`, needs no more.
        try? handle.write(contentsOf: Data((text + "\n").utf8))
    }

    /// Prints what is wrong, with the program's name.
    static func problem(_ text: String) {
        ProgressBar.clear()
        write(Terminal.errors.colored("formwork:", .red) + " " + text, toErrors: true)
    }

    /// Prints a line about the work.
    static func note(_ text: String) {
        ProgressBar.clear()
        write(text, toErrors: true)
    }

    /// Prints a value as JSON, keys sorted.
    static func json(_ value: some Encodable) throws {
        write(String(decoding: try jsonData(value), as: UTF8.self))
    }

    /// A value as JSON, keys sorted.
    static func jsonData(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(value)
    }
}
