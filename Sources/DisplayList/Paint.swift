import LayoutCore

/// What fills an area or a stroke.
public enum Paint: Hashable, Sendable {
    /// One colour.
    case color(Color)
    /// A gradient; the area outside its ends takes the end colours.
    case gradient(Gradient)
}

/// A smooth run of colours.
public struct Gradient: Hashable, Sendable {
    /// The geometry of a gradient, in the coordinates of the command that uses it.
    public enum Shape: Hashable, Sendable {
        /// Colours change along the line from `start` to `end`.
        case linear(start: Point, end: Point)
        /// Colours change from a circle of radius 0 or more to another.
        case radial(start: Point, startRadius: Double, end: Point, endRadius: Double)
        /// Colours change around `center`, clockwise from `angle`, in radians.
        case conic(center: Point, angle: Double)
    }

    /// A colour at a location of the run.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The location: 0 is the start, 1 the end.
        public var location: Double

        /// Creates a stop.
        public init(_ color: Color, at location: Double) {
            self.color = color
            self.location = location
        }
    }

    /// The geometry.
    public var shape: Shape
    /// The colours, by rising location.
    public var stops: [Stop]

    /// Creates a gradient.
    public init(_ shape: Shape, stops: [Stop]) {
        self.shape = shape
        self.stops = stops
    }
}
