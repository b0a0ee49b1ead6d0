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
        let first = links[row].firstChild
        var result = ownTraits(of: row, isLeaf: first < 0)
        heights[row] = 0
        if first >= 0 { addTraitsOfChildren(from: first, to: &result, of: row) }
        if heights[row] > Self.maximumHeight { result.insert(.isDeep) }
        traits[row] = result
    }

    /// The traits that follow from a node's own style and functions.
    private func ownTraits(of row: Int, isLeaf: Bool) -> NodeTraits {
        // Nodes inserted into a hidden one are not hidden yet.
        var result = traits[row].intersection(.list)
        let style = styles[row]
        if isLeaf, storage.leafFunctions[row]?.isMeasured == true { result.formUnion([.measured, .elastic]) }
        if storage.leafFunctions[row]?.roundsAsText ?? result.contains(.measured) { result.insert(.text) }
        if style.hasPercent { result.formUnion([.hasPercent, .elastic]) }
        if !isLeaf, style.flexWrap != .noWrap { result.formUnion([.elastic, .hasLines]) }
        // Items do not break into lines at a height that was found from the content.
        if result.contains(.hasLines), style.flexDirection.axis == .vertical {
            result.insert(.dependsOnDefiniteness)
        }
        if style.hasPercentGap { result.formUnion([.dependsOnSpace, .dependsOnDefiniteness, .elastic]) }
        if style.hasKeywords { result.insert(.hasKeywords) }
        if style.aspectRatio != nil { result.formUnion([.dependsOnSpace, .elastic]) }
        return result
    }

    /// Adds the traits that follow from a node's children, and finds its height and its required space.
    private func addTraitsOfChildren(from first: Int32, to result: inout NodeTraits, of row: Int) {
        let rules = rules
        let isStatic = styles[row].position == .static
        var height: UInt8 = 0
        var mayNeedSpace = false
        var child = first
        while child >= 0 {
            let index = Int(child)
            child = links[index].next
            let inner = traits[index]
            if heights[index] > 0 {
                height = max(height, min(heights[index], Self.maximumHeight))
                mayNeedSpace = true
            }
            if styles.packed(in: index).derived.contains(.hasOnlySizes), inner.isSame(as: []) { continue }
            let style = styles[index]
            if style.display == .contents { mayNeedSpace = true }
            if isStatic, leaksAbsolutes(index) { result.insert(.leaksAbsolutes) }
            guard style.position != .absolute || style.display == .contents else { continue }
            result.formUnion(
                inner.intersection([.elastic, .dependsOnSpace, .dependsOnDefiniteness, .hasLines]))
            if rules.flexBasisNeedsDefiniteContainer, style.flexBasis != .auto, !style.flexBasis.isUndefined {
                // The flex basis applies only in a parent with a definite main size.
                result.formUnion([.elastic, .dependsOnDefiniteness])
            }
            if inner.contains(.hasKeywords) {
                result.formUnion([.dependsOnSpace, .dependsOnDefiniteness, .elastic])
            }
            if style.aspectRatio != nil, rules.aspectRatiosFollowCSS { result.insert(.dependsOnDefiniteness) }
            if style.inset.hasPercent { result.insert(.dependsOnDefiniteness) }
            if inner.contains(.hasPercent) { result.formUnion([.dependsOnSpace, .dependsOnDefiniteness]) }
        }
        heights[row] = height + 1
        requiredSpaces[row] = .zero
        if mayNeedSpace, rules.emptiesContainersWithoutSpace, !findRequiredSpace(row) {
            result.insert(.elastic)
        }
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
        var ownSize: Size?
        var child = links[row].firstChild
        while child >= 0 {
            let index = Int(child)
            child = links[index].next
            let (style, isLeaf) = (styles[index], links[index].firstChild < 0)
            if isLeaf, style.hasOnlySizes { continue }
            if style.display == .contents { hasSpace = false }
            guard !isLeaf, style.display == .flex, style.position != .absolute else { continue }
            let own = ownSize ?? paddingAndBorder(of: row)
            ownSize = own
            let box = box(of: index, containingBlockSize: .indefinite, .leftToRight)
            let needed = requiredSpaces[index]
            let hasWidth = addRequired(
                needed.width, of: box.horizontal, in: own.width, to: &requiredSpaces[row].width)
            let hasHeight = addRequired(
                needed.height, of: box.vertical, in: own.height, to: &requiredSpaces[row].height)
            if !hasWidth || !hasHeight { hasSpace = false }
        }
        return hasSpace
    }

    private func paddingAndBorder(of row: Int) -> Size {
        let box = box(of: row, containingBlockSize: .indefinite, .leftToRight)
        return Size(width: box.horizontal.paddingAndBorder, height: box.vertical.paddingAndBorder)
    }

    /// Adds what a child requires on one axis to what its parent does.
    ///
    /// - Returns: False where a definite size leaves no space.
    @inline(__always)
    private func addRequired(
        _ needed: Double, of side: BoxSide, in paddingAndBorder: Double, to required: inout Double
    ) -> Bool {
        if side.size == nil { required = max(required, paddingAndBorder + side.margin + needed) }
        return min(side.size ?? .infinity, side.max) > needed
    }

    /// Whether the containing block of a child, or of a descendant of it, may be outside of its parent.
    private func leaksAbsolutes(_ row: Int) -> Bool {
        let style = styles[row]
        if style.display == .contents { return true }
        return style.position == .absolute || traits[row].contains(.leaksAbsolutes)
    }
}
