internal import LayoutCore

/// One axis of a node's box, with all lengths resolved to points.
struct BoxSide {
    /// The margins at the lower and the upper edge; auto counts as 0 here.
    var marginStart = 0.0
    var marginEnd = 0.0
    var isMarginStartAuto = false
    var isMarginEndAuto = false
    /// Padding and border together.
    var insetStart = 0.0
    var insetEnd = 0.0
    /// The border-box size of the style within its limits; NaN where it is auto.
    var size = Double.nan
    /// The border-box size of the style as it is written, but not less than padding and border.
    var unclampedSize = Double.nan
    /// The border-box minimum; NaN where it is automatic.
    var min = Double.nan
    var max = Double.infinity

    /// Whether there is a minimum or a maximum.
    var hasLimits: Bool { min > 0 || max.isFinite }

    /// Padding and border of both edges.
    var inset: Double { insetStart + insetEnd }
    /// The margins of both edges.
    var margin: Double { marginStart + marginEnd }

    /// A border-box size within the limits: the minimum wins over the maximum, padding and border over both.
    func clamped(_ size: Double) -> Double {
        Swift.max(Swift.min(size, max), min.isNaN ? 0 : min, inset)
    }

    /// The border-box room that an offer leaves under the maximum.
    func limited(_ room: Double) -> Double { Swift.min(room, max) }
}

/// The sides of a node's box on both axes.
struct Box {
    var horizontal: BoxSide
    var vertical: BoxSide

    /// The side on an axis.
    subscript(axis: Axis) -> BoxSide {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            switch axis {
            case .horizontal: horizontal = newValue
            case .vertical: vertical = newValue
            }
        }
    }

    /// The same box without minima and maxima on some axes.
    func withoutLimits(on axes: OpenAxes) -> Box {
        if axes.isEmpty { return self }
        var box = self
        if axes.contains(.horizontal) { (box.horizontal.min, box.horizontal.max) = (.nan, .infinity) }
        if axes.contains(.vertical) { (box.vertical.min, box.vertical.max) = (.nan, .infinity) }
        return box
    }
}

extension FlexTree {
    /// Resolves a node's box.
    ///
    /// - Parameters:
    ///   - base: What percentages refer to: the content box of the parent, NaN where indefinite.
    ///   - direction: The direction of the node itself.
    func box(of row: Int, percentBase base: Size, _ direction: LayoutDirection) -> Box {
        let style = styles[row]
        return Box(
            horizontal: side(.horizontal, of: style, percentBase: base, direction),
            vertical: side(.vertical, of: style, percentBase: base, direction))
    }

    /// Resolves one side of a box; inlined, so that each axis is settled when it is compiled.
    @inline(__always)
    private func side(_ axis: Axis, of style: StyleView, percentBase base: Size, _ direction: LayoutDirection)
        -> BoxSide
    {
        var side = BoxSide()
        if !style.margin.isUnset {
            let start = style.margin.length(on: axis, atEnd: false, direction)
            let end = style.margin.length(on: axis, atEnd: true, direction)
            side.isMarginStartAuto = start == .auto
            side.isMarginEndAuto = end == .auto
            side.marginStart = start.resolvedOrZero(against: base.width)
            side.marginEnd = end.resolvedOrZero(against: base.width)
        }
        if style.hasPaddingOrBorder {
            side.insetStart = inset(axis, atEnd: false, of: style, widthBase: base.width, direction)
            side.insetEnd = inset(axis, atEnd: true, of: style, widthBase: base.width, direction)
        }
        if !style.hasSizes { return side }
        let extra = style.boxSizing == .contentBox ? side.inset : 0
        if style.hasLimits {
            side.min = atLeastZero(style.minSize(axis).resolved(against: base[axis])) + extra
            // A part of something unknown is no minimum, but not an automatic one either.
            if side.min.isNaN, style.minSize(axis).isPercent { side.min = 0 }
            let max = atLeastZero(style.maxSize(axis).resolved(against: base[axis])) + extra
            side.max = max.isNaN ? .infinity : max
        }
        let size = atLeastZero(style.size(axis).resolved(against: base[axis])) + extra
        side.size = size.isNaN ? .nan : side.clamped(size)
        side.unclampedSize = size.isNaN ? .nan : Swift.max(size, side.inset)
        return side
    }

    private func inset(
        _ axis: Axis, atEnd: Bool, of style: StyleView, widthBase: Double, _ direction: LayoutDirection
    ) -> Double {
        let padding = style.padding.length(on: axis, atEnd: atEnd, direction)
        let border = style.border.length(on: axis, atEnd: atEnd, direction)
        return max(0, padding.resolvedOrZero(against: widthBase))
            + max(0, border.resolvedOrZero(against: .nan))
    }

    /// The width of a border, in points.
    func border(_ axis: Axis, atEnd: Bool, of row: Int, _ direction: LayoutDirection) -> Double {
        max(0, styles[row].border.length(on: axis, atEnd: atEnd, direction).resolvedOrZero(against: .nan))
    }

    private func atLeastZero(_ value: Double) -> Double { value < 0 ? 0 : value }
}
