internal import LayoutCore

/// The width and the height found for a box; nil where nothing decides.
struct FoundLengths: Equatable {
    var horizontal: Double?
    var vertical: Double?

    /// The length on an axis.
    subscript(axis: Axis) -> Double? {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }
}
