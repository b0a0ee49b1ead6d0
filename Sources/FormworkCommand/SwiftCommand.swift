import Foundation

/// A call of `swift` or of another program, with what it prints.
struct SwiftCommand: Sendable {
    /// What a program has printed, and its status.
    struct Result: Sendable {
        var status: Int32
        var data = Data()
        var errors = ""
    }

    private let words: [String]

    init(_ words: [String]) { self.words = ["swift"] + words }
    init(program words: [String]) { self.words = words }

    /// Runs the program to its end; `showing` passes what it prints to the errors as it comes.
    func output(showing: Bool = false) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        process.standardInput = FileHandle.nullDevice
        let run = try Interruption.shared.start(process)
        defer { Interruption.shared.end(run) }
        let collected = Collected()
        let group = DispatchGroup()
        for (pipe, isOutput) in [(output, true), (errors, false)] {
            let handle = pipe.fileHandleForReading
            DispatchQueue.global().async(group: group) {
                while case let data = handle.availableData, !data.isEmpty {
                    collected.add(data, isOutput)
                    if showing { try? FileHandle.standardError.write(contentsOf: data) }
                }
            }
        }
        group.wait()
        process.waitUntilExit()
        return collected.result(process.terminationStatus)
    }

    private final class Collected: @unchecked Sendable {
        private let lock = NSLock()
        private var output = Data()
        private var errors = Data()

        func add(_ data: Data, _ isOutput: Bool) {
            lock.withLock { if isOutput { output += data } else { errors += data } }
        }

        func result(_ status: Int32) -> Result {
            lock.withLock {
                Result(status: status, data: output, errors: String(decoding: errors, as: UTF8.self))
            }
        }
    }
}
