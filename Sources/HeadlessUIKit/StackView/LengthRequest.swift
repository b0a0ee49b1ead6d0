/// The intrinsic length of a view along an axis, and its priorities.
struct LengthRequest {
    /// Nil for a view without an intrinsic length.
    var length: CGFloat?
    /// The priorities of content hugging: the weakest and the strongest of what it contains.
    var hugging: ClosedRange<Float>
    /// The priorities of compression resistance.
    var compressionResistance: ClosedRange<Float>
    /// Whether the view has inner spaces, so that it cannot have any length.
    var isStack = false

    /// Whether the priorities are in their ordinary order: above those of fitting sizes, below those of the edges of
    /// stacks, and compression resistance above hugging.
    var hasOrdinaryPriorities: Bool {
        hugging.upperBound < compressionResistance.lowerBound && compressionResistance.lowerBound > 60
            && compressionResistance.upperBound < 760
    }

    /// - Parameters:
    ///   - view: The view.
    ///   - axis: Along which axis.
    ///   - width: The width of the view, where its height is measured.
    /// - Returns: Nil where only constraints can determine it.
    @MainActor
    static func of(_ view: UIView, _ axis: NSLayoutConstraint.Axis, width: CGFloat?) -> LengthRequest? {
        if view.flags.contains(.directStack), let stack = view as? UIStackView {
            return ofStack(stack, axis, width: width)
        }
        var length = view.intrinsicContentSize.along(axis)
        if axis == .vertical, let width, width > 0, view.flowsByWidth {
            let insets = view.alignmentRectInsets
            length = view.flowHeight(forWidth: width + insets.left + insets.right)
        }
        guard length >= 0, length.isFinite else {
            return LengthRequest(length: nil, hugging: 0...0, compressionResistance: 1...1)
        }
        let priorities = view.effectiveContentPriorities
        let hug = priorities.hugging(axis).rawValue
        let resist = priorities.compressionResistance(axis).rawValue
        return LengthRequest(length: length, hugging: hug...hug, compressionResistance: resist...resist)
    }

    /// A stack requests what its views do, and hugs them by its own constraints.
    @MainActor
    private static func ofStack(
        _ stack: UIStackView, _ axis: NSLayoutConstraint.Axis, width: CGFloat?
    ) -> LengthRequest? {
        guard let direct = UnconstrainedStack(stack), !direct.shown.isEmpty else { return nil }
        let margins = direct.margins
        var widths: [CGFloat]?
        if let width {
            guard let inner = direct.widths(in: width - margins.left - margins.right) else { return nil }
            widths = inner
        }
        guard let requests = direct.requests(axis, widths: widths), var whole = requests.first,
            let length = direct.naturalLength(axis, of: requests)
        else { return nil }
        for request in requests.dropFirst() {
            whole.hugging = whole.hugging.union(request.hugging)
            whole.compressionResistance = whole.compressionResistance.union(request.compressionResistance)
        }
        if let hug = direct.ownHug(axis) { whole.hugging = hug...hug }
        let inset = axis == .horizontal ? margins.left + margins.right : margins.top + margins.bottom
        (whole.length, whole.isStack) = (length + inset, true)
        return whole
    }
}

extension UnconstrainedStack {
    /// The priority at which a stack hugs its views where these do not: that of fitting.
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
