/// Keeps a swiped row of an inset group within the group's card.
@MainActor
final class SwipeClip {
    private let shape = UIView(frame: .zero)
    private weak var cell: UIView?

    /// Nil for a cell that has a mask of its own.
    init?(_ cell: UIView, corners: CACornerMask, radius: CGFloat) {
        guard cell.mask == nil else { return nil }
        self.cell = cell
        shape.backgroundColor = .black
        shape.layer.cornerRadius = corners.isEmpty ? 0 : radius
        shape.layer.maskedCorners = corners
        cell.mask = shape
    }

    /// Follows the cell.
    ///
    /// - Parameter row: The rectangle of the row that is not swiped, in the cell's coordinates.
    func place(_ row: CGRect) { shape.frame = row }

    func remove() {
        if let cell, cell.mask === shape { cell.mask = nil }
    }
}

extension CACornerMask {
    /// The corners of a card's first and last row.
    static func ofCard(isFirst: Bool, isLast: Bool) -> CACornerMask {
        var corners: CACornerMask = []
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }
}
