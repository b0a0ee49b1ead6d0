internal import LayoutCore

/// The fast path for containers whose size does not depend on the available space.
///
/// The extents of a *rigid* container depend neither on each other nor on the available space, as long as its content
/// fits: its max-content size determines all its measurements. Without it, nested containers would measure each item
/// twice on every level, which doubles the work with each. Pays in `flex growth deep`.
extension FlexLayoutPass {
    /// Replaces a request by the one that takes its place in the cache: without what the result does not depend on.
    ///
    /// - Returns: The measurement, where the max-content one determines it.
    func canonicalize(_ request: inout SizingRequest, of row: Int) -> Measurement? {
        let traits = tree.traits[row]
        if !traits.contains(.dependsOnDefiniteness) { request.indefiniteAxes = [] }
        if request.performsLayout || request.isSizeKnown || request.heightMode != .exact { return nil }
        if !traits.contains(.hasPercent) { request.containingBlockSize = .indefinite }
        if request.known.width != nil { request.available.limits.width = .infinity }
        if request.known.height != nil { request.available.limits.height = .infinity }
        if passesSpace(row, request) {
            guard let cached = cachedMaxContent(of: row, request.direction) else {
                request = .maxContent(request.direction)
                return nil
            }
            if isSufficient(cached.sufficientSpace, for: request, of: row) {
                tree.storage.statistics.cacheHits += 1
                return cached
            }
        }
        let isRigid = !traits.contains(.elastic) && request.unclampedAxes.isEmpty
        guard isRigid, tree.links[row].firstChild >= 0 else { return nil }
        return canonicalizeRigid(&request, of: row)
    }

    private func canonicalizeRigid(_ request: inout SizingRequest, of row: Int) -> Measurement? {
        if rules.emptiesContainersWithoutSpace {
            let required = tree.requiredSpaces[row]
            if request.limit(on: .horizontal) <= required.width { return nil }
            if request.limit(on: .vertical) <= required.height { return nil }
        }
        var limited = AvailableSize(
            width: limitingSpace(of: request, on: .horizontal),
            height: limitingSpace(of: request, on: .vertical))
        guard let cached = cachedMaxContent(of: row, request.direction) else {
            request = .maxContent(request.direction)
            if limited.limits.width < 0 || limited.limits.height < 0 { request.available = limited }
            return nil
        }
        if limited.limits.width >= cached.size.width { limited.limits.width = .infinity }
        if limited.limits.height >= cached.size.height { limited.limits.height = .infinity }
        if limited.limits.width == .infinity, limited.limits.height == .infinity {
            tree.storage.statistics.cacheHits += 1
            return Measurement(request.usedSize(cached.size), sufficientSpace: .zero)
        }
        request = .maxContent(request.direction)
        request.available = limited
        return nil
    }

    /// Whether a container only passes available space on to its items, down to measured texts: its max-content size
    /// determines all measurements in which every text fits. Each container around it would measure it in another
    /// available space otherwise.
    private func passesSpace(_ row: Int, _ request: SizingRequest) -> Bool {
        request.known.width == nil && request.known.height == nil && request.available.limits.width > 0
            && request.available.limits.height > 0 && determinesSufficientSpace(row, request)
    }

    /// Whether the available space of a request holds each text of a container as it was measured.
    private func isSufficient(_ sufficient: Size, for request: SizingRequest, of row: Int) -> Bool {
        isSufficient(request.available.width, sufficient.width, tree.requiredSpaces[row].width)
            && isSufficient(request.available.height, sufficient.height, tree.requiredSpaces[row].height)
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

    private func cachedMaxContent(of row: Int, _ direction: LayoutDirection) -> Measurement? {
        tree.storage.cache.measurement(for: .maxContent(direction), in: tree.cacheChains[row])
    }
}

extension SizingRequest {
    /// The request for the max-content size of a node of a direction.
    fileprivate static func maxContent(_ direction: LayoutDirection) -> SizingRequest {
        var request = SizingRequest.maxContent
        request.direction = direction
        return request
    }

    /// The known extent as a number, or the available space for it.
    @inline(__always)
    fileprivate func limit(on axis: Axis) -> Double { known[axis] ?? available.limits[axis] }
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
