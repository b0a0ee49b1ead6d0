/// When a part of what assistive technology uses is shown in a picture.
public enum AccessibilityContentDisplayMode: Hashable, Sendable {
    /// For every element.
    case always
    /// For elements that do not have the default.
    case whenOverridden
    /// For no element.
    case never
}
