internal import LayoutCore

/// The fast path of stack views without constraints from outside: arithmetic with the same result as the constraints.
///
/// Its conditions are those under which the constraints have one solution that can be computed directly: no view has
/// constraints of its own, the stack gets its size from outside, and no two views tie for the free space.
/// Otherwise it declines by nil, and the constraints are made. Pays in `stack growth` and `base instructions`.
@MainActor
struct UnconstrainedStack {
    let stack: UIStackView
    let axis: NSLayoutConstraint.Axis
    /// The indices of the arranged subviews that are not hidden.
    let shown: [Int]
    let isRightToLeft: Bool
    let margins: UIEdgeInsets

    /// Nil where the constraints are needed.
    init?(_ stack: UIStackView) {
        self.stack = stack
        axis = stack.axisStorage
        guard stack.customSpacings.isEmpty || stack.distributionStorage != .equalSpacing,
            !(axis == .vertical && (stack.options.contains(.baselineRelative) || stack.followsBaselines)),
            stack.alignmentRectInsets == .zero
        else { return nil }
        var shown: [Int] = []
        for (index, view) in stack.arranged.enumerated() {
            guard UnconstrainedStack.isPlain(view) else { return nil }
            if !view.isHidden { shown.append(index) }
        }
        guard !shown.isEmpty || stack.arranged.isEmpty else { return nil }
        self.shown = shown
        isRightToLeft = stack.effectiveUserInterfaceLayoutDirection == .rightToLeft
        margins = stack.options.contains(.marginsRelative) ? stack.layoutMargins : .zero
    }

    /// Whether a view's size is a matter of its content alone.
    private static func isPlain(_ view: UIView) -> Bool {
        if view.flags.contains(.directStack) { return !view.isHidden }
        if view.flags.contains(.hasConstraints) || view.flags.contains(.constrained) { return false }
        return !(view is UIStackView)
    }

    // MARK: Laying out

    /// The frames of all arranged subviews, relative to the stack's alignment rectangle, in a stack of a size.
    func frames(in size: CGSize) -> [Rect]? {
        let available = (
            horizontal: size.width - margins.left - margins.right,
            vertical: size.height - margins.top - margins.bottom
        )
        guard available.horizontal >= 0, available.vertical >= 0 else { return nil }
        guard let columns = sides(.horizontal, in: available.horizontal, widths: nil),
            let rows = sides(.vertical, in: available.vertical, widths: columns.map(\.length))
        else { return nil }
        return zip(columns, rows).map { column, row in
            let start = isRightToLeft ? available.horizontal - column.start - column.length : column.start
            return Rect(
                x: Double(start + margins.left), y: Double(row.start + margins.top),
                width: Double(column.length), height: Double(row.length))
        }
    }

    /// The widths of all arranged subviews in the space inside of the margins.
    func widths(in available: CGFloat) -> [CGFloat]? {
        available >= 0 ? sides(.horizontal, in: available, widths: nil)?.map(\.length) : nil
    }

    struct Side {
        var start: CGFloat
        var length: CGFloat
    }

    private func sides(
        _ side: NSLayoutConstraint.Axis, in available: CGFloat, widths: [CGFloat]?
    ) -> [Side]? {
        var requests: [LengthRequest] = []
        requests.reserveCapacity(stack.arranged.count)
        for (index, view) in stack.arranged.enumerated() {
            guard let request = LengthRequest.of(view, side, width: widths?[index]) else { return nil }
            requests.append(request)
        }
        return side == axis ? along(requests, in: available) : across(requests, in: available)
    }

    // MARK: Fitting

    /// The size of the stack by its content, or by its content and a length from outside; nil where
    /// only constraints can determine it.
    func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
        let (beside, above) = (margins.left + margins.right, margins.top + margins.bottom)
        guard !shown.isEmpty, let natural = requests(.horizontal, widths: nil),
            let length = naturalLength(.horizontal, of: natural)
        else { return nil }
        let own = width ?? length + beside
        guard own >= beside, let widths = widths(in: own - beside),
            let requests = requests(.vertical, widths: widths),
            let tall = naturalLength(.vertical, of: requests)
        else { return nil }
        return CGSize(width: own, height: height ?? tall + above)
    }

    /// The requests of the views that are shown; nil where only constraints can determine them.
    func requests(_ side: NSLayoutConstraint.Axis, widths: [CGFloat]?) -> [LengthRequest]? {
        var requests: [LengthRequest] = []
        requests.reserveCapacity(shown.count)
        for index in shown {
            guard let request = LengthRequest.of(stack.arranged[index], side, width: widths?[index]) else {
                return nil
            }
            requests.append(request)
        }
        return requests
    }

    /// The length of the stack without margins, by the requests of the views that are shown.
    func naturalLength(_ side: NSLayoutConstraint.Axis, of requests: [LengthRequest]) -> CGFloat? {
        var (longest, sum): (CGFloat, CGFloat) = (0, 0)
        for request in requests {
            guard let length = request.length, request.hasOrdinaryPriorities else { return nil }
            longest = max(longest, length)
            sum += length
        }
        guard side == axis else {
            let isBaseline = [.firstBaseline, .lastBaseline].contains(stack.alignmentStorage)
            return isBaseline ? nil : longest
        }
        switch stack.distributionStorage {
        case .fill, .equalSpacing: return spaces >= 0 ? sum + spaces : nil
        case .fillEqually: return spaces >= 0 ? longest * CGFloat(shown.count) + spaces : nil
        case .fillProportionally, .equalCentering: return shown.count == 1 ? sum : nil
        }
    }

    // MARK: Spaces

    /// All spaces together.
    var spaces: CGFloat {
        guard !stack.customSpacings.isEmpty else {
            return CGFloat(max(shown.count - 1, 0)) * defaultSpace
        }
        return zip(shown, shown.dropFirst()).reduce(0) { $0 + space($1.0, $1.1) }
    }

    private var defaultSpace: CGFloat { shown.count > 1 ? space(shown[0], shown[1]) : 0 }

    func space(_ index: Int, _ next: Int) -> CGFloat {
        stack.space(after: stack.arranged[index], before: stack.arranged[next], fromBaselines: false)
    }
}
