@testable import HeadlessUIKit

/// Does something without reports of conflicts and other issues.
@MainActor
func silently(_ body: () -> Void) {
    let (old, issues) = (LayoutDiagnostics.conflictHandler, LayoutDiagnostics.handler)
    defer { (LayoutDiagnostics.conflictHandler, LayoutDiagnostics.handler) = (old, issues) }
    LayoutDiagnostics.conflictHandler = { _ in }
    LayoutDiagnostics.handler = { _ in }
    body()
}
