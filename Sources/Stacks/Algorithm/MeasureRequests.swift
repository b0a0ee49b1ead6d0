internal import LayoutCore

/// What is measured: a length, the position of a guide, or the minimum and the maximum length.
enum MeasureRequest {
    case length(Axis, row: Int, ProposedSize)
    case guide(AlignmentGuide, row: Int, ProposedSize)
    case limits(Axis, row: Int, cross: OptionalLength)
}

/// The cache around measuring, and its depth.
///
/// A request may need others further down. That is plain recursion, but of limited depth: a request that is
/// nested too deeply interrupts the ones around it. From then on all return at once with a result that is thrown
/// away; the deep one is resolved by itself, and the interrupted ones are resolved again. So trees may be as deep
/// as memory allows, and the steps of layout are plain functions.
extension StackTree {
    /// How many requests may wait for each other.
    private static let nestingLimit = 96

    /// The length of a node, cached or measured.
    func requestLength(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Double {
        if case .measured(let dependence) = nodes.kinds[row] {
            return measuredLength(axis, of: row, dependence, proposal)
        }
        let key = relevantPart(axis, of: row, proposal)
        if let cached = cachedLength(axis, of: row, key) { return cached }
        guard beginRequest(.length(axis, row: row, key)) else { return 0 }
        let length = lengthByKind(axis, of: row, key)
        guard endRequest() else { return 0 }
        nodes.cache.insert(axis, length, key, &nodes.cacheHeads[row])
        return length
    }

    /// The minimum and the maximum length of a node, for a proposed cross length.
    @inline(__always)  // Pays in `stack growth depth5-text|chain-text`.
    func limits(_ axis: Axis, of row: Int, cross: OptionalLength) -> LengthLimits {
        if let limits = textLimits(axis, of: row, cross: cross) { return limits }
        if let limits = knownLimits(axis, of: row, cross: cross) { return limits }
        return pairedLimits(axis, of: row, cross: cross)
    }

    /// The limits of a measured leaf, one by one.
    func separateLimits(
        _ axis: Axis, of row: Int, _ dependence: MeasureDependence, cross: OptionalLength
    ) -> LengthLimits {
        let zero = ProposedSize(axis, main: .zero, cross: cross)
        let infinity = ProposedSize(axis, main: .infinity, cross: cross)
        return LengthLimits(
            minimum: measuredLength(axis, of: row, dependence, zero),
            maximum: measuredLength(axis, of: row, dependence, infinity))
    }

    /// Whether a length is found without measuring.
    func isCached(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Bool {
        if nodes.traits[row].flags.contains(.isText) { return isTextCached(of: row, proposal.horizontal) }
        if nodes.ranges(axis)[row].isKnown { return true }
        if case .measured(let dependence) = nodes.kinds[row] {
            let key = dependence.relevantPart(axis, proposal)
            return nodes.cache.length(axis, key, nodes.cacheHeads[row]) != nil
        }
        return cachedLength(axis, of: row, relevantPart(axis, of: row, proposal)) != nil
    }

    /// The part of a proposal that a length depends on.
    private func relevantPart(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> ProposedSize {
        var result = proposal
        if !nodes.traits[row].dependsOnCross(axis) { result[axis.cross] = .unspecified }
        if nodes.traits[row].ignores(axis) { result[axis] = .unspecified }
        return result
    }

    @inline(__always)  // Pays in `stack growth mixed`.
    private func cachedLength(_ axis: Axis, of row: Int, _ key: ProposedSize) -> Double? {
        cachedLimitsLength(axis, of: row, key) ?? nodes.cache.length(axis, key, nodes.cacheHeads[row])
    }

    // MARK: Depth

    /// Begins a request that may need others; false if it is interrupted.
    @inline(__always)  // Pays in `stack growth depth5-text|chain-text`.
    func beginRequest(_ request: @autoclosure () -> MeasureRequest) -> Bool {
        if nodes.requests.count >= Self.nestingLimit || state.isInterrupted {
            interrupt()
            return false
        }
        nodes.requests.append(request())
        state.statistics.requests += 1
        return true
    }

    /// Interrupts all requests, if none has been yet.
    private func interrupt() {
        if state.isInterrupted { return }
        state.isInterrupted = true
        // Far down, so that little of what has been begun is begun again; not at the end, where the next request
        // would be nested too deeply too.
        state.interruptedRequest = nodes.requests[Self.nestingLimit * 7 / 8]
    }

    /// Ends the request that was begun last; false if it was interrupted, so that its result must not be cached.
    func endRequest() -> Bool {
        nodes.requests.removeLast(1)
        return !state.isInterrupted
    }

    /// Calls a function of the caller's; nil if a request was interrupted before or in it.
    func calling<Result>(_ function: () -> Result) -> Result? {
        if state.isInterrupted { return nil }
        let result = function()
        return state.isInterrupted ? nil : result
    }

    /// Does work that measures until no request in it is interrupted.
    ///
    /// In a caller's function that is called while something is measured, the work is done once: the request
    /// around it will be resolved again.
    func measuringDeeply<Result>(_ work: () -> Result) -> Result {
        if state.isMeasuring { return work() }
        state.isMeasuring = true
        defer { state.isMeasuring = false }
        while true {
            let result = work()
            guard let request = takeInterruptedRequest() else { return result }
            resolve(request)
        }
    }

    /// Resolves a request, and before it those that are nested too deeply in it.
    private func resolve(_ request: MeasureRequest) {
        var waiting = [request]
        while let request = waiting.last {
            switch request {
            case .length(let axis, let row, let proposal): _ = length(axis, of: row, proposal)
            case .guide(let guide, let row, let proposal): _ = explicitPosition(of: guide, row, proposal)
            case .limits(let axis, let row, let cross): _ = limits(axis, of: row, cross: cross)
            }
            if let deeper = takeInterruptedRequest() {
                waiting.append(deeper)
            } else {
                waiting.removeLast()
            }
        }
    }

    private func takeInterruptedRequest() -> MeasureRequest? {
        state.isInterrupted = false
        defer { state.interruptedRequest = nil }
        return state.interruptedRequest
    }
}
