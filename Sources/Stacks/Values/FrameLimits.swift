internal import LayoutCore

/// The lengths between which a flexible frame stays, on each axis; nil where its content decides.
public struct FrameLimits: Hashable, Sendable {
    /// The limits on one axis.
    struct Range: Hashable, Sendable {
        let minimum: OptionalLength
        let ideal: OptionalLength
        let maximum: OptionalLength

        /// Limits that do not contradict each other: no smaller than zero, the ideal length not below the minimum,
        /// the maximum below neither.
        init(_ minimum: Double?, _ ideal: Double?, _ maximum: Double?) {
            let minimum = minimum.flatMap { $0.isLength ? max($0, 0) : nil }
            let ideal = ideal.flatMap { $0.isLength ? max($0, minimum ?? 0) : nil }
            let maximum = maximum.flatMap {
                $0.isNaN ? nil : ProposedSize.cleaned(max($0, ideal ?? minimum ?? 0))
            }
            self.minimum = OptionalLength(minimum)
            self.ideal = OptionalLength(ideal)
            self.maximum = OptionalLength(maximum)
        }
    }

    var horizontal: Range
    var vertical: Range

    /// Creates limits.
    ///
    /// What is no length counts as nil; a limit below a smaller one is raised to it.
    ///
    /// - Parameters:
    ///   - minWidth: The minimum width.
    ///   - idealWidth: The width where none is proposed.
    ///   - maxWidth: The maximum width; infinity takes all that is proposed.
    ///   - minHeight: The minimum height.
    ///   - idealHeight: The height where none is proposed.
    ///   - maxHeight: The maximum height; infinity takes all that is proposed.
    public init(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
        minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil
    ) {
        horizontal = Range(minWidth, idealWidth, maxWidth)
        vertical = Range(minHeight, idealHeight, maxHeight)
    }

    subscript(axis: Axis) -> Range { axis == .horizontal ? horizontal : vertical }
}
