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
        for axis in Axis.allCases where request.known[axis] != nil { request.available[axis] = .maxContent }
        if let result = measurementOfSpacePassingContainer(row, request) { return result }
        let isRigid = !tree.traits[row].contains(.elastic) && request.unclampedAxes.isEmpty
        guard isRigid, tree.links[row].firstChild >= 0 else { return (request, nil) }
        if rules.emptiesContainersWithoutSpace {
            for axis in Axis.allCases {
                let space = original.known[axis] ?? original.available[axis].limit
                if space <= tree.requiredSpaces[row][axis] { return (request, nil) }
            }
        }
        var limited = AvailableSize.maxContent
        for axis in Axis.allCases where original.known[axis] == nil {
            switch original.available[axis] {
            case .minContent: limited[axis] = .minContent
            case .definite(let points): if rules.fitsContent(on: axis) { limited[axis] = .definite(points) }
            case .maxContent: break
            }
        }
        request = .maxContent
        guard let cached = cachedMaxContent(of: row) else {
            let isSmaller = limited.width.limit < 0 || limited.height.limit < 0
            if isSmaller { request.available = limited }
            return (request, nil)
        }
        for axis in Axis.allCases where limited[axis].limit >= cached.size[axis] {
            limited[axis] = .maxContent
        }
        if limited.width.limit == .infinity, limited.height.limit == .infinity {
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
        guard request.known.width == nil, request.known.height == nil, request.available.width.limit > 0,
            request.available.height.limit > 0, determinesSufficientSpace(row, request)
        else { return nil }
        guard let cached = cachedMaxContent(of: row) else { return (.maxContent, nil) }
        for axis in Axis.allCases {
            guard case .definite(let points) = request.available[axis] else { continue }
            if points < cached.sufficientSpace[axis] { return nil }
            if rules.emptiesContainersWithoutSpace, points <= tree.requiredSpaces[row][axis] { return nil }
        }
        tree.storage.statistics.cacheHits += 1
        return (request, cached)
    }

    private func cachedMaxContent(of row: Int) -> Measurement? {
        tree.storage.cache.measurement(for: .maxContent, in: tree.cacheChains[row])
    }
}

extension SizingRequest {
    /// The request without what makes no difference to nodes of these traits.
    func reduced(to traits: NodeTraits) -> SizingRequest {
        if traits.contains(.dependsOnDefiniteness) { return self }
        var request = self
        request.indefiniteAxes = []
        return request
    }
}

extension AvailableSpace {
    /// The space as a number that orders spaces by size: min-content is the smallest, max-content the largest.
    var limit: Double {
        switch self {
        case .minContent: -.infinity
        case .maxContent: .infinity
        case .definite(let points): points
        }
    }
}
