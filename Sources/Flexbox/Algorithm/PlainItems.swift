internal import LayoutCore

/// What the plain items of a container have in common: by it, and by two sizes, they are known at once.
struct PlainItems {
    private let isRow: Bool
    /// Where the items stand across their line, or nil if their baselines count.
    private let align: ItemAlignment?
    /// The cross size of an item that has none of its own, before lines are known.
    private let unknownCross: Double
    /// Whether an item with content, and with sizes of its own, need not be asked how small it can be.
    private let ignoresContent: Bool
    private let flags: ItemFlags

    init(_ frame: FlexFrame, _ errata: Errata) {
        isRow = frame.axes.main == .horizontal
        let direction = frame.request.direction
        let align =
            frame.alignItems == .stretch
            ? .stretch : frame.alignItems.resolved(in: frame.axes, direction, item: direction)
        self.align = align >= .baseline ? nil : align
        let stretches = align == .stretch && frame.isCrossGiven && !frame.wraps
        unknownCross = stretches ? max(0, frame.cross) : 0
        ignoresContent = errata.contains(.minSizeUndefinedInsteadOfAuto)
        flags = direction == .rightToLeft ? [.plain, .rightToLeft] : .plain
    }

    /// An item whose style is plain, or nil if its content has to be asked.
    @inline(__always)
    func item(_ row: Int, _ style: StyleView, _ traits: NodeTraits, isLeaf: Bool) -> ItemCore? {
        guard let align else { return nil }
        let width = style.plainSize(.width)
        let height = style.plainSize(.height)
        let (main, cross) = isRow ? (width, height) : (height, width)
        var content = ItemCore.Content.empty
        if !isLeaf || traits.contains(.measured) {
            if !ignoresContent || main.isNaN || cross.isNaN { return nil }
            content = isLeaf ? .measured : .items
        }
        var core = ItemCore(
            row: Int32(truncatingIfNeeded: row), flags: flags.union(style.plainFactors), content: content,
            align: align)
        core.mainStyle = main
        core.crossStyle = cross
        let base = main.isNaN ? 0 : main
        core.base = base
        core.hypothetical = base
        core.contribution = base
        core.target = base
        core.crossSize = cross.isNaN ? unknownCross : cross
        if cross.isNaN { core.flags.insert(.crossAuto) }
        return core
    }
}

extension StyleView {
    /// The size of a plain style along an axis in points, or NaN where it is auto.
    @inline(__always)
    fileprivate func plainSize(_ property: StyleProperty) -> Double {
        guard let bits = number(property) else { return .nan }
        let size = Double(bitPattern: bits)
        return size < 0 ? 0 : size
    }

    /// The grow and the shrink factor of a plain style.
    @inline(__always)
    fileprivate var plainFactors: ItemFlags {
        ItemFlags(.plainGrow, if: packed.keyword(.flexGrow) == 1)
            .union(ItemFlags(.plainShrink, if: packed.keyword(.flexShrink) == 1))
    }
}

/// What is true of some item of a container: steps that nobody needs are left out.
struct ItemFacts: OptionSet {
    let rawValue: UInt16
    /// Some item is not plain.
    static let asks = ItemFacts(rawValue: 1)
    /// Some item may take the cross size of its line.
    static let stretches = ItemFacts(rawValue: 2)
    /// Some item grows or shrinks.
    static let flexes = ItemFacts(rawValue: 4)
    static let autoMargins = ItemFacts(rawValue: 8)
    /// The container may be the containing block of absolute nodes.
    static let mayHoldAbsolutes = ItemFacts(rawValue: 16)
    /// A plain item both grows and shrinks.
    static let growsAndShrinks = ItemFacts(rawValue: 32)
    /// Insets move an item from its place.
    static let moved = ItemFacts(rawValue: 64)
    /// An item is out of order.
    static let ordered = ItemFacts(rawValue: 128)
    /// An item has an aspect ratio.
    static let ratios = ItemFacts(rawValue: 256)
    /// What a list has none of: see ``FlexLayoutPass/isList``.
    static let unlistable: ItemFacts = [.flexes, .autoMargins, .mayHoldAbsolutes, .moved, .ordered]
}

extension ItemCore {
    /// What is true of the container because of this item.
    @inline(__always)
    var facts: ItemFacts {
        var facts = ItemFacts()
        if align == .stretch, flags.contains(.crossAuto) { facts.insert(.stretches) }
        if !flags.isDisjoint(with: [.plainGrow, .plainShrink]) { facts.insert(.flexes) }
        if flags.isSuperset(of: [.plainGrow, .plainShrink]) { facts.insert(.growsAndShrinks) }
        return facts
    }
}
