/// How many items sections have, with their running sums in a Fenwick tree: the index of a section's first item and the
/// section of an item are found in logarithmic time, also while counts change.
struct SectionCounts: Sendable {
    private var counts: [Int] = []
    /// Sums of the counts; element `i`, from 1, is that of the `i & -i` sections up to the one before it.
    private var sums: [Int] = [0]

    /// The number of items in a section.
    subscript(section: Int) -> Int { counts[section] }

    /// Adds to the number of items in a section.
    mutating func add(_ change: Int, to section: Int) {
        counts[section] += change
        var index = section + 1
        while index < sums.count {
            sums[index] += change
            index += index & -index
        }
    }

    /// The number of items in the sections before one.
    func start(of section: Int) -> Int {
        var sum = 0
        var index = section
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    /// The items of a section, as indices among all items.
    func range(of section: Int) -> Range<Int> {
        let start = start(of: section)
        return start..<start + counts[section]
    }

    /// The section of the item at an index among all items, which must exist.
    func section(ofItem index: Int) -> Int {
        var step = 1
        while step * 2 < sums.count { step *= 2 }
        var section = 0
        var left = index
        while step > 0 {
            if section + step < sums.count, sums[section + step] <= left {
                section += step
                left -= sums[section]
            }
            step /= 2
        }
        return section
    }

    /// Appends empty sections.
    mutating func append(_ number: Int) {
        for _ in 0..<number {
            let index = sums.count
            let own = start(of: index - 1) - start(of: index - (index & -index))
            counts.append(0)
            sums.append(own)
        }
    }

    /// Inserts sections with their numbers of items before one.
    mutating func insert(_ new: [Int], at section: Int) {
        guard section < counts.count || new.contains(where: { $0 != 0 }) else { return append(new.count) }
        counts.insert(contentsOf: new, at: section)
        updateSums()
    }

    /// Removes sections, whose indices ascend.
    mutating func remove(_ sections: [Int]) {
        var removed = sections[...]
        var kept: [Int] = []
        for (section, count) in counts.enumerated() {
            if section == removed.first { removed.removeFirst() } else { kept.append(count) }
        }
        counts = kept
        updateSums()
    }

    private mutating func updateSums() {
        sums = [0] + counts
        for index in 1..<max(sums.count, 1) {
            let next = index + (index & -index)
            if next < sums.count { sums[next] += sums[index] }
        }
    }
}
