internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// A length of a view: points, or a part of the space.
enum ViewExtent: Hashable {
    case points(CGFloat)
    case part(Percent)

    /// Nil for what is no length.
    var usable: ViewExtent? {
        switch self {
        case .points(let points): points.isFinite && points >= 0 ? self : nil
        case .part(let percent): percent.value.isFinite && percent.value >= 0 ? self : nil
        }
    }

    /// The points, if they are known.
    var points: Double? { if case .points(let points) = self { Double(points) } else { nil } }

    /// The length in some space; nil where the space is not known.
    func length(in space: Double?) -> Double? {
        switch self {
        case .points(let points): Double(points)
        case .part(let percent): space.map { percent.value == 0 ? 0 : $0 * Double(percent.value) / 100 }
        }
    }
}

/// A box whose lengths are parts of the proposed space, around one child that fills it.
struct PartFrame: Stacks.CustomLayout, Hashable {
    let width: ViewExtent?
    let height: ViewExtent?

    /// In a stack the parts are those of its length, not of what it has left.
    var partAxes: AxisSet {
        var axes: AxisSet = []
        if case .part = width { axes.insert(.horizontal) }
        if case .part = height { axes.insert(.vertical) }
        return axes
    }

    private func inner(_ proposal: ProposedSize) -> ProposedSize {
        var result = proposal
        if let width { result.width = width.length(in: proposal.width) }
        if let height { result.height = height.length(in: proposal.height) }
        return result
    }

    func sizeThatFits(_ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Any?) -> Size {
        guard let child = subviews.first else { return .zero }
        let proposed = inner(proposal)
        let natural = child.sizeThatFits(proposed)
        return Size(
            width: width == nil ? natural.width : proposed.width ?? natural.width,
            height: height == nil ? natural.height : proposed.height ?? natural.height)
    }

    func placeSubviews(
        _ subviews: Subviews, in bounds: Rect, _ proposal: ProposedSize, _ cache: inout Any?
    ) {
        subviews.first?.place(
            at: Point(x: bounds.size.width / 2, y: bounds.size.height / 2), anchor: .center,
            inner(proposal))
    }
}
