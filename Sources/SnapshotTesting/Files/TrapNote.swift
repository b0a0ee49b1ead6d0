import Foundation

/// Says which snapshots were being taken when a trap ends the process: nothing else can be done then.
enum TrapNote {
    private struct Slot {
        var text: UnsafeMutablePointer<CChar>?
        var thread = pthread_t()
    }

    private static let count = 64
    /// Read by a signal handler, which may neither allocate nor lock.
    private nonisolated(unsafe) static let slots: UnsafeMutablePointer<Slot> = {
        let slots = UnsafeMutablePointer<Slot>.allocate(capacity: count)
        slots.initialize(repeating: Slot(), count: count)
        return slots
    }()
    private nonisolated(unsafe) static var previous: UnsafeMutablePointer<sigaction>?
    private static let lock = NSLock()
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

    /// Runs a body, during which a trap names an assertion.
    static func during<Result>(_ assertion: String, _ body: () throws -> Result) rethrows -> Result {
        let slot = enter("Formwork: the process ended while a snapshot was taken: \(assertion)\n")
        defer { leave(slot) }
        return try body()
    }

    private static func enter(_ text: String) -> Int? {
        lock.withLock {
            install()
            guard let free = (0..<count).first(where: { slots[$0].text == nil }) else { return nil }
            slots[free].thread = pthread_self()
            slots[free].text = strdup(text)
            return free
        }
    }

    private static func leave(_ slot: Int?) {
        guard let slot else { return }
        lock.withLock {
            let text = slots[slot].text
            slots[slot].text = nil
            free(text)
        }
    }

    private static func install() {
        guard previous == nil else { return }
        let old = UnsafeMutablePointer<sigaction>.allocate(capacity: signals.count)
        old.initialize(repeating: sigaction(), count: signals.count)
        for (index, signal) in signals.enumerated() {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = handleTrap
            action.sa_flags = Int32(SA_NODEFER) | Int32(SA_ONSTACK)
            sigaction(signal, &action, old + index)
        }
        previous = old
    }

    /// Writes the notes of this thread, or all where it has none, and lets the handler from before follow.
    fileprivate static func finish(_ signal: Int32) {
        let me = pthread_self()
        var isMine = false
        for slot in 0..<count where slots[slot].text != nil && slots[slot].thread == me { isMine = true }
        for slot in 0..<count {
            guard let text = slots[slot].text, !isMine || slots[slot].thread == me else { continue }
            _ = write(2, text, strlen(text))
            slots[slot].text = nil
        }
        var index = 0
        while index < 6, signals[index] != signal { index += 1 }
        if let previous, index < 6 { sigaction(signal, previous + index, nil) }
        // A faulty instruction runs again and is shown where it is; the others are over.
        if signal == SIGABRT || signal == SIGTRAP { raise(signal) }
    }
}

private func handleTrap(_ signal: Int32) { TrapNote.finish(signal) }
