internal import LayoutCore

extension AxisPins {
    /// The length that is set, or that two edges leave between their margins; not clamped, maybe negative.
    @inline(__always)  // Pays in `pin chain`, as do the others of this file.
    var knownLength: Double? {
        if let length { return length }
        guard let start, let end else { return nil }
        return end - start - startMargin - endMargin
    }

    /// A length between the limits, the maximum having the last word. Where the length is not known, a
    /// limit takes its place.
    @inline(__always)
    func clamped(_ length: Double?) -> Double? {
        var length = length
        if let minimum { length = length.map { $0 < minimum ? minimum : $0 } ?? minimum }
        if let maximum { length = length.map { $0 > maximum ? maximum : $0 } ?? maximum }
        return length
    }

    /// What the chain says about the length by itself.
    @inline(__always)
    var clampedKnownLength: Double? { clamped(knownLength) }

    /// The side of a box whose length nothing but the chain decides.
    @inline(__always)
    func settled(from current: Interval) -> Interval {
        resolved(from: current, length: clamped(knownLength ?? current.length))
    }

    /// The available space that the chain leaves for the box: what is known of its length, else what lies between the edge
    /// or centre that is pinned and the container's edges; nil where nothing is pinned.
    ///
    /// - Parameter container: The container's length, maybe infinite.
    func availableSpace(in container: Double) -> Double? {
        let margins = startMargin + endMargin
        let space: Double
        if let known = knownLength {
            space = known
        } else if let start {
            space = container - start - margins
        } else if let end {
            space = end - margins
        } else if let center {
            let middle = center + startMargin - endMargin
            space = 2 * min(middle, container - middle)
        } else {
            return nil
        }
        return max(min(space, maximum ?? .infinity), 0)
    }

    /// The side of the box.
    ///
    /// - Parameters:
    ///   - current: The side before, from which what is not said is taken.
    ///   - length: The length found for the box; nil, and what is no length, keeps the current one.
    @inline(__always)
    func resolved(from current: Interval, length: Double?) -> Interval {
        let found = length.flatMap { $0.isUsableLength ? $0 : nil }
        let length = found ?? current.length
        var origin = current.start
        if let start {
            origin = start + startMargin
            // A box that finds no space between its edges keeps its length and starts at the first edge.
            if let end, found != nil {
                let space = end - start - startMargin - endMargin - length
                switch justification {
                case .start, nil: break
                case .center: origin += space / 2
                case .end: origin += space
                }
            }
        } else if let end {
            origin = end - endMargin - length
        } else if let center {
            origin = center - length / 2 + startMargin - endMargin
        }
        return Interval(start: origin.isFinite ? origin : current.start, length: length)
    }
}

extension Double {
    /// Whether a box can be so long: a finite number of at least 0. The largest finite number, which
    /// stands for "no limit" where sizes are proposed, is none.
    var isUsableLength: Bool { self >= 0 && self < .greatestFiniteMagnitude }
}
