internal import enum AutoLayout.LayoutAttribute
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
    /// The same attribute in the engine of constraints, which has its properties.
    private var layoutAttribute: LayoutAttribute? { LayoutAttribute(rawValue: rawValue) }

    /// The same side inside the margin, or of a margin at the edge.
    var acrossMargin: Self? { layoutAttribute?.acrossMargin.flatMap { Self(rawValue: $0.rawValue) } }

    /// Why UIKit refuses to compare two attributes; nil where it does not.
    func mismatch(with other: Self) -> LayoutAttribute.Mismatch? {
        guard let one = layoutAttribute, let other = other.layoutAttribute else {
            return isLength == other.isLength ? nil : .dimensionWithPosition
        }
        return one.mismatch(with: other)
    }

    /// Whether the attribute is a length, which needs no second item.
    var isLength: Bool { layoutAttribute?.isDimension ?? false }

    /// The attribute's name, as it is written.
    var word: String {
        layoutAttribute?.name ?? (self == .notAnAttribute ? "notAnAttribute" : "attribute\(rawValue)")
    }
}
