internal import LayoutCore

/// The part of an item that every step of the algorithm uses: most trees are mostly leaves that need no other.
struct ItemCore {
    /// What there is to be asked.
    enum Content: UInt8 {
        /// Nothing: a leaf that nobody measures.
        case empty
        /// A leaf that is measured.
        case measured
        /// Items of its own.
        case items
    }

    var row: Int32
    var flags: ItemFlags
    var content: Content
    var align: ItemAlignment
    /// The border-box sizes of the style; NaN where auto. Counted for plain items only.
    var mainStyle = Double.nan
    var crossStyle = Double.nan
    var base = 0.0
    var hypothetical = 0.0
    var contribution = 0.0
    var target = 0.0
    var crossSize = Double.nan
    var mainOffset = 0.0
    var crossOffset = 0.0
}

/// What is true or false of an item.
struct ItemFlags: OptionSet {
    let rawValue: UInt16
    /// Nothing is left to be asked of the item, and nothing but two sizes tells it from others: it has no margins,
    /// padding, limits, ratio or basis. Its ``ItemDetails`` are not there.
    static let plain = ItemFlags(rawValue: 1)
    /// The grow and the shrink factor of a plain item are 1.
    static let plainGrow = ItemFlags(rawValue: 2)
    static let plainShrink = ItemFlags(rawValue: 4)
    static let rightToLeft = ItemFlags(rawValue: 8)
    static let crossAuto = ItemFlags(rawValue: 16)
    static let moved = ItemFlags(rawValue: 32)
    static let scrolls = ItemFlags(rawValue: 64)
    static let frozen = ItemFlags(rawValue: 128)
    /// The style's cross size is to stretch, however the item is aligned.
    static let fills = ItemFlags(rawValue: 256)
    /// Stretching leaves the item as high as its ratio and its content had made it.
    static let stretchedInPlace = ItemFlags(rawValue: 512)

    /// The set of a flag, or of none.
    init(_ flag: ItemFlags, if condition: Bool) { rawValue = condition ? flag.rawValue : 0 }

    init(rawValue: UInt16) { self.rawValue = rawValue }
}

/// The part of an item that plain ones do without; see ``FlexItem`` for what the numbers are.
struct ItemDetails {
    var main: ItemSide
    var cross: ItemSide
    var mainUnclamped: Double
    var grow: Double
    var shrink: Double
    var basis: Double
    var mainMarginStart = 0.0
    var mainMarginEnd = 0.0
    var crossMarginStart = 0.0
    var crossMarginEnd = 0.0
    var autoMargins = AutoMargins()
    var crossPerMain = Double.nan
    /// Padding and border that the aspect ratio does not cover.
    var mainOutsideRatio = 0.0
    var crossOutsideRatio = 0.0
    var mainFloor = 0.0
    /// The height that the content of an item refers to where its box has another one; NaN else.
    var referenceHeight = Double.nan
    var ascent = 0.0
}

/// The items of all containers that are being laid out, those of the one at hand on top.
///
/// What every step uses lies close together; the rest lies apart, so that nobody waits for it.
struct ItemStack: ~Copyable {
    private(set) var cores: UnsafeMutablePointer<ItemCore>
    private(set) var details: UnsafeMutablePointer<ItemDetails>
    /// How many items there may be before the stack moves elsewhere.
    private(set) var capacity: Int
    private(set) var count = 0
    /// How many items there have been at once, as far as items have been taken away since.
    private(set) var highest = 0

    /// - Parameter capacity: How many items to make room for.
    init(capacity: Int) {
        self.capacity = max(16, capacity)
        cores = .allocate(capacity: self.capacity)
        details = .allocate(capacity: self.capacity)
    }

    deinit {
        cores.deallocate()
        details.deallocate()
    }

    /// The item in a place.
    subscript(index: Int) -> FlexItem {
        @inline(__always) get { FlexItem(core: cores + index, details: details + index) }
    }

    /// Adds a plain item.
    @inline(__always)
    mutating func append(plain core: ItemCore) {
        if count == capacity { grow() }
        (cores + count).initialize(to: core)
        count += 1
    }

    /// Adds an item with details.
    @inline(__always)
    mutating func append(_ core: ItemCore, _ detail: ItemDetails) {
        if count == capacity { grow() }
        (cores + count).initialize(to: core)
        (details + count).initialize(to: detail)
        count += 1
    }

    /// Takes away all items from a place on.
    mutating func cut(to count: Int) {
        highest = max(highest, self.count)
        self.count = count
    }

    /// Puts the items from a place on into another order: `order` holds their present places.
    mutating func reorder(from first: Int, to order: [Int]) {
        let parts = order.map { (cores[$0], details[$0]) }
        for (offset, part) in parts.enumerated() {
            cores[first + offset] = part.0
            details[first + offset] = part.1
        }
    }

    @inline(never)
    private mutating func grow() {
        let larger = (
            UnsafeMutablePointer<ItemCore>.allocate(capacity: 2 * capacity),
            UnsafeMutablePointer<ItemDetails>.allocate(capacity: 2 * capacity)
        )
        larger.0.moveInitialize(from: cores, count: count)
        larger.1.moveInitialize(from: details, count: count)
        cores.deallocate()
        details.deallocate()
        (cores, details) = larger
        capacity *= 2
    }
}
