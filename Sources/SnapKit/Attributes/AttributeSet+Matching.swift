import ViewBridge

/// Which attribute of the other side corresponds to which of this one.
extension AttributeSet {
    /// The same sides, once at the edge and once inside the margin.
    private static let alongMargins: [(AttributeSet, AttributeSet)] = [
        (.edges, .margins), (.directionalEdges, .directionalMargins),
    ]

    /// Whether attributes can be compared with those of another item: with one, with the same ones, or edges
    /// with margins.
    func canRelate(to other: AttributeSet) -> Bool {
        !other.isSeveral || other == self
            || Self.alongMargins.contains { ($0, $1) == (self, other) || ($1, $0) == (self, other) }
    }

    /// The attribute of this set, which another item names, that an attribute is compared with: the same one,
    /// the same side at the margin or the edge, else the first.
    func counterpart(of attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute {
        if isEmpty || contains(AttributeSet(attribute)) { return attribute }
        if isSeveral, let across = attribute.acrossMargin, contains(AttributeSet(across)) { return across }
        return layoutAttributes.first ?? attribute
    }
}

extension LayoutConstraint.Attribute {
    /// The same side inside the margin, or of a margin at the edge.
    var acrossMargin: Self? {
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

    /// Whether the attribute is a length, which needs no second item.
    var isLength: Bool { self == .width || self == .height }

    /// The attribute's name, as it is written.
    var word: String {
        switch self {
        case .notAnAttribute: "notAnAttribute"
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        @unknown default: "attribute\(rawValue)"
        }
    }
}
