internal import LayoutCore

extension NSCollectionLayoutItem {
    /// The item as the solver uses it, for custom groups with the traits of their environment.
    final func plan(for traits: UITraitCollection) -> ItemPlan {
        let group = self as? NSCollectionLayoutGroup
        return ItemPlan(
            lengths: layoutSize.lengths, insets: contentInsets, gaps: edgeSpacing?.gaps ?? .none,
            supplementaries: supplementaryItems.map(\.supplementaryPlan),
            content: group.map { .group($0.groupPlan(for: traits)) } ?? .cell)
    }
}

extension NSCollectionLayoutGroup {
    fileprivate final func groupPlan(for traits: UITraitCollection) -> GroupPlan {
        let plans = items.map { $0.plan(for: traits) }
        let spacing = interItemSpacing?.gap ?? .none
        switch arrangement {
        case .inOrder(let isHorizontal):
            return GroupPlan(
                axis: isHorizontal ? .horizontal : .vertical, items: plans, spacing: spacing,
                arrangement: .fill)
        case .counted(let isHorizontal, let count, let areEqual):
            return GroupPlan(
                axis: isHorizontal ? .horizontal : .vertical, items: plans, spacing: spacing,
                arrangement: .count(count, areEqual: areEqual))
        case .custom(let provider):
            let insets = contentInsets
            let frames = CustomFrames { size in
                MainActor.assumeIsolated {
                    provider(LayoutEnvironment(size: size, insets: insets, traits: traits)).map(\.item)
                }
            }
            return GroupPlan(axis: .horizontal, items: [], spacing: spacing, arrangement: .custom(frames))
        }
    }
}
