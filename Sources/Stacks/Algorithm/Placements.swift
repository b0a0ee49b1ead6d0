internal import LayoutCore

/// Placement: the proposal and the frame of each child, by the kind of the node.
extension StackTree {
    /// Computes the placements of a node's children for a proposal to the node.
    func computePlacements(of row: Int, _ proposal: ProposedSize) {
        switch nodes.kinds[row] {
        case .empty, .fixed, .greedy, .measured, .spacer, .divider:
            hideChildren(from: nodes.firstChild(of: row))
        case .stack(let stack): placeStack(row, stack, proposal)
        case .depthStack(let alignment): placeDepthStack(row, alignment, proposal)
        case .frame(let fixed, let alignment):
            placeInFrame(row, alignment, proposal, fixed.filling(proposal))
        case .flexibleFrame(let limits, let alignment):
            let size = size(of: row, proposal)
            placeInFrame(row, alignment, proposal, limits.finalChildProposal(proposal, size))
        case .fixedSize(let axes): placeChild(row, proposal.unspecified(on: axes))
        case .aspectRatio(let ratio, let mode):
            placeChild(row, scaledProposal(row, ratio, mode, proposal))
        case .padding(let insets):
            placeChild(row, proposal.inset(by: insets), at: Point(x: insets.left, y: insets.top))
        case .offset(let distance): placeChild(row, proposal, at: distance)
        case .position(let center): placePosition(row, center, proposal)
        case .layers(let alignment, _): placeLayers(row, alignment, proposal)
        case .priority, .guide: placeChild(row, proposal)
        case .reader: placeReader(row, proposal)
        case .scroll(let axes):
            enterContainer(row, proposal)
            placeChild(row, proposal.unspecified(on: axes))
        case .viewThatFits(let axes): placeViewThatFits(row, axes, proposal)
        case .grid(let grid): placeGrid(row, grid, proposal)
        case .gridRow(let guide): placeGridRow(row, guide, proposal)
        case .lazy(let container): placeLazy(row, container, proposal)
        case .custom: placeCustom(row, proposal)
        case .safeAreaInset(let inset): placeInset(row, inset, proposal)
        case .ignoresSafeArea(let edges): placeIgnoringSafeArea(row, edges, proposal)
        case .containerFrame(let part, let alignment):
            placeInFrame(row, alignment, proposal, containerFrame(of: row, part).filling(proposal))
        }
    }

    private func setPlacement(of child: Int, _ proposal: ProposedSize, _ origin: Point, _ size: Size) {
        nodes.placements[child] = Placement(proposal: proposal, origin: origin, size: size)
    }

    /// Hides siblings, from one of them on.
    func hideChildren(from first: Int) {
        var child = first
        while child >= 0 {
            nodes.placements[child] = Placement(isHidden: true)
            child = nodes.nextSibling(of: child)
        }
    }

    /// Places a wrapper's child. Others than the first are not shown.
    private func placeChild(_ row: Int, _ proposal: ProposedSize, at origin: Point = .zero) {
        let child = nodes.firstChild(of: row)
        guard child >= 0 else { return }
        setPlacement(of: child, proposal, origin, size(of: child, proposal))
        hideChildren(from: nodes.nextSibling(of: child))
    }

    /// Places a child so that its guides are where those of the frame are.
    private func placeInFrame(
        _ row: Int, _ alignment: Alignment, _ proposal: ProposedSize, _ childProposal: ProposedSize
    ) {
        let child = nodes.firstChild(of: row)
        guard child >= 0 else { return }
        let frame = size(of: row, proposal)
        let size = size(of: child, childProposal)
        var origin = Point.zero
        for axis in BothAxes() {
            let guide = alignment[axis]
            origin[axis] =
                defaultPosition(of: guide, in: frame) - position(of: guide, in: child, childProposal, size)
        }
        setPlacement(of: child, childProposal, origin, size)
        hideChildren(from: nodes.nextSibling(of: child))
    }

    private func placePosition(_ row: Int, _ center: Point, _ proposal: ProposedSize) {
        let child = nodes.firstChild(of: row)
        guard child >= 0 else { return }
        let childProposal = ProposedSize(size(of: row, proposal))
        let size = size(of: child, childProposal)
        let origin = Point(x: center.x - size.width / 2, y: center.y - size.height / 2)
        setPlacement(of: child, childProposal, origin, size)
        hideChildren(from: nodes.nextSibling(of: child))
    }

    /// Places layers in front of or behind the first child, so that their guides are where those of the first one
    /// are.
    private func placeLayers(_ row: Int, _ alignment: Alignment, _ proposal: ProposedSize) {
        let base = nodes.firstChild(of: row)
        guard base >= 0 else { return }
        let baseSize = size(of: base, proposal)
        setPlacement(of: base, proposal, .zero, baseSize)
        let childProposal = ProposedSize(baseSize)
        var child = nodes.nextSibling(of: base)
        while child >= 0 {
            let size = size(of: child, childProposal)
            var origin = Point.zero
            for axis in BothAxes() {
                let guide = alignment[axis]
                origin[axis] =
                    position(of: guide, in: base, proposal, baseSize)
                    - position(of: guide, in: child, childProposal, size)
            }
            setPlacement(of: child, childProposal, origin, size)
            child = nodes.nextSibling(of: child)
        }
    }

    /// Places the children of a depth stack so that their guides are where the outermost one of those of the highest
    /// priority is.
    private func placeDepthStack(_ row: Int, _ alignment: Alignment, _ proposal: ProposedSize) {
        let childProposal = ProposedSize(size(of: row, proposal))
        let highest = highestPriority(in: row)
        var (x, y) = (-Double.infinity, -Double.infinity)
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let size = size(of: child, childProposal)
            let guides = Point(
                x: position(of: alignment.horizontal, in: child, childProposal, size),
                y: position(of: alignment.vertical, in: child, childProposal, size))
            setPlacement(of: child, childProposal, guides, size)
            if nodes.traits[child].priority == highest { (x, y) = (max(x, guides.x), max(y, guides.y)) }
            child = nodes.nextSibling(of: child)
        }
        child = nodes.firstChild(of: row)
        while child >= 0 {
            let guides = nodes.placements[child].origin
            nodes.placements[child].origin = Point(x: x - guides.x, y: y - guides.y)
            child = nodes.nextSibling(of: child)
        }
    }

    private func placeReader(_ row: Int, _ proposal: ProposedSize) {
        let childProposal = ProposedSize(size(of: row, proposal))
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            setPlacement(of: child, childProposal, .zero, size(of: child, childProposal))
            child = nodes.nextSibling(of: child)
        }
    }

    private func placeViewThatFits(_ row: Int, _ axes: AxisSet, _ proposal: ProposedSize) {
        let fitting = fittingChild(of: row, axes, proposal)
        hideChildren(from: nodes.firstChild(of: row))
        if fitting >= 0 { setPlacement(of: fitting, proposal, .zero, size(of: fitting, proposal)) }
    }
}
