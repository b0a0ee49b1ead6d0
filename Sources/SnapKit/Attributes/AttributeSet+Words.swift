extension AttributeSet {
    /// Groups by their names, the larger ones first.
    private static let groups: [(AttributeSet, String)] = [
        (.edges, "edges"), (.directionalEdges, "directionalEdges"), (.margins, "margins"),
        (.directionalMargins, "directionalMargins"), (.size, "size"), (.center, "center"),
        (.centerWithinMargins, "centerWithinMargins"), (.horizontalEdges, "horizontalEdges"),
        (.verticalEdges, "verticalEdges"), (.directionalHorizontalEdges, "directionalHorizontalEdges"),
    ]

    /// The set as source writes it: `edges`, `left.width`.
    var words: String {
        if let group = Self.groups.first(where: { $0.0 == self }) { return group.1 }
        return layoutAttributes.map(\.word).joined(separator: ".")
    }
}
