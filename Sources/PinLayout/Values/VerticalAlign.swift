/// How a view is aligned between an upper and a lower line.
public enum VerticalAlign: Int, Sendable {
    /// At the upper line.
    case top
    /// In the middle.
    case center
    /// At the lower line.
    case bottom
    /// Not aligned.
    case none

    /// The anchor on the axis; nil where nothing is aligned.
    var anchor: AxisAnchor? {
        switch self {
        case .top: .start
        case .center: .center
        case .bottom: .end
        case .none: nil
        }
    }
}
