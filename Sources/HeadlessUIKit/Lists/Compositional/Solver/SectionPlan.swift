internal import LayoutCore

/// Insets across the scroll direction.
struct CrossInsets: Equatable {
    var start: CGFloat = 0
    var end: CGFloat = 0
}

/// A section of a compositional layout, as a value.
struct SectionPlan {
    /// The group that is repeated.
    var item: ItemPlan
    var insets = NSDirectionalEdgeInsets.zero
    /// What the reference of the content insets adds across the scroll direction.
    var reference = CrossInsets()
    /// The insets of boundary views across the scroll direction.
    var boundaryInsets = CrossInsets()
    var spacing: CGFloat = 0
    /// The space above everything, boundary views included.
    var spaceBefore: CGFloat = 0
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var boundaries: [BoundaryPlan] = []
    var decorations: [DecorationPlan] = []

    var isOrthogonal: Bool { behavior != .none }
}

/// What the sections of a layout are solved in.
struct LayoutSpace: Equatable {
    /// The axis in which the layout scrolls.
    var axis: Axis
    /// The size of the collection view.
    var size: CGSize
    /// Pixels in a point.
    var scale: CGFloat

    /// A point from its coordinates along and across the scroll direction.
    func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        axis == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    /// A size from its lengths along and across the scroll direction.
    func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
        axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }
}
