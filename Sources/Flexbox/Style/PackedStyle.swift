internal import LayoutCore

/// A style as the tree keeps it: keywords in a word, numbers only where they are not the initial ones.
///
/// A node of a few properties takes some forty bytes so, a tenth of a ``FlexStyle``.
struct PackedStyle {
    /// The numbers that are kept, by ``NumberSlot``.
    var mask: UInt64 = 0
    /// Keywords and claims, by ``StyleBits``.
    var bits: UInt64 = 0
    /// Where the numbers begin in the tree's store.
    var start: Int32 = 0

    /// How many numbers are kept.
    var count: Int { mask.nonzeroBitCount }

    /// How many numbers are kept before that of a slot.
    @inline(__always)
    func index(of slot: Int) -> Int { (mask & (1 << UInt64(slot) - 1)).nonzeroBitCount }

    /// Whether nothing is set but two sizes in points, as far as an item is concerned.
    var isPlain: Bool { mask & ~Self.plainSlots == 0 && bits & Self.plainMask == Self.plainBits }

    private static let plainSlots: UInt64 = 1 << UInt64(NumberSlot.width) | 1 << UInt64(NumberSlot.height)
    /// What of the keywords an item is told by, but for its position.
    private static let plainMask: UInt64 =
        StyleBits.notPlain | 3 << UInt64(StyleBits.display) | 3 << UInt64(StyleBits.direction)
        | 15 << UInt64(StyleBits.alignSelf) | 2 << UInt64(StyleBits.position)
    private static let plainBits: UInt64 = StyleBits.noAlignSelf << UInt64(StyleBits.alignSelf)
}

/// The places of numbers in a ``PackedStyle``; edges take nine places each.
enum NumberSlot {
    static let width = 0, height = 1, minWidth = 2, minHeight = 3, maxWidth = 4, maxHeight = 5
    static let flexBasis = 6, columnGap = 7, rowGap = 8, grow = 9, shrink = 10, aspectRatio = 11, order = 12
    static let margin = 13, padding = 22, border = 31, inset = 40
}

/// The places of keywords and claims in a ``PackedStyle``.
enum StyleBits {
    static let flexDirection = 0, flexWrap = 2, justifyContent = 4, alignItems = 8, alignSelf = 12
    static let alignContent = 16, position = 20, display = 22, boxSizing = 24, direction = 26
    static let overflowX = 28, overflowY = 30
    /// Whether the grow factor is 0, 1 or kept as a number; and the shrink factor.
    static let grow = 32, shrink = 34
    static let hasPercent = 40, hasKeywords = 41, hasPercentGap = 42, scrolls = 43, isContentBox = 44
    static let plain = 45
    /// `alignSelf` where the parent decides.
    static let noAlignSelf: UInt64 = 15
    /// Claims of styles that are not plain.
    static let notPlain: UInt64 = 1 << 40 | 1 << 41 | 1 << 42 | 1 << 43
}

/// One node's style, read in place.
struct StyleView {
    let packed: PackedStyle
    let numbers: UnsafePointer<UInt64>

    /// The number in a slot, or nil where it is the initial one.
    @inline(__always)
    func number(_ slot: Int) -> UInt64? {
        let bit = UInt64(1) << UInt64(slot)
        if packed.mask & bit == 0 { return nil }
        return numbers[(packed.mask & (bit - 1)).nonzeroBitCount]
    }

    @inline(__always)
    func length(_ slot: Int, initially initial: Length) -> Length {
        number(slot).map(Length.init(bits:)) ?? initial
    }

    /// The raw values of keywords count their cases, so that they are the cases' own bytes too.
    @inline(__always)
    private func keyword<Keyword: RawRepresentable<UInt8>>(_ place: Int, _ mask: UInt64) -> Keyword {
        unsafeBitCast(UInt8(truncatingIfNeeded: packed.bits >> UInt64(place) & mask), to: Keyword.self)
    }

    /// Whether there is any padding or border, any size or limit, any limit.
    var hasInsets: Bool { packed.mask & Self.insetSlots != 0 }
    var hasSizes: Bool { packed.mask & Self.sizeSlots != 0 }
    var hasLimits: Bool { packed.mask & Self.limitSlots != 0 }

    private static let insetSlots: UInt64 = 0x3FFFF << UInt64(NumberSlot.padding)
    private static let limitSlots: UInt64 = 0xF << UInt64(NumberSlot.minWidth)
    private static let sizeSlots: UInt64 = 0x3F

    @inline(__always)
    private func claims(_ place: Int) -> Bool { packed.bits >> UInt64(place) & 1 != 0 }

    var flexDirection: FlexDirection { keyword(StyleBits.flexDirection, 3) }
    var flexWrap: FlexWrap { keyword(StyleBits.flexWrap, 3) }
    var justifyContent: JustifyContent { keyword(StyleBits.justifyContent, 15) }
    var alignItems: AlignItems { keyword(StyleBits.alignItems, 15) }
    var alignContent: AlignContent { keyword(StyleBits.alignContent, 15) }
    var position: PositionType { keyword(StyleBits.position, 3) }
    var display: Display { keyword(StyleBits.display, 3) }
    var direction: TextDirection { keyword(StyleBits.direction, 3) }
    var overflowX: Overflow { keyword(StyleBits.overflowX, 3) }
    var overflowY: Overflow { keyword(StyleBits.overflowY, 3) }
    var boxSizing: BoxSizing { claims(StyleBits.isContentBox) ? .contentBox : .borderBox }
    var hasPercent: Bool { claims(StyleBits.hasPercent) }
    var hasKeywords: Bool { claims(StyleBits.hasKeywords) }
    var hasPercentGap: Bool { claims(StyleBits.hasPercentGap) }
    /// Whether nothing is set that an item could be told by, but two sizes in points: see ``ItemFlags/plain``.
    var isPlain: Bool { claims(StyleBits.plain) }
    var isScrollContainer: Bool { claims(StyleBits.scrolls) }
    var alignSelf: AlignItems? {
        packed.bits >> UInt64(StyleBits.alignSelf) & 15 == StyleBits.noAlignSelf
            ? nil : keyword(StyleBits.alignSelf, 15)
    }

    var width: Length { length(NumberSlot.width, initially: .auto) }
    var height: Length { length(NumberSlot.height, initially: .auto) }
    var minWidth: Length { length(NumberSlot.minWidth, initially: .auto) }
    var minHeight: Length { length(NumberSlot.minHeight, initially: .auto) }
    var maxWidth: Length { length(NumberSlot.maxWidth, initially: .undefined) }
    var maxHeight: Length { length(NumberSlot.maxHeight, initially: .undefined) }
    var flexBasis: Length { length(NumberSlot.flexBasis, initially: .auto) }
    var columnGap: Length { length(NumberSlot.columnGap, initially: .undefined) }
    var rowGap: Length { length(NumberSlot.rowGap, initially: .undefined) }
    var order: Int { number(NumberSlot.order).map { Int(bitPattern: UInt($0)) } ?? 0 }
    var aspectRatio: Double? { number(NumberSlot.aspectRatio).map(Double.init(bitPattern:)) }
    var margin: EdgeView { EdgeView(style: self, slot: NumberSlot.margin) }
    var padding: EdgeView { EdgeView(style: self, slot: NumberSlot.padding) }
    var border: EdgeView { EdgeView(style: self, slot: NumberSlot.border) }
    var inset: EdgeView { EdgeView(style: self, slot: NumberSlot.inset) }
    var flexGrow: Double { factor(StyleBits.grow, NumberSlot.grow) }
    var flexShrink: Double { factor(StyleBits.shrink, NumberSlot.shrink) }

    private func factor(_ place: Int, _ slot: Int) -> Double {
        let kind = packed.bits >> UInt64(place) & 3
        return kind < 2 ? Double(kind) : number(slot).map(Double.init(bitPattern:)) ?? 0
    }
}

/// The lengths of one property for each ``Edge``, read in place.
struct EdgeView {
    let style: StyleView
    let slot: Int

    private var edges: UInt64 { style.packed.mask >> UInt64(slot) & 0x1FF }

    /// Whether no edge is set.
    var isUnset: Bool { edges == 0 }

    subscript(edge: Edge) -> Length { style.length(slot + Int(edge.rawValue), initially: .undefined) }

    /// The length that counts at one physical edge.
    @inline(__always)
    func length(on axis: Axis, atEnd: Bool, _ direction: LayoutDirection) -> Length {
        let edges = edges
        if edges == 0 { return .undefined }
        if edges == 1 << UInt64(Edge.all.rawValue) { return self[.all] }
        if axis == .vertical { return first(atEnd ? .bottom : .top, .vertical) }
        let logical = self[atEnd == (direction == .leftToRight) ? .end : .start]
        return logical.isUndefined ? first(atEnd ? .right : .left, .horizontal) : logical
    }

    private func first(_ edge: Edge, _ pair: Edge) -> Length {
        let own = self[edge]
        if !own.isUndefined { return own }
        let both = self[pair]
        return both.isUndefined ? self[.all] : both
    }

    /// Whether any edge is a percentage.
    var hasPercent: Bool { edges != 0 && Edge.allCases.contains { self[$0].isPercent } }
}

extension StyleView {
    /// The size on an axis.
    @inline(__always)
    func size(_ axis: Axis) -> Length { axis == .horizontal ? width : height }
    /// The least size on an axis.
    @inline(__always)
    func minSize(_ axis: Axis) -> Length { axis == .horizontal ? minWidth : minHeight }
    /// The greatest size on an axis.
    @inline(__always)
    func maxSize(_ axis: Axis) -> Length { axis == .horizontal ? maxWidth : maxHeight }
    /// The gap between boxes that follow each other on an axis.
    @inline(__always)
    func gap(_ axis: Axis) -> Length { axis == .horizontal ? columnGap : rowGap }

    /// Width divided by height, or NaN.
    var usableAspectRatio: Double {
        if let aspectRatio, aspectRatio > 0, aspectRatio.isFinite { aspectRatio } else { .nan }
    }

    /// The grow factor as a number that can be summed.
    var usableGrow: Double {
        let grow = flexGrow
        return grow > 0 && grow.isFinite ? grow : 0
    }

    /// The shrink factor as a number that can be summed.
    var usableShrink: Double {
        let shrink = flexShrink
        return shrink > 0 && shrink.isFinite ? shrink : 0
    }
}
