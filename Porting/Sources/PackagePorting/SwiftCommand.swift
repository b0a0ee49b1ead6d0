import Foundation

/// Runs the package manager.
struct SwiftCommand {
    /// A run that failed.
    struct Failure: Error, CustomStringConvertible {
        let command: String
        let status: Int32
        let output: String

        var description: String { "'\(command)' ended with status \(status)\n\(output)" }
    }

    /// What a run printed on standard output.
    ///
    /// - Parameters:
    ///   - arguments: What follows `swift`.
    ///   - folder: Where it runs.
    static func output(_ arguments: [String], in folder: URL) throws -> Data {
        let process = process(arguments, in: folder)
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // Both are read at once: a full pipe would block the process.
        let errorText = BackgroundRead(errors.fileHandleForReading)
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let text = errorText.text()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(
                command: (["swift"] + arguments).joined(separator: " "), status: process.terminationStatus,
                output: text)
        }
        return data
    }

    /// Runs with each line of output given to `line`; returns the exit status.
    static func run(
        _ arguments: [String], in folder: URL, environment: [String: String] = [:],
        line: @escaping @Sendable (String) -> Void
    ) throws -> Int32 {
        let process = process(arguments, in: folder)
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        var lines = LineBuffer()
        while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
            lines.append(data, line)
        }
        lines.finish(line)
        process.waitUntilExit()
        return process.terminationReason == .exit
            ? process.terminationStatus : 128 + process.terminationStatus
    }

    private static func process(_ arguments: [String], in folder: URL) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = folder
        return process
    }
}

/// Reads a file to its end beside what else is done.
private final class BackgroundRead: @unchecked Sendable {
    private let group = DispatchGroup()
    private var data = Data()

    init(_ handle: FileHandle) {
        DispatchQueue.global().async(group: group) { self.data = handle.readDataToEndOfFile() }
    }

    /// What was read, once the end is reached.
    func text() -> String {
        group.wait()
        return String(decoding: data, as: UTF8.self)
    }
}

/// Cuts output into lines.
struct LineBuffer {
    private var rest = Data()

    /// Appends bytes, and gives the lines that they complete.
    mutating func append(_ data: Data, _ line: (String) -> Void) {
        rest.append(data)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
            rest = Data(rest[(end + 1)...])
        }
    }

    /// Gives the last line, which may have no end.
    mutating func finish(_ line: (String) -> Void) {
        if !rest.isEmpty { line(String(decoding: rest, as: UTF8.self)) }
        rest = Data()
    }
}
