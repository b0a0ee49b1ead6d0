internal import Columns
internal import LayoutCore

/// The part of an item that every step of the algorithm uses: most trees are mostly leaves that need no other.
struct ItemCore {
    /// What has to be measured and laid out in an item.
    enum Content: UInt8 {
        /// Nothing: a leaf without a measure function.
        case empty
        /// A leaf with a measure function.
        case measured
        /// Items of its own.
        case container
    }

    var row: Int32
    var flags: ItemFlags
    var content: Content
    var align: ItemAlignment
    /// The border-box sizes of the style; `nil` where auto. For fixed-size items only.
    @Packed var fixedMainSize: Double? = nil
    @Packed var fixedCrossSize: Double? = nil
    var flexBaseSize = 0.0
    var hypotheticalMainSize = 0.0
    var contribution = 0.0
    var targetMainSize = 0.0
    var crossSize = 0.0
    var mainOffset = 0.0
    var crossOffset = 0.0
    /// The row of the item's details, if it has any.
    var detailsRow: Int32 = 0

    init(row: Int, flags: ItemFlags, content: Content, align: ItemAlignment) {
        self.row = Int32(truncatingIfNeeded: row)
        self.flags = flags
        self.content = content
        self.align = align
    }
}

/// What is true or false of an item.
struct ItemFlags: OptionSet {
    let rawValue: UInt16
    /// See ``FixedSizeItems``. The item has no ``ItemDetails``.
    static let fixedSize = ItemFlags(rawValue: 1)
    /// The grow and the shrink factor of a fixed-size item are 1.
    static let growsByOne = ItemFlags(rawValue: 2)
    static let shrinksByOne = ItemFlags(rawValue: 4)
    static let rightToLeft = ItemFlags(rawValue: 8)
    static let crossAuto = ItemFlags(rawValue: 16)
    static let relativelyMoved = ItemFlags(rawValue: 32)
    static let scrolls = ItemFlags(rawValue: 64)
    static let frozen = ItemFlags(rawValue: 128)
    /// The style's cross size is the keyword `stretch`, however the item is aligned.
    static let hasStretchKeyword = ItemFlags(rawValue: 256)
    /// Stretching leaves the item as high as its aspect ratio and its content had made it.
    static let stretchedInPlace = ItemFlags(rawValue: 512)

    /// The set of a flag, or of none.
    init(_ flag: ItemFlags, if condition: Bool) { rawValue = condition ? flag.rawValue : 0 }

    init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// The part of an item that fixed-size ones do without; see ``FlexItem`` for what the numbers are.
struct ItemDetails {
    var main: ItemSide
    var cross: ItemSide
    @Packed var unclampedMainSize: Double? = nil
    var grow: Double
    var shrink: Double
    @Packed var flexBasis: Double? = nil
    var mainMarginStart = 0.0
    var mainMarginEnd = 0.0
    var crossMarginStart = 0.0
    var crossMarginEnd = 0.0
    var autoMargins = AutoMargins()
    @Packed var crossPerMain: Double? = nil
    /// Padding and border that the aspect ratio does not cover.
    var mainOutsideRatio = 0.0
    var crossOutsideRatio = 0.0
    var minimumMainSize = 0.0
    /// The height that percentages inside refer to where the box has another one.
    @Packed var percentageHeight: Double? = nil
    var ascent = 0.0

    /// Creates details whose margins are 0, and whose flex basis is the content.
    @inline(__always)
    init(main: ItemSide, cross: ItemSide, grow: Double, shrink: Double) {
        self.main = main
        self.cross = cross
        self.grow = grow
        self.shrink = shrink
        $unclampedMainSize = main.$size
    }
}

/// The items of all containers that are being laid out, those of the container at hand on top.
///
/// What every step uses is kept apart from what few items need, so that it stays in the processor's cache.
struct ItemStack: ~Copyable {
    private var cores: Column<ItemCore>
    private var details = Column<ItemDetails>()
    /// The largest number of items so far, as of the last removal.
    private(set) var highestCount = 0

    /// - Parameter capacity: How many items to allocate memory for.
    init(capacity: Int) { cores = Column(capacity: max(16, capacity)) }

    var count: Int { cores.count }

    /// How many items and details there are.
    struct Counts {
        var items: Int
        var details: Int
    }

    var counts: Counts { Counts(items: cores.count, details: details.count) }

    /// The item at an index, valid until items are added or removed.
    subscript(index: Int) -> FlexItem {
        let core = cores.start + index
        return FlexItem(core: core, details: details.start + Int(core.pointee.detailsRow))
    }

    /// The index of an item.
    func index(of item: FlexItem) -> Int { item.core - cores.start }

    /// Adds a fixed-size item, which the caller initializes. Pays in `flex growth wide`, as does inlining it.
    @inline(__always)
    mutating func appendFixed() -> UnsafeMutablePointer<ItemCore> { cores.appendUninitialized() }

    /// Adds an item with details, which the caller initializes at the second address. Pays in `flex growth deep`.
    @inline(__always)
    mutating func append(_ core: ItemCore) -> FlexItem {
        let item = FlexItem(core: cores.appendUninitialized(), details: details.appendUninitialized())
        item.core.initialize(to: core)
        item.core.pointee.detailsRow = Int32(truncatingIfNeeded: details.count - 1)
        return item
    }

    /// Removes all items that have been added since the counts were these.
    mutating func truncate(to counts: Counts) {
        highestCount = max(highestCount, cores.count)
        cores.truncate(to: counts.items)
        details.truncate(to: counts.details)
    }

    /// Puts the items from an index on into another order: `order` holds their present indices.
    mutating func reorder(from first: Int, to order: [Int]) {
        let sorted = order.map { cores[$0] }
        for (offset, core) in sorted.enumerated() { cores[first + offset] = core }
    }
}
