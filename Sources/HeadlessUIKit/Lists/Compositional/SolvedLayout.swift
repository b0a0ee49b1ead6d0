internal import LayoutCore

/// The sections of a layout as they were described, with their frames.
struct SolvedLayout {
    /// What all frames depend on besides the descriptions.
    struct Key: Equatable {
        var space: LayoutSpace
        var safeArea: NSDirectionalEdgeInsets
        var layoutMargins: NSDirectionalEdgeInsets
        var readableContent: NSDirectionalEdgeInsets
    }

    let key: Key
    var layout: LayoutSolution
    /// The descriptions.
    let sections: [NSCollectionLayoutSection]
    /// The views at the layout's edges.
    let boundaries: [BoundaryPlan]
    /// Whether something moves when the collection view scrolls.
    let followsOffset: Bool
    /// Grows with each solve and each change of a frame.
    var generation: Int

    /// Whether the layout has a section.
    func has(_ section: Int) -> Bool { sections.indices.contains(section) }

    /// Whether the layout has an item.
    func has(_ path: IndexPath) -> Bool {
        path.count == 2 && has(path[0]) && (0..<layout.sections[path[0]].itemCount).contains(path[1])
    }
}

/// What the handlers of visible items changed, and for what.
struct VisibleItemChanges {
    /// What a section's handler was called for.
    struct State: Equatable {
        var generation: Int
        var bounds: CGRect
        var offset: CGPoint
    }

    var states: [Int: State] = [:]
    var attributes: [Int: [ElementKey: UICollectionViewLayoutAttributes]] = [:]
}
