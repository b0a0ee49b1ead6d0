internal import LayoutCore

/// The space between or around items.
struct LayoutGap: Hashable, Sendable {
    var minimum: CGFloat
    var isFlexible: Bool

    static let none = fixed(0)
    static func fixed(_ length: CGFloat) -> LayoutGap { LayoutGap(minimum: length, isFlexible: false) }
    static func flexible(_ minimum: CGFloat) -> LayoutGap { LayoutGap(minimum: minimum, isFlexible: true) }

    /// The length where each flexible space gets `share`.
    func length(share: CGFloat?) -> CGFloat { isFlexible ? share ?? minimum : minimum }
}

/// The space around an item.
struct LayoutEdgeGaps: Hashable, Sendable {
    var leading: LayoutGap
    var top: LayoutGap
    var trailing: LayoutGap
    var bottom: LayoutGap

    static let none = LayoutEdgeGaps(leading: .none, top: .none, trailing: .none, bottom: .none)

    func start(_ axis: Axis) -> LayoutGap { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> LayoutGap { axis == .horizontal ? trailing : bottom }
    func minimum(_ axis: Axis) -> CGFloat { start(axis).minimum + end(axis).minimum }
}

/// What flexible spaces get of the free space along an axis.
struct FlexibleShare {
    private var used: CGFloat = 0
    private var flexible = 0

    mutating func add(length: CGFloat) { used += length }

    mutating func add(_ gap: LayoutGap) {
        if gap.isFlexible { flexible += 1 } else { used += gap.minimum }
    }

    /// The equal share of each flexible space in an extent; nil if there is none.
    func share(of extent: CGFloat) -> CGFloat? { flexible > 0 ? (extent - used) / CGFloat(flexible) : nil }
}
