/// The fast path for boxes whose margins and paddings are points that are set for the four edges themselves, or for all
/// of them at once, with neither borders nor limits. Pays in `flex growth feed` and
/// `flex growth deep`, as does inlining it.
struct PlainEdges {
    let margin: EdgePoints
    /// Not less than 0.
    let padding: EdgePoints

    /// `nil` where the style has something else.
    @inline(__always)
    init?(_ style: StyleView) {
        if style.hasBorder || style.hasLimits { return nil }
        if !style.hasMarginPaddingOrBorder {
            (margin, padding) = (EdgePoints(), EdgePoints())
            return
        }
        var index = style.packed.index(of: StyleProperty.margin.slot)
        guard let margin = style.margin.points(at: &index), let padding = style.padding.points(at: &index)
        else { return nil }
        self.margin = margin
        self.padding = padding.atLeastZero
    }
}

/// A number of points at each edge.
struct EdgePoints {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    @inline(__always)
    var width: Double { left + right }
    @inline(__always)
    var height: Double { top + bottom }

    @inline(__always)
    fileprivate var atLeastZero: EdgePoints {
        func limited(_ value: Double) -> Double { value < 0 ? 0 : value }
        return EdgePoints(
            left: limited(left), top: limited(top), right: limited(right), bottom: limited(bottom))
    }
}

extension EdgeView {
    /// The points at each edge, or `nil` where other edges than the four are set, or a length is not in points.
    ///
    /// - Parameter index: How many numbers are stored before those of the property; afterwards, before those of the next
    ///   property. Counting them takes longer than the rest.
    @inline(__always)
    fileprivate func points(at index: inout Int) -> EdgePoints? {
        if isUnset { return EdgePoints() }
        if sets(only: 1 << UInt64(Edge.all.rawValue)) {
            guard let points = Length(bits: style.numbers[index]).points else { return nil }
            index += 1
            return EdgePoints(left: points, top: points, right: points, bottom: points)
        }
        guard sets(only: 0b1111) else { return nil }
        var result = EdgePoints()
        if sets(.left) { result.left = next(&index) }
        if sets(.top) { result.top = next(&index) }
        if sets(.right) { result.right = next(&index) }
        if sets(.bottom) { result.bottom = next(&index) }
        // Lengths that are not in points are NaN.
        let sum = result.width + result.height
        return sum == sum ? result : nil
    }

    @inline(__always)
    private func next(_ index: inout Int) -> Double {
        index += 1
        return Double(bitPattern: style.numbers[index - 1])
    }
}
