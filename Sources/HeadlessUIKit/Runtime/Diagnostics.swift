/// Reports of calls by name, which may be made on any thread.
enum Diagnostics {
    /// Reports at once on the main actor, else later.
    static func report(_ call: String, about subject: String, because reason: String) {
        guard MainQueue.isCurrent else {
            Task { @MainActor in
                LayoutDiagnostics.report(.ignored(call: call), about: subject, because: reason)
            }
            return
        }
        MainActor.assumeIsolated {
            LayoutDiagnostics.report(.ignored(call: call), about: subject, because: reason)
        }
    }
}
