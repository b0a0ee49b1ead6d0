public import HeadlessUIKit

/// The issues that an audit found and no handler took.
public struct AccessibilityAuditError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The issues, in the order in which they were found.
    public let issues: [XCUIAccessibilityAuditIssue]

    /// An issue in each line.
    public var description: String {
        issues.map { "\($0.compactDescription): \($0.element ?? "") \($0.detailedDescription)" }
            .joined(separator: "\n")
    }
}

extension UIViewController {
    /// Audits the screen for accessibility, as XCTest's method of that name does for an app.
    ///
    /// The controller is shown in a window of its own on the main screen, in its traits, and for Dynamic Type and clipped
    /// text in the largest size of text too.
    ///
    /// - Parameters:
    ///   - auditTypes: What to look for; everything by default.
    ///   - issueHandler: Is called with each issue; returns whether to ignore it.
    /// - Throws: ``AccessibilityAuditError`` with the issues that were not ignored, and what the handler throws.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        let screen = UIScreen.main
        let usual = LayoutConfiguration(
            device: screen.device, orientation: screen.orientation,
            appearance: screen.traitCollection.userInterfaceStyle == .dark ? .dark : .light,
            textSize: screen.traitCollection.preferredContentSizeCategory,
            direction: screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
        let sizes: [UIContentSizeCategory] =
            auditTypes.isDisjoint(with: [.dynamicType, .textClipped])
            ? [usual.textSize] : [usual.textSize, .accessibilityExtraExtraExtraLarge]
        let matrix = LayoutMatrix([usual]).with(textSizes: sizes)
        let home = viewIfLoaded?.window.flatMap { $0.rootViewController === self ? $0 : nil }
        let report = LayoutReport(of: { self }, across: matrix, checks: auditTypes.checks)
        home?.rootViewController = self
        var open: [XCUIAccessibilityAuditIssue] = []
        for finding in report.findings {
            let issue = XCUIAccessibilityAuditIssue(finding)
            guard !auditTypes.isDisjoint(with: issue.auditType) else { continue }
            if try issueHandler?(issue) != true { open.append(issue) }
        }
        if !open.isEmpty { throw AccessibilityAuditError(issues: open) }
    }
}
