internal import LayoutCore

/// A cell in a group.
struct SolvedCell {
    /// The frame, relative to the origin of the space that the group occupies.
    var frame: CGRect
    var zIndex: Int
    /// The lengths by which its view is measured; nil if it is not.
    var measured: LayoutLengths?
}

/// A supplementary view of an item or group.
struct SolvedSupplementary {
    var kind: String
    /// Its number among those of its kind in the group.
    var number: Int
    var frame: CGRect
    var zIndex: Int
    /// The lengths by which its view is measured; nil if it is not.
    var measured: LayoutLengths?
}

/// The frames of one repetition of a section's group, relative to its origin.
struct GroupSolution {
    /// The size of the space that the group occupies.
    var size = CGSize.zero
    /// The cells, the n-th item of the group at index n. Of a group that is not full only those that exist.
    var cells: [SolvedCell] = []
    var supplementaries: [SolvedSupplementary] = []
    /// Whether there are items for all cells.
    var isFull = true

    /// How many supplementary views of each kind there are.
    var supplementaryCounts: [String: Int] {
        supplementaries.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    }

    /// What lies outside of the size along an axis, before and after it.
    func overhang(_ axis: Axis) -> (before: CGFloat, after: CGFloat) {
        var (low, high) = (CGFloat(0), size[axis])
        for frame in cells.lazy.map(\.frame) {
            low = min(low, frame.origin[axis])
            high = max(high, frame.end(axis))
        }
        for frame in supplementaries.lazy.map(\.frame) {
            low = min(low, frame.origin[axis])
            high = max(high, frame.end(axis))
        }
        return (-low, high - size[axis])
    }
}

/// The measured sizes that a group is solved with.
struct GroupMeasurements {
    /// The index of the group's first item.
    var first = 0
    /// The number of items from the first on that exist.
    var available = Int.max
    /// The measured size of an item of the section.
    var cell: (Int) -> CGSize? = { _ in nil }
    /// The measured size of a supplementary view by its kind and number in the section.
    var supplementary: (String, Int) -> CGSize? = { _, _ in nil }
    /// The numbers of the group's first supplementary views.
    var supplementaryBase: [String: Int] = [:]
}
