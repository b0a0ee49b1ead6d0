internal import LayoutCore

/// Lays out a stack's views by arithmetic where that gives what its constraints would give.
///
/// It knows the cases in which the constraints have one solution that can be written down: no view has
/// constraints of its own, the stack gets its size from outside, and no two views have an equal claim on what is
/// left or missing. Everything else is left to the constraints, by an answer of nil.
@MainActor
struct DirectStack {
    let stack: UIStackView
    let axis: NSLayoutConstraint.Axis
    /// What is shown, by its place among the arranged subviews.
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
            guard DirectStack.isPlain(view) else { return nil }
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
        let room = (
            horizontal: size.width - margins.left - margins.right,
            vertical: size.height - margins.top - margins.bottom
        )
        guard room.horizontal >= 0, room.vertical >= 0 else { return nil }
        guard let columns = sides(.horizontal, in: room.horizontal, widths: nil),
            let rows = sides(.vertical, in: room.vertical, widths: columns.map(\.length))
        else { return nil }
        return zip(columns, rows).map { column, row in
            let start = isRightToLeft ? room.horizontal - column.start - column.length : column.start
            return Rect(
                x: Double(start + margins.left), y: Double(row.start + margins.top),
                width: Double(column.length), height: Double(row.length))
        }
    }

    /// The widths of all arranged subviews in a room inside of the margins.
    func widths(in room: CGFloat) -> [CGFloat]? {
        room >= 0 ? sides(.horizontal, in: room, widths: nil)?.map(\.length) : nil
    }

    struct Side {
        var start: CGFloat
        var length: CGFloat
    }

    private func sides(
        _ side: NSLayoutConstraint.Axis, in room: CGFloat, widths: [CGFloat]?
    ) -> [Side]? {
        var claims: [Claim] = []
        claims.reserveCapacity(stack.arranged.count)
        for (index, view) in stack.arranged.enumerated() {
            guard let claim = Claim.of(view, side, width: widths?[index]) else { return nil }
            claims.append(claim)
        }
        return side == axis ? along(claims, in: room) : across(claims, in: room)
    }

    // MARK: Fitting

    /// The size that the stack has when nothing but its content says it, or a length from outside too; nil where
    /// constraints must say it.
    func fittingSize(width: CGFloat?, height: CGFloat?) -> CGSize? {
        let (beside, above) = (margins.left + margins.right, margins.top + margins.bottom)
        guard !shown.isEmpty, let natural = claims(.horizontal, widths: nil),
            let length = naturalLength(.horizontal, of: natural)
        else { return nil }
        let own = width ?? length + beside
        guard own >= beside, let widths = widths(in: own - beside),
            let claims = claims(.vertical, widths: widths), let tall = naturalLength(.vertical, of: claims)
        else { return nil }
        return CGSize(width: own, height: height ?? tall + above)
    }

    /// What the views that are shown claim; nil where that takes constraints.
    func claims(_ side: NSLayoutConstraint.Axis, widths: [CGFloat]?) -> [Claim]? {
        var claims: [Claim] = []
        claims.reserveCapacity(shown.count)
        for index in shown {
            guard let claim = Claim.of(stack.arranged[index], side, width: widths?[index]) else { return nil }
            claims.append(claim)
        }
        return claims
    }

    /// The length without margins that the claims of the views that are shown give the stack.
    func naturalLength(_ side: NSLayoutConstraint.Axis, of claims: [Claim]) -> CGFloat? {
        var (longest, sum): (CGFloat, CGFloat) = (0, 0)
        for claim in claims {
            guard let length = claim.length, claim.isUsual else { return nil }
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
