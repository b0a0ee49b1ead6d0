internal import LayoutCore

extension FlexTree {
    /// Brings the traits of a tree up to date: walks the nodes that have changed and their ancestors, and no
    /// others. What changed is a connected part of the tree, so that its children's traits are ready first.
    func prepare(_ root: Int) {
        guard traits[root].contains(.dirty) else { return }
        let wasDeep = heights[root] > Self.greatestHeight
        let isAllNew = prepareChanges(of: root)
        if !isAllNew, wasDeep != traits[root].contains(.isDeep), errata.contains(.noRoomMeansNoContent) {
            forgetLayouts()
            prepareChanges(of: root)
        }
    }

    /// - Returns: Whether every node of the tree has changed.
    @discardableResult
    private func prepareChanges(of root: Int) -> Bool {
        var isAllNew = true
        var changed = [Int32(root)]
        var next = 0
        while next < changed.count {
            let row = Int(changed[next])
            next += 1
            if let only = onlyChange(in: row) {
                isAllNew = false
                let child = Int(only.child)
                if traits[child].contains(.dirty), !preparePlainLeaf(child) { changed.append(only.child) }
                continue
            }
            var child = links[row].firstChild
            while child >= 0 {
                if !traits[Int(child)].contains(.dirty) {
                    isAllNew = false
                } else if !preparePlainLeaf(Int(child)) {
                    changed.append(child)
                }
                child = links[Int(child)].next
            }
        }
        for row in changed.reversed() { prepareNode(Int(row)) }
        return isAllNew
    }

    /// Makes the traits of a leaf that has none, and tells its parent, if it is one.
    @inline(__always)
    private func preparePlainLeaf(_ row: Int) -> Bool {
        guard links[row].firstChild < 0, styles[row].isPlain, leafFunctions[row] == nil, cacheChains[row] < 0
        else { return false }
        traits[row] = .moved
        heights[row] = 0
        roomsNeeded[row] = .zero
        traits[Int(links[row].parent)].insert(.childrenDiffer)
        return true
    }

    /// Finds a node's traits, if what they come from has changed.
    private func prepareNode(_ row: Int) {
        forgetAnswers(of: row)
        let before = traits[row]
        let height = heights[row]
        let room = roomsNeeded[row]
        if !before.isDisjoint(with: [.changed, .childrenDiffer]) {
            findTraits(of: row)
        } else {
            traits[row].remove(.dirty)
        }
        traits[row].insert(.moved)
        if traits[row].contains(.list), storage.listChanges[Int32(row)] == nil {
            storage.listChanges[Int32(row)] = .several
        }
        let isSame =
            !before.contains(.changed) && traits[row].isSame(as: before) && heights[row] == height
            && roomsNeeded[row] == room
        let parent = links[row].parent
        if !isSame, parent >= 0 { traits[Int(parent)].insert(.childrenDiffer) }
    }

    private func findTraits(of row: Int) {
        // What has come into a hidden node has yet to vanish.
        var result = traits[row].intersection(.list)
        let isLeaf = links[row].firstChild < 0
        if isLeaf, leafFunctions[row]?.measure != nil { result.formUnion([.measured, .elastic]) }
        if leafFunctions[row]?.roundsAsText ?? result.contains(.measured) { result.insert(.text) }
        if styles[row].hasPercent { result.formUnion([.hasPercent, .elastic]) }
        if !isLeaf, styles[row].flexWrap != .noWrap { result.formUnion([.elastic, .hasLines]) }
        // Heights that were found from the content break no lines.
        if result.contains(.hasLines), styles[row].flexDirection.axis == .vertical {
            result.insert(.sensesLimits)
        }
        if styles[row].hasPercentGap { result.formUnion([.sensesRoom, .sensesLimits, .elastic]) }
        if styles[row].hasKeywords { result.insert(.hasKeywords) }
        if styles[row].aspectRatio != nil { result.formUnion([.sensesRoom, .elastic]) }
        var child = links[row].firstChild
        heights[row] = 0
        while child >= 0 {
            heights[row] = max(heights[row], min(heights[Int(child)], Self.greatestHeight) + 1)
            if styles[Int(child)].isPlain, traits[Int(child)].isSame(as: []) {
                child = links[Int(child)].next
                continue
            }
            if styles[row].position == .static, leaksAbsolutes(Int(child)) { result.insert(.leaksAbsolutes) }
            if styles[Int(child)].position != .absolute || styles[Int(child)].display == .contents {
                let inner = traits[Int(child)]
                result.formUnion(inner.intersection([.elastic, .sensesRoom, .sensesLimits, .hasLines]))
                if sensesLimits(of: Int(child)) { result.formUnion([.elastic, .sensesLimits]) }
                if inner.contains(.hasKeywords) {
                    result.formUnion([.sensesRoom, .sensesLimits, .elastic])
                }
                if styles[Int(child)].aspectRatio != nil, !errata.contains(.aspectRatioBeatsStretch) {
                    result.insert(.sensesLimits)
                }
                if styles[Int(child)].inset.hasPercent { result.insert(.sensesLimits) }
                if inner.contains(.hasPercent) { result.formUnion([.sensesRoom, .sensesLimits]) }
            }
            child = links[Int(child)].next
        }
        if !isLeaf, errata.contains(.noRoomMeansNoContent), !findRoomNeeded(row) { result.insert(.elastic) }
        if heights[row] > Self.greatestHeight { result.insert(.isDeep) }
        traits[row] = result
    }

    /// The levels up to which a container without room counts as empty, where that is the rule.
    ///
    /// Below, a container may be asked with as many different rooms as there are levels above it. Yoga itself
    /// takes exponential time for such trees.
    private static let greatestHeight: UInt8 = 60

    /// Finds how much room a rigid node needs so that no container in it is left without any, on each axis.
    ///
    /// - Returns: False where a fixed size inside leaves no room in any case, so that room is not what
    ///   counts.
    private func findRoomNeeded(_ row: Int) -> Bool {
        roomsNeeded[row] = .zero
        var hasRoom = true
        let own = box(of: row, percentBase: .unknown, .leftToRight)
        var child = links[row].firstChild
        while child >= 0 {
            let index = Int(child)
            child = links[index].next
            if links[index].firstChild < 0, styles[index].isPlain { continue }
            if styles[index].display == .contents { hasRoom = false }
            let isInFlow = styles[index].display == .flex && styles[index].position != .absolute
            guard isInFlow, links[index].firstChild >= 0 else { continue }
            let box = box(of: index, percentBase: .unknown, .leftToRight)
            for axis in Axis.allCases {
                let needed = roomsNeeded[index][axis]
                if min(box[axis].size.isNaN ? .infinity : box[axis].size, box[axis].max) <= needed {
                    hasRoom = false
                }
                guard box[axis].size.isNaN else { continue }
                let outside = own[axis].inset + box[axis].margin + needed
                roomsNeeded[row][axis] = max(roomsNeeded[row][axis], outside)
            }
        }
        return hasRoom
    }

    /// Whether a node's flex basis counts in some parents only.
    private func sensesLimits(of row: Int) -> Bool {
        let basis = styles[row].flexBasis
        return basis != .auto && !basis.isUndefined && errata.contains(.flexBasisNeedsDefiniteContainer)
    }

    /// Whether a child's containing block may lie outside of its parent, or that of something in it.
    private func leaksAbsolutes(_ row: Int) -> Bool {
        let style = styles[row]
        if style.display == .contents { return true }
        return style.position == .absolute || traits[row].contains(.leaksAbsolutes)
    }
}
