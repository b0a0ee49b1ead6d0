internal import LayoutCore

/// The positions of alignment guides.
extension StackTree {
    /// The position of a guide in a node: the explicit one, or else the default.
    func position(of guide: AlignmentGuide, in row: Int, _ proposal: ProposedSize) -> Double {
        if let position = explicitPosition(of: guide, row, proposal) { return position }
        if let fraction = guide.fraction { return fraction * length(guide.axis, of: row, proposal) }
        return defaultPosition(of: guide, in: size(of: row, proposal))
    }

    /// The position of a guide in a node whose size is known.
    func position(of guide: AlignmentGuide, in row: Int, _ proposal: ProposedSize, _ size: Size) -> Double {
        if nodes.traits[row].guides & guide.bit == 0, let fraction = guide.fraction {
            return fraction * size[guide.axis]
        }
        return position(of: guide, in: row, proposal)
    }

    /// The default position of a guide in a box.
    func defaultPosition(of guide: AlignmentGuide, in size: Size) -> Double {
        if let fraction = guide.fraction { return fraction * size[guide.axis] }
        let index = Int(guide.index) - AlignmentGuide.commonCount
        guard index < state.customGuides.count else { return 0 }
        let box = Dimensions(tree: self, row: -1, proposal: .unspecified, size: size)
        return Self.usablePosition(state.customGuides[index](box))
    }

    /// The explicit position of a guide, for a caller's function.
    func explicitPosition(of guide: AlignmentGuide, of row: Int, for proposal: ProposedSize) -> Double? {
        measuringDeeply { explicitPosition(of: guide, row, proposal) }
    }

    /// The position that was set for a guide in a node or in a descendant; nil if none was.
    func explicitPosition(of guide: AlignmentGuide, _ row: Int, _ proposal: ProposedSize) -> Double? {
        guard nodes.traits[row].guides & guide.bit != 0 else { return nil }
        let key = GuideKey(row: row, index: guide.index, proposal: proposal)
        // The cells of a grid's line do not depend on what is proposed to the line.
        let isCached = if case .gridRow = nodes.kinds[row] { false } else { true }
        if isCached, let cached = state.guideCache[key], cached.version == nodes.versions[row] {
            return cached.position
        }
        if state.isInterrupted || isOutOfGuideRequests(row) { return nil }
        guard beginRequest(.guide(guide, row: row, proposal)) else { return nil }
        let position = explicitPositionByKind(of: guide, row, proposal)
        guard endRequest() else { return nil }
        guard isCached else { return position }
        if state.guideCache.count > nodes.links.count * 4 + 1024 {
            state.guideCache.removeAll(keepingCapacity: true)
        }
        state.guideCache[key] = CachedGuide(version: nodes.versions[row], position: position)
        return position
    }

    private func explicitPositionByKind(of guide: AlignmentGuide, _ row: Int, _ proposal: ProposedSize)
        -> Double?
    {
        switch nodes.kinds[row] {
        case .empty, .fixed, .greedy, .spacer, .divider: nil
        case .measured: baseline(guide, of: row, proposal)
        case .guide(guide): setPosition(of: guide, row, proposal)
        case .offset, .ignoresSafeArea:
            explicitPosition(of: guide, nodes.firstChild(of: row), proposal)
        case .custom:
            customPosition(of: guide, row, proposal) ?? positionFromChildren(of: guide, row, proposal)
        case .layers, .safeAreaInset:
            positionFromChildren(of: guide, row, proposal, onlyFirst: true)
        case .stack, .depthStack, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .padding, .position,
            .priority, .guide, .reader, .scroll, .viewThatFits, .grid, .gridRow, .lazy, .containerFrame:
            positionFromChildren(of: guide, row, proposal)
        }
    }

    /// The position of a guide that follows from where it is in the children: for the first baseline the uppermost
    /// of them, for the last the lowest, for all others the average.
    private func positionFromChildren(
        of guide: AlignmentGuide, _ row: Int, _ proposal: ProposedSize, onlyFirst: Bool = false
    ) -> Double? {
        computePlacements(of: row, proposal)
        var (total, count) = (0.0, 0.0)
        var (minimum, maximum) = (Double.infinity, -Double.infinity)
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            // Further requests compute the placements in the child, not that of the child itself.
            let placement = nodes.placements[child]
            if !placement.isHidden, let inner = explicitPosition(of: guide, child, placement.proposal) {
                let position = inner + placement.origin[guide.axis]
                total += position
                count += 1
                (minimum, maximum) = (min(minimum, position), max(maximum, position))
            }
            child = onlyFirst ? -1 : nodes.nextSibling(of: child)
        }
        if count == 0 { return nil }
        switch guide {
        case .firstTextBaseline: return minimum
        case .lastTextBaseline: return maximum
        default: return total / count
        }
    }

    /// The position that the function of a guide node sets.
    private func setPosition(of guide: AlignmentGuide, _ row: Int, _ proposal: ProposedSize) -> Double? {
        let child = nodes.firstChild(of: row)
        guard child >= 0, let function = nodes.functions[row]?.guide else { return nil }
        let box = Dimensions(
            tree: self, row: child, proposal: proposal, size: size(of: child, proposal))
        return calling { function(box) }.map(Self.usablePosition)
    }

    /// The baseline of a measured leaf's text.
    private func baseline(_ guide: AlignmentGuide, of row: Int, _ proposal: ProposedSize) -> Double? {
        let isFirst = guide == .firstTextBaseline
        if let baselines = nodes.functions[row]?.baselines {
            let size = size(of: row, proposal)
            let lines = calling { baselines(size) }
            return lines.flatMap { $0 }.map { Self.usablePosition(isFirst ? $0.first : $0.last) }
        }
        let measurement = callMeasure(of: row, proposal)
        return (isFirst ? measurement?.firstBaseline : measurement?.lastBaseline).map(Self.usablePosition)
    }

    /// A finite position from one that a caller's function returned.
    static func usablePosition(_ position: Double) -> Double { position.isLength ? position : 0 }

    /// Whether too many guide positions have been requested: each stack that aligns by them measures its
    /// descendants for further proposals, and where such stacks lie in each other with flexible frames between
    /// them, the requests double every few levels. The first time is reported.
    private func isOutOfGuideRequests(_ row: Int) -> Bool {
        state.guideRequests += 1
        let limit = nodes.links.count * 200 + 20_000
        if state.guideRequests <= limit { return false }
        if state.guideRequests == limit + 1 {
            var outermost = row
            while nodes.links[outermost].parent >= 0 { outermost = Int(nodes.links[outermost].parent) }
            issues.append(
                LayoutIssue(
                    .advice, subject: describe(outermost),
                    because:
                        "it has so many stacks in each other that align by baselines or guides that not all of "
                        + "these can be measured; the default positions are used for the others"))
        }
        return true
    }
}

/// The position of a guide in a node for a proposal, as a key.
struct GuideKey: Hashable {
    let row: Int
    let index: Int16
    let proposal: ProposedSize
}

/// The position of a guide, and the version of the node's traits when it was found.
struct CachedGuide {
    let version: UInt32
    let position: Double?
}
