internal import LayoutCore

/// What is found about nodes before layout, from the bottom up.
extension StackTree {
    /// Finds the traits of all nodes in a subtree that have changed, and forgets what they had answered.
    func refresh(_ root: Int) {
        guard traits[root].flags.contains(.dirty) else { return }
        stamp &+= 1
        // What waits in a walk around this one stays below.
        let bottom = pending.count
        var index = bottom
        var leaves = 0
        pending.append(Int32(root))
        while index < pending.count {
            let parent = Int(pending[index])
            index &+= 1
            guard traits[parent].flags.contains(.stale) else { continue }
            var child = Int(links[parent].firstChild)
            while child >= 0 {
                if traits[child].flags.contains(.dirty) {
                    if links[child].firstChild >= 0 {
                        pending.append(Int32(truncatingIfNeeded: child))
                    } else {
                        // Nothing in it has to be known first.
                        refreshNode(child)
                        leaves &+= 1
                    }
                }
                child = Int(links[child].next)
            }
        }
        cache.expected = leaves + pending.count - bottom
        while pending.count > bottom { refreshNode(Int(pending.popLast())) }
    }

    private func refreshNode(_ row: Int) {
        cache.release(&answers[row])
        stamps[row] = stamp
        var found = NodeTraits()
        found.flags = traits[row].flags.intersection([.moved, .new, .hidden]).union(.unplaced)
        // What has changed in a hidden node is to be hidden too.
        if found.flags.contains(.hidden) { found.flags.insert(.moved) }
        if links[row].firstChild < 0, refreshLeaf(row, &found) {
            traits[row] = found
            return
        }
        let isStale = traits[row].flags.contains(.stale)
        sharedFor[row] = .unspecified
        spreadFor[row] = .unspecified
        widthLimits[row] = .unknown
        heightLimits[row] = .unknown
        if rules[row].keepsPlans {
            functions[row]?.grid = nil
            functions[row]?.layoutCache = nil
            functions[row]?.lines = []
        }
        if !isStale {
            traits[row].flags.subtract([.dirty, .placed])
            traits[row].flags.formUnion(found.flags)
            return
        }
        passOn(row, &found)
        switch rules[row] {
        case .stack(let axis, let guide, _): survey(row, axis, guide, &found)
        case .gridRow(let guide): survey(row, .horizontal, guide ?? .verticalCenter, &found)
        default:
            inherit(row, &found)
            traits[row] = found
            widths[row] = .unknown
            heights[row] = .unknown
            widths[row] = range(of: row, .horizontal)
            heights[row] = range(of: row, .vertical)
        }
        found.follow(widths[row], heights[row])
        traits[row] = found
    }

    /// Finds the traits of the usual leaves; false for others.
    @inline(__always)
    private func refreshLeaf(_ row: Int, _ found: inout NodeTraits) -> Bool {
        if functions[row]?.hasPreferences == true { found.flags.insert(.hasPreferences) }
        switch rules[row] {
        case .fixed(let size):
            widths[row] = LengthRange(size.width)
            heights[row] = LengthRange(size.height)
            found.flags.formUnion([.rigidWidth, .rigidHeight, .boundedWidth, .boundedHeight])
            return true
        case .greedy(let ideal):
            widths[row] = LengthRange(min: 0, ideal: ideal.width, max: .infinity)
            heights[row] = LengthRange(min: 0, ideal: ideal.height, max: .infinity)
            found.flags.formUnion([.endlessWidth, .endlessHeight, .boundedWidth, .boundedHeight])
            return true
        case .measured(let dependence):
            found.guides = AlignmentGuide.firstTextBaseline.bit | AlignmentGuide.lastTextBaseline.bit
            found.flags.formUnion(dependence.flags)
            widths[row] = .unknown
            heights[row] = .unknown
            widthLimits[row] = .unknown
            heightLimits[row] = .unknown
            return true
        default: return false
        }
    }

    /// Finds what a node has from any of its children.
    private func passOn(_ row: Int, _ found: inout NodeTraits) {
        if functions[row]?.hasPreferences == true { found.flags.insert(.hasPreferences) }
        var passed = NodeTraits.Flags.passed
        switch rules[row] {
        case .stack, .gridRow, .depthStack, .viewThatFits, .grid, .lazyGrid, .custom, .safeAreaInset:
            // These look at all children anyway.
            return
        case .scroll: passed.remove(.sensesContainer)
        case .ignoresSafeArea, .reader(isLate: true): found.flags.insert(.sensesPlace)
        case .containerFrame: found.flags.insert(.sensesContainer)
        default: break
        }
        var flags = NodeTraits.Flags()
        var child = firstChild(of: row)
        while child >= 0 {
            flags.formUnion(traits[child].flags)
            child = nextChild(after: child)
        }
        found.flags.formUnion(flags.intersection(passed))
    }

    /// Finds what does not follow from lengths.
    private func inherit(_ row: Int, _ found: inout NodeTraits) {
        switch rules[row] {
        case .empty, .fixed, .greedy, .divider, .reader: break
        case .spacer:
            found.priority = -.infinity
            found.flags.formUnion(spacerTouches(row))
        case .measured(let dependence):
            found.guides = AlignmentGuide.firstTextBaseline.bit | AlignmentGuide.lastTextBaseline.bit
            found.flags.formUnion(dependence.flags)
        case .stack, .gridRow: break
        case .depthStack: inheritAll(row, &found)
        case .viewThatFits:
            inheritAll(row, &found)
            found.flags.subtract([.ignoresWidth, .ignoresHeight])
            found.flags.formUnion([.widthSensesHeight, .heightSensesWidth])
        case .grid:
            inheritAll(row, &found)
            found.flags.formUnion(.endless)
            found.flags.subtract([.ignoresWidth, .ignoresHeight, .widthSensesHeight])
            found.flags.insert(.heightSensesWidth)
        case .lazyGrid(let axis, _, _, _):
            inheritAll(row, &found)
            found.flags.formUnion(.endless)
            found.flags.subtract([.ignoresWidth, .ignoresHeight, .widthSensesHeight, .heightSensesWidth])
            found.flags.formUnion(
                axis == .vertical
                    ? [.heightSensesWidth, .ignoresHeight] : [.widthSensesHeight, .ignoresWidth])
        case .custom:
            inheritAll(row, &found)
            found.flags.formUnion(.endless)
            found.flags.subtract([.ignoresWidth, .ignoresHeight])
            found.flags.formUnion([.widthSensesHeight, .heightSensesWidth])
            guard let layout = functions[row]?.layout else { break }
            for guide in layout.guides { found.guides |= guide.bit }
            for axis in BothAxes() where layout.partAxes.contains(axis) {
                found.flags.insert(.part(of: axis))
            }
        case .safeAreaInset(let edge, _, _):
            hasInsets = true
            inheritAll(row, &found)
            found.flags.formUnion(.endless)
            found.flags.subtract([.ignoresWidth, .ignoresHeight])
            found.flags.insert(edge.axis == .vertical ? .widthSensesHeight : .heightSensesWidth)
        default:
            let child = firstChild(of: row)
            if child >= 0 { inherit(row, from: traits[child], &found) }
        }
    }

    /// Finds what a wrapper has from its child.
    private func inherit(_ row: Int, from inner: NodeTraits, _ found: inout NodeTraits) {
        let touches = inner.flags.intersection(.touches)
        let lengths: NodeTraits.Flags = [
            .widthSensesHeight, .heightSensesWidth, .ignoresWidth, .ignoresHeight, .endlessWidth,
            .endlessHeight, .boundedWidth, .boundedHeight,
        ]
        var senses = inner.flags.intersection(lengths)
        found.flags.formUnion(passedParts(of: row, inner.flags))
        found.guides = inner.guides
        switch rules[row] {
        case .frame(let fixed, _):
            if !fixed.vertical.isNaN { senses.subtract([.widthSensesHeight, .endlessHeight]) }
            if !fixed.horizontal.isNaN { senses.subtract([.heightSensesWidth, .endlessWidth]) }
        case .flexibleFrame(let limits, _):
            senses.subtract([.ignoresWidth, .ignoresHeight])
            for axis in BothAxes() where !limits[axis].max.isNaN {
                senses.remove(.endless(axis))
                if limits[axis].max == .infinity { senses.insert(.endless(axis)) }
            }
        case .position:
            senses.subtract(.bounded)
            senses.subtract([.ignoresWidth, .ignoresHeight])
            senses.formUnion(.endless)
        case .fixedSize(let axes):
            if axes.contains(.vertical) {
                senses.subtract([.widthSensesHeight, .endlessHeight])
                senses.insert(.ignoresHeight)
            }
            if axes.contains(.horizontal) {
                senses.subtract([.heightSensesWidth, .endlessWidth])
                senses.insert(.ignoresWidth)
            }
            found.priority = inner.priority
            found.flags.formUnion(touches)
        case .aspectRatio:
            senses.subtract(.bounded)
            senses.subtract([.ignoresWidth, .ignoresHeight])
            senses.formUnion([.widthSensesHeight, .heightSensesWidth])
        case .offset, .layers, .ignoresSafeArea:
            found.priority = inner.priority
            found.flags.formUnion(touches)
        case .priority(let priority):
            found.priority = priority
            found.flags.formUnion(touches)
        case .guide(let guide):
            found.guides |= guide.bit
            found.priority = inner.priority
            found.flags.formUnion(touches)
        case .scroll(let axes):
            found.guides = 0
            if axes.contains(.vertical) { senses.remove(.widthSensesHeight) }
            if axes.contains(.horizontal) { senses.remove(.heightSensesWidth) }
            senses.subtract(.bounded)
            senses.subtract([.ignoresWidth, .ignoresHeight])
            for axis in BothAxes() where axes.contains(axis) { senses.insert(.endless(axis)) }
            if inner.flags.contains(.sensesContainer) {
                senses.formUnion([.widthSensesHeight, .heightSensesWidth])
            }
        case .padding(let insets):
            // Negative ones offer something where nothing is offered.
            if insets.sum(.horizontal) < 0 || insets.sum(.vertical) < 0 { senses.subtract(.bounded) }
        default: senses.subtract(.bounded)
        }
        found.flags.formUnion(senses)
    }

    /// The axes on which a wrapper's length is a part of a stack's because its child's is.
    private func passedParts(of row: Int, _ inner: NodeTraits.Flags) -> NodeTraits.Flags {
        var parts = inner.intersection(.parts)
        if parts.isEmpty { return parts }
        switch rules[row] {
        case .padding, .offset, .layers, .priority, .guide, .ignoresSafeArea: break
        case .frame(let fixed, _):
            for axis in BothAxes() where !fixed[axis].isNaN { parts.remove(.part(of: axis)) }
        default: parts = []
        }
        return parts
    }

    /// Finds what a container of several children that is no stack has from them.
    private func inheritAll(_ row: Int, _ found: inout NodeTraits) {
        var all = NodeTraits.Flags.ignoring
        var child = firstChild(of: row)
        guard child >= 0 else { return }
        while child >= 0 {
            let flags = traits[child].flags
            found.guides |= traits[child].guides
            found.flags.formUnion(flags.intersection(.inherited))
            all.formIntersection(flags.ignoringIfRigid)
            child = nextChild(after: child)
        }
        found.flags.formUnion(all)
    }

    /// The axis of the stack that a spacer or divider stands in, or nil.
    func orientation(of row: Int) -> Axis? {
        var row = links[row].parent
        while row >= 0 {
            switch rules[Int(row)] {
            case .stack(let axis, _, _), .lazyGrid(let axis, _, _, isStack: true): return axis
            case .custom: return functions[Int(row)]?.layout?.stackAxis
            default: break
            }
            guard rules[Int(row)].keepsOrientation else { return nil }
            row = links[Int(row)].parent
        }
        return nil
    }

    private func spacerTouches(_ row: Int) -> NodeTraits.Flags {
        switch orientation(of: row) {
        case .horizontal: [.touchesLeading, .touchesTrailing]
        case .vertical: [.touchesTop, .touchesBottom]
        case nil: .touches
        }
    }
}

extension NodeTraits {
    /// Takes what lengths follow from out of their ranges where they are known.
    @inline(__always)
    mutating func follow(_ width: LengthRange, _ height: LengthRange) {
        if width.isKnown {
            flags.subtract([.widthSensesHeight, .ignoresWidth, .endlessWidth])
            if width.max == .infinity { flags.insert(.endlessWidth) }
            flags.insert(.boundedWidth)
            if width.isRigid { flags.insert(.rigidWidth) }
        }
        if height.isKnown {
            flags.subtract([.heightSensesWidth, .ignoresHeight, .endlessHeight])
            if height.max == .infinity { flags.insert(.endlessHeight) }
            flags.insert(.boundedHeight)
            if height.isRigid { flags.insert(.rigidHeight) }
        }
    }
}

extension Rule {
    /// Whether nodes of the kind keep more than answers.
    var keepsPlans: Bool {
        switch self {
        case .grid, .custom, .lazyGrid: true
        default: false
        }
    }
}

extension MeasureDependence {
    var flags: NodeTraits.Flags {
        switch self {
        case .both: [.widthSensesHeight, .heightSensesWidth, .endlessWidth, .endlessHeight]
        case .widthFirst: [.heightSensesWidth, .endlessWidth, .endlessHeight]
        case .width: [.heightSensesWidth, .ignoresHeight, .endlessWidth, .endlessHeight, .boundedHeight]
        case .separate: [.endlessWidth, .endlessHeight]
        case .text: [.heightSensesWidth, .isText, .boundedWidth, .boundedHeight]
        }
    }
}

extension NodeTraits.Flags {
    /// The flags, with one that says that a proposal is ignored where there is one length only.
    @inline(__always)
    var ignoringIfRigid: Self {
        Self(rawValue: rawValue | (rawValue >> Self.rigidDistance & Self.ignoring.rawValue))
    }

    static let parts: Self = [.partOfWidth, .partOfHeight]
    static let bounded: Self = [.boundedWidth, .boundedHeight]
    static let ignoring: Self = [.ignoresWidth, .ignoresHeight]
    static let endless: Self = [.endlessWidth, .endlessHeight]
    static let touches: Self = [.touchesLeading, .touchesTrailing, .touchesTop, .touchesBottom]
    /// What a node has if any of its children has it.
    static let passed: Self = [.sensesPlace, .sensesContainer, .hasPreferences]
}
