internal import LayoutCore

/// What the items of a line have of its free space (9.7), with the numbers that the shares are computed from.
struct FlexShares {
    /// The share of an item, before its minimum and maximum.
    struct Share {
        /// The free space that was distributed in the round in which the item got its size.
        var free: Double
        /// What the share is proportional to.
        var factor: Double
        /// The sum of all factors.
        var sum: Double
        var grows: Bool
        var amount: Double { sum != 0 ? free * (factor / sum) : 0 }
    }

    /// Whether shares are added to hypothetical main sizes, as Yoga does, not to flex base sizes.
    let startsFromHypothetical: Bool
    private var shares: [Share?]

    init(of line: FlexLine, in pass: FlexLayoutPass) {
        startsFromHypothetical = pass.rules.resolvesFlexibleLengthsInTwoPasses
        shares = Array(repeating: nil, count: line.items.count)
        let free = pass.container.mainSize - pass.hypotheticalLength(of: line)
        let isFlexible = pass.container.features.contains(.isFlexible)
        guard isFlexible, free != 0, pass.container.sequenceCount == nil else { return }
        let items = line.items.map { pass.items[$0] }
        if startsFromHypothetical {
            distributeInTwoPasses(items, free: free, pass.rules)
        } else {
            distribute(items, isGrowing: free > 0, pass, gaps: pass.gaps(in: line))
        }
    }

    /// The share of an item by its number on the line; nil where it does not flex.
    func share(of number: Int) -> Share? { shares[number] }

    private mutating func distribute(
        _ items: [FlexItem], isGrowing: Bool, _ pass: FlexLayoutPass, gaps: Double
    ) {
        let factors = items.map { isGrowing ? $0.grow : $0.shrink }
        let weights = zip(items, factors).map { item, factor in
            isGrowing ? factor : pass.rules.scaledShrinkFactor(of: item)
        }
        var sizes = items.map { $0.clampedMain($0.hypotheticalMainSize) }
        var open = items.indices.filter { index in
            let item = items[index]
            let isBeyond =
                isGrowing
                ? item.flexBaseSize > item.hypotheticalMainSize
                : item.flexBaseSize < item.hypotheticalMainSize
            return factors[index] != 0 && !isBeyond
        }
        var initialFree: Double?
        while !open.isEmpty {
            let openSet = Set(open)
            var free = pass.container.mainSize - gaps
            for (index, item) in items.enumerated() {
                free -= item.mainMargin + (openSet.contains(index) ? item.flexBaseSize : sizes[index])
            }
            let first = initialFree ?? free
            initialFree = first
            let factorSum = open.reduce(0) { $0 + factors[$1] }
            let sum = open.reduce(0) { $0 + weights[$1] }
            if factorSum < 1, abs(first * factorSum) < abs(free) { free = first * factorSum }
            var violations: [Int: Double] = [:]
            for index in open {
                let share = Share(free: free, factor: weights[index], sum: sum, grows: isGrowing)
                shares[index] = share
                let size = items[index].flexBaseSize + share.amount
                sizes[index] = items[index].clampedMain(size)
                violations[index] = sizes[index] - size
            }
            let total = open.reduce(0) { $0 + (violations[$1] ?? 0) }
            if total == 0 { return }
            let count = open.count
            open.removeAll { index in
                let violation = violations[index] ?? 0
                return total > 0 ? violation > 0 : violation < 0
            }
            if open.count == count { return }
        }
    }

    /// Yoga's way; see ``FlexLayoutPass/resolveFlexibleLengths(of:)``.
    private mutating func distributeInTwoPasses(_ items: [FlexItem], free: Double, _ rules: LayoutRules) {
        var grow = items.reduce(0) { $0 + $1.grow }
        var shrink = items.reduce(0) { $0 + rules.scaledShrinkFactor(of: $1) }
        if grow > 0, grow < 1 { grow = 1 }
        var rest = free
        for item in items {
            let own = free > 0 ? item.grow : item.shrink * item.hypotheticalMainSize
            guard own != 0 else { continue }
            let size = item.hypotheticalMainSize + free / (free > 0 ? grow : shrink) * own
            let clamped = item.clampedMain(size)
            guard size != clamped else { continue }
            rest -= clamped - item.hypotheticalMainSize
            if free > 0 { grow -= item.grow } else { shrink -= rules.scaledShrinkFactor(of: item) }
        }
        guard rest != 0 else { return }
        for (index, item) in items.enumerated() {
            let own = rest > 0 ? item.grow : item.shrink * item.hypotheticalMainSize
            guard own != 0 else { continue }
            let weights = rest > 0 ? grow : shrink
            if weights < 1e-9 {
                let all = rest > 0 ? (item.main.max.isFinite ? item.main.max : rest) : -own
                shares[index] = Share(free: all, factor: 1, sum: 1, grows: rest > 0)
            } else {
                shares[index] = Share(free: rest, factor: own, sum: weights, grows: rest > 0)
            }
        }
    }
}
