import CatalogMessages
import Foundation

/// One run of a catalogue's program.
struct CatalogProcess {
    /// How a run ended.
    struct End {
        /// In words.
        var reason: String
    }

    private let program: URL
    private let arguments: [String]
    private let patience: Double
    private let showsOutput: Bool

    init(_ program: URL, _ arguments: [String], patience: Double, showsOutput: Bool) {
        (self.program, self.arguments) = (program, arguments)
        (self.patience, self.showsOutput) = (patience, showsOutput)
    }

    /// Runs the program; each of its messages is passed to `receive`, whose errors end it.
    func run(_ receive: (CatalogMessage) throws -> Void) throws -> End {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        // What went wrong is in the message; a trace of a debug build takes seconds.
        environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        let run: Int
        do {
            run = try Interruption.shared.start(process)
        } catch {
            throw CommandFailure(
                "\(program.path) cannot be run: \(error.localizedDescription)", ExitStatus.build)
        }
        defer { Interruption.shared.end(run) }
        let printed = PrintedText(errors.fileHandleForReading, isShown: showsOutput)
        let watch = Watch(process, patience)
        do {
            try read(output.fileHandleForReading, watch, receive)
        } catch {
            process.terminate()
            throw error
        }
        process.waitUntilExit()
        watch.end()
        return End(reason: reason(process, printed.end(), watch.hasEnded))
    }

    private func read(
        _ handle: FileHandle, _ watch: Watch, _ receive: (CatalogMessage) throws -> Void
    ) throws {
        var buffer = Data()
        let decoder = JSONDecoder()
        while case let data = handle.availableData, !data.isEmpty {
            buffer += data
            while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = buffer[buffer.startIndex..<end]
                buffer = Data(buffer[(end + 1)...])
                // Anything else is of a newer version.
                guard let message = try? decoder.decode(CatalogMessage.self, from: line) else { continue }
                watch.reset()
                try receive(message)
            }
        }
    }

    private func reason(_ process: Process, _ printed: String, _ isTooSlow: Bool) -> String {
        if isTooSlow { return "nothing came within \(Int(patience)) seconds (--timeout gives it more)" }
        let lines = printed.split(separator: "\n").map(String.init)
        let fatal = lines.last { $0.contains("Fatal error:") || $0.contains("fatal error:") }
        if let fatal { return fatal }
        let last = lines.last.map { "; it printed: \($0)" } ?? ""
        guard process.terminationReason == .uncaughtSignal else {
            return "it ended with status \(process.terminationStatus)" + last
        }
        let name = String(cString: strsignal(process.terminationStatus))
        return "it was ended by a signal (\(name.lowercased()))" + last
    }
}

/// The last of what a program prints to its errors.
private final class PrintedText: @unchecked Sendable {
    private let group = DispatchGroup()
    private let lock = NSLock()
    private var text = Data()

    init(_ handle: FileHandle, isShown: Bool) {
        DispatchQueue.global().async(group: group) { [self] in
            while case let data = handle.availableData, !data.isEmpty {
                lock.withLock { text = Data((text + data).suffix(16_384)) }
                if isShown { show(data) }
            }
        }
    }

    /// Passes lines on, but for those of a trap, which its message repeats.
    private func show(_ data: Data) {
        let lines = String(decoding: data, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let shown = lines.filter { line in
            !line.contains("Fatal error:") && !line.hasPrefix("Current stack trace:")
                && line.firstMatch(of: /^\d+ +\S.* 0x[0-9a-f]{8,}/) == nil
        }
        let text = shown.joined(separator: "\n")
        guard !text.allSatisfy(\.isWhitespace) else { return }
        ProgressBar.clear()
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }

    /// What was printed, once the program has ended; what programs that it started may still print is not waited for.
    func end() -> String {
        _ = group.wait(timeout: .now() + 1)
        return lock.withLock { String(decoding: text, as: UTF8.self) }
    }
}

/// Ends a program that sends nothing for too long.
private final class Watch: @unchecked Sendable {
    private let lock = NSLock()
    private let timer: any DispatchSourceTimer
    private let seconds: Double
    private var isTooSlow = false

    init(_ process: Process, _ seconds: Double) {
        self.seconds = seconds
        timer = DispatchSource.makeTimerSource(queue: .global())
        timer.setEventHandler { [weak self] in
            guard let self else { return }
            lock.withLock { isTooSlow = true }
            kill(process.processIdentifier, SIGKILL)
        }
        timer.schedule(deadline: .now() + seconds)
        timer.resume()
    }

    func reset() { timer.schedule(deadline: .now() + seconds) }
    func end() { timer.cancel() }
    var hasEnded: Bool { lock.withLock { isTooSlow } }
}
