public import struct LayoutCore.LayoutIssue

/// Reports problems that the kit works around: frames that are not finite, layout that does not settle.
@MainActor
public enum LayoutDiagnostics {
    /// Receives an issue. The default writes one line to standard error.
    public static var handler: (LayoutIssue) -> Void = { issue in
        FileHandle.standardError.write(Data("Formwork: \(issue)\n".utf8))
    }

    /// Reports from any thread: later, where it is not the main one.
    package nonisolated static func reportAnywhere(
        _ kind: LayoutIssue.Kind, about subject: String, because reason: String
    ) {
        guard Thread.isMainThread else {
            Task { @MainActor in report(kind, about: subject, because: reason) }
            return
        }
        MainActor.assumeIsolated { report(kind, about: subject, because: reason) }
    }

    package static func report(_ kind: LayoutIssue.Kind, about subject: String, because reason: String) {
        handler(LayoutIssue(kind, subject: subject, because: reason))
    }
}
