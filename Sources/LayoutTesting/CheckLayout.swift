public import HeadlessUIKit
@_exported public import LayoutSilencing
public import Testing

/// Builds a screen anew in every configuration of a matrix, checks how it is laid out, and records an issue in the
/// test that is running for each finding.
///
/// ```swift
/// @Test @MainActor func settingsFitEverywhere() {
///     checkLayout(of: { SettingsViewController() }, across: .everything)
/// }
/// ```
///
/// Findings of style are recorded as warnings. Outside of a test, or to look at findings instead of failing, use
/// `LayoutReport(of:across:checks:)`.
///
/// - Parameters:
///   - make: Makes the screen.
///   - matrix: The configurations; ``LayoutMatrix/standard`` by default.
///   - checks: The checks; all by default.
///   - sourceLocation: Where issues are recorded.
/// - Returns: What was found.
@MainActor @discardableResult
public func checkLayout(
    of make: @escaping () -> UIViewController, across matrix: LayoutMatrix = .standard,
    checks: [LayoutCheck] = .all, sourceLocation: SourceLocation = #_sourceLocation
) -> LayoutReport {
    checkLayout(of: { _ in make() }, across: matrix, checks: checks, sourceLocation: sourceLocation)
}

/// As the function of that name, for a screen that depends on its configuration, as on the language.
///
/// - Parameters:
///   - make: Makes the screen for a configuration.
///   - matrix: The configurations; ``LayoutMatrix/standard`` by default.
///   - checks: The checks; all by default.
///   - sourceLocation: Where issues are recorded.
/// - Returns: What was found.
@MainActor @discardableResult
public func checkLayout(
    of make: @escaping (LayoutConfiguration) -> UIViewController, across matrix: LayoutMatrix = .standard,
    checks: [LayoutCheck] = .all, sourceLocation: SourceLocation = #_sourceLocation
) -> LayoutReport {
    let report = LayoutRun.report(over: matrix, checks, make)
    for finding in report.findings { record(finding, at: sourceLocation) }
    return report
}

private func record(_ finding: LayoutFinding, at sourceLocation: SourceLocation) {
    #if compiler(>=6.3)
        Issue.record(
            "\(finding)", severity: finding.kind.isStyle ? .warning : .error, sourceLocation: sourceLocation)
    #else
        if !finding.kind.isStyle { Issue.record("\(finding)", sourceLocation: sourceLocation) }
    #endif
}
