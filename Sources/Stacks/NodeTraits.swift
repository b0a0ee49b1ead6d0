internal import LayoutCore

/// What the layout of a node may rely on, found from the bottom up before layout.
struct NodeTraits {
    struct Flags: OptionSet {
        let rawValue: UInt32
        /// The node or something in it has changed since its traits were found.
        static let dirty = Flags(rawValue: 1)
        /// What lies in the node has to be placed anew.
        static let unplaced = Flags(rawValue: 2)
        /// The width follows from the proposed height too.
        static let widthSensesHeight = Flags(rawValue: 4)
        /// The height follows from the proposed width too.
        static let heightSensesWidth = Flags(rawValue: 8)
        /// No room is kept from the sibling before it, after it, above it, below it, where spacing is default.
        static let touchesLeading = Flags(rawValue: 16)
        static let touchesTrailing = Flags(rawValue: 32)
        static let touchesTop = Flags(rawValue: 64)
        static let touchesBottom = Flags(rawValue: 128)
        /// The box has changed and waits for the pixel grid.
        static let moved = Flags(rawValue: 256)
        /// The node has never been put onto the pixel grid.
        static let new = Flags(rawValue: 512)
        /// What lies in the node has been placed anew and waits for the pixel grid.
        static let placed = Flags(rawValue: 1024)
        /// The node is not shown, nor is anything in it.
        static let hidden = Flags(rawValue: 2048)
        /// Something in the node depends on where it is, so that it is placed in every layout.
        static let sensesPlace = Flags(rawValue: 4096)
        /// Something in the node depends on the room of the nearest container.
        static let sensesContainer = Flags(rawValue: 8192)
        /// The node or something in it has preferences.
        static let hasPreferences = Flags(rawValue: 16384)
        /// The length does not depend on what is proposed on the same axis.
        static let ignoresWidth = Flags(rawValue: 32768)
        static let ignoresHeight = Flags(rawValue: 65536)
        /// The node is a measured leaf of text.
        static let isText = Flags(rawValue: 1 << 17)
        /// The length may be endless where an endless one is proposed.
        static let endlessWidth = Flags(rawValue: 1 << 18)
        static let endlessHeight = Flags(rawValue: 1 << 19)

        /// The node is a stack without guides that were set, whose children's lengths are known: alike in priority,
        /// and each of one length or of any from a common one on.
        static let isSimple = Flags(rawValue: 1 << 20)

        /// There is one length only; each as far from the flag for ignoring what is proposed, `rigidDistance`.
        static let rigidWidth = Flags(rawValue: 1 << 21)
        static let rigidHeight = Flags(rawValue: 1 << 22)
        static let rigidDistance = UInt32(6)

        /// No length is less than the one for nothing offered, nor more than the one for room without end.
        static let boundedWidth = Flags(rawValue: 1 << 23)
        static let boundedHeight = Flags(rawValue: 1 << 24)

        /// The node is a stack whose guide lies at a fixed part of each child's length.
        static let hasPlainGuide = Flags(rawValue: 1 << 25)

        /// The node is a stack whose children have the same priority, and of two or more of whom it does not know
        /// what they take along its axis, so that it asks all for limits.
        static let asksForLimits = Flags(rawValue: 1 << 26)

        /// What the node is, its children or something in them has changed: more than what its functions answer.
        static let stale = Flags(rawValue: 1 << 27)

        /// The length is a part of what a stack around the node is offered, not of a share of it.
        static let partOfWidth = Flags(rawValue: 1 << 28)
        static let partOfHeight = Flags(rawValue: 1 << 29)

        /// The node is a stack with children whose lengths along its axis are parts of its own.
        static let hasParts = Flags(rawValue: 1 << 30)

        @inline(__always)
        static func part(of axis: Axis) -> Flags { axis == .horizontal ? .partOfWidth : .partOfHeight }

        @inline(__always)
        static func bounded(_ axis: Axis) -> Flags {
            axis == .horizontal ? .boundedWidth : .boundedHeight
        }

        @inline(__always)
        static func endless(_ axis: Axis) -> Flags {
            axis == .horizontal ? .endlessWidth : .endlessHeight
        }
    }

    var flags: Flags = [.dirty, .stale, .unplaced, .new]
    /// The guides that have been set in the node or in something in it, as bits.
    var guides: UInt16 = 0
    /// The priority among siblings in a stack.
    var priority = 0.0
    /// Whether the length on an axis does not follow from what is proposed on it.
    @inline(__always)
    func ignores(_ axis: Axis) -> Bool {
        flags.contains(axis == .horizontal ? .ignoresWidth : .ignoresHeight)
    }

    /// Whether all lengths on an axis lie between the least and the largest one.
    @inline(__always)
    func isBounded(_ axis: Axis) -> Bool {
        flags.contains(.bounded(axis))
    }

    /// Whether the length on an axis may be endless where an endless one is proposed.
    @inline(__always)
    func isEndless(_ axis: Axis) -> Bool { !flags.isDisjoint(with: .endless(axis)) }

    /// Whether the length on an axis follows from what is proposed on the other one too.
    @inline(__always)
    func sensesCross(_ axis: Axis) -> Bool {
        flags.contains(axis == .horizontal ? .widthSensesHeight : .heightSensesWidth)
    }
}

/// The lengths of a box that takes what is proposed, between limits: most boxes do.
struct LengthRange {
    /// NaN if the lengths are not known.
    let min: Double
    let ideal: Double
    let max: Double

    static let unknown = LengthRange(min: .nan, ideal: .nan, max: .nan)

    @inline(__always)
    var isKnown: Bool { !min.isNone }
    /// Whether there is one length only.
    var isRigid: Bool { min == max && ideal == min }

    /// The length for a proposed one; NaN stands for nil.
    @inline(__always)
    func length(for proposed: Double) -> Double {
        if proposed <= min { return min }
        if proposed >= max { return max }
        return proposed.isNone ? ideal : proposed
    }
}
