/// How a view is aligned between a left and a right line.
public enum HorizontalAlign: Int, Sendable {
    /// At the left line.
    case left
    /// In the middle.
    case center
    /// At the right line.
    case right
    /// Not aligned.
    case none
    /// Where lines of text start: left, or right in a right-to-left layout.
    case start
    /// Where lines of text end: right, or left in a right-to-left layout.
    case end

    /// The anchor on the axis; nil where nothing is aligned.
    func anchor(isLTR: Bool) -> AxisAnchor? {
        switch self {
        case .left: .start
        case .center: .center
        case .right: .end
        case .none: nil
        case .start: .leading(isLTR: isLTR)
        case .end: .trailing(isLTR: isLTR)
        }
    }
}
