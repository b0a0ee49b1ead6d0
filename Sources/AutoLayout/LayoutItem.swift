public import LayoutCore

/// A rectangle in a ``LayoutEngine``: a handle, which is invalid once the item is removed.
public struct LayoutItem: Hashable, Sendable {
    /// The index in the engine's columns.
    package let index: Int32
    /// How often the index had been reused before.
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }

    /// No item of any engine.
    public static var none: LayoutItem { LayoutItem(index: -1, generation: 0) }
}

/// A baseline of an item: a part of its height and a distance in points from there, downwards.
///
/// A text that is centered in its box has its baselines at half of the height and some distance; without text both are
/// at the whole height.
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

/// The properties of an item besides its rectangle.
public struct ItemMetrics: Hashable, Sendable {
    /// The insets of the alignment rectangle in the frame.
    public var alignmentInsets = Insets.zero
    /// The margins inside of the frame.
    public var margins = Insets.zero
    /// The origin of the item's own coordinates: how far its content is scrolled.
    public var origin = Point(x: 0, y: 0)
    /// The baseline of the first line.
    public var firstBaseline = ItemBaseline()
    /// The baseline of the last line.
    public var lastBaseline = ItemBaseline()

    /// Creates the metrics of an item without insets, margins and text.
    public init() {}
}

/// An item's intrinsic size on an axis, and its priorities.
public struct ContentSize: Hashable, Sendable {
    /// The intrinsic size, in points; nil for none.
    public var length: Double?
    /// The priority of content hugging.
    public var hugging: Double
    /// The priority of compression resistance.
    public var compressionResistance: Double

    /// Creates an intrinsic size with UIKit's default priorities.
    public init(length: Double?, hugging: Double = 250, compressionResistance: Double = 750) {
        self.length = length
        self.hugging = hugging
        self.compressionResistance = compressionResistance
    }
}

/// The position and length of an item that is not laid out by constraints along one axis: its autoresizing mask as two
/// equations.
public struct AxisPin: Hashable, Sendable {
    /// The part of the item that is positioned.
    public enum Anchor: Hashable, Sendable {
        /// The near edge.
        case start
        /// The middle.
        case center
        /// The far edge.
        case end
    }

    /// A length as a part of the parent's, plus points.
    public struct Length: Hashable, Sendable {
        /// The part of the parent's length.
        public var part: Double
        /// The points to add.
        public var points: Double

        /// Creates a length.
        public init(part: Double = 0, points: Double) {
            self.part = part
            self.points = points
        }
    }

    /// The part of the item that is positioned.
    public var anchor: Anchor
    /// Its position, from the parent's near edge.
    public var position: Length
    /// The item's length; nil where it is not pinned.
    public var length: Length?

    /// Creates a pin.
    public init(anchor: Anchor = .start, position: Length, length: Length?) {
        self.anchor = anchor
        self.position = position
        self.length = length
    }
}
