/// What an audit found, as XCTest hands it out.
public struct XCUIAccessibilityAuditIssue: Hashable, Sendable {
    /// What the audit looked for.
    public let auditType: XCUIAccessibilityAuditType
    /// The issue in a few words.
    public let compactDescription: String
    /// The issue with numbers and remedy.
    public let detailedDescription: String
    /// The view, by the property that holds it where there is one.
    public let element: String?
    /// The finding.
    public let finding: LayoutFinding

    init(_ finding: LayoutFinding) {
        self.finding = finding
        auditType = XCUIAccessibilityAuditType(finding.kind)
        element = finding.view
        compactDescription =
            switch finding.kind {
            case .contrast: "Contrast failed"
            case .elementDetection: "Potentially inaccessible text or control"
            case .hitRegion: "Hit area is too small"
            case .sufficientElementDescription: "Element has no description"
            case .dynamicType: "Dynamic Type font sizes are unsupported"
            case .trait: "Element has no trait of what it does"
            default: "Text clipped"
            }
        detailedDescription = "\(finding.problem). \(finding.remedy)."
    }
}
