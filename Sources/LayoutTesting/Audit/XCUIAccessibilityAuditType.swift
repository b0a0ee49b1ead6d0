/// What an audit looks for, as XCTest names it.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Creates types from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Text against what is behind it.
    public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
    /// Elements that a screen reader does not find.
    public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
    /// What can be touched and is too small.
    public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
    /// Elements without a label.
    public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
    /// Text that ignores the size that the user has chosen.
    public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
    /// Text that is clipped or truncated.
    public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
    /// Elements that do not say what they are.
    public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
    /// Everything.
    public static let all = XCUIAccessibilityAuditType(rawValue: ~0)

    /// The type of a kind of findings; empty where audits have none.
    init(_ kind: LayoutFinding.Kind) {
        self =
            switch kind {
            case .contrast: .contrast
            case .elementDetection: .elementDetection
            case .hitRegion: .hitRegion
            case .sufficientElementDescription: .sufficientElementDescription
            case .dynamicType: .dynamicType
            case .textClipped, .longText, .localeText: .textClipped
            case .trait: .trait
            default: []
            }
    }

    /// The checks that look for the types.
    var checks: [LayoutCheck] {
        [LayoutCheck].faults.filter { check in
            check.kinds.contains { !XCUIAccessibilityAuditType($0).isDisjoint(with: self) }
                && !check.kinds.contains(.overlap)
        }
    }
}
