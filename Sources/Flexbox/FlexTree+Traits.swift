internal import LayoutCore

extension FlexTree {
    /// Updates the traits of a tree: walks the dirty nodes, which are a connected part of the tree, so that the traits of
    /// children are found before those of their parents.
    func updateTraits(of root: Int) {
        guard traits[root].contains(.dirty) else { return }
        let wasDeep = heights[root] > Self.maximumHeight
        let isAllNew = updateDirtyTraits(of: root)
        if !isAllNew, wasDeep != traits[root].contains(.isDeep), rules.emptiesContainersWithoutSpace {
            forgetLayouts()
            updateDirtyTraits(of: root)
        }
    }

    /// - Returns: Whether every node of the tree has changed.
    @discardableResult
    private func updateDirtyTraits(of root: Int) -> Bool {
        var isAllNew = true
        var changed = [Int32(root)]
        var next = 0
        while next < changed.count {
            let row = Int(changed[next])
            next += 1
            if let only = onlyChange(in: row) {
                isAllNew = false
                let child = Int(only.child)
                if traits[child].contains(.dirty), !updateFixedSizeLeaf(child) { changed.append(only.child) }
                continue
            }
            var child = links[row].firstChild
            while child >= 0 {
                if !traits[Int(child)].contains(.dirty) {
                    isAllNew = false
                } else if !updateFixedSizeLeaf(Int(child)) {
                    changed.append(child)
                }
                child = links[Int(child)].next
            }
        }
        for row in changed.reversed() { updateTraitsOfNode(Int(row)) }
        return isAllNew
    }

    /// Sets the traits of a leaf that has no style but sizes in points.
    ///
    /// - Returns: Whether the node is such a leaf.
    private func updateFixedSizeLeaf(_ row: Int) -> Bool {
        guard links[row].firstChild < 0, styles[row].hasOnlySizes, storage.leafFunctions[row] == nil,
            cacheChains[row] < 0
        else { return false }
        traits[row] = .moved
        heights[row] = 0
        requiredSpaces[row] = .zero
        traits[Int(links[row].parent)].insert(.childTraitsChanged)
        return true
    }

    /// Finds a node's traits again, if what they follow from has changed.
    private func updateTraitsOfNode(_ row: Int) {
        invalidateCache(of: row)
        let before = traits[row]
        let height = heights[row]
        let requiredSpace = requiredSpaces[row]
        if !before.isDisjoint(with: [.changed, .childTraitsChanged]) {
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
            && requiredSpaces[row] == requiredSpace
        let parent = links[row].parent
        if !isSame, parent >= 0 { traits[Int(parent)].insert(.childTraitsChanged) }
    }

    private func findTraits(of row: Int) {
        // Nodes inserted into a hidden one are not hidden yet.
        var result = traits[row].intersection(.list)
        let isLeaf = links[row].firstChild < 0
        if isLeaf, storage.leafFunctions[row]?.isMeasured == true { result.formUnion([.measured, .elastic]) }
        if storage.leafFunctions[row]?.roundsAsText ?? result.contains(.measured) { result.insert(.text) }
        if styles[row].hasPercent { result.formUnion([.hasPercent, .elastic]) }
        if !isLeaf, styles[row].flexWrap != .noWrap { result.formUnion([.elastic, .hasLines]) }
        // Items do not break into lines at a height that was found from the content.
        if result.contains(.hasLines), styles[row].flexDirection.axis == .vertical {
            result.insert(.dependsOnDefiniteness)
        }
        if styles[row].hasPercentGap {
            result.formUnion([.dependsOnSpace, .dependsOnDefiniteness, .elastic])
        }
        if styles[row].hasKeywords { result.insert(.hasKeywords) }
        if styles[row].aspectRatio != nil { result.formUnion([.dependsOnSpace, .elastic]) }
        var child = links[row].firstChild
        heights[row] = 0
        while child >= 0 {
            heights[row] = max(heights[row], min(heights[Int(child)], Self.maximumHeight) + 1)
            if styles[Int(child)].hasOnlySizes, traits[Int(child)].isSame(as: []) {
                child = links[Int(child)].next
                continue
            }
            if styles[row].position == .static, leaksAbsolutes(Int(child)) { result.insert(.leaksAbsolutes) }
            if styles[Int(child)].position != .absolute || styles[Int(child)].display == .contents {
                let inner = traits[Int(child)]
                result.formUnion(
                    inner.intersection([.elastic, .dependsOnSpace, .dependsOnDefiniteness, .hasLines]))
                if basisDependsOnDefiniteness(of: Int(child)) {
                    result.formUnion([.elastic, .dependsOnDefiniteness])
                }
                if inner.contains(.hasKeywords) {
                    result.formUnion([.dependsOnSpace, .dependsOnDefiniteness, .elastic])
                }
                if styles[Int(child)].aspectRatio != nil, rules.aspectRatiosFollowCSS {
                    result.insert(.dependsOnDefiniteness)
                }
                if styles[Int(child)].inset.hasPercent { result.insert(.dependsOnDefiniteness) }
                if inner.contains(.hasPercent) {
                    result.formUnion([.dependsOnSpace, .dependsOnDefiniteness])
                }
            }
            child = links[Int(child)].next
        }
        if !isLeaf, rules.emptiesContainersWithoutSpace, !findRequiredSpace(row) {
            result.insert(.elastic)
        }
        if heights[row] > Self.maximumHeight { result.insert(.isDeep) }
        traits[row] = result
    }

    /// The levels up to which a container without available space counts as empty, where that is the rule.
    ///
    /// In deeper trees, a container could be measured with as many different available spaces as there are levels
    /// above it. Yoga itself takes exponential time for such trees.
    private static let maximumHeight: UInt8 = 60

    /// Finds the available space that a rigid node requires so that no container in it is left without any, on each
    /// axis.
    ///
    /// - Returns: False where a definite size inside leaves no space in any case.
    private func findRequiredSpace(_ row: Int) -> Bool {
        requiredSpaces[row] = .zero
        var hasSpace = true
        let own = box(of: row, containingBlockSize: .indefinite, .leftToRight)
        var child = links[row].firstChild
        while child >= 0 {
            let index = Int(child)
            child = links[index].next
            if links[index].firstChild < 0, styles[index].hasOnlySizes { continue }
            if styles[index].display == .contents { hasSpace = false }
            let isInFlow = styles[index].display == .flex && styles[index].position != .absolute
            guard isInFlow, links[index].firstChild >= 0 else { continue }
            let box = box(of: index, containingBlockSize: .indefinite, .leftToRight)
            for axis in Axis.allCases {
                let needed = requiredSpaces[index][axis]
                if min(box[axis].size ?? .infinity, box[axis].max) <= needed {
                    hasSpace = false
                }
                guard box[axis].size == nil else { continue }
                let outside = own[axis].paddingAndBorder + box[axis].margin + needed
                requiredSpaces[row][axis] = max(requiredSpaces[row][axis], outside)
            }
        }
        return hasSpace
    }

    /// Whether a node's flex basis applies only in a parent with a definite main size.
    private func basisDependsOnDefiniteness(of row: Int) -> Bool {
        let basis = styles[row].flexBasis
        return basis != .auto && !basis.isUndefined && rules.flexBasisNeedsDefiniteContainer
    }

    /// Whether the containing block of a child, or of a descendant of it, may be outside of its parent.
    private func leaksAbsolutes(_ row: Int) -> Bool {
        let style = styles[row]
        if style.display == .contents { return true }
        return style.position == .absolute || traits[row].contains(.leaksAbsolutes)
    }
}
