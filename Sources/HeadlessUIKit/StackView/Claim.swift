/// How long a view would like to be, and how strongly it holds to that.
struct Claim {
    /// Nil for a view without a natural length.
    var length: CGFloat?
    /// How strongly it resists getting longer: the weakest and the strongest of what it contains.
    var hugs: ClosedRange<Float>
    /// How strongly it resists getting shorter.
    var resists: ClosedRange<Float>
    /// Whether the view has inner spaces, so that it cannot be as short as one likes.
    var isStack = false

    /// Whether the priorities are in their usual order: above the wishes of fitting sizes, below the edges of
    /// stacks, and more against getting shorter than longer.
    var isUsual: Bool {
        hugs.upperBound < resists.lowerBound && resists.lowerBound > 60 && resists.upperBound < 760
    }

    /// - Parameters:
    ///   - view: The view.
    ///   - axis: Along which axis.
    ///   - width: The width that the view gets, where its height is asked for.
    /// - Returns: Nil where it takes constraints to say.
    @MainActor
    static func of(_ view: UIView, _ axis: NSLayoutConstraint.Axis, width: CGFloat?) -> Claim? {
        if view.flags.contains(.directStack), let stack = view as? UIStackView {
            return ofStack(stack, axis, width: width)
        }
        var length = view.intrinsicContentSize.along(axis)
        if axis == .vertical, let width, width > 0, view.flowsByWidth {
            let insets = view.alignmentRectInsets
            length = view.flowHeight(forWidth: width + insets.left + insets.right)
        }
        guard length >= 0, length.isFinite else {
            return Claim(length: nil, hugs: 0...0, resists: 1...1)
        }
        let priorities = view.answeredContentPriorities
        let hug = priorities.hugging(axis).rawValue
        let resist = priorities.compressionResistance(axis).rawValue
        return Claim(length: length, hugs: hug...hug, resists: resist...resist)
    }

    /// A stack claims what its views claim, and hugs by what keeps it from being longer than them.
    @MainActor
    private static func ofStack(
        _ stack: UIStackView, _ axis: NSLayoutConstraint.Axis, width: CGFloat?
    ) -> Claim? {
        guard let direct = DirectStack(stack), !direct.shown.isEmpty else { return nil }
        let margins = direct.margins
        var widths: [CGFloat]?
        if let width {
            guard let inner = direct.widths(in: width - margins.left - margins.right) else { return nil }
            widths = inner
        }
        guard let claims = direct.claims(axis, widths: widths), var whole = claims.first,
            let length = direct.naturalLength(axis, of: claims)
        else { return nil }
        for claim in claims.dropFirst() {
            whole.hugs = whole.hugs.union(claim.hugs)
            whole.resists = whole.resists.union(claim.resists)
        }
        if let hug = direct.ownHug(axis) { whole.hugs = hug...hug }
        let inset = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
        (whole.length, whole.isStack) = (length + inset, true)
        return whole
    }
}

extension DirectStack {
    /// What keeps a stack from being longer than its views where those do not: the wish to fit.
    func ownHug(_ side: NSLayoutConstraint.Axis) -> Float? {
        guard side == axis else {
            guard stack.alignmentStorage != .fill else { return nil }
            return (shown.count == 1 ? StackPriority.canvasFit : StackPriority.spanningFit).rawValue
        }
        let hasGaps =
            stack.distributionStorage == .equalSpacing || stack.distributionStorage == .equalCentering
        return hasGaps && shown.count > 1 ? StackPriority.canvasFit.rawValue : nil
    }
}

extension ClosedRange<Float> {
    fileprivate func union(_ other: ClosedRange<Float>) -> ClosedRange<Float> {
        Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
    }
}
