public import LayoutCore

/// The result of measuring a leaf for a proposal: its size, and the baselines of its text.
public struct Measurement: Hashable, Sendable {
    /// The size.
    public var size: Size
    /// The distance of the first line's baseline from the upper edge, if there is text.
    public var firstBaseline: Double?
    /// The distance of the last line's baseline from the upper edge, if there is text.
    public var lastBaseline: Double?
    /// The height of a line of ``MeasureDependence/text``, which leaves out the lines that do not fit into
    /// the proposed height, but never the first; nil if it always shows all of them.
    public var lineHeight: Double?
    /// The width of ``MeasureDependence/text`` for an unlimited width, if that is known besides: where all of it
    /// is in one line, say. It saves a measurement.
    public var naturalWidth: Double?

    /// Creates a measurement from its parts.
    public init(_ size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }

    /// Creates a measurement without baselines.
    public init(width: Double, height: Double) { self.init(Size(width: width, height: height)) }
}

/// The size of a leaf for a proposal.
///
/// What it returns is made a size: NaN becomes 0, negative lengths 0, and infinity what was proposed or 10.
public typealias MeasureFunction = (_ proposal: ProposedSize) -> Measurement

/// The distances of the first and the last line's baseline from the upper edge of a leaf of a size; nil for no text.
public typealias BaselineFunction = (_ size: Size) -> (first: Double, last: Double)?

/// What the lengths of a measured leaf follow from. The less they follow from, the less often it is measured.
public enum MeasureDependence: Hashable, Sendable {
    /// Each length may follow from both proposed lengths.
    case both
    /// The width follows from the proposed width alone; the height from both, as for text that leaves out
    /// the lines that do not fit.
    case widthFirst
    /// Both lengths follow from the proposed width alone, as for text that wraps.
    case width
    /// Each length follows from what is proposed on its own axis.
    case separate
    /// Text that wraps: it is never wider than what is proposed, and has the same size for any proposed width between
    /// its own and the one that was proposed. So it is measured once where lines break the same way. Only widths are
    /// proposed to the function; ``Measurement/lineHeight`` says what less height does.
    case text
}
