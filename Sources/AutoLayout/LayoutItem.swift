public import LayoutCore

/// A rectangle in a ``LayoutEngine``: a handle that outlives its item harmlessly.
public struct LayoutItem: Hashable, Sendable {
    /// The place in the engine's columns.
    package let index: Int32
    /// How often the place had been given away before.
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }

    /// No item of any engine.
    public static let nowhere = LayoutItem(index: -1, generation: 0)
}

/// A baseline of an item: a part of its height and a distance in points from there, downwards.
///
/// A text in the middle of its box has its baselines at half of the height and some distance; what has no text
/// has both at the whole height.
public struct ItemBaseline: Hashable, Sendable {
    /// The part of the height, from 0 at the top to 1.
    public var part: Double
    /// The distance from there, in points.
    public var offset: Double

    /// Creates a baseline.
    public init(part: Double = 1, offset: Double = 0) {
        self.part = part
        self.offset = offset
    }
}

/// What an item is like besides its rectangle.
public struct ItemMetrics: Hashable, Sendable {
    /// How far the box that is aligned lies inside of the frame.
    public var alignmentInsets = Insets.zero
    /// The margins inside of the frame.
    public var margins = Insets.zero
    /// The origin of the item's own coordinates: how far its content is scrolled.
    public var origin = Point(x: 0, y: 0)
    /// The baseline of the first line.
    public var firstBaseline = ItemBaseline()
    /// The baseline of the last line.
    public var lastBaseline = ItemBaseline()

    /// Creates the metrics of a plain box.
    public init() {}
}

/// How an item's natural extent on an axis counts.
public struct ContentSize: Hashable, Sendable {
    /// The natural extent, in points; nil for none.
    public var length: Double?
    /// How strongly the item resists getting larger.
    public var hugging: Double
    /// How strongly the item resists getting smaller.
    public var compressionResistance: Double

    /// Creates a natural extent with UIKit's default priorities.
    public init(length: Double?, hugging: Double = 250, compressionResistance: Double = 750) {
        self.length = length
        self.hugging = hugging
        self.compressionResistance = compressionResistance
    }
}

/// How an item that is not laid out by constraints stands in its parent along one axis: what springs and struts
/// say, as two equations.
public struct AxisPin: Hashable, Sendable {
    /// What of the item the place is given for.
    public enum Anchor: Hashable, Sendable {
        /// The near edge.
        case start
        /// The middle.
        case center
        /// The far edge.
        case end
    }

    /// A length as a part of the parent's and points.
    public struct Length: Hashable, Sendable {
        /// The part of the parent's extent.
        public var part: Double
        /// The points more.
        public var points: Double

        /// Creates a length.
        public init(part: Double = 0, points: Double) {
            self.part = part
            self.points = points
        }
    }

    /// What of the item is placed.
    public var anchor: Anchor
    /// Where, from the parent's near edge.
    public var place: Length
    /// The item's extent; nil where it is left open.
    public var extent: Length?

    /// Creates a pin.
    public init(anchor: Anchor = .start, place: Length, extent: Length?) {
        self.anchor = anchor
        self.place = place
        self.extent = extent
    }
}
