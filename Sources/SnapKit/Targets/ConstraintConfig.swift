import ViewBridge

/// What holds for all constraints that are made from now on.
@preconcurrency @MainActor
public enum ConstraintConfig {
    /// The direction that decides which side of plain insets a leading or trailing edge takes, and which edge of
    /// directional insets a left or right one. Left to right by default.
    public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}
