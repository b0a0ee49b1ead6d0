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
    /// The number of cells on whose sizes the group depends: its own, and those that did not fit.
    var examined = 0
    /// Whether there are items for all cells.
    var isFull = true

    /// How many supplementary views of each kind there are.
    var supplementaryCounts: [String: Int] {
        supplementaries.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 }
    }
}

/// What lies outside of the space that groups occupy along an axis, before and after it.
struct Overhang: Equatable {
    var before: CGFloat = 0
    var after: CGFloat = 0

    /// Grows to what a group has.
    mutating func include(_ solution: GroupSolution, along axis: Axis) {
        for frame in solution.cells.lazy.map(\.frame) { include(frame, solution.size, axis) }
        for frame in solution.supplementaries.lazy.map(\.frame) { include(frame, solution.size, axis) }
    }

    private mutating func include(_ frame: CGRect, _ size: CGSize, _ axis: Axis) {
        before = max(before, -frame.origin[axis])
        after = max(after, frame.end(axis) - size[axis])
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
