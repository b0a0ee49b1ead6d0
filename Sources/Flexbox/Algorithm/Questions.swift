internal import LayoutCore

extension FlexLayoutPass {
    /// The answer of a node that needs no work on items: settled, cached, empty or a measured leaf.
    mutating func immediateSize(of row: Int, _ request: SizingRequest) -> SizeAnswer? {
        if request.isSettled, !request.wantsLayout { return SizeAnswer(request.known) }
        let isLeaf = tree.links[row].firstChild < 0
        if isLeaf {
            if request.isSettled { return SizeAnswer(request.known) }
            guard tree.traits[row].contains(.measured) else { return emptySize(of: row, request) }
            let size = measuredSize(of: row, request)
            return SizeAnswer(size, leastRoom: size)
        }
        if let answer = cachedAnswer(of: row, request) {
            tree.storage.statistics.cacheHits += 1
            return answer
        }
        if let size = starvedSize(of: row, request) { return SizeAnswer(size) }
        if request.wantsLayout { tree.startLayout(of: row, request) }
        return nil
    }

    /// The question to put to a node in place of `request`, or the answer that an older one gives.
    ///
    /// The extents of a rigid node depend neither on each other nor on the room, as long as it holds the
    /// content: its natural size answers everything. This keeps nested containers from asking each item
    /// twice on every level, which would double the work with each.
    mutating func rigidQuestion(_ row: Int, _ request: SizingRequest) -> (SizingRequest, SizeAnswer?) {
        if request.wantsLayout || request.isSettled || request.heightRole != .settled {
            return (request, nil)
        }
        var question = request
        if !tree.traits[row].contains(.hasPercent) { question.percentBase = .unknown }
        for axis in Axis.allCases where !question.known[axis].isNaN { question.available[axis] = .infinity }
        if let natural = naturalQuestion(row, question) { return natural }
        let isRigid = !tree.traits[row].contains(.elastic) && request.unlimitedAxes.isEmpty
        guard isRigid, tree.links[row].firstChild >= 0 else {
            return (question, nil)
        }
        if errata.contains(.noRoomMeansNoContent) {
            for axis in Axis.allCases {
                let room = request.known[axis].isNaN ? request.available[axis] : request.known[axis]
                if room <= tree.roomsNeeded[row][axis] { return (question, nil) }
            }
        }
        var limited = SizingRequest.natural
        for axis in Axis.allCases where request.known[axis].isNaN {
            let room = request.available[axis]
            if room == -.infinity || (fitsContent(on: axis) && room < .infinity) {
                limited.available[axis] = room
            }
        }
        guard let natural = tree.storage.cache.answer(to: .natural, in: tree.cacheChains[row]) else {
            let asksForLess = limited.available.width < 0 || limited.available.height < 0
            return (asksForLess ? limited : .natural, nil)
        }
        for axis in Axis.allCases where limited.available[axis] >= natural.size[axis] {
            limited.available[axis] = .infinity
        }
        if limited.isSame(as: .natural) {
            tree.storage.statistics.cacheHits += 1
            return (request, SizeAnswer(request.settled(with: natural.size), leastRoom: .zero))
        }
        return (limited, nil)
    }

    /// The question or the answer for a container by Yoga's rules, if nothing but the width of text in it depends
    /// on the room: its natural size answers everything as long as all of that text fits.
    ///
    /// Every container around it would ask with another room otherwise.
    private mutating func naturalQuestion(
        _ row: Int, _ request: SizingRequest
    ) -> (SizingRequest, SizeAnswer?)? {
        guard request.known.width.isNaN, request.known.height.isNaN, request.available.width > 0,
            request.available.height > 0, learnsLeastRoom(row, request)
        else { return nil }
        guard let natural = tree.storage.cache.answer(to: .natural, in: tree.cacheChains[row]) else {
            return (.natural, nil)
        }
        for axis in Axis.allCases where request.available[axis] < .infinity {
            let room = request.available[axis]
            if room < natural.leastRoom[axis] { return nil }
            if errata.contains(.noRoomMeansNoContent), room <= tree.roomsNeeded[row][axis] { return nil }
        }
        tree.storage.statistics.cacheHits += 1
        return (request, natural)
    }

    /// Whether a box of unknown size on an axis is limited by the room that there is.
    func fitsContent(on axis: Axis) -> Bool {
        axis == .horizontal && !errata.contains(.contentOverflowsAvailableSpace)
    }

    private func cachedAnswer(of row: Int, _ request: SizingRequest) -> SizeAnswer? {
        let chain = tree.cacheChains[row]
        if request.wantsLayout || tree.traits[row].contains(.sensesRoom) {
            return tree.storage.cache.answer(to: request, in: chain)
        }
        let isContainer = tree.links[row].firstChild >= 0
        let needsRoom = isContainer && errata.contains(.noRoomMeansNoContent)
        let needed = needsRoom ? tree.roomsNeeded[row] : .unneeded
        let traits = tree.traits[row]
        if let answer = tree.storage.cache.answer(fitting: request, in: chain, traits, needed: needed) {
            return answer
        }
        return isContainer ? nil : tree.storage.cache.answer(between: request, in: chain, traits)
    }

    /// The size of a container that is measured where no room is left, if that makes it count as empty.
    private func starvedSize(of row: Int, _ request: SizingRequest) -> Size? {
        guard errata.contains(.noRoomMeansNoContent), !request.wantsLayout else { return nil }
        let rooms = request.available
        guard request.known.width.isNaN && rooms.width == 0 || request.known.height.isNaN && rooms.height == 0
        else { return nil }
        let box = tree.box(of: row, percentBase: request.percentBase, request.direction)
        return request.settled(
            with: Size(
                width: box.horizontal.clamped(rooms.width.isFinite ? rooms.width : 0),
                height: box.vertical.clamped(rooms.height.isFinite ? rooms.height : 0)))
    }

    private func emptySize(of row: Int, _ request: SizingRequest) -> SizeAnswer {
        let box = tree.box(of: row, percentBase: request.percentBase, request.direction)
            .withoutLimits(on: request.unlimitedAxes)
        let size = Size(width: box.horizontal.clamped(0), height: box.vertical.clamped(0))
        return SizeAnswer(request.settled(with: size), leastRoom: .zero)
    }

    /// What a leaf's function says, as far as it is a size.
    private func measure(_ row: Int, _ question: MeasureRequest) -> Size {
        tree.storage.statistics.measureCalls += 1
        // The function may come back to this tree, so that no column is held on to meanwhile.
        let measure = tree.leafFunctions[row]?.measure
        let content = measure?(question) ?? .zero
        return Size(
            width: content.width > 0 && content.width.isFinite ? content.width : 0,
            height: content.height > 0 && content.height.isFinite ? content.height : 0)
    }

    private mutating func measuredSize(of row: Int, _ request: SizingRequest) -> Size {
        if let answer = cachedAnswer(of: row, request) {
            tree.storage.statistics.cacheHits += 1
            return request.settled(with: answer.size)
        }
        let box = tree.box(of: row, percentBase: request.percentBase, request.direction)
            .withoutLimits(on: request.unlimitedAxes)
        let isHeightKnown = !request.known.height.isNaN && request.heightRole == .settled
        func proposal(_ axis: Axis) -> SpaceProposal {
            if axis == .vertical, request.heightRole != .settled { return .maxContent }
            let known = request.known[axis]
            if !known.isNaN { return .definite(max(0, known - box[axis].inset)) }
            let room = request.available[axis]
            return SpaceProposal(room: room.isFinite ? max(0, room - box[axis].inset) : room)
        }
        let question = MeasureRequest(
            width: proposal(.horizontal), height: proposal(.vertical),
            isWidthKnown: !request.known.width.isNaN, isHeightKnown: isHeightKnown)
        var content = measure(row, question)
        let width = box.horizontal.clamped(content.width + box.horizontal.inset)
        if !question.isWidthKnown, abs(width - content.width - box.horizontal.inset) > 1e-9,
            !errata.contains(.measuresBeforeLimits)
        {
            let inside = SpaceProposal.definite(max(0, width - box.horizontal.inset))
            content.height = measure(row, question.with(width: inside)).height
        }
        let height = box.vertical.clamped(content.height + box.vertical.inset)
        let size = request.settled(with: Size(width: width, height: height))
        tree.storage.cache.keep(SizeAnswer(size, leastRoom: size), to: request, in: &tree.cacheChains[row])
        return size
    }
}

extension MeasureRequest {
    /// The same request for a width that is settled.
    fileprivate func with(width: SpaceProposal) -> MeasureRequest {
        MeasureRequest(width: width, height: height, isWidthKnown: true, isHeightKnown: isHeightKnown)
    }
}

extension Size {
    /// No room is too small.
    static let unneeded = Size(width: -.infinity, height: -.infinity)
}

extension SizingRequest {
    /// An answer in which what was known stays as it was.
    func settled(with answer: Size) -> Size {
        Size(
            width: known.width.isNaN ? answer.width : known.width,
            height: known.height.isNaN || heightRole == .reference
                ? answer.height : heightRole == .least ? max(known.height, answer.height) : known.height)
    }
}
