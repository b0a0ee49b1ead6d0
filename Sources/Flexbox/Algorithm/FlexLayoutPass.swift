internal import Columns
internal import LayoutCore

/// One run of the [flex layout algorithm](https://www.w3.org/TR/css-flexbox-1/#layout-algorithm) over a tree.
///
/// ``perform(_:)`` is the table of contents: the steps of a container, numbered as in the specification. A step that
/// needs the size of an item calls ``size(of:_:)``. Where that item is a container without a cached result, the call
/// throws ``Interruption``: the pass runs that container first and then resumes the step with the item that interrupted
/// it. So the depth of a tree is limited by memory, not by the thread's stack.
final class FlexLayoutPass {
    let tree: FlexTree
    let rules: LayoutRules
    // Pays in `flex growth feed`: each step accesses each of these many times.

    /// The container at hand, and those that are interrupted for it, outermost first.
    @exclusivity(unchecked) private(set) var containers: Column<FlexContainer>
    /// The last of ``containers``.
    @exclusivity(unchecked) private var current: UnsafeMutablePointer<FlexContainer>
    /// The items of all these containers, outermost first.
    @exclusivity(unchecked) var items: ItemStack
    @exclusivity(unchecked) var lines = Column<FlexLine>()
    /// The absolutely positioned items of all these containers, outermost first.
    @exclusivity(unchecked) var absolutes: [AbsoluteItem] = []
    /// The result of the container that was run last, for the one that it interrupted. The cache might evict it.
    @exclusivity(unchecked) private var lastResult = Result()

    /// What the run of a container came to; the row is -1 where that has been read already.
    private struct Result {
        var row = -1
        var request = SizingRequest.maxContent
        var measurement = Measurement(.zero)
    }

    /// A container has to be run before the step can go on. It is the container at hand by then.
    struct Interruption: Error {}

    /// Starts a pass for one node.
    init(_ tree: FlexTree, row: Int, _ request: SizingRequest) {
        self.tree = tree
        rules = LayoutRules(tree.errata, isDeep: tree.traits[row].contains(.isDeep))
        containers = Column(capacity: 32)
        current = containers.start
        // Reserving memory costs nothing where it is not used; moving many items does.
        items = ItemStack(
            capacity: tree.storage.lastItemCount > 0 ? tree.storage.lastItemCount : tree.links.count)
        begin(row, request)
    }

    /// The container at hand.
    var container: FlexContainer {
        unsafeAddress { UnsafePointer(current) }
        unsafeMutableAddress { current }
    }

    /// The size of a node that is no item of this pass, with everything in it laid out if the request says so.
    static func size(of row: Int, in tree: FlexTree, _ request: SizingRequest) -> Size {
        let pass = FlexLayoutPass(tree, row: row, request)
        if let measurement = pass.immediateMeasurement(of: row, request) { return measurement.size }
        tree.storage.statistics.containerRuns += 1
        while true {
            do { try pass.performSteps() } catch { continue }
            let size = pass.finish()
            if pass.containers.isEmpty {
                tree.storage.lastItemCount = pass.items.highestCount
                return size
            }
        }
    }

    /// Performs the steps of the container at hand, from the one that was interrupted.
    func performSteps() throws(Interruption) {
        var step = container.step
        while step != .finished {
            step = try perform(step)
            container.resumeIndex = step == .absoluteItems ? container.firstAbsolute : container.firstItem
            container.step = step
        }
    }

    /// The algorithm: performs a step of the container at hand, and returns the next one.
    private func perform(_ step: FlexContainer.Step) throws(Interruption) -> FlexContainer.Step {
        switch step {
        case .flexItems:
            generateFlexItems()  // 9.1, and 9.2, step 2
            if !container.features.contains(.needsMeasuring) { return .minContentSize }
            return container.hasKeywords ? .keywordSizes : .flexBaseSizes
        case .keywordSizes:
            try resolveKeywordSizes()  // Sizing 3, 5.1
            return .flexBaseSizes
        case .flexBaseSizes:
            try determineFlexBaseSizes()  // 9.2, step 3
            return .contributions
        case .contributions:
            try determineContributions()  // 9.9.1
            return .minContentSize
        case .minContentSize:
            try determineMinContentSize()  // 9.9.1
            return .mainSize
        case .mainSize:
            if !layOutSequence() {
                determineMainSize()  // 9.2, step 4, and 9.3, step 5
                for line in linesAtHand { resolveFlexibleLengths(of: lines[line]) }  // 9.3, step 6, and 9.7
            }
            return container.features.contains(.needsMeasuring) ? .hypotheticalCrossSizes : .lineCrossSizes
        case .hypotheticalCrossSizes:
            try determineHypotheticalCrossSizes()  // 9.4, step 7
            return container.alignsBaselines ? .baselines : .lineCrossSizes
        case .baselines:
            try determineBaselines()  // 9.4, step 8
            return .lineCrossSizes
        case .lineCrossSizes:
            determineLineCrossSizes()  // 9.4, steps 8 to 11, and 9.6, step 15
            if needsRestart {
                restart()
                return .flexItems
            }
            if !container.request.performsLayout { return .finished }
            if container.hasKeywords { return .stretchedLimits }
            return container.wraps ? .wideLines : .alignment
        case .stretchedLimits:
            try resolveStretchedLimits()  // 9.4, step 11, for limits that are keywords
            return .stretchedBaselines
        case .stretchedBaselines:
            try updateStretchedBaselines()  // 9.4, step 11, for heights that are `stretch`
            return .wideLines
        case .wideLines:
            try fitItemsIntoWideLines()  // 9.4, step 11, for lines wider than their column
            return .alignment
        case .alignment:
            alignItemsAndLines()  // 9.5, step 12, and 9.6, steps 13, 14 and 16
            storeLineBaselines()  // 8.5
            return .itemLayout
        case .itemLayout:
            try layOutItems()
            guard container.features.contains(.mayContainAbsolutes) else { return .finished }
            collectAbsoluteItems()
            return .absoluteItems
        case .absoluteItems:
            try layOutAbsoluteItems()  // 4.1
            return .finished
        case .finished:
            return .finished
        }
    }

    private func alignItemsAndLines() {
        // A sequence is already aligned on its main axis.
        if container.sequenceCount == nil {
            for line in linesAtHand { alignMain(lines[line]) }
        }
        alignLines()
        for line in linesAtHand { alignCross(lines[line]) }
    }

    /// All items of the container at hand.
    var allItems: Range<Int> { container.firstItem..<items.count }

    /// The items that the step has yet to handle: all of them, unless it has been interrupted.
    var remainingItems: Range<Int> { container.resumeIndex..<items.count }

    /// The lines of the container at hand.
    var linesAtHand: Range<Int> { container.firstLine..<lines.count }

    /// The size of an item.
    func size(of item: FlexItem, _ request: SizingRequest) throws(Interruption) -> Size {
        let measurement: Measurement
        if item.content == .measured {
            measurement = leafMeasurement(ofItem: item.row, request)
        } else {
            do { measurement = try self.measurement(of: item.row, request) } catch {
                (current - 1).pointee.resumeIndex = items.index(of: item)
                throw error
            }
        }
        recordSufficientSpace(for: measurement, request, mainMargin: item.mainMargin, item.crossMargin)
        return request.usedSize(measurement.size)
    }

    /// The size of a node that is no flex item: the container at hand itself, or an absolutely positioned item.
    func size(of row: Int, _ request: SizingRequest) throws(Interruption) -> Size {
        let measurement = try self.measurement(of: row, request)
        recordSufficientSpace(for: measurement, request, mainMargin: .infinity, .infinity)
        return request.usedSize(measurement.size)
    }

    /// Runs another container before the one at hand goes on.
    private func begin(_ row: Int, _ request: SizingRequest) {
        let box = tree.box(
            of: row, containingBlockSize: request.containingBlockSize, request.direction)
        current = containers.appendUninitialized()
        current.initialize(
            to: FlexContainer(
                row: row, request: request, box: box, firstItem: items.counts, firstLine: lines.count,
                firstAbsolute: absolutes.count))
    }

    private func measurement(of row: Int, _ original: SizingRequest) throws(Interruption) -> Measurement {
        var request = original
        if let known = canonicalize(&request, of: row) { return known }
        if lastResult.row == row, lastResult.request.isSame(as: request) {
            lastResult.row = -1
            return lastResult.measurement
        }
        if let known = immediateMeasurement(of: row, request) { return known }
        tree.storage.statistics.containerRuns += 1
        begin(row, request)
        if determinesSufficientSpace(row, request) { container.sufficientSpace = .zero }
        throw Interruption()
    }

    /// Ends the container at hand and stores its result. The one that it interrupted is at hand then.
    func finish() -> Size {
        let (row, request) = (container.row, container.originalRequest)
        let measurement = Measurement(
            container.borderBoxSize, sufficientSpace: container.sufficientSpace)
        tree.storage.cache.store(measurement, for: request, in: &tree.cacheChains[row])
        if request.performsLayout {
            tree.traits[row].formUnion(isSequence ? [.moved, .list] : .moved)
            if !tree.storage.listChanges.isEmpty { tree.storage.listChanges[Int32(row)] = nil }
        }
        lastResult = Result(row: row, request: request, measurement: measurement)
        items.truncate(to: container.itemCounts)
        lines.truncate(to: container.firstLine)
        absolutes.removeLast(absolutes.count - container.firstAbsolute)
        containers.removeLast(1)
        current -= 1
        return measurement.size
    }
}
