internal import LayoutCore

/// What a stack finds when it looks at its children, each once.
extension StackTree {
    /// Finds what a stack has from its children, and its ranges.
    ///
    /// Along its axis a stack takes what it is offered, between the sums of its children's limits, if only one
    /// child has a choice besides the spacers, or all that have one have no upper limit. Across it the longest
    /// child decides, unless guides do.
    func survey(_ row: Int, _ axis: Axis, _ guide: AlignmentGuide, _ found: inout NodeTraits) {
        let (mains, crosses) = (ranges(axis), ranges(axis.cross))
        let spacing = spacing(of: row)
        var survey = StackSurvey()
        var previous = -1
        var child = firstChild(of: row)
        if child >= 0 { survey.begin(traits.place(child)) }
        while child >= 0 {
            let gap = previous < 0 ? 0 : spacing.isNone ? usualGap(previous, child, axis) : spacing
            survey.add(traits.place(child), mains.place(child), crosses.place(child), after: gap)
            previous = child
            child = nextChild(after: child)
        }
        found.guides |= survey.guides
        let isPlain = found.guides & guide.bit == 0 && !guide.fraction.isNone
        if isPlain { found.flags.insert(.hasPlainGuide) }
        if previous >= 0 { survey.report(axis, isPlain, last: traits[previous].flags, to: &found) }
        // Negative spacing is room where nothing is offered; and other parts have other lengths across.
        if spacing < 0 { found.flags.remove(.bounded(axis)) }
        if found.sensesCross(axis) { found.flags.remove(.bounded(axis.cross)) }
        let main = survey.main.range
        let isOpen = !survey.isLimited || survey.choices < 2
        mains[row] = main.isKnown && isOpen ? main : .unknown
        crosses[row] = survey.knowsBreadth && isPlain ? survey.cross.range : .unknown
        if survey.any.contains(.part(of: axis)) {
            found.flags.insert(.hasParts)
        } else if survey.isUniform, survey.unknown > 1, case .stack = rules[row] {
            found.flags.insert(.asksForLimits)
        }
        if survey.isSimple, isPlain, survey.knowsBreadth, case .stack = rules[row] {
            found.flags.insert(.isSimple)
        }
    }
}

/// What is known of a stack's children so far.
private struct StackSurvey {
    var main = LengthSums()
    var cross = LengthSums()
    var any = NodeTraits.Flags()
    var all = NodeTraits.Flags(rawValue: .max)
    var first = NodeTraits.Flags()
    var guides: UInt16 = 0
    /// How many have a choice besides spacers, and whether one of those has an upper limit.
    var choices = 0
    var isLimited = false
    var knowsBreadth = true
    /// How many have no known range along the stack.
    var unknown = 0
    /// Whether all have the same priority.
    var isUniform = true
    /// Whether, besides, all have one length or any from a common one on.
    var isSimple: Bool { isUniform && isPlainlyLong }
    private var isPlainlyLong = true
    private var priority = 0.0
    private var endlessFrom = Double.nan

    @inline(__always)
    mutating func begin(_ child: UnsafePointer<NodeTraits>) {
        priority = child.pointee.priority
        first = child.pointee.flags
    }

    @inline(__always)
    mutating func add(
        _ child: UnsafePointer<NodeTraits>, _ main: UnsafePointer<LengthRange>,
        _ cross: UnsafePointer<LengthRange>, after gap: Double
    ) {
        let flags = child.pointee.flags
        any.formUnion(flags)
        all.formIntersection(flags.ignoringIfRigid)
        guides |= child.pointee.guides
        let range = main.pointee
        self.main.add(range, after: gap)
        let itsPriority = child.pointee.priority
        if itsPriority != priority { isUniform = false }
        if range.min != range.max {
            if itsPriority > -.infinity {
                choices &+= 1
                if range.max < .infinity { isLimited = true }
            }
            if endlessFrom.isNone { endlessFrom = range.min }
            // Not so where the range is unknown either.
            if !(range.max == .infinity && range.min == endlessFrom) { isPlainlyLong = false }
            if range.min.isNone { unknown &+= 1 }
        }
        knowsBreadth = knowsBreadth && cross.pointee.isKnown
        self.cross.widen(cross.pointee)
    }

    /// Notes what follows for the stack from having seen all children.
    @inline(__always)
    func report(_ axis: Axis, _ isPlain: Bool, last: NodeTraits.Flags, to found: inout NodeTraits) {
        found.flags.formUnion(any.intersection(.inherited))
        found.flags.formUnion(all.intersection(.ignoring))
        let isHorizontal = axis == .horizontal
        if !isPlain {
            found.flags.insert(isHorizontal ? .heightSensesWidth : .widthSensesHeight)
            found.flags.remove(isHorizontal ? .ignoresHeight : .ignoresWidth)
        } else {
            found.flags.formUnion(all.intersection(isHorizontal ? .boundedHeight : .boundedWidth))
        }
        found.flags.formUnion(all.intersection(isHorizontal ? .boundedWidth : .boundedHeight))
        found.flags.formUnion(first.intersection(isHorizontal ? .touchesLeading : .touchesTop))
        found.flags.formUnion(last.intersection(isHorizontal ? .touchesTrailing : .touchesBottom))
        let across: NodeTraits.Flags =
            isHorizontal ? [.touchesTop, .touchesBottom] : [.touchesLeading, .touchesTrailing]
        found.flags.formUnion(all.intersection(across))
    }
}

/// Limits of several boxes, one after the other or side by side.
private struct LengthSums {
    private var min = 0.0
    private var ideal = 0.0
    private var max = 0.0

    /// Unknown if one of the added ranges is.
    var range: LengthRange {
        LengthRange(
            min: min < 0 ? 0 : min, ideal: ideal < 0 ? 0 : ideal, max: max < 0 ? 0 : max)
    }

    @inline(__always)
    mutating func add(_ range: LengthRange, after gap: Double) {
        min += range.min + gap
        ideal += range.ideal + gap
        max += range.max + gap
    }

    @inline(__always)
    mutating func widen(_ range: LengthRange) {
        min = range.min > min ? range.min : min
        ideal = range.ideal > ideal ? range.ideal : ideal
        max = range.max > max ? range.max : max
    }
}

extension NodeTraits.Flags {
    /// What a container of several children has if any of them has it.
    static let inherited: Self = [
        .sensesPlace, .sensesContainer, .hasPreferences, .widthSensesHeight, .heightSensesWidth,
        .endlessWidth, .endlessHeight,
    ]
}
