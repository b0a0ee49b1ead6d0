internal import LayoutCore

/// The lengths between which a flexible frame stays, on each axis; nil where its content decides.
public struct FrameLimits: Hashable, Sendable {
    /// The limits of one axis; NaN stands for nil.
    struct Range: Hashable, Sendable {
        let min: Double
        let ideal: Double
        let max: Double

        /// Limits that do not contradict each other: no smaller than zero, the ideal not below the least
        /// length, the largest below neither.
        init(_ min: Double?, _ ideal: Double?, _ max: Double?) {
            self.min = min.map { $0.isLength ? Swift.max($0, 0) : .nan } ?? .nan
            var floor = self.min.isNaN ? 0 : self.min
            self.ideal = ideal.map { $0.isLength ? Swift.max($0, floor) : .nan } ?? .nan
            if !self.ideal.isNaN { floor = self.ideal }
            self.max = max.map { $0.isNaN ? .nan : ProposedSize.cleaned(Swift.max($0, floor)) } ?? .nan
        }

        static func == (one: Range, other: Range) -> Bool {
            one.min.bitPattern == other.min.bitPattern && one.ideal.bitPattern == other.ideal.bitPattern
                && one.max.bitPattern == other.max.bitPattern
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(min.bitPattern)
            hasher.combine(ideal.bitPattern)
            hasher.combine(max.bitPattern)
        }
    }

    var horizontal: Range
    var vertical: Range

    /// Creates limits.
    ///
    /// What is no length counts as nil; a limit below a smaller one is raised to it.
    ///
    /// - Parameters:
    ///   - minWidth: The least width.
    ///   - idealWidth: The width where none is proposed.
    ///   - maxWidth: The largest width; infinity takes all that is proposed.
    ///   - minHeight: The least height.
    ///   - idealHeight: The height where none is proposed.
    ///   - maxHeight: The largest height; infinity takes all that is proposed.
    public init(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil
    ) {
        horizontal = Range(minWidth, idealWidth, maxWidth)
        vertical = Range(minHeight, idealHeight, maxHeight)
    }

    subscript(axis: Axis) -> Range { axis == .horizontal ? horizontal : vertical }
}
