import Foundation

/// What Ctrl-C ends: the programs that run, and the folders of work that was not finished.
final class Interruption: @unchecked Sendable {
    static let shared = Interruption()

    private let lock = NSLock()
    private var processes: [Int: Process] = [:]
    private var folders: Set<URL> = []
    private var number = 0
    private var sources: [any DispatchSourceSignal] = []

    /// Begins to handle the signals; each command that writes does.
    func begin() {
        lock.withLock {
            guard sources.isEmpty else { return }
            sources = [SIGINT, SIGTERM, SIGHUP].map { number in
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { self.interrupt() }
                source.resume()
                return source
            }
        }
    }

    private func interrupt() {
        lock.withLock {
            for process in processes.values where process.isRunning { process.terminate() }
            for folder in folders { try? FileManager.default.removeItem(at: folder) }
        }
        ProgressBar.clear()
        Output.write("formwork: interrupted", toErrors: true)
        exit(ExitStatus.interrupted)
    }

    /// Starts a program, which ends with this one.
    func start(_ process: Process) throws -> Int {
        try lock.withLock {
            try process.run()
            number += 1
            processes[number] = process
            return number
        }
    }

    /// Forgets a program that has ended.
    func end(_ run: Int) { lock.withLock { processes[run] = nil } }

    /// Adds a folder that is removed where the work is interrupted.
    func add(_ folder: URL) { lock.withLock { _ = folders.insert(folder) } }

    /// Forgets a folder.
    func remove(_ folder: URL) { lock.withLock { _ = folders.remove(folder) } }
}
