internal import LayoutCore
import ViewBridge

/// How a group of views is arranged: in a row, in a column, or as it is.
///
/// ```swift
/// [cancel, later, ok].pin(.row(.equalSizes, gap: 8)).horizontally(16).bottom(16)
/// [icon, title].pin(.column(gap: 4, aligned: .center)).center()
/// ```
public struct PinArrangement: Sendable {
    /// What becomes of the space along a row or column.
    public enum Distribution: Sendable {
        /// The views follow each other with a fixed gap; the group is as long as they are together.
        case packed
        /// The group fills its space: the first view is at the start, the last at the end, and the gaps
        /// between them are equal.
        case equalGaps
        /// The group fills its space, and the gaps before the first view and after the last are equal to those
        /// between.
        case equalSpaces
        /// The group fills its space with views that are equally long, a fixed gap between them.
        case equalSizes
    }

    /// The axis of the row or column; nil where the views stay as they are.
    let axis: Axis?
    let distribution: Distribution
    let gap: Double
    let across: Across
    /// Whether the views are as large across as the group.
    private(set) var isStretched = false

    /// How views are aligned across a row or column.
    enum Across: Sendable {
        case column(HorizontalAlign), row(VerticalAlign)
    }

    /// The views one after the other in reading direction.
    ///
    /// - Parameters:
    ///   - distribution: What becomes of the space; `.packed` by default.
    ///   - gap: The points between two views, the minimum where gaps are equal. 0 by default; what is not
    ///     finite counts as 0.
    ///   - aligned: How the views are aligned in the group's height. By default they stay as high or low beside each
    ///     other as they are.
    public static func row(
        _ distribution: Distribution = .packed, gap: CGFloat = 0, aligned: VerticalAlign = .none
    ) -> PinArrangement {
        PinArrangement(
            axis: .horizontal, distribution: distribution, gap: Double(gap.isFinite ? gap : 0),
            across: .row(aligned))
    }

    /// The views one below the other.
    ///
    /// - Parameters:
    ///   - distribution: What becomes of the space; `.packed` by default.
    ///   - gap: The points between two views, the minimum where gaps are equal. 0 by default; what is not
    ///     finite counts as 0.
    ///   - aligned: How the views are aligned in the group's width. By default they stay as far left or right beside
    ///     each other as they are.
    public static func column(
        _ distribution: Distribution = .packed, gap: CGFloat = 0, aligned: HorizontalAlign = .none
    ) -> PinArrangement {
        PinArrangement(
            axis: .vertical, distribution: distribution, gap: Double(gap.isFinite ? gap : 0),
            across: .column(aligned))
    }

    /// The views as they are: the group moves as a whole.
    public static let asPlaced = PinArrangement(
        axis: nil, distribution: .packed, gap: 0, across: .row(.none))

    /// The same, with every view as high as the row or as wide as the column.
    public var stretched: PinArrangement {
        var arrangement = self
        arrangement.isStretched = axis != nil
        return arrangement
    }

    /// Whether the group takes the space that the chain leaves on an axis.
    func fills(_ other: Axis) -> Bool {
        guard let axis else { return false }
        return other == axis ? distribution != .packed : isStretched
    }
}
