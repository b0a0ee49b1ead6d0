internal import LayoutCore

/// Which nodes have lengths that follow from the proposed length by limits alone, so that nobody has to ask.
extension StackTree {
    /// The lengths of a node on an axis, if they are known.
    func range(of row: Int, _ axis: Axis) -> LengthRange {
        switch rules[row] {
        case .empty: return LengthRange(0)
        case .fixed(let size): return LengthRange(size[axis])
        case .greedy(let ideal): return LengthRange(min: 0, ideal: ideal[axis], max: .infinity)
        case .reader: return LengthRange(min: 0, ideal: 10, max: .infinity)
        case .spacer(let minimum):
            let main = orientation(of: row)
            return main == axis.cross
                ? LengthRange(0) : LengthRange(min: minimum, ideal: minimum, max: .infinity)
        case .divider(let thickness):
            return orientation(of: row) == axis
                ? LengthRange(thickness) : LengthRange(min: 0, ideal: 10, max: .infinity)
        case .measured, .stack, .viewThatFits, .grid, .gridRow, .custom, .safeAreaInset, .containerFrame:
            return .unknown
        case .lazyGrid(let main, _, _, let isStack):
            return isStack && axis != main && knownChildren(row, axis) ? rangeByRule(row, axis) : .unknown
        case .frame(let fixed, _) where !fixed[axis].isNaN: return LengthRange(fixed[axis])
        case .depthStack: return knownChildren(row, axis) ? rangeByRule(row, axis) : .unknown
        case .aspectRatio:
            let child = firstChild(of: row)
            if child < 0 { return LengthRange(0) }
            return ranges(axis)[child].isRigid ? ranges(axis)[child] : .unknown
        case .flexibleFrame(let limits, _):
            let own = limits[axis]
            if !own.min.isNaN, !own.ideal.isNaN, !own.max.isNaN {
                return LengthRange(min: own.min, ideal: own.ideal, max: own.max)
            }
            return wrapperRange(row, axis)
        case .frame, .fixedSize, .padding, .position, .offset, .layers, .priority, .guide, .scroll,
            .ignoresSafeArea:
            return wrapperRange(row, axis)
        }
    }

    /// The range of a wrapper: any of them keeps its child's length between limits.
    private func wrapperRange(_ row: Int, _ axis: Axis) -> LengthRange {
        let child = firstChild(of: row)
        return child < 0 || ranges(axis)[child].isKnown ? rangeByRule(row, axis) : .unknown
    }

    private func knownChildren(_ row: Int, _ axis: Axis) -> Bool {
        var child = firstChild(of: row)
        while child >= 0 {
            if !ranges(axis)[child].isKnown { return false }
            child = nextChild(after: child)
        }
        return true
    }

    /// The range by what the node answers to the least, no and an endless proposal.
    private func rangeByRule(_ row: Int, _ axis: Axis) -> LengthRange {
        func answer(_ length: Double) -> Double {
            // The children's lengths are known, so that no question goes deep.
            (try? lengthByRule(axis, of: row, ProposedSize(axis, main: length, cross: .nan))) ?? .nan
        }
        return LengthRange(min: answer(0), ideal: answer(.nan), max: answer(.infinity))
    }
}

extension LengthRange {
    /// One length for every proposal.
    init(_ length: Double) { self.init(min: length, ideal: length, max: length) }
}
