internal import LayoutCore

/// A property of a box that says how long it is on one axis.
enum AxisLength: Sendable {
    /// The width or height itself.
    case length
    /// The minimum.
    case minimum
    /// The maximum.
    case maximum

    /// The name that the property has in calls and warnings.
    func name(_ axis: Axis) -> String {
        switch (self, axis) {
        case (.length, .horizontal): "width"
        case (.minimum, .horizontal): "minWidth"
        case (.maximum, .horizontal): "maxWidth"
        case (.length, .vertical): "height"
        case (.minimum, .vertical): "minHeight"
        case (.maximum, .vertical): "maxHeight"
        }
    }
}
