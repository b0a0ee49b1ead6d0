internal import LayoutCore

/// The direction in which a container places its items
/// ([flex-direction](https://www.w3.org/TR/css-flexbox-1/#flex-direction-property)).
public enum FlexDirection: UInt8, Hashable, Sendable, CaseIterable {
    /// As text runs.
    case row
    /// Against the direction of text.
    case rowReverse
    /// From top to bottom.
    case column
    /// From bottom to top.
    case columnReverse

    /// The main axis.
    var axis: Axis { self == .row || self == .rowReverse ? .horizontal : .vertical }

    /// The axes of a container with this direction.
    func axes(wrap: FlexWrap, _ direction: LayoutDirection) -> FlowAxes {
        let isRightToLeft = direction == .rightToLeft
        let isReversed = self == .rowReverse || self == .columnReverse
        return FlowAxes(
            main: axis,
            isMainReversed: isReversed != (axis == .horizontal && isRightToLeft),
            isCrossReversed: (wrap == .wrapReverse) != (axis == .vertical && isRightToLeft))
    }
}
