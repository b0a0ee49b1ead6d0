internal import LayoutCore

/// Measuring: the length of a node on one axis for a proposal, by the kind of the node.
extension StackTree {
    /// The size of a node for a proposal; infinite only where an infinite length was proposed.
    func size(of row: Int, _ proposal: ProposedSize) -> Size {
        Size(width: length(.horizontal, of: row, proposal), height: length(.vertical, of: row, proposal))
    }

    /// The length of a node on an axis.
    @inline(__always)  // Pays in all cases of `stack growth`.
    func length(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Double {
        if let length = textLength(axis, of: row, proposal) { return length }
        if let length = clampedLength(axis, of: row, proposal) { return length }
        return requestLength(axis, of: row, proposal)
    }

    /// The length of a node by its kind.
    func lengthByKind(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Double {
        switch nodes.kinds[row] {
        case .empty: 0
        case .fixed(let size): size[axis]
        case .greedy(let ideal): proposal[axis].or(ideal[axis])
        case .measured(let dependence): measuredLength(axis, of: row, dependence, proposal)
        case .spacer(let minimum): spacerLength(axis, of: row, minimum, proposal)
        case .divider(let thickness): dividerLength(axis, of: row, thickness, proposal)
        case .stack(let stack): stackLength(axis, of: row, stack, proposal)
        case .depthStack: depthStackLength(axis, of: row, proposal)
        case .frame(let fixed, _):
            fixed[axis].value ?? childLength(axis, of: row, fixed.filling(proposal))
        case .flexibleFrame(let limits, _): flexibleFrameLength(axis, of: row, limits, proposal)
        case .fixedSize(let axes): childLength(axis, of: row, proposal.unspecified(on: axes))
        case .aspectRatio(let ratio, let mode):
            childLength(axis, of: row, scaledProposal(row, ratio, mode, proposal))
        case .padding(let insets):
            max(childLength(axis, of: row, proposal.inset(by: insets)) + insets.sum(axis), 0)
        case .position: proposal[axis].value ?? childLength(axis, of: row, proposal)
        case .offset, .layers, .priority, .guide, .ignoresSafeArea: childLength(axis, of: row, proposal)
        case .reader: proposal[axis].or(10)
        case .scroll(let axes): scrollLength(axis, of: row, axes, proposal)
        case .viewThatFits(let axes): fittingLength(axis, of: row, axes, proposal)
        case .grid(let grid): gridLength(axis, of: row, grid, proposal)
        case .gridRow(let guide):
            stackLength(axis, of: row, NodeKind.Stack(rowWithGuide: guide), proposal)
        case .lazy(let container): lazyLength(axis, of: row, container, proposal)
        case .custom: customLength(axis, of: row, proposal)
        case .safeAreaInset(let inset): insetLength(axis, of: row, inset, proposal)
        case .containerFrame(let part, _): containerFrameLength(axis, of: row, part, proposal)
        }
    }

    /// The length of a wrapper's child; 0 if there is none.
    private func childLength(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Double {
        let child = nodes.firstChild(of: row)
        return child < 0 ? 0 : length(axis, of: child, proposal)
    }

    // MARK: Leaves

    /// A spacer grows along the stack that it lies in, and has no length across it.
    private func spacerLength(_ axis: Axis, of row: Int, _ minimum: Double, _ proposal: ProposedSize)
        -> Double
    {
        if stackAxis(around: row) == axis.cross { return 0 }
        return max(proposal[axis].or(minimum), minimum)
    }

    /// A divider is a line across the stack that it lies in.
    private func dividerLength(_ axis: Axis, of row: Int, _ thickness: Double, _ proposal: ProposedSize)
        -> Double
    {
        stackAxis(around: row) == axis ? thickness : proposal[axis].or(10)
    }

    /// The length of a measured leaf, cached or measured; measuring gives both lengths.
    func measuredLength(_ axis: Axis, of row: Int, _ dependence: MeasureDependence, _ proposal: ProposedSize)
        -> Double
    {
        let key = dependence.relevantPart(axis, proposal)
        if let cached = nodes.cache.length(axis, key, nodes.cacheHeads[row]) { return cached }
        guard let measurement = callMeasure(of: row, key) else { return 0 }
        let width = Self.usableLength(measurement.size.width, key.horizontal)
        let height = Self.usableLength(measurement.size.height, key.vertical)
        let horizontal = dependence.relevantPart(.horizontal, key)
        nodes.cache.insert(.horizontal, width, horizontal, &nodes.cacheHeads[row])
        let vertical = dependence.relevantPart(.vertical, key)
        nodes.cache.insert(.vertical, height, vertical, &nodes.cacheHeads[row])
        return axis == .horizontal ? width : height
    }

    /// Calls the measure function of a leaf; nil if there is none, or a request has been interrupted.
    func callMeasure(of row: Int, _ proposal: ProposedSize) -> Measurement? {
        guard let measure = nodes.functions[row]?.measure else { return nil }
        return calling {
            state.statistics.measureCalls += 1
            return measure(proposal)
        }
    }

    /// A length that a caller's function returned: a number, and infinite only where infinity was proposed.
    static func usableLength(_ length: Double, _ proposed: OptionalLength) -> Double {
        if length < ProposedSize.unlimited { return max(length, 0) }
        return length.isNaN ? 0 : proposed.or(10)
    }

    // MARK: Wrappers

    private func flexibleFrameLength(
        _ axis: Axis, of row: Int, _ limits: FrameLimits, _ proposal: ProposedSize
    ) -> Double {
        if let length = limits[axis].length(for: proposal[axis]) { return length }
        let content = childLength(axis, of: row, limits.childProposal(proposal))
        return limits[axis].length(for: proposal[axis], content: content)
    }

    /// What a node of given proportions proposes to its child.
    func scaledProposal(
        _ row: Int, _ ratio: OptionalLength, _ mode: ContentMode, _ proposal: ProposedSize
    ) -> ProposedSize {
        if proposal == .unspecified { return proposal }
        var base = Size(width: ratio.or(1), height: 1)
        if ratio.isUnspecified {
            let child = nodes.firstChild(of: row)
            base = child < 0 ? .zero : size(of: child, .unspecified)
        }
        var factor: Double?
        for axis in BothAxes() where base[axis] > 0 {
            guard let length = proposal[axis].value else { continue }
            let scale = length / base[axis]
            factor = factor.map { mode == .fit ? min($0, scale) : max($0, scale) } ?? scale
        }
        guard let factor else { return proposal }
        // The result is infinite only where infinity was proposed.
        let isInfinite = proposal.horizontal == .infinity || proposal.vertical == .infinity
        let maximum = isInfinite ? .infinity : ProposedSize.unlimited / 10
        return ProposedSize(
            width: base.width > 0 ? min(base.width * factor, maximum) : 0,
            height: base.height > 0 ? min(base.height * factor, maximum) : 0)
    }

    /// A scroll view takes what is proposed on the axes on which it scrolls.
    private func scrollLength(_ axis: Axis, of row: Int, _ axes: AxisSet, _ proposal: ProposedSize) -> Double
    {
        if axes.contains(axis), let proposed = proposal[axis].value { return proposed }
        enterContainer(row, proposal)
        return childLength(axis, of: row, proposal.unspecified(on: axes))
    }

    private func containerFrameLength(
        _ axis: Axis, of row: Int, _ part: ContainerPart, _ proposal: ProposedSize
    ) -> Double {
        let fixed = containerFrame(of: row, part)
        return fixed[axis].value ?? childLength(axis, of: row, fixed.filling(proposal))
    }

    // MARK: Containers

    /// The first child whose ideal size fits on some axes, or else the last one; -1 if there is none.
    func fittingChild(of row: Int, _ axes: AxisSet, _ proposal: ProposedSize) -> Int {
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            let next = nodes.nextSibling(of: child)
            if next < 0 { return child }
            var fits = true
            for axis in BothAxes() where axes.contains(axis) && fits {
                guard let available = proposal[axis].value else { continue }
                fits = length(axis, of: child, proposal.unspecified(on: axes)) <= available + 1e-9
            }
            if fits { return child }
            child = next
        }
        return -1
    }

    private func fittingLength(_ axis: Axis, of row: Int, _ axes: AxisSet, _ proposal: ProposedSize) -> Double
    {
        let child = fittingChild(of: row, axes, proposal)
        return child < 0 ? 0 : length(axis, of: child, proposal)
    }

    /// A depth stack is as long as the longest of its children of the highest priority.
    private func depthStackLength(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Double {
        let highest = highestPriority(in: row)
        var result = 0.0
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            if nodes.traits[child].priority == highest {
                result = max(result, length(axis, of: child, proposal))
            }
            child = nodes.nextSibling(of: child)
        }
        return result
    }

    /// The highest priority of a node's children.
    func highestPriority(in row: Int) -> Double {
        var highest = -Double.infinity
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            highest = max(highest, nodes.traits[child].priority)
            child = nodes.nextSibling(of: child)
        }
        return highest
    }
}

extension MeasureDependence {
    /// The part of a proposal that a length depends on.
    func relevantPart(_ axis: Axis, _ proposal: ProposedSize) -> ProposedSize {
        var result = proposal
        switch self {
        case .both: break
        case .widthFirst: if axis == .horizontal { result.vertical = .unspecified }
        case .width, .text: result.vertical = .unspecified
        case .separate: result[axis.cross] = .unspecified
        }
        return result
    }
}

extension FrameLimits {
    /// What the frame proposes to its child while it is measured.
    func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        var result = proposal
        for axis in BothAxes() {
            let range = self[axis]
            let length = proposal[axis].isUnspecified ? range.ideal : proposal[axis]
            result[axis] = length.clamped(range.minimum, range.maximum)
        }
        return result
    }

    /// What the frame proposes to its child once its own size is known.
    func finalChildProposal(_ proposal: ProposedSize, _ size: Size) -> ProposedSize {
        var result = ProposedSize(size)
        for axis in BothAxes() where proposal[axis].isUnspecified {
            let range = self[axis]
            let isAtLimit =
                size[axis] <= range.minimum.or(-.infinity) || size[axis] >= range.maximum.or(.infinity)
            if range.ideal.isUnspecified, !isAtLimit { result[axis] = .unspecified }
        }
        return result
    }
}

extension FrameLimits.Range {
    /// The length if the content does not matter, else nil.
    func length(for proposed: OptionalLength) -> Double? {
        guard let proposed = proposed.value else { return ideal.value }
        guard let minimum = minimum.value, let maximum = maximum.value else { return nil }
        return min(max(proposed, minimum), maximum)
    }

    /// The length around content of a length, to which the proposal was made within the limits.
    func length(for proposed: OptionalLength, content: Double) -> Double {
        switch (minimum.value, maximum.value) {
        case (let minimum?, let maximum?): min(max(content, minimum), maximum)
        case (let minimum?, nil): max(min(max(proposed.or(.infinity), minimum), content), minimum)
        case (nil, let maximum?): min(max(min(proposed.or(-.infinity), maximum), content), maximum)
        case (nil, nil): content
        }
    }
}
