internal import LayoutCore
import Foundation

/// The names of symbols that are not drawn here, reported together.
enum MissingSymbols {
    private static let lock = NSLock()
    /// Read and written under `lock` alone.
    nonisolated(unsafe) private static var all: Set<String> = []
    /// The names that were not reported yet, read and written under `lock` alone.
    nonisolated(unsafe) private static var pending: Set<String> = []
    nonisolated(unsafe) private static var reportsAtExit = false

    /// All names, sorted.
    static var names: [String] { lock.withLock { all.sorted() } }

    /// Adds a name to the report, which is made once the main actor is free: for a screen, one message after it was made. What
    /// is left at the end of the process is reported then.
    static func report(_ name: String) {
        let isFirst: Bool = lock.withLock {
            guard all.insert(name).inserted else { return false }
            if !reportsAtExit {
                reportsAtExit = true
                atexit { if Thread.isMainThread { MainActor.assumeIsolated { MissingSymbols.post() } } }
            }
            return pending.insert(name).inserted && pending.count == 1
        }
        if isFirst { Task { @MainActor in post() } }
    }

    /// Reports the names that were not reported yet.
    @MainActor
    static func post() {
        let names = lock.withLock {
            defer { pending = [] }
            return pending.sorted()
        }
        guard !names.isEmpty else { return }
        let (drawn, unknown) = (
            names.filter(KnownSymbolNames.contains), names.filter { !KnownSymbolNames.contains($0) }
        )
        if !drawn.isEmpty {
            LayoutDiagnostics.report(
                .ignored(call: "UIImage(systemName:)"), about: drawn.joined(separator: ", "),
                because: "the kit does not draw these symbols; a box with their initials takes their space")
        }
        if !unknown.isEmpty {
            LayoutDiagnostics.report(
                .ignored(call: "UIImage(systemName:)"), about: unknown.joined(separator: ", "),
                because: "these are no names of system symbols that the kit has; the picture is nil")
        }
    }
}
