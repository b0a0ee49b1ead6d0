public import LayoutCore

/// An attribute of an item. The raw values are those of UIKit.
public enum LayoutAttribute: Int, Hashable, Sendable, CaseIterable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The edge where lines start.
    case leading
    /// The edge where lines end.
    case trailing
    /// The width of the alignment rectangle.
    case width
    /// The height of the alignment rectangle.
    case height
    /// The middle between left and right.
    case centerX
    /// The middle between top and bottom.
    case centerY
    /// The baseline of the last line.
    case lastBaseline
    /// The baseline of the first line.
    case firstBaseline
    /// The left edge of the frame less the margin.
    case leftMargin
    /// The right edge of the frame less the margin.
    case rightMargin
    /// The upper edge of the frame less the margin.
    case topMargin
    /// The lower edge of the frame less the margin.
    case bottomMargin
    /// The edge where lines start, less the margin.
    case leadingMargin
    /// The edge where lines end, less the margin.
    case trailingMargin
    /// The middle between the left and the right margin.
    case centerXWithinMargins
    /// The middle between the upper and the lower margin.
    case centerYWithinMargins

    /// The axis that the attribute lies on.
    public var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    /// UIKit's name of the attribute.
    public var name: String { "\(self)" }

    /// The same side inside the margin, or of a margin at the edge; nil for what has no margin.
    public var acrossMargin: LayoutAttribute? {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        default: nil
        }
    }

    /// Whether the attribute is a length, not a position.
    public var isDimension: Bool { self == .width || self == .height }

    /// Whether the attribute is a horizontal side that is mirrored with the direction of reading.
    public var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute is a horizontal side that is the same in every direction of reading.
    public var isSided: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Why two attributes cannot be compared; nil where they can.
    public func mismatch(with other: LayoutAttribute) -> Mismatch? {
        if isDimension != other.isDimension { return .dimensionWithPosition }
        return isSided && other.isDirectional || isDirectional && other.isSided ? .sideWithDirection : nil
    }

    /// Why two attributes cannot be compared.
    public enum Mismatch: Sendable {
        /// A length with a position.
        case dimensionWithPosition
        /// Left or right with leading or trailing.
        case sideWithDirection
    }

    /// The position of the attribute along its axis; nil for a length.
    func position(isRightToLeft: Bool) -> AttributePosition? {
        switch self {
        case .width, .height: nil
        case .left, .top: .start
        case .right, .bottom: .end
        case .leading: isRightToLeft ? .end : .start
        case .trailing: isRightToLeft ? .start : .end
        case .centerX, .centerY: .center
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        case .leftMargin, .topMargin: .startMargin
        case .rightMargin, .bottomMargin: .endMargin
        case .leadingMargin: isRightToLeft ? .endMargin : .startMargin
        case .trailingMargin: isRightToLeft ? .startMargin : .endMargin
        case .centerXWithinMargins, .centerYWithinMargins: .marginCenter
        }
    }
}

/// A position along an axis, in physical directions.
enum AttributePosition {
    case start, center, end, firstBaseline, lastBaseline, startMargin, marginCenter, endMargin
}
