internal import Columns
internal import LayoutCore

/// One run of the [flex layout algorithm](https://www.w3.org/TR/css-flexbox-1/#layout-algorithm) over a tree.
///
/// The steps of a container are in ``advance()``, numbered as in the specification. Where a step needs the
/// size of an item it asks ``size(of:_:)``; if nobody knows the answer yet, the container waits on a stack
/// of its own and the item is worked on first. So trees may be as deep as memory allows.
struct FlexLayoutPass: ~Copyable {
    let tree: FlexTree
    let errata: Errata
    /// The container at hand and those that wait for it, outermost first.
    var frames: Column<FlexFrame>
    /// The items of all these containers, outermost first.
    var items: ItemStack
    var lines = Column<FlexLine>()
    /// The absolute nodes of all containing blocks on the stack, outermost first.
    var absolutes: [AbsoluteItem] = []
    /// The answer of the container that was at hand before, for the one that waited for it.
    var answered: (row: Int, question: SizingRequest, answer: SizeAnswer)?

    /// Starts a pass for one node.
    init(_ tree: FlexTree, row: Int, _ request: SizingRequest) {
        self.tree = tree
        errata =
            tree.traits[row].contains(.isDeep)
            ? tree.errata.subtracting(.noRoomMeansNoContent) : tree.errata
        frames = Column(capacity: min(max(16, tree.links.count), 1024))
        // Room for all nodes costs nothing where it is not used; moving many items does.
        items = ItemStack(
            capacity: tree.storage.usualItemCount > 0 ? tree.storage.usualItemCount : tree.links.count)
        let box = tree.box(of: row, percentBase: request.percentBase, request.direction)
        frames.append(FlexFrame(row: row, request: request, box: box, above: (0, 0, 0)))
    }

    /// The container at hand.
    var frame: FlexFrame {
        unsafeAddress { UnsafePointer(frames.top) }
        nonmutating unsafeMutableAddress { frames.top }
    }

    /// The size of a node that is no item of anybody, with everything in it laid out if that is asked.
    static func size(of row: Int, in tree: FlexTree, _ request: SizingRequest) -> Size {
        var pass = FlexLayoutPass(tree, row: row, request)
        if let answer = pass.immediateSize(of: row, request) { return answer.size }
        tree.storage.statistics.containerRuns += 1
        while true {
            pass.advance()
            if pass.frame.stage == .done {
                let size = pass.finish()
                pass.frames.removeLast(1)
                if pass.frames.isEmpty {
                    tree.storage.usualItemCount = pass.items.highest
                    return size
                }
            }
        }
    }

    /// Takes the container at hand one step further, or leaves it waiting for an item.
    mutating func advance() {
        switch frame.stage {
        case .items:
            collectItems()  // 9.1, and 9.2, step 2
            enter(frame.facts.contains(.asks) ? .keywords : .minContent)
        case .keywords:
            if resolveKeywords() { enter(.baseSizes) }  // Sizing 3, 5.1
        case .baseSizes:
            if determineBaseSizes() { enter(.contributions) }  // 9.2, step 3
        case .contributions:
            if determineContributions() { enter(.minContent) }  // 9.9.1
        case .minContent:
            if determineMinContent() { enter(.mainSizes) }  // 9.9.1
        case .mainSizes:
            if frame.listCount != nil {
                placeList()
            } else {
                determineMainSize()  // 9.2, step 4, and 9.3
                for line in frame.firstLine..<lines.count { resolveFlexibleLengths(of: lines[line]) }  // 9.7
            }
            enter(frame.facts.contains(.asks) ? .crossSizes : .lines)
        case .crossSizes:
            if determineCrossSizes() { enter(.baselines) }  // 9.4, step 7
        case .baselines:
            if determineBaselines() { enter(.lines) }  // 9.4, step 8
        case .lines:
            determineLines()  // 9.4, steps 8 to 11, and 9.6, step 15
            enter(mustRestart ? .items : frame.request.wantsLayout ? .fitting : .done)
        case .fitting:
            if fitIntoLines() { enter(.placing) }  // 9.4, step 11
        case .placing:
            if frame.listCount == nil {
                for line in frame.firstLine..<lines.count { alignMain(lines[line]) }  // 9.5
            }
            alignLines()  // 9.6, step 16
            for line in frame.firstLine..<lines.count { alignCross(lines[line]) }  // 9.6, steps 13 and 14
            keepLineBaselines()  // 8.5
            enter(.layout)
        case .layout:
            if layOutItems() { enter(.absolutes) }
        case .absolutes:
            if layOutAbsolutes() { enter(.done) }
        case .done:
            break
        }
    }

    private mutating func enter(_ stage: FlexFrame.Stage) {
        if stage == .items { restart() }
        if stage == .absolutes, frame.facts.contains(.mayHoldAbsolutes) { collectAbsolutes() }
        frame.stage = stage
        frame.cursor = stage == .absolutes ? frame.firstAbsolute : frame.firstItem
    }

    /// The answer of an item, or nil: then its turn has come and the container at hand waits for it.
    ///
    /// A stage that gets nil returns at once, and asks the same again when it goes on.
    mutating func size(of row: Int, _ request: SizingRequest) -> Size? {
        var request = request
        if !tree.traits[row].contains(.sensesLimits) { request.openAxes = [] }
        let (question, combined) = rigidQuestion(row, request)
        if let combined {
            needRoom(for: combined, of: row, request)
            return combined.size
        }
        if let answered, answered.row == row, answered.question.isSame(as: question) {
            self.answered = nil
            needRoom(for: answered.answer, of: row, request)
            return request.settled(with: answered.answer.size)
        }
        if let answer = immediateSize(of: row, question) {
            needRoom(for: answer, of: row, request)
            return request.settled(with: answer.size)
        }
        tree.storage.statistics.containerRuns += 1
        let box = tree.box(of: row, percentBase: question.percentBase, question.direction)
        frames.append(
            FlexFrame(
                row: row, request: question, box: box, above: (items.count, lines.count, absolutes.count)))
        if learnsLeastRoom(row, question) { frame.leastRoom = .zero }
        return nil
    }

    /// Ends the container at hand and keeps its answer.
    private mutating func finish() -> Size {
        let size = frame.size
        let answer = SizeAnswer(size, leastRoom: frame.leastRoom)
        tree.storage.cache.keep(answer, to: frame.question, in: &tree.cacheChains[frame.row])
        if frame.question.wantsLayout {
            tree.traits[frame.row].formUnion(isList ? [.moved, .list] : .moved)
            if !tree.storage.listChanges.isEmpty { tree.storage.listChanges[Int32(frame.row)] = nil }
        }
        answered = (frame.row, frame.question, answer)
        items.cut(to: frame.firstItem)
        lines.truncate(to: frame.firstLine)
        absolutes.removeLast(absolutes.count - frame.firstAbsolute)
        return size
    }
}
