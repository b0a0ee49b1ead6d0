/// What an item has of the free space of its line, before its minimum and maximum (9.7).
struct FlexShare {
    /// The free space that was distributed in the round in which the item got its size.
    var free: Double
    /// What the share is proportional to.
    var factor: Double
    /// The sum of all factors.
    var sum: Double
    var grows: Bool
    var amount: Double { sum != 0 ? free * (factor / sum) : 0 }
}

/// What records the shares of items as section 9.7 computes them.
protocol ShareRecorder {
    /// Records the share of an item, in place of that of an earlier round.
    mutating func record(_ item: Int, _ share: () -> FlexShare)
}

/// Records nothing, in layout.
struct NoShares: ShareRecorder {
    @inline(__always) func record(_ item: Int, _ share: () -> FlexShare) {}
}
