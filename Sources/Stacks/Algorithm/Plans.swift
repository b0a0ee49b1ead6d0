internal import LayoutCore

/// Where the children of each kind of node go.
extension StackTree {
    /// Plans a place and a proposal for each child of a node that is placed with a proposal.
    func plan(_ row: Int, _ offer: ProposedSize) throws(TooDeep) {
        switch rules[row] {
        case .empty, .fixed, .greedy, .measured, .spacer, .divider:
            hideChildren(from: firstChild(of: row))
        case .stack(let axis, let guide, _):
            try planStack(row, axis, guide, offer)
        case .depthStack(let alignment):
            try planDepthStack(row, alignment, offer)
        case .frame(let fixed, let alignment):
            try planFrame(row, alignment, offer, inner: fixed.filling(offer))
        case .flexibleFrame(let limits, let alignment):
            let size = try size(of: row, offer)
            try planFrame(row, alignment, offer, inner: limits.finalOffer(offer, size))
        case .fixedSize(let axes):
            try planChild(row, offer.unspecified(on: axes))
        case .aspectRatio(let ratio, let mode):
            try planChild(row, scaledOffer(row, ratio.points, mode, offer))
        case .padding(let insets):
            try planChild(row, offer.inset(by: insets), at: Point(x: insets.left, y: insets.top))
        case .offset(let distance):
            try planChild(row, offer, at: distance)
        case .position(let center):
            try planPosition(row, center, offer)
        case .layers(let alignment, _):
            try planLayers(row, alignment, offer)
        case .priority, .guide:
            try planChild(row, offer)
        case .reader:
            try planReader(row, offer)
        case .scroll(let axes):
            enterContainer(row, offer)
            try planChild(row, offer.unspecified(on: axes))
        case .viewThatFits(let axes):
            try planViewThatFits(row, axes, offer)
        case .grid, .gridRow, .lazyGrid, .custom, .safeAreaInset, .ignoresSafeArea, .containerFrame:
            try planFurther(row, offer)
        }
    }

    private func planFurther(_ row: Int, _ offer: ProposedSize) throws(TooDeep) {
        switch rules[row] {
        case .grid(let alignment, let x, let y):
            try planGrid(row, alignment, Size(width: x.points, height: y.points), offer)
        case .gridRow(let guide):
            try planGridRow(row, guide, offer)
        case .lazyGrid(let main, let alignment, let spacing, let isStack):
            let rule = LazyRule(axis: main, alignment: alignment, spacing: spacing.points, isStack: isStack)
            try planLazy(row, rule, offer)
        case .custom: try planCustom(row, offer)
        case .safeAreaInset(let edge, let alignment, let spacing):
            try planInset(row, edge, alignment, spacing, offer)
        case .ignoresSafeArea(let edges): try planIgnoring(row, edges, offer)
        case .containerFrame(let part, let alignment):
            try planFrame(row, alignment, offer, inner: containerFrame(of: row, part).filling(offer))
        default: break
        }
    }

    /// Plans one child.
    private func put(_ child: Int, _ offer: ProposedSize, _ origin: Point, _ size: Size) {
        plans[child] = Plan(offer: offer, origin: origin, size: size)
    }

    /// Plans a wrapper's child. Others than the first are not shown.
    private func planChild(_ row: Int, _ offer: ProposedSize, at origin: Point = .zero) throws(TooDeep) {
        let child = firstChild(of: row)
        guard child >= 0 else { return }
        put(child, offer, origin, try size(of: child, offer))
        hideChildren(from: nextChild(after: child))
    }

    /// Plans that children are not shown, from one of them on.
    func hideChildren(from first: Int) {
        var child = first
        while child >= 0 {
            plans[child] = Plan(isHidden: true)
            child = nextChild(after: child)
        }
    }

    private func planFrame(
        _ row: Int, _ alignment: Alignment, _ offer: ProposedSize, inner: ProposedSize
    ) throws(TooDeep) {
        let child = firstChild(of: row)
        guard child >= 0 else { return }
        try put(child, inner, in: try size(of: row, offer), alignment)
        hideChildren(from: nextChild(after: child))
    }

    /// Plans a child whose guides lie where those of a box do.
    private func put(_ child: Int, _ offer: ProposedSize, in box: Size, _ alignment: Alignment)
        throws(TooDeep)
    {
        let size = try size(of: child, offer)
        var origin = Point.zero
        for axis in BothAxes() {
            let guide = alignment[axis]
            let place = defaultPlace(of: guide, in: box)
            origin[axis] = place - (try self.place(of: guide, in: child, offer, size))
        }
        try checkInterruption()
        put(child, offer, origin, size)
    }

    private func planPosition(_ row: Int, _ center: Point, _ offer: ProposedSize) throws(TooDeep) {
        let child = firstChild(of: row)
        guard child >= 0 else { return }
        let inner = ProposedSize(try size(of: row, offer))
        let size = try size(of: child, inner)
        put(child, inner, Point(x: center.x - size.width / 2, y: center.y - size.height / 2), size)
        hideChildren(from: nextChild(after: child))
    }

    private func planLayers(_ row: Int, _ alignment: Alignment, _ offer: ProposedSize) throws(TooDeep) {
        let base = firstChild(of: row)
        guard base >= 0 else { return }
        let size = try size(of: base, offer)
        put(base, offer, .zero, size)
        let inner = ProposedSize(size)
        var child = nextChild(after: base)
        while child >= 0 {
            let own = try self.size(of: child, inner)
            var origin = Point.zero
            for axis in BothAxes() {
                let guide = alignment[axis]
                let place = try place(of: guide, in: base, offer, size)
                origin[axis] = place - (try self.place(of: guide, in: child, inner, own))
            }
            put(child, inner, origin, own)
            child = nextChild(after: child)
        }
    }

    private func planDepthStack(_ row: Int, _ alignment: Alignment, _ offer: ProposedSize) throws(TooDeep) {
        let inner = ProposedSize(try size(of: row, offer))
        let top = topPriority(in: row)
        var (x, y) = (-Double.infinity, -Double.infinity)
        var child = firstChild(of: row)
        while child >= 0 {
            let size = try size(of: child, inner)
            let origin = Point(
                x: try place(of: alignment.horizontal, in: child, inner, size),
                y: try place(of: alignment.vertical, in: child, inner, size))
            put(child, inner, origin, size)
            if traits[child].priority == top { (x, y) = (max(x, origin.x), max(y, origin.y)) }
            child = nextChild(after: child)
        }
        child = firstChild(of: row)
        while child >= 0 {
            let origin = plans[child].origin
            plans[child].origin = Point(x: x - origin.x, y: y - origin.y)
            child = nextChild(after: child)
        }
    }

    private func planReader(_ row: Int, _ offer: ProposedSize) throws(TooDeep) {
        let inner = ProposedSize(try size(of: row, offer))
        var child = firstChild(of: row)
        while child >= 0 {
            put(child, inner, .zero, try size(of: child, inner))
            child = nextChild(after: child)
        }
    }

    private func planViewThatFits(_ row: Int, _ axes: AxisSet, _ offer: ProposedSize) throws(TooDeep) {
        let fitting = try fittingChild(of: row, axes, offer)
        hideChildren(from: firstChild(of: row))
        if fitting >= 0 { put(fitting, offer, .zero, try size(of: fitting, offer)) }
    }
}

extension FrameLimits {
    /// What the frame offers its child once its own size is known.
    func finalOffer(_ offer: ProposedSize, _ size: Size) -> ProposedSize {
        var result = ProposedSize(size)
        for axis in BothAxes() where offer[axis].isNaN {
            let range = self[axis]
            let isAtLimit = size[axis] <= range.min || size[axis] >= range.max
            if range.ideal.isNaN, !isAtLimit { result[axis] = .nan }
        }
        return result
    }
}
