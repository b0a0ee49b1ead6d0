internal import LayoutCore
import ViewBridge

// What every call comes down to: one property of one axis. The call's words are made only where they are
// needed, for a warning.
extension PinLayout {
    /// The size of the superview; nil without one, and on an axis without end, as layouts are measured on.
    @inline(__always)  // Pays in `pin chain`, as do the others of this file.
    func containerLength(_ axis: Axis) -> CGFloat? {
        guard let size = box.containerSize(keepTransform: statement.keepTransform) else {
            return nil
        }
        let length = axis == .horizontal ? size.width : size.height
        return length < .greatestFiniteMagnitude ? length : nil
    }

    /// The edge where `start` is.
    var leading: AxisAnchor { .leading(isLTR: box.isLTR) }

    /// The edge where `end` is.
    var trailing: AxisAnchor { .trailing(isLTR: box.isLTR) }

    /// Pins an anchor to a coordinate of the superview.
    @inline(__always)
    func pin(
        _ anchor: AxisAnchor, _ axis: Axis, at coordinate: CGFloat, _ call: @autoclosure () -> CallText
    ) {
        let refusal =
            axis == .horizontal
            ? statement.pins.horizontal.pin(anchor, at: Double(coordinate))
            : statement.pins.vertical.pin(anchor, at: Double(coordinate))
        if let refusal {
            refuse(refusal, anchor, axis, at: coordinate, call)
        }
    }

    /// Pins an anchor at a distance from the same anchor of the superview: edges inwards, the centre to the
    /// right or down.
    @inline(__always)
    func inset(
        _ anchor: AxisAnchor, _ axis: Axis, by distance: CGFloat, _ call: @autoclosure () -> CallText
    ) {
        if anchor == .start { return pin(.start, axis, at: distance, call()) }
        guard let length = containerLength(axis) else { return }
        return pin(anchor, axis, at: anchor == .end ? length - distance : length / 2 + distance, call())
    }

    /// Pins an anchor at a distance that is a part of the superview.
    @inline(__always)
    func inset(
        _ anchor: AxisAnchor, _ axis: Axis, by percent: Percent, _ call: @autoclosure () -> CallText
    ) {
        guard let length = containerLength(axis) else { return }
        inset(anchor, axis, by: percent.of(length), call())
    }

    /// Sets the width or height or a limit of them.
    @inline(__always)
    func set(
        _ property: AxisLength, _ axis: Axis, to value: CGFloat, _ call: @autoclosure () -> CallText
    ) {
        let refusal =
            axis == .horizontal
            ? statement.pins.horizontal.set(property, to: Double(value))
            : statement.pins.vertical.set(property, to: Double(value))
        if let refusal {
            refuse(refusal, property, axis, value: value, call)
        }
    }

    /// Sets the width or height or a limit of them to a part of the superview's.
    @inline(__always)
    func set(
        _ property: AxisLength, _ axis: Axis, to percent: Percent, _ call: @autoclosure () -> CallText
    ) {
        guard let length = containerLength(axis) else { return }
        set(property, axis, to: percent.of(length), call())
    }

    /// Sets a margin. The last call counts.
    @inline(__always)
    func margin(
        _ anchor: AxisAnchor, _ axis: Axis, _ distance: CGFloat, _ call: @autoclosure () -> CallText
    ) {
        guard distance.isFinite else {
            return warn(.notFinite(call: call().text, value: Double(distance)))
        }
        switch (axis, anchor == .start) {
        case (.horizontal, true): statement.pins.horizontal.startMargin = Double(distance)
        case (.horizontal, false): statement.pins.horizontal.endMargin = Double(distance)
        case (.vertical, true): statement.pins.vertical.startMargin = Double(distance)
        case (.vertical, false): statement.pins.vertical.endMargin = Double(distance)
        }
    }

    /// Sets a margin to a part of the superview: of its height above and below, of its width left and right.
    @inline(__always)
    func margin(
        _ anchor: AxisAnchor, _ axis: Axis, _ percent: Percent, _ call: @autoclosure () -> CallText
    ) {
        guard let length = containerLength(axis) else { return }
        margin(anchor, axis, percent.of(length), call())
    }
}
