/// What the items of a line have of its free space, with the numbers that the shares are computed from: section 9.7 once more,
/// recorded.
struct FlexShares: ShareRecorder {
    /// Whether shares are added to hypothetical main sizes, as Yoga does, not to flex base sizes.
    let startsFromHypothetical: Bool
    private var shares: [Int: FlexShare] = [:]

    init(of line: FlexLine, in pass: FlexLayoutPass) {
        startsFromHypothetical = pass.rules.resolvesFlexibleLengthsInTwoPasses
        guard pass.container.sequenceCount == nil else { return }
        let before = line.items.map { (pass.items[$0].targetMainSize, pass.items[$0].isFrozen) }
        pass.resolveFlexibleLengths(of: line, recordingIn: &self)
        for (index, (size, isFrozen)) in zip(line.items, before) {
            (pass.items[index].targetMainSize, pass.items[index].isFrozen) = (size, isFrozen)
        }
    }

    /// The share of an item of the pass; nil where it does not flex.
    func share(of item: Int) -> FlexShare? { shares[item] }

    mutating func record(_ item: Int, _ share: () -> FlexShare) { shares[item] = share() }
}
