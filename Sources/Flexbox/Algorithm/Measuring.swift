internal import LayoutCore

/// Measurements that need no run of the flex layout algorithm.
extension FlexLayoutPass {
    /// The kinds of nodes, by how they are measured.
    private enum NodeKind {
        /// A leaf without content.
        case emptyLeaf
        /// A leaf with a measure function.
        case measuredLeaf
        /// A flex container.
        case container
    }

    private func kind(of row: Int) -> NodeKind {
        if tree.links[row].firstChild >= 0 { return .container }
        return tree.traits[row].contains(.measured) ? .measuredLeaf : .emptyLeaf
    }

    /// The measurement of a leaf, or of a container whose size is known or cached; `nil` where the container has to be
    /// run.
    func immediateMeasurement(of row: Int, _ request: SizingRequest) -> Measurement? {
        if request.isSizeKnown, !request.performsLayout { return knownSize(of: request) }
        switch kind(of: row) {
        case .emptyLeaf:
            return request.isSizeKnown ? knownSize(of: request) : emptyMeasurement(of: row, request)
        case .measuredLeaf:
            return request.isSizeKnown ? knownSize(of: request) : leafMeasurement(of: row, request)
        case .container:
            if let cached = cachedMeasurement(of: row, request) {
                tree.storage.statistics.cacheHits += 1
                return cached
            }
            if let size = sizeWithoutSpace(of: row, request) { return Measurement(size) }
            if request.performsLayout {
                if !container.request.performsLayout { forgetLayoutsOfMeasuredContainers() }
                tree.startLayout(of: row, request)
            }
            return nil
        }
    }

    /// Removes the last layouts of the containers that are being measured, and of those around them: an item is laid
    /// out for its baseline, so that the boxes in it are no longer those of their layouts.
    private func forgetLayoutsOfMeasuredContainers() {
        var index = containers.count - 1
        while index >= 0 {
            if containers[index].request.performsLayout { return }
            tree.forgetLayout(of: containers[index].row)
            index -= 1
        }
        var parent = tree.links[containers[0].row].parent
        while parent >= 0 {
            tree.forgetLayout(of: Int(parent))
            parent = tree.links[Int(parent)].parent
        }
    }

    private func knownSize(of request: SizingRequest) -> Measurement {
        Measurement(Size(width: request.known.width ?? 0, height: request.known.height ?? 0))
    }

    private func cachedMeasurement(of row: Int, _ request: SizingRequest) -> Measurement? {
        let chain = tree.cacheChains[row]
        if request.performsLayout || tree.traits[row].contains(.dependsOnSpace) {
            return tree.storage.cache.measurement(for: request, in: chain)
        }
        let isContainer = tree.links[row].firstChild >= 0
        let needsSpace = isContainer && rules.emptiesContainersWithoutSpace
        let required = needsSpace ? tree.requiredSpaces[row] : .negativeInfinity
        let traits = tree.traits[row]
        if let cached = tree.storage.cache.measurement(
            fitting: request, in: chain, traits, requiredSpace: required)
        {
            return cached
        }
        return isContainer ? nil : tree.storage.cache.measurement(between: request, in: chain, traits)
    }

    /// The size of a container that is measured without available space, if that makes it count as empty.
    private func sizeWithoutSpace(of row: Int, _ request: SizingRequest) -> Size? {
        guard rules.emptiesContainersWithoutSpace, !request.performsLayout else { return nil }
        let available = request.available
        guard
            request.known.width == nil && available.width.isZero
                || request.known.height == nil && available.height.isZero
        else { return nil }
        let box = tree.box(
            of: row, containingBlockSize: request.containingBlockSize, request.direction)
        return request.usedSize(
            Size(
                width: box.horizontal.clamped(available.width.points ?? 0),
                height: box.vertical.clamped(available.height.points ?? 0)))
    }

    private func emptyMeasurement(of row: Int, _ request: SizingRequest) -> Measurement {
        let box = tree.box(
            of: row, containingBlockSize: request.containingBlockSize, request.direction
        )
        .withoutLimits(on: request.unclampedAxes)
        let size = Size(width: box.horizontal.clamped(0), height: box.vertical.clamped(0))
        return Measurement(request.usedSize(size), sufficientSpace: .zero)
    }

    /// The measurement of a measured leaf that is an item: its size depends on less than that of a container, so that
    /// there is nothing to ``canonicalize(_:of:)``. Pays in `flex growth feed`.
    func leafMeasurement(ofItem row: Int, _ request: SizingRequest) -> Measurement {
        if request.isSizeKnown { return knownSize(of: request) }
        let traits = tree.traits[row]
        var request = request
        if !traits.contains(.dependsOnDefiniteness) { request.indefiniteAxes = [] }
        if !request.performsLayout, request.heightMode == .exact {
            if !traits.contains(.hasPercent) { request.containingBlockSize = .indefinite }
            if request.known.width != nil { request.available.limits.width = .infinity }
            if request.known.height != nil { request.available.limits.height = .infinity }
        }
        return leafMeasurement(of: row, request)
    }

    private func leafMeasurement(of row: Int, _ request: SizingRequest) -> Measurement {
        let size: Size
        if let cached = cachedMeasurement(of: row, request) {
            tree.storage.statistics.cacheHits += 1
            size = request.usedSize(cached.size)
        } else {
            size = measureLeaf(row, request)
            tree.storage.cache.store(
                Measurement(size, sufficientSpace: size), for: request, in: &tree.cacheChains[row])
        }
        return Measurement(size, sufficientSpace: size)
    }

    /// Measures a leaf by its measure function.
    private func measureLeaf(_ row: Int, _ request: SizingRequest) -> Size {
        let box = tree.box(
            of: row, containingBlockSize: request.containingBlockSize, request.direction
        )
        .withoutLimits(on: request.unclampedAxes)
        let isHeightKnown = request.known.height != nil && request.heightMode == .exact
        var inner = MeasureRequest(
            width: proposal(request, on: .horizontal, box),
            height: request.heightMode == .exact ? proposal(request, on: .vertical, box) : .maxContent,
            isWidthKnown: request.known.width != nil, isHeightKnown: isHeightKnown)
        var content = contentSize(ofLeaf: row, inner)
        let outerWidth = content.width + box.horizontal.paddingAndBorder
        let width = box.horizontal.clamped(outerWidth)
        if !inner.isWidthKnown, abs(width - content.width - box.horizontal.paddingAndBorder) > 1e-9,
            !rules.keepsHeightAtClampedWidth
        {
            inner.width = .definite(max(0, width - box.horizontal.paddingAndBorder))
            inner.isWidthKnown = true
            content.height = contentSize(ofLeaf: row, inner).height
        }
        let height = box.vertical.clamped(content.height + box.vertical.paddingAndBorder)
        return request.usedSize(Size(width: width, height: height))
    }

    /// What is proposed to the content box of a leaf.
    private func proposal(_ request: SizingRequest, on axis: Axis, _ box: Box) -> SpaceProposal {
        let paddingAndBorder = box[axis].paddingAndBorder
        if let known = request.known[axis] { return .definite(max(0, known - paddingAndBorder)) }
        return request.available[axis].reduced(by: paddingAndBorder)
    }

    /// The result of a measure function; what is no size counts as 0.
    private func contentSize(ofLeaf row: Int, _ request: MeasureRequest) -> Size {
        tree.storage.statistics.measureCalls += 1
        // The function may change this tree, so that no column is accessed meanwhile.
        let measure = tree.leafFunctions[row]?.measure
        let content = measure?(request) ?? .zero
        return Size(
            width: content.width > 0 && content.width.isFinite ? content.width : 0,
            height: content.height > 0 && content.height.isFinite ? content.height : 0)
    }
}

extension SpaceProposal {
    /// Whether there are exactly 0 points.
    fileprivate var isZero: Bool { points == 0 }
}

extension Size {
    /// Smaller than every size.
    static let negativeInfinity = Size(width: -.infinity, height: -.infinity)
}
