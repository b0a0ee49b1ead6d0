internal import LayoutCore
import Foundation

/// Reports once for each name that a symbol is not drawn here.
enum MissingSymbols {
    private static let lock = NSLock()
    /// Read and written under `lock` alone, hence `nonisolated(unsafe)`.
    nonisolated(unsafe) private static var reported: Set<String> = []

    /// Says so through ``LayoutDiagnostics``, the first time for a name.
    static func report(_ name: String) {
        let isFirst = lock.withLock { reported.insert(name).inserted }
        guard isFirst else { return }
        if Thread.isMainThread {
            MainActor.assumeIsolated { post(name) }
        } else {
            Task { @MainActor in post(name) }
        }
    }

    @MainActor
    private static func post(_ name: String) {
        LayoutDiagnostics.report(
            .ignored(call: "UIImage(systemName: \"\(name)\")"), about: "",
            because: "the symbol is not among those that the kit draws")
    }
}
