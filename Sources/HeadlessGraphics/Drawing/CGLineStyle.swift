internal import DisplayList

/// The shape of a line's open end.
public enum CGLineCap: Int32, Sendable {
    /// Cut at the end point.
    case butt
    /// A semicircle beyond the end point.
    case round
    /// A half square beyond the end point.
    case square

    var displayCap: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

/// The shape of a line's corner.
public enum CGLineJoin: Int32, Sendable {
    /// A sharp corner.
    case miter
    /// A round corner.
    case round
    /// A cut corner.
    case bevel

    var displayJoin: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
