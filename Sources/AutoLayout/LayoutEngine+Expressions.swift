import Cassowary
import LayoutCore

/// From attributes to the solver's variables.
///
/// Records of items are large: fields are read in place, a record is never copied.
extension LayoutEngine {
    /// Puts the constraint's sum less its constant into ``sum``, and tells the items that it depends on besides
    /// those of its terms.
    func accumulate(_ constraint: LayoutConstraint, through: inout [Int32]) {
        sum.terms.removeAll(keepingCapacity: true)
        sum.constant = -constraint.constant
        for term in constraint.terms {
            accumulate(
                term, in: Int(constraint.host.index), isRightToLeft: constraint.isRightToLeft, &through)
        }
    }

    private func accumulate(
        _ term: LayoutTerm, in host: Int, isRightToLeft: Bool, _ through: inout [Int32]
    ) {
        let (index, axis, factor) = (Int(term.item.index), term.attribute.axis, term.factor)
        let guided = Int(items[index].guided)
        if guided >= 0 { through.append(Int32(guided)) }
        guard let place = term.attribute.place(isRightToLeft: isRightToLeft) else {
            return add(lengthOf: index, axis, times: factor)
        }
        let (part, offset) = items[index].position(of: place, axis)
        if guided >= 0 {
            let origin = items[guided].metrics?.values.origin[axis] ?? 0
            sum.constant += factor * (origin + items[index].insets.start(axis) + offset)
            add(lengthOf: index, axis, times: factor * part)
            ascend(from: guided, to: host, axis, factor, &through)
        } else if index == host {
            accumulateInside(index, place, (part, offset), axis, factor)
        } else {
            add(items[index].start(axis), factor)
            add(items[index].length(axis), factor * part)
            sum.constant += factor * offset
            ascend(from: Int(items[index].parent), to: host, axis, factor, &through)
        }
    }

    /// A place of the host itself, in its own coordinates. The edges of what scrolls are those of its content.
    private func accumulateInside(
        _ index: Int, _ place: AttributePlace, _ position: (part: Double, offset: Double), _ axis: Axis,
        _ factor: Double
    ) {
        sum.constant += factor * position.offset
        let content = Int(items[index].content)
        if content >= 0 {
            let isCenter = place == .center || place == .marginCenter
            return add(items[isCenter ? index : content].length(axis), factor * position.part)
        }
        if let metrics = items[index].metrics?.values {
            sum.constant += factor * (metrics.origin[axis] + metrics.alignmentInsets.start(axis))
        }
        add(items[index].length(axis), factor * position.part)
    }

    /// From the coordinates inside an item to those inside the host.
    private func ascend(
        from start: Int, to host: Int, _ axis: Axis, _ factor: Double, _ through: inout [Int32]
    ) {
        var index = start
        while index != host, index >= 0 {
            through.append(Int32(index))
            if let metrics = items[index].metrics?.values {
                sum.constant -= factor * (metrics.origin[axis] + metrics.alignmentInsets.start(axis))
            }
            add(items[index].start(axis), factor)
            index = Int(items[index].parent)
        }
    }

    private func add(lengthOf index: Int, _ axis: Axis, times factor: Double) {
        let guided = Int(items[index].guided)
        guard guided >= 0 else { return add(items[index].length(axis), factor) }
        let outside = items[guided].metrics?.values.alignmentInsets.sum(axis) ?? 0
        sum.constant += factor * (outside - items[index].insets.sum(axis))
        add(items[guided].length(axis), factor)
    }

    @inline(__always)
    private func add(_ variable: Variable, _ factor: Double) {
        if factor != 0 { sum.terms.append(Term(variable, times: factor)) }
    }
}

extension ItemRecord {
    /// Where a place lies: a part of the length of the alignment rectangle, and points from there.
    func position(of place: AttributePlace, _ axis: Axis) -> (part: Double, offset: Double) {
        switch place {
        case .start: return (0, 0)
        case .center: return (0.5, 0)
        case .end: return (1, 0)
        default: break
        }
        let metrics = metrics?.values ?? ItemMetrics()
        let before = metrics.margins.start(axis) - metrics.alignmentInsets.start(axis)
        let after = metrics.alignmentInsets.end(axis) - metrics.margins.end(axis)
        return switch place {
        case .firstBaseline: (metrics.firstBaseline.part, metrics.firstBaseline.offset)
        case .lastBaseline: (metrics.lastBaseline.part, metrics.lastBaseline.offset)
        case .startMargin: (0, before)
        case .endMargin: (1, after)
        default: (0.5, (before + after) / 2)
        }
    }
}
