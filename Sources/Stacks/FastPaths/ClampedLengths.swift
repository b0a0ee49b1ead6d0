internal import LayoutCore

/// Nodes that take the proposed length, clamped between a minimum and a maximum: most boxes do. Their lengths are
/// found once from the bottom up, and never measured.
///
/// Pays in all cases of `stack growth`.
extension StackTree {
    /// The length of a node that clamps the proposed one; nil for others.
    @inline(__always)
    func clampedLength(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Double? {
        let range = nodes.ranges(axis)[row]
        return range.isKnown ? range.length(for: proposal[axis]) : nil
    }

    /// The lengths of a node on an axis as they follow from its children's; unknown where it does not clamp. Stacks
    /// are found with their traits: ``collectStackTraits(_:_:_:)``.
    func range(of row: Int, _ axis: Axis) -> LengthRange {
        switch nodes.kinds[row] {
        case .empty: LengthRange(0)
        case .fixed(let size): LengthRange(size[axis])
        case .greedy(let ideal): LengthRange(minimum: 0, ideal: ideal[axis], maximum: .infinity)
        case .reader: LengthRange(minimum: 0, ideal: 10, maximum: .infinity)
        case .spacer, .divider: rangeByKind(row, axis)
        case .frame, .fixedSize, .padding, .position, .offset, .layers, .priority, .guide,
            .scroll, .ignoresSafeArea:
            rangeOfWrapper(row, axis)
        case .flexibleFrame(let limits, _):
            LengthRange(limits[axis]) ?? rangeOfWrapper(row, axis)
        case .depthStack: areRangesOfChildrenKnown(row, axis) ? rangeByKind(row, axis) : .unknown
        case .lazy(let container):
            container.isStack && axis != container.axis && areRangesOfChildrenKnown(row, axis)
                ? rangeByKind(row, axis) : .unknown
        case .aspectRatio:
            rangeOfScaled(row, axis)
        case .measured, .stack, .viewThatFits, .grid, .gridRow, .custom, .safeAreaInset, .containerFrame:
            .unknown
        }
    }

    /// A wrapper around a child that clamps clamps too.
    private func rangeOfWrapper(_ row: Int, _ axis: Axis) -> LengthRange {
        if case .frame(let fixed, _) = nodes.kinds[row], let length = fixed[axis].value {
            return LengthRange(length)
        }
        let child = nodes.firstChild(of: row)
        return child < 0 || nodes.ranges(axis)[child].isKnown ? rangeByKind(row, axis) : .unknown
    }

    /// What is proposed to a child of given proportions depends on both axes, which has no effect on a fixed one.
    private func rangeOfScaled(_ row: Int, _ axis: Axis) -> LengthRange {
        let child = nodes.firstChild(of: row)
        if child < 0 { return LengthRange(0) }
        let range = nodes.ranges(axis)[child]
        return range.isFixed ? range : .unknown
    }

    private func areRangesOfChildrenKnown(_ row: Int, _ axis: Axis) -> Bool {
        var child = nodes.firstChild(of: row)
        while child >= 0 {
            if !nodes.ranges(axis)[child].isKnown { return false }
            child = nodes.nextSibling(of: child)
        }
        return true
    }

    /// The range from the lengths for zero, for no and for an infinite proposal.
    private func rangeByKind(_ row: Int, _ axis: Axis) -> LengthRange {
        func length(_ proposed: OptionalLength) -> Double {
            lengthByKind(axis, of: row, ProposedSize(axis, main: proposed, cross: .unspecified))
        }
        return LengthRange(minimum: length(.zero), ideal: length(.unspecified), maximum: length(.infinity))
    }
}

/// The lengths of a box that takes the proposed length between a minimum and a maximum.
struct LengthRange {
    let minimum: Double
    let ideal: Double
    let maximum: Double

    /// Of a box that does not: NaN, in the column and in sums of ranges.
    static let unknown = LengthRange(minimum: .nan, ideal: .nan, maximum: .nan)

    init(minimum: Double, ideal: Double, maximum: Double) {
        (self.minimum, self.ideal, self.maximum) = (minimum, ideal, maximum)
    }

    /// One length for every proposal.
    init(_ length: Double) { self.init(minimum: length, ideal: length, maximum: length) }

    /// The limits of a frame if all are set.
    init?(_ limits: FrameLimits.Range) {
        guard let minimum = limits.minimum.value, let ideal = limits.ideal.value,
            let maximum = limits.maximum.value
        else { return nil }
        self.init(minimum: minimum, ideal: ideal, maximum: maximum)
    }

    /// Whether the box clamps: compared rather than by `isNaN`, which looks at the bits.
    var isKnown: Bool { minimum == minimum }
    /// Whether there is one length only.
    var isFixed: Bool { minimum == maximum && ideal == minimum }

    func length(for proposed: OptionalLength) -> Double {
        if proposed.definite <= minimum { return minimum }
        if proposed.definite >= maximum { return maximum }
        return proposed.or(ideal)
    }
}
