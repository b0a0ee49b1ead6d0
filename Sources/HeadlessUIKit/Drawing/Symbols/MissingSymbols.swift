internal import LayoutCore
import Foundation

/// Tells once for each name that a symbol is not drawn here.
enum MissingSymbols {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var told: Set<String> = []

    /// Says so through ``LayoutDiagnostics``, the first time for a name.
    static func report(_ name: String) {
        let isFirst = lock.withLock { told.insert(name).inserted }
        guard isFirst else { return }
        if Thread.isMainThread {
            MainActor.assumeIsolated { tell(name) }
        } else {
            Task { @MainActor in tell(name) }
        }
    }

    @MainActor
    private static func tell(_ name: String) {
        LayoutDiagnostics.report(
            .ignored(call: "UIImage(systemName: \"\(name)\")"), about: "",
            because: "the symbol is not among those that the kit draws")
    }
}
