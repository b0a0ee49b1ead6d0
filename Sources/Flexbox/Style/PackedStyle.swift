/// A style as the tree stores it: keywords in one word, numbers only where they are not initial.
///
/// A node of a few properties takes some forty bytes, a tenth of a ``FlexStyle``.
struct PackedStyle: Equatable {
    /// The slots whose numbers are stored.
    var mask: UInt64 = 0
    /// The keywords and, in the upper byte, the ``DerivedBits``.
    var bits: UInt64 = 0
    /// The index of the block that holds the numbers, in the order of their slots.
    var start: Int32 = 0

    /// How many numbers are stored.
    var count: Int { mask.nonzeroBitCount }

    /// How many numbers are stored before that of a slot.
    func index(of slot: Int) -> Int { (mask & (1 << UInt64(slot) - 1)).nonzeroBitCount }

    /// The raw value of a keyword.
    func keyword(_ property: StyleProperty) -> UInt8 {
        UInt8(truncatingIfNeeded: bits >> property.shift) & 15
    }

    /// Replaces the raw value of a keyword.
    mutating func setKeyword(_ property: StyleProperty, to raw: UInt8) {
        bits = bits & ~(15 << property.shift) | UInt64(raw) << property.shift
    }

    /// What follows from the values of a style and is read more often than it changes.
    var derived: DerivedBits {
        get { DerivedBits(rawValue: UInt8(truncatingIfNeeded: bits >> 56)) }
        set { bits = bits & (1 << 56 - 1) | UInt64(newValue.rawValue) << 56 }
    }

    /// The raw value of a keyword that is nil.
    static let none: UInt8 = 15
}

/// What follows from the values of a style and is read more often than it changes.
struct DerivedBits: OptionSet {
    let rawValue: UInt8
    /// Something refers to the size of the containing block.
    static let hasPercent = DerivedBits(rawValue: 1)
    /// A size, a limit or the flex basis is a keyword such as `min-content`.
    static let hasKeywords = DerivedBits(rawValue: 2)
    /// A gap refers to the size of the node itself.
    static let hasPercentGap = DerivedBits(rawValue: 4)
    static let isScrollContainer = DerivedBits(rawValue: 8)
    /// Nothing is set that concerns an item, except for sizes in points.
    static let hasOnlySizes = DerivedBits(rawValue: 16)
}

extension StyleProperty {
    /// The first of the four bits of a keyword.
    var shift: UInt64 { 4 * UInt64(rawValue) }

    /// The first slot of a number.
    var slot: Int {
        let index = Int(rawValue) - Int(StyleProperty.flexGrow.rawValue)
        let edges = Int(rawValue) - Int(StyleProperty.margin.rawValue)
        return edges > 0 ? index + edges * (Self.edgeCount - 1) : index
    }

    /// The slots of all numbers of a property.
    var slots: UInt64 {
        (rawValue < StyleProperty.margin.rawValue ? 1 : 1 << UInt64(Self.edgeCount) - 1) << UInt64(slot)
    }

    /// The initial length.
    var initialLength: Length { if case .length(let initial) = kind { initial } else { .undefined } }

    private static var edgeCount: Int { 9 }
}
