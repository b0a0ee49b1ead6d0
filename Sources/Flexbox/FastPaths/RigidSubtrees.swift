internal import LayoutCore

/// The fast path for containers whose size does not depend on the available space.
///
/// The extents of a *rigid* container depend neither on each other nor on the available space, as long as its content
/// fits: its max-content size determines all its measurements. Without it, nested containers would measure each item
/// twice on every level, which doubles the work with each. Pays in `flex growth deep`.
extension FlexLayoutPass {
    /// The request that takes the place of one in the cache: without what the result does not depend on. Also returns
    /// the measurement where the max-content one determines it.
    func canonicalRequest(of row: Int, _ original: SizingRequest) -> (SizingRequest, Measurement?) {
        if original.performsLayout || original.isSizeKnown || original.heightMode != .exact {
            return (original, nil)
        }
        var request = original
        if !tree.traits[row].contains(.hasPercent) { request.containingBlockSize = .indefinite }
        if request.known.width != nil { request.available.limits.width = .infinity }
        if request.known.height != nil { request.available.limits.height = .infinity }
        if let result = measurementOfSpacePassingContainer(row, request) { return result }
        let isRigid = !tree.traits[row].contains(.elastic) && request.unclampedAxes.isEmpty
        guard isRigid, tree.links[row].firstChild >= 0 else { return (request, nil) }
        if rules.emptiesContainersWithoutSpace {
            let required = tree.requiredSpaces[row]
            if original.limit(on: .horizontal) <= required.width { return (request, nil) }
            if original.limit(on: .vertical) <= required.height { return (request, nil) }
        }
        var limited = AvailableSize(
            width: limitingSpace(of: original, on: .horizontal),
            height: limitingSpace(of: original, on: .vertical))
        request = .maxContent
        guard let cached = cachedMaxContent(of: row) else {
            let isSmaller = limited.limits.width < 0 || limited.limits.height < 0
            if isSmaller { request.available = limited }
            return (request, nil)
        }
        if limited.limits.width >= cached.size.width { limited.limits.width = .infinity }
        if limited.limits.height >= cached.size.height { limited.limits.height = .infinity }
        if limited.limits.width == .infinity, limited.limits.height == .infinity {
            tree.storage.statistics.cacheHits += 1
            return (original, Measurement(original.usedSize(cached.size), sufficientSpace: .zero))
        }
        request.available = limited
        return (request, nil)
    }

    /// The same for a container that only passes available space on to its items, down to measured texts: its
    /// max-content size determines all measurements in which every text fits. Each container around it would measure it
    /// in another available space otherwise.
    private func measurementOfSpacePassingContainer(
        _ row: Int, _ request: SizingRequest
    ) -> (SizingRequest, Measurement?)? {
        guard request.known.width == nil, request.known.height == nil, request.available.limits.width > 0,
            request.available.limits.height > 0, determinesSufficientSpace(row, request)
        else { return nil }
        guard let cached = cachedMaxContent(of: row) else { return (.maxContent, nil) }
        guard
            isSufficient(
                request.available.width, cached.sufficientSpace.width, tree.requiredSpaces[row].width),
            isSufficient(
                request.available.height, cached.sufficientSpace.height, tree.requiredSpaces[row].height)
        else { return nil }
        tree.storage.statistics.cacheHits += 1
        return (request, cached)
    }

    @inline(__always)
    private func isSufficient(_ available: AvailableSpace, _ sufficient: Double, _ required: Double) -> Bool {
        guard case .definite(let points) = available else { return true }
        return !(points < sufficient) && !(rules.emptiesContainersWithoutSpace && points <= required)
    }

    /// The available space that may limit the size of a rigid node on an axis.
    @inline(__always)
    private func limitingSpace(of request: SizingRequest, on axis: Axis) -> AvailableSpace {
        if request.known[axis] != nil { return .maxContent }
        switch request.available[axis] {
        case .minContent: return .minContent
        case .definite(let points): return rules.fitsContent(on: axis) ? .definite(points) : .maxContent
        case .maxContent: return .maxContent
        }
    }

    private func cachedMaxContent(of row: Int) -> Measurement? {
        tree.storage.cache.measurement(for: .maxContent, in: tree.cacheChains[row])
    }
}

extension SizingRequest {
    /// The known extent as a number, or the available space for it.
    @inline(__always)
    fileprivate func limit(on axis: Axis) -> Double { known[axis] ?? available.limits[axis] }

    /// The request without what makes no difference to nodes of these traits.
    func reduced(to traits: NodeTraits) -> SizingRequest {
        if traits.contains(.dependsOnDefiniteness) { return self }
        var request = self
        request.indefiniteAxes = []
        return request
    }
}

extension AvailableSpace {
    /// The space of a ``limit``.
    @inline(__always)
    init(limit: Double) {
        self = limit == .infinity ? .maxContent : limit == -.infinity ? .minContent : .definite(limit)
    }

    /// The space as a number that orders spaces by size: min-content is the smallest, max-content the largest.
    @inline(__always)
    var limit: Double {
        switch self {
        case .minContent: -.infinity
        case .maxContent: .infinity
        case .definite(let points): points
        }
    }
}
