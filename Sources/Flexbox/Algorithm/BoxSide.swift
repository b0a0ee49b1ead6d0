internal import LayoutCore

/// One axis of a node's box, with all lengths resolved to points.
struct BoxSide {
    /// The margins at the lower and the upper edge; auto counts as 0 here.
    var marginStart = 0.0
    var marginEnd = 0.0
    var isMarginStartAuto = false
    var isMarginEndAuto = false
    /// Padding and border together.
    var paddingAndBorderStart = 0.0
    var paddingAndBorderEnd = 0.0
    /// The border-box size of the style within its minimum and maximum; `nil` where it is auto.
    @Packed var size: Double? = nil
    /// The border-box size of the style as it is written, but not less than padding and border.
    @Packed var unclampedSize: Double? = nil
    /// The border-box minimum; `nil` where it is automatic.
    @Packed var min: Double? = nil
    var max = Double.infinity

    /// Padding and border of both edges.
    var paddingAndBorder: Double { paddingAndBorderStart + paddingAndBorderEnd }
    /// The margins of both edges.
    var margin: Double { marginStart + marginEnd }

    /// Whether a margin is auto.
    var hasAutoMargins: Bool { isMarginStartAuto || isMarginEndAuto }

    /// A border-box size within the limits: the minimum wins over the maximum, padding and border over both.
    func clamped(_ size: Double) -> Double {
        Swift.max(Swift.min(size, max), min ?? 0, paddingAndBorder)
    }

    /// Sets the size that counts for the one that is written.
    mutating func clampSize() { size = unclampedSize.map { clamped($0) } }
}

/// The sides of a node's box on both axes.
struct Box {
    var horizontal = BoxSide()
    var vertical = BoxSide()

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

    /// Padding and border of both edges on an axis.
    func paddingAndBorder(_ axis: Axis) -> Double {
        axis == .horizontal ? horizontal.paddingAndBorder : vertical.paddingAndBorder
    }

    /// The same box without minima and maxima on some axes.
    func withoutLimits(on axes: AxisSet) -> Box {
        if axes.isEmpty { return self }
        var box = self
        if axes.contains(.horizontal) { (box.horizontal.min, box.horizontal.max) = (nil, .infinity) }
        if axes.contains(.vertical) { (box.vertical.min, box.vertical.max) = (nil, .infinity) }
        return box
    }
}

extension FlexTree {
    /// Resolves a node's box.
    ///
    /// - Parameters:
    ///   - containingBlockSize: What percentages refer to.
    ///   - direction: The direction that margins, borders and paddings at "start" and "end" follow.
    func box(of row: Int, containingBlockSize: Extents, _ direction: LayoutDirection) -> Box {
        let style = styles[row]
        var box = Box()
        if let edges = PlainEdges(style) {
            if style.hasMarginPaddingOrBorder { setEdges(of: &box, edges) }
        } else {
            setMargins(of: &box, style.margin, containingBlockSize.width, direction)
            setPaddingAndBorder(of: &box, style, containingBlockSize.width, direction)
        }
        if style.hasSizes {
            setSizes(of: &box.horizontal, .horizontal, style, containingBlockSize.width)
            setSizes(of: &box.vertical, .vertical, style, containingBlockSize.height)
        }
        return box
    }

    @inline(__always)
    private func setEdges(of box: inout Box, _ edges: PlainEdges) {
        (box.horizontal.marginStart, box.horizontal.marginEnd) = (edges.margin.left, edges.margin.right)
        (box.vertical.marginStart, box.vertical.marginEnd) = (edges.margin.top, edges.margin.bottom)
        box.horizontal.paddingAndBorderStart = edges.padding.left
        box.horizontal.paddingAndBorderEnd = edges.padding.right
        box.vertical.paddingAndBorderStart = edges.padding.top
        box.vertical.paddingAndBorderEnd = edges.padding.bottom
    }

    private func setMargins(
        of box: inout Box, _ margin: EdgeView, _ width: Double?, _ direction: LayoutDirection
    ) {
        setMargins(of: &box.horizontal, .horizontal, margin, width, direction)
        setMargins(of: &box.vertical, .vertical, margin, width, direction)
    }

    private func setPaddingAndBorder(
        of box: inout Box, _ style: StyleView, _ width: Double?, _ direction: LayoutDirection
    ) {
        setPaddingAndBorder(of: &box.horizontal, .horizontal, style, width, direction)
        setPaddingAndBorder(of: &box.vertical, .vertical, style, width, direction)
    }

    // Inlined, with each axis as a constant.

    @inline(__always)
    private func setMargins(
        of side: inout BoxSide, _ axis: Axis, _ margin: EdgeView, _ width: Double?,
        _ direction: LayoutDirection
    ) {
        let start = margin.length(on: axis, atEnd: false, direction)
        let end = margin.length(on: axis, atEnd: true, direction)
        side.isMarginStartAuto = start == .auto
        side.isMarginEndAuto = end == .auto
        side.marginStart = start.resolvedOrZero(against: width)
        side.marginEnd = end.resolvedOrZero(against: width)
    }

    @inline(__always)
    private func setPaddingAndBorder(
        of side: inout BoxSide, _ axis: Axis, _ style: StyleView, _ width: Double?,
        _ direction: LayoutDirection
    ) {
        side.paddingAndBorderStart = paddingAndBorder(axis, atEnd: false, of: style, width, direction)
        side.paddingAndBorderEnd = paddingAndBorder(axis, atEnd: true, of: style, width, direction)
    }

    @inline(__always)
    private func setSizes(of side: inout BoxSide, _ axis: Axis, _ style: StyleView, _ base: Double?) {
        if style.hasLimits {
            let extra = style.boxSizing == .contentBox ? side.paddingAndBorder : 0
            side.min = style.minSize(axis).resolved(against: base).map { atLeastZero($0) + extra }
            // A percentage of something indefinite is no minimum, but not an automatic one either.
            if side.min == nil, style.minSize(axis).isPercent { side.min = 0 }
            side.max =
                style.maxSize(axis).resolved(against: base).map { atLeastZero($0) + extra } ?? .infinity
        }
        if let size = style.borderBoxSize(axis, against: base, side.paddingAndBorder) {
            side.size = style.hasLimits ? side.clamped(size) : size
            side.unclampedSize = size
        }
    }

    @inline(__always)
    private func paddingAndBorder(
        _ axis: Axis, atEnd: Bool, of style: StyleView, _ containingBlockWidth: Double?,
        _ direction: LayoutDirection
    ) -> Double {
        let padding = style.padding.length(on: axis, atEnd: atEnd, direction)
        let border = style.border.length(on: axis, atEnd: atEnd, direction)
        return max(0, padding.resolvedOrZero(against: containingBlockWidth))
            + max(0, border.resolvedOrZero(against: nil))
    }

    /// The width of a border, in points.
    func border(_ axis: Axis, atEnd: Bool, of row: Int, _ direction: LayoutDirection) -> Double {
        max(0, styles[row].border.length(on: axis, atEnd: atEnd, direction).resolvedOrZero(against: nil))
    }

    private func atLeastZero(_ value: Double) -> Double { value < 0 ? 0 : value }
}

extension StyleView {
    /// The border-box size on an axis as it is written, but not less than padding and border; `nil` where it is auto.
    ///
    /// - Parameters:
    ///   - base: What percentages refer to.
    ///   - paddingAndBorder: Padding and border of both edges.
    @inline(__always)
    func borderBoxSize(_ axis: Axis, against base: Double?, _ paddingAndBorder: Double) -> Double? {
        guard let points = size(axis).resolved(against: base) else { return nil }
        let inner = points < 0 ? 0 : points
        if boxSizing == .contentBox { return inner + paddingAndBorder }
        return inner > paddingAndBorder ? inner : paddingAndBorder
    }
}
