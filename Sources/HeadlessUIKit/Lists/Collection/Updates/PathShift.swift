/// Where the elements of a list go that gets others inserted and removed.
struct PathShift {
    /// The indexes before, ascending, of what is removed or moved away.
    let removed: [Int]
    /// The indexes after, ascending, of what is inserted or moved in.
    let inserted: [Int]

    init(removed: [Int] = [], inserted: [Int] = []) {
        (self.removed, self.inserted) = (removed.sorted(), inserted.sorted())
    }

    /// The index after of an element that stays in order; nil for one that does not.
    func new(of old: Int) -> Int? { Self.shifted(old, out: removed, in: inserted) }

    /// The index before of an element that stays in order; nil for one that was not there.
    func old(of new: Int) -> Int? { Self.shifted(new, out: inserted, in: removed) }

    private static func shifted(_ index: Int, out removed: [Int], in inserted: [Int]) -> Int? {
        let before = partition(removed) { $0 < index }
        if before < removed.count, removed[before] == index { return nil }
        let rank = index - before
        var (low, high) = (0, inserted.count)
        while low < high {
            let middle = (low + high) / 2
            if inserted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }

    /// The number of elements at the start for which a condition holds.
    private static func partition(_ sorted: [Int], _ condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, sorted.count)
        while low < high {
            let middle = (low + high) / 2
            if condition(sorted[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
