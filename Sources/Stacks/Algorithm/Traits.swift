internal import LayoutCore

/// Finding the traits of nodes before they are measured, from the bottom up.
extension StackTree {
    /// Finds the traits of all nodes in a subtree that have changed, and clears their caches.
    func updateTraits(_ root: Int) {
        guard nodes.traits[root].flags.contains(.dirty) else { return }
        state.version &+= 1
        // The rows of a walk around this one stay below.
        let bottom = nodes.pending.count
        var index = bottom
        var leaves = 0
        nodes.pending.append(Int32(root))
        while index < nodes.pending.count {
            let parent = Int(nodes.pending[index])
            index &+= 1
            guard nodes.traits[parent].flags.contains(.structureChanged) else { continue }
            var child = Int(nodes.links[parent].firstChild)
            while child >= 0 {
                if nodes.traits[child].flags.contains(.dirty) {
                    if nodes.links[child].firstChild >= 0 {
                        nodes.pending.append(Int32(truncatingIfNeeded: child))
                    } else {
                        updateNode(child)
                        leaves &+= 1
                    }
                }
                child = Int(nodes.links[child].next)
            }
        }
        nodes.cache.expectedCount = leaves + nodes.pending.count - bottom
        while nodes.pending.count > bottom { updateNode(Int(nodes.pending.removeLast())) }
    }

    private func updateNode(_ row: Int) {
        nodes.cache.removeAll(&nodes.cacheHeads[row])
        nodes.versions[row] = state.version
        var found = NodeTraits()
        found.flags = nodes.traits[row].flags.intersection([.frameChanged, .isNew, .hidden])
        found.flags.insert(.needsPlacement)
        // What has changed in a hidden node is to be hidden too.
        if found.flags.contains(.hidden) { found.flags.insert(.frameChanged) }
        if nodes.functions[row]?.hasPreferences == true { found.flags.insert(.hasPreferences) }
        if nodes.links[row].firstChild < 0, updateLeaf(row, &found) {
            nodes.traits[row] = found
            return
        }
        nodes.sharesKeys[row] = .unspecified
        nodes.crossLengthsKeys[row] = .unspecified
        nodes.widthLimits[row] = .none
        nodes.heightLimits[row] = .none
        if nodes.kinds[row].cachesArrangement {
            nodes.functions[row]?.grid = nil
            nodes.functions[row]?.layoutCache = nil
            nodes.functions[row]?.lines = []
        }
        if !nodes.traits[row].flags.contains(.structureChanged) {
            nodes.traits[row].flags.subtract([.dirty, .childrenPlaced])
            nodes.traits[row].flags.formUnion(found.flags)
            return
        }
        collectTraits(of: row, &found)
        found.useRanges(nodes.widths[row], nodes.heights[row])
        nodes.traits[row] = found
    }

    /// Finds the traits and the ranges of the most frequent leaves; false for other nodes.
    @inline(__always)  // Pays in `stack growth flat|flat-text`.
    private func updateLeaf(_ row: Int, _ found: inout NodeTraits) -> Bool {
        switch nodes.kinds[row] {
        case .fixed(let size):
            nodes.widths[row] = LengthRange(size.width)
            nodes.heights[row] = LengthRange(size.height)
            found.flags.formUnion([.fixedWidth, .fixedHeight, .boundedWidth, .boundedHeight])
            return true
        case .greedy(let ideal):
            nodes.widths[row] = LengthRange(minimum: 0, ideal: ideal.width, maximum: .infinity)
            nodes.heights[row] = LengthRange(minimum: 0, ideal: ideal.height, maximum: .infinity)
            found.flags.formUnion([.infiniteWidth, .infiniteHeight, .boundedWidth, .boundedHeight])
            return true
        case .measured(let dependence):
            found.setMeasured(dependence)
            nodes.widths[row] = .unknown
            nodes.heights[row] = .unknown
            nodes.widthLimits[row] = .none
            nodes.heightLimits[row] = .none
            return true
        default: return false
        }
    }

    /// Finds the traits of a node by its kind, and its ranges.
    private func collectTraits(of row: Int, _ found: inout NodeTraits) {
        switch nodes.kinds[row] {
        case .stack(let stack): return collectStackTraits(row, stack, &found)
        case .gridRow(let guide):
            return collectStackTraits(row, NodeKind.Stack(rowWithGuide: guide), &found)
        case .empty, .fixed, .greedy, .divider, .reader:
            collectInherited(row, &found)
        case .spacer:
            collectInherited(row, &found)
            found.priority = -.infinity
            found.flags.formUnion(spacerSpacing(row))
        case .measured(let dependence):
            collectInherited(row, &found)
            found.setMeasured(dependence)
        case .depthStack, .viewThatFits, .grid, .lazy, .custom, .safeAreaInset:
            collectContainerTraits(row, &found)
        case .frame, .flexibleFrame, .fixedSize, .aspectRatio, .padding, .offset, .position, .layers,
            .priority, .guide, .scroll, .ignoresSafeArea, .containerFrame:
            collectInherited(row, &found)
            let child = nodes.firstChild(of: row)
            if child >= 0 { collectWrapperTraits(row, nodes.traits[child], &found) }
        }
        nodes.widths[row] = range(of: row, .horizontal)
        nodes.heights[row] = range(of: row, .vertical)
    }

    /// Finds what a node has if any of its children has it.
    private func collectInherited(_ row: Int, _ found: inout NodeTraits) {
        var inherited = NodeTraits.Flags.inherited
        switch nodes.kinds[row] {
        case .scroll: inherited.remove(.dependsOnContainer)
        case .ignoresSafeArea, .reader(isLate: true): found.flags.insert(.dependsOnPosition)
        case .containerFrame: found.flags.insert(.dependsOnContainer)
        default: break
        }
        var flags = NodeTraits.Flags()
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            flags.formUnion(nodes.traits[child].flags)
            child = nodes.nextSibling(of: child)
        }
        found.flags.formUnion(flags.intersection(inherited))
    }

    // MARK: Containers

    /// Finds the traits of a container of several children that is no stack.
    private func collectContainerTraits(_ row: Int, _ found: inout NodeTraits) {
        var all = NodeTraits.Flags.ignoring
        var child = nodes.firstChild(of: row)
        if child < 0 { all = [] }
        while child >= 0 {
            let flags = nodes.traits[child].flags
            found.guides |= nodes.traits[child].guides
            found.flags.formUnion(flags.intersection(.inheritedByContainers))
            all.formIntersection(flags.ignoringIfFixed)
            child = nodes.nextSibling(of: child)
        }
        found.flags.formUnion(all)
        if case .depthStack = nodes.kinds[row] { return }
        found.flags.subtract(.ignoring)
        switch nodes.kinds[row] {
        case .viewThatFits: found.flags.formUnion(.dependent)
        case .grid:
            found.flags.formUnion(.infinite)
            found.flags.remove(.widthDependsOnHeight)
            found.flags.insert(.heightDependsOnWidth)
        case .lazy(let container):
            found.flags.formUnion(.infinite)
            found.flags.subtract(.dependent)
            found.flags.insert(.dependent(container.axis))
            found.flags.insert(.ignoring(container.axis))
        case .custom:
            found.flags.formUnion(.infinite)
            found.flags.formUnion(.dependent)
            guard let layout = nodes.functions[row]?.layout else { break }
            for guide in layout.guides { found.guides |= guide.bit }
            for axis in BothAxes() where layout.partAxes.contains(axis) {
                found.flags.insert(.part(of: axis))
            }
        case .safeAreaInset(let inset):
            state.hasInsets = true
            found.flags.formUnion(.infinite)
            found.flags.insert(.dependent(inset.edge.axis.cross))
        default: break
        }
    }

    // MARK: Wrappers

    /// Finds what a wrapper has from its child.
    private func collectWrapperTraits(_ row: Int, _ child: NodeTraits, _ found: inout NodeTraits) {
        var lengths = child.flags.intersection(.lengths)
        found.flags.formUnion(inheritedParts(of: row, child.flags))
        found.guides = child.guides
        if nodes.kinds[row].passesPriority {
            found.priority = child.priority
            found.flags.formUnion(child.flags.intersection(.spacingless))
        }
        switch nodes.kinds[row] {
        case .offset, .layers, .ignoresSafeArea: break
        case .priority(let priority): found.priority = priority
        case .guide(let guide): found.guides |= guide.bit
        case .frame(let fixed, _):
            for axis in BothAxes() where !fixed[axis].isUnspecified {
                lengths.subtract([.dependent(axis.cross), .infinite(axis)])
            }
        case .flexibleFrame(let limits, _):
            lengths.subtract(.ignoring)
            for axis in BothAxes() where !limits[axis].maximum.isUnspecified {
                lengths.remove(.infinite(axis))
                if limits[axis].maximum == .infinity { lengths.insert(.infinite(axis)) }
            }
        case .fixedSize(let axes):
            for axis in BothAxes() where axes.contains(axis) {
                lengths.subtract([.dependent(axis.cross), .infinite(axis)])
                lengths.insert(.ignoring(axis))
            }
        case .padding(let insets):
            // Negative padding proposes something where nothing is proposed.
            if insets.sum(.horizontal) < 0 || insets.sum(.vertical) < 0 { lengths.subtract(.bounded) }
        case .position:
            lengths.subtract([.bounded, .ignoring])
            lengths.formUnion(.infinite)
        case .aspectRatio:
            lengths.subtract([.bounded, .ignoring])
            lengths.formUnion(.dependent)
        case .scroll(let axes):
            found.guides = 0
            lengths.subtract([.bounded, .ignoring])
            for axis in BothAxes() where axes.contains(axis) {
                lengths.remove(.dependent(axis.cross))
                lengths.insert(.infinite(axis))
            }
            if child.flags.contains(.dependsOnContainer) { lengths.formUnion(.dependent) }
        case .containerFrame: lengths.subtract(.bounded)
        case .empty, .fixed, .greedy, .measured, .spacer, .divider, .stack, .depthStack, .reader,
            .viewThatFits, .grid, .gridRow, .lazy, .custom, .safeAreaInset:
            break
        }
        found.flags.formUnion(lengths)
    }

    /// The axes on which a wrapper's length is a part of a stack's because its child's is.
    private func inheritedParts(of row: Int, _ child: NodeTraits.Flags) -> NodeTraits.Flags {
        var parts = child.intersection(.parts)
        if parts.isEmpty { return parts }
        switch nodes.kinds[row] {
        case .padding, .offset, .layers, .priority, .guide, .ignoresSafeArea: break
        case .frame(let fixed, _):
            for axis in BothAxes() where !fixed[axis].isUnspecified { parts.remove(.part(of: axis)) }
        default: parts = []
        }
        return parts
    }

    // MARK: Spacers

    /// The axis of the stack in which a spacer or divider lies, or nil.
    func stackAxis(around row: Int) -> Axis? {
        var ancestor = nodes.links[row].parent
        while ancestor >= 0 {
            switch nodes.kinds[ancestor] {
            case .stack(let stack): return stack.axis
            case .lazy(let container) where container.isStack: return container.axis
            case .custom: return nodes.functions[ancestor]?.layout?.stackAxis
            default: break
            }
            guard nodes.kinds[ancestor].passesStackAxis else { return nil }
            ancestor = nodes.links[ancestor].parent
        }
        return nil
    }

    private func spacerSpacing(_ row: Int) -> NodeTraits.Flags {
        switch stackAxis(around: row) {
        case .horizontal: [.noLeadingSpacing, .noTrailingSpacing]
        case .vertical: [.noTopSpacing, .noBottomSpacing]
        case nil: .spacingless
        }
    }
}

extension NodeKind {
    /// Whether a wrapper has the layout priority and the spacing of its child.
    fileprivate var passesPriority: Bool {
        switch self {
        case .fixedSize, .offset, .layers, .ignoresSafeArea, .priority, .guide: true
        default: false
        }
    }
}

extension NodeTraits.Flags {
    /// What the lengths of a wrapper have from those of its child.
    fileprivate static let lengths: Self = [
        .widthDependsOnHeight, .heightDependsOnWidth, .ignoresWidth, .ignoresHeight, .infiniteWidth,
        .infiniteHeight, .boundedWidth, .boundedHeight,
    ]
}

extension NodeTraits {
    /// The traits of a measured leaf.
    fileprivate mutating func setMeasured(_ dependence: MeasureDependence) {
        guides = AlignmentGuide.firstTextBaseline.bit | AlignmentGuide.lastTextBaseline.bit
        flags.formUnion(dependence.flags)
    }

    /// What follows from ranges that are known.
    @inline(__always)  // Pays in `stack growth depth5|chain`.
    fileprivate mutating func useRanges(_ width: LengthRange, _ height: LengthRange) {
        if width.isKnown {
            flags.subtract([.widthDependsOnHeight, .ignoresWidth, .infiniteWidth])
            if width.maximum == .infinity { flags.insert(.infiniteWidth) }
            flags.insert(.boundedWidth)
            if width.isFixed { flags.insert(.fixedWidth) }
        }
        if height.isKnown {
            flags.subtract([.heightDependsOnWidth, .ignoresHeight, .infiniteHeight])
            if height.maximum == .infinity { flags.insert(.infiniteHeight) }
            flags.insert(.boundedHeight)
            if height.isFixed { flags.insert(.fixedHeight) }
        }
    }
}

extension MeasureDependence {
    fileprivate var flags: NodeTraits.Flags {
        switch self {
        case .both: [.widthDependsOnHeight, .heightDependsOnWidth, .infiniteWidth, .infiniteHeight]
        case .widthFirst: [.heightDependsOnWidth, .infiniteWidth, .infiniteHeight]
        case .width:
            [.heightDependsOnWidth, .ignoresHeight, .infiniteWidth, .infiniteHeight, .boundedHeight]
        case .separate: [.infiniteWidth, .infiniteHeight]
        case .text: [.heightDependsOnWidth, .isText, .boundedWidth, .boundedHeight]
        }
    }
}
