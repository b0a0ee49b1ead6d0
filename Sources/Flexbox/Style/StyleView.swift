internal import LayoutCore

/// One node's style, read in place.
///
/// Properties, slots and axes are constants where they are read; inlining by hand folds them, which pays in
/// `flex growth deep`.
struct StyleView {
    let packed: PackedStyle
    let numbers: UnsafePointer<UInt64>

    /// The number in a slot, or nil where it is the initial one.
    @inline(__always)
    func number(in slot: Int) -> UInt64? {
        let bit = UInt64(1) << UInt64(slot)
        if packed.mask & bit == 0 { return nil }
        return numbers[(packed.mask & (bit - 1)).nonzeroBitCount]
    }

    /// The number of a property, or nil where it is the initial one.
    @inline(__always)
    func number(_ property: StyleProperty) -> UInt64? { number(in: property.slot) }

    @inline(__always)
    func length(_ property: StyleProperty) -> Length {
        number(property).map(Length.init(bits:)) ?? property.initialLength
    }

    // The raw values of keywords are the indices of their cases, and so the cases' own bytes; `init(rawValue:)` would be a
    // call. The bit cast pays in `flex growth wide`.
    @inline(__always)
    func keyword<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty) -> Keyword {
        unsafeBitCast(packed.keyword(property), to: Keyword.self)
    }

    @inline(__always)
    func optionalKeyword<Keyword: RawRepresentable<UInt8>>(_ property: StyleProperty) -> Keyword? {
        packed.keyword(property) == PackedStyle.none ? nil : keyword(property)
    }

    @inline(__always)
    func factor(_ property: StyleProperty) -> Double {
        let kind = packed.keyword(property)
        return kind < 2 ? Double(kind) : number(property).map(Double.init(bitPattern:)) ?? 0
    }

    var hasPercent: Bool { packed.derived.contains(.hasPercent) }
    var hasKeywords: Bool { packed.derived.contains(.hasKeywords) }
    var hasPercentGap: Bool { packed.derived.contains(.hasPercentGap) }
    var isScrollContainer: Bool { packed.derived.contains(.isScrollContainer) }
    var hasOnlySizes: Bool { packed.derived.contains(.hasOnlySizes) }

    /// Whether there is any padding or border.
    @inline(__always)
    var hasPaddingOrBorder: Bool { packed.mask & Self.paddingAndBorder != 0 }
    /// Whether the flex basis is not auto.
    @inline(__always)
    var hasFlexBasis: Bool { packed.mask & StyleProperty.flexBasis.slots != 0 }
    /// Whether there is any border.
    @inline(__always)
    var hasBorder: Bool { packed.mask & StyleProperty.border.slots != 0 }
    /// Whether there is any margin, padding or border.
    @inline(__always)
    var hasMarginPaddingOrBorder: Bool {
        packed.mask & (StyleProperty.margin.slots | Self.paddingAndBorder) != 0
    }
    /// Whether there is any size or limit.
    var hasSizes: Bool { packed.mask & (Self.sizes | Self.limits) != 0 }
    /// Whether there is any minimum or maximum.
    @inline(__always)
    var hasLimits: Bool { packed.mask & Self.limits != 0 }

    private static var paddingAndBorder: UInt64 { StyleProperty.padding.slots | StyleProperty.border.slots }
    fileprivate static var sizes: UInt64 { StyleProperty.width.slots | StyleProperty.height.slots }
    private static var limits: UInt64 {
        StyleProperty.minWidth.slots | StyleProperty.minHeight.slots | StyleProperty.maxWidth.slots
            | StyleProperty.maxHeight.slots
    }
}

extension StyleView {
    /// The properties that may be sizing keywords such as `min-content`.
    private static var keywordSizes: UInt64 { sizes | limits | StyleProperty.flexBasis.slots }
    /// The properties whose percentages refer to the containing block.
    private static var percentages: UInt64 {
        keywordSizes | StyleProperty.margin.slots | StyleProperty.padding.slots
    }
    /// The properties whose percentages refer to the container itself.
    private static var gaps: UInt64 { StyleProperty.columnGap.slots | StyleProperty.rowGap.slots }

    /// Derives ``DerivedBits`` from the values.
    func derivedBits() -> DerivedBits {
        var result: DerivedBits = []
        var (slots, index) = (packed.mask, 0)
        while slots != 0 {
            let slot = slots & ~(slots - 1)
            let length = Length(bits: numbers[index])
            if length.isPercent {
                if slot & Self.percentages != 0 { result.insert(.hasPercent) }
                if slot & Self.gaps != 0 { result.insert(.hasPercentGap) }
            } else if length.isKeyword, slot & Self.keywordSizes != 0 {
                result.insert(.hasKeywords)
            }
            slots &= slots - 1
            index += 1
        }
        if overflowX.isScrollable || overflowY.isScrollable { result.insert(.isScrollContainer) }
        if result.isEmpty, setsOnlySizes { result.insert(.hasOnlySizes) }
        return result
    }

    /// Whether nothing but the sizes differs from what is initial for an item, position `relative` included.
    private var setsOnlySizes: Bool {
        packed.mask & ~Self.sizes == 0 && display == .flex && direction == .inherit && alignSelf == nil
            && position != .absolute
    }
}

/// The lengths of one property for each ``Edge``, read in place.
struct EdgeView {
    let style: StyleView
    /// The first slot of the property.
    let slot: Int

    @inline(__always)
    init(_ style: StyleView, _ property: StyleProperty) {
        self.style = style
        slot = property.slot
    }

    @inline(__always)
    private var edges: UInt64 { style.packed.mask >> UInt64(slot) & 0x1FF }

    /// Whether no edge is set.
    @inline(__always)
    var isUnset: Bool { edges == 0 }

    /// Whether no other edges are set than those of the given bits.
    @inline(__always)
    func sets(only bits: UInt64) -> Bool { edges & ~bits == 0 }

    /// Whether an edge is set.
    @inline(__always)
    func sets(_ edge: Edge) -> Bool { edges & 1 << UInt64(edge.rawValue) != 0 }

    @inline(__always)
    subscript(edge: Edge) -> Length {
        style.number(in: slot + Int(edge.rawValue)).map(Length.init(bits:)) ?? .undefined
    }

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

    @inline(__always)
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
    /// The minimum size on an axis.
    @inline(__always)
    func minSize(_ axis: Axis) -> Length { axis == .horizontal ? minWidth : minHeight }
    /// The maximum size on an axis.
    @inline(__always)
    func maxSize(_ axis: Axis) -> Length { axis == .horizontal ? maxWidth : maxHeight }
    /// The gap between boxes that follow each other on an axis.
    @inline(__always)
    func gap(_ axis: Axis) -> Length { axis == .horizontal ? columnGap : rowGap }

    /// Width divided by height, or `nil` where it is auto.
    var usableAspectRatio: Double? {
        if let aspectRatio, aspectRatio > 0, aspectRatio.isFinite { aspectRatio } else { nil }
    }

    /// The grow factor as a number that can be summed.
    @inline(__always)
    var usableGrow: Double { usableFactor(.flexGrow) }

    /// The shrink factor as a number that can be summed.
    @inline(__always)
    var usableShrink: Double { usableFactor(.flexShrink) }

    @inline(__always)
    private func usableFactor(_ property: StyleProperty) -> Double {
        let kind = packed.keyword(property)
        if kind < 2 { return Double(kind) }
        let factor = factor(property)
        return factor > 0 && factor < .infinity ? factor : 0
    }
}
