internal import LayoutCore

/// Finding the traits of stacks, in one walk through the children.
extension StackTree {
    /// Finds what a stack has from its children, and its ranges.
    ///
    /// Along its axis a stack takes what is proposed, between the sums of its children's limits, if only one
    /// child besides the spacers is flexible, or none that is flexible has a maximum. Across it the longest
    /// child decides, unless guides do.
    func collectStackTraits(_ row: Int, _ stack: NodeKind.Stack, _ found: inout NodeTraits) {
        let axis = stack.axis
        let (ranges, crossRanges) = (nodes.ranges(axis), nodes.ranges(axis.cross))
        var summary = ChildrenSummary()
        var previous = -1
        var child = nodes.firstChild(of: row)
        if child >= 0 { summary.begin(nodes.traits.address(of: child)) }
        while child >= 0 {
            summary.add(
                nodes.traits.address(of: child), ranges + child, crossRanges + child,
                after: spacing(in: stack, from: previous, to: child))
            previous = child
            child = nodes.nextSibling(of: child)
        }
        found.guides |= summary.guides
        let alignsByFraction = found.guides & stack.guide.bit == 0 && stack.guide.fraction != nil
        if alignsByFraction { found.flags.insert(.alignsByFraction) }
        if previous >= 0 {
            summary.setTraits(axis, alignsByFraction, last: nodes.traits[previous].flags, &found)
        }
        // Negative spacing leaves space where nothing is proposed; and other shares have other cross lengths.
        if stack.spacing.definite < 0 { found.flags.remove(.bounded(axis)) }
        if found.dependsOnCross(axis) { found.flags.remove(.bounded(axis.cross)) }
        let range = summary.main.range
        let clamps = range.isKnown && (!summary.hasMaximum || summary.flexibleCount < 2)
        let clampsCross = summary.areCrossRangesKnown && alignsByFraction
        ranges[row] = clamps ? range : .unknown
        crossRanges[row] = clampsCross ? summary.cross.range : .unknown
        if summary.any.contains(.part(of: axis)) { found.flags.insert(.hasParts) }
        // A row has the shares of its grid.
        guard case .stack = nodes.kinds[row] else { return }
        if !found.flags.contains(.hasParts), summary.isUniform, summary.unknownCount > 1 {
            found.flags.insert(.needsChildLimits)
        }
        if summary.isUniform, summary.areFixedOrGreedy, clampsCross { found.flags.insert(.isClampedStack) }
    }
}

/// What is known of a stack's children so far.
private struct ChildrenSummary {
    var main = RangeSum()
    var cross = RangeSum()
    var any = NodeTraits.Flags()
    var all = NodeTraits.Flags(rawValue: .max)
    var first = NodeTraits.Flags()
    var guides: UInt16 = 0
    /// How many are flexible besides spacers, and whether one of those has a maximum.
    var flexibleCount = 0
    var hasMaximum = false
    var areCrossRangesKnown = true
    /// How many have no known range along the stack.
    var unknownCount = 0
    /// Whether all have the same priority.
    var isUniform = true
    /// Whether all are fixed, or have a common minimum and no maximum.
    var areFixedOrGreedy = true
    private var priority = 0.0
    /// The common minimum of the flexible ones; NaN before the first.
    private var minimum = Double.nan

    mutating func begin(_ child: UnsafePointer<NodeTraits>) {
        priority = child.pointee.priority
        first = child.pointee.flags
    }

    @inline(__always)  // Pays in `stack growth flat|depth5|chain`.
    mutating func add(
        _ child: UnsafePointer<NodeTraits>, _ range: UnsafePointer<LengthRange>,
        _ crossRange: UnsafePointer<LengthRange>, after spacing: Double
    ) {
        let flags = child.pointee.flags
        any.formUnion(flags)
        all.formIntersection(flags.ignoringIfFixed)
        guides |= child.pointee.guides
        let range = range.pointee
        main.append(range, after: spacing)
        if child.pointee.priority != priority { isUniform = false }
        // An unknown range is equal to none.
        if range.minimum != range.maximum {
            if child.pointee.priority > -.infinity {
                flexibleCount &+= 1
                if range.maximum < .infinity { hasMaximum = true }
            }
            if minimum != minimum { minimum = range.minimum }
            if !(range.maximum == .infinity && range.minimum == minimum) { areFixedOrGreedy = false }
            if !range.isKnown { unknownCount &+= 1 }
        }
        areCrossRangesKnown = areCrossRangesKnown && crossRange.pointee.isKnown
        cross.widen(crossRange.pointee)
    }

    /// Sets what follows for a stack.
    func setTraits(_ axis: Axis, _ alignsByFraction: Bool, last: NodeTraits.Flags, _ found: inout NodeTraits)
    {
        let isHorizontal = axis == .horizontal
        found.flags.formUnion(any.intersection(.inheritedByContainers))
        found.flags.formUnion(all.intersection(.ignoring))
        if alignsByFraction {
            found.flags.formUnion(all.intersection(.bounded(axis.cross)))
        } else {
            found.flags.insert(.dependent(axis.cross))
            found.flags.remove(.ignoring(axis.cross))
        }
        found.flags.formUnion(all.intersection(.bounded(axis)))
        found.flags.formUnion(first.intersection(isHorizontal ? .noLeadingSpacing : .noTopSpacing))
        found.flags.formUnion(last.intersection(isHorizontal ? .noTrailingSpacing : .noBottomSpacing))
        let across: NodeTraits.Flags =
            isHorizontal ? [.noTopSpacing, .noBottomSpacing] : [.noLeadingSpacing, .noTrailingSpacing]
        found.flags.formUnion(all.intersection(across))
    }
}

/// The ranges of several boxes, in a line or side by side. An unknown one makes the sum unknown.
private struct RangeSum {
    private var minimum = 0.0
    private var ideal = 0.0
    private var maximum = 0.0

    var range: LengthRange {
        LengthRange(
            minimum: minimum < 0 ? 0 : minimum, ideal: ideal < 0 ? 0 : ideal,
            maximum: maximum < 0 ? 0 : maximum)
    }

    mutating func append(_ range: LengthRange, after spacing: Double) {
        minimum += range.minimum + spacing
        ideal += range.ideal + spacing
        maximum += range.maximum + spacing
    }

    mutating func widen(_ range: LengthRange) {
        minimum = range.minimum > minimum ? range.minimum : minimum
        ideal = range.ideal > ideal ? range.ideal : ideal
        maximum = range.maximum > maximum ? range.maximum : maximum
    }
}
