/// How the indexes of a sequence change where elements are removed and others inserted.
///
/// Those that stay keep their order: the first of them has the first index that no inserted element occupies, and so on.
/// Lookups take logarithmic time in the number of changes.
struct IndexShift {
    /// The indexes before that are removed, sorted.
    private let removed: [Int]
    /// The indexes after that are occupied by others, sorted.
    private let occupied: [Int]

    init(removed: some Sequence<Int>, occupied: some Sequence<Int>) {
        self.removed = Set(removed).sorted()
        self.occupied = Set(occupied).sorted()
    }

    var isIdentity: Bool { removed.isEmpty && occupied.isEmpty }

    /// The index after the change; nil for a removed element.
    func after(_ index: Int) -> Int? {
        let before = Self.first(in: removed) { removed, position in removed[position] >= index }
        if before < removed.count, removed[before] == index { return nil }
        let rank = index - before
        let skipped = Self.first(in: occupied) { occupied, position in occupied[position] - position > rank }
        return rank + skipped
    }

    /// The index before the change; nil for an inserted element.
    func before(_ index: Int) -> Int? {
        let smaller = Self.first(in: occupied) { occupied, position in occupied[position] >= index }
        if smaller < occupied.count, occupied[smaller] == index { return nil }
        let rank = index - smaller
        let skipped = Self.first(in: removed) { removed, position in removed[position] - position > rank }
        return rank + skipped
    }

    /// The first position from which on a condition holds.
    private static func first(in indexes: [Int], where holds: ([Int], Int) -> Bool) -> Int {
        var (low, high) = (0, indexes.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(indexes, middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
