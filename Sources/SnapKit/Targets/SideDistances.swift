import ViewBridge

/// Insets by side and by direction of reading at once.
@MainActor
struct SideDistances {
    let top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    let leading: CGFloat, trailing: CGFloat

    /// Insets by side: leading is left or right by the direction that is set for all constraints.
    init(_ insets: UIEdgeInsets) {
        (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
        (leading, trailing) = Self.isLeftToRight ? (left, right) : (right, left)
    }

    /// Insets by direction of reading.
    init(_ insets: NSDirectionalEdgeInsets) {
        (top, leading, bottom, trailing) = (insets.top, insets.leading, insets.bottom, insets.trailing)
        (left, right) = Self.isLeftToRight ? (leading, trailing) : (trailing, leading)
    }

    private static var isLeftToRight: Bool { ConstraintConfig.interfaceLayoutDirection == .leftToRight }

    /// What brings an attribute inside: near edges move forward, far ones back, lengths lose both sides, and
    /// middles move by half of the difference.
    func points(for attribute: LayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leftMargin: left
        case .right, .rightMargin: -right
        case .leading, .leadingMargin: leading
        case .trailing, .trailingMargin: -trailing
        case .top, .topMargin, .firstBaseline: top
        case .bottom, .bottomMargin, .lastBaseline: -bottom
        case .width: -(left + right)
        case .height: -(top + bottom)
        case .centerX, .centerXWithinMargins: (left - right) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        default: 0
        }
    }
}
