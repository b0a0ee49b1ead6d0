import Columns
import Simplex
import LayoutCore

/// The left side of a constraint as a sum of the solver's variables, less the constant.
struct AttributeSum: ~Copyable {
    var terms = Column<Term>()
    var constant = 0.0
    /// The items on whose metrics the sum depends.
    var items = Column<Int32>()

    mutating func removeAll() {
        terms.removeAll()
        constant = 0
        items.removeAll()
    }

    /// Whether all numbers are finite.
    func check() throws(SolverError) {
        guard constant.isFinite else { throw .notFinite(constant) }
        for index in terms.indices {
            let coefficient = terms[index].coefficient
            guard coefficient.isFinite else { throw .notFinite(coefficient) }
        }
    }

    mutating func add(_ variable: Variable, _ factor: Double) {
        if factor != 0 { terms.append(Term(variable, times: factor)) }
    }
}

/// From attributes to the solver's variables.
///
/// Records of items are large: fields are read in memory, a record is never copied.
extension LayoutRecords {
    /// Replaces `sum` by that of a constraint.
    func sum(_ constraint: LayoutConstraint, into sum: inout AttributeSum) {
        sum.removeAll()
        sum.constant = -constraint.constant
        constraint.forEachTerm {
            add($0, to: &sum, in: constraint.host.index, isRightToLeft: constraint.isRightToLeft)
        }
    }

    private func add(_ term: LayoutTerm, to sum: inout AttributeSum, in host: Int32, isRightToLeft: Bool) {
        let (index, axis, factor) = (term.item.index, term.attribute.axis, term.factor)
        precondition(index >= 0 && index < items.count, "an item of another engine")
        let outer = items[index].insetOf
        sum.items.append(term.item.index)
        if outer >= 0 { sum.items.append(outer) }
        guard let position = term.attribute.position(isRightToLeft: isRightToLeft) else {
            return add(lengthOf: index, axis, times: factor, to: &sum)
        }
        let (part, offset) = offsets(of: position, in: index, axis)
        if outer >= 0 {
            let origin = items[outer].metrics?.values.origin[axis] ?? 0
            sum.constant += factor * (origin + items[index].insets.start(axis) + offset)
            add(lengthOf: index, axis, times: factor * part, to: &sum)
            ascend(from: outer, to: host, axis, factor, &sum)
        } else if index == host {
            addInside(index, position, (part, offset), axis, factor, to: &sum)
        } else {
            sum.add(items[index].start(axis), factor)
            sum.add(items[index].length(axis), factor * part)
            sum.constant += factor * offset
            ascend(from: items[index].parent, to: host, axis, factor, &sum)
        }
    }

    /// A position in the host itself, in its own coordinates. The edges of a scroll view are those of its content.
    private func addInside(
        _ index: Int32, _ position: AttributePosition, _ offsets: (part: Double, offset: Double),
        _ axis: Axis,
        _ factor: Double, to sum: inout AttributeSum
    ) {
        sum.constant += factor * offsets.offset
        let content = items[index].scrollContent
        if content >= 0 {
            let isCenter = position == .center || position == .marginCenter
            return sum.add(items[isCenter ? index : content].length(axis), factor * offsets.part)
        }
        if let metrics = items[index].metrics?.values {
            sum.constant += factor * (metrics.origin[axis] + metrics.alignmentInsets.start(axis))
        }
        sum.add(items[index].length(axis), factor * offsets.part)
    }

    /// From the coordinates inside an item to those inside the host.
    private func ascend(
        from start: Int32, to host: Int32, _ axis: Axis, _ factor: Double, _ sum: inout AttributeSum
    ) {
        var index = start
        while index != host, index >= 0 {
            sum.items.append(index)
            if let metrics = items[index].metrics?.values {
                sum.constant -= factor * (metrics.origin[axis] + metrics.alignmentInsets.start(axis))
            }
            sum.add(items[index].start(axis), factor)
            index = items[index].parent
        }
    }

    private func add(lengthOf index: Int32, _ axis: Axis, times factor: Double, to sum: inout AttributeSum) {
        let outer = items[index].insetOf
        guard outer >= 0 else { return sum.add(items[index].length(axis), factor) }
        let outside = items[outer].metrics?.values.alignmentInsets.sum(axis) ?? 0
        sum.constant += factor * (outside - items[index].insets.sum(axis))
        sum.add(items[outer].length(axis), factor)
    }

    /// A position as a part of the length of the alignment rectangle, and points from there.
    private func offsets(
        of position: AttributePosition, in index: Int32, _ axis: Axis
    ) -> (part: Double, offset: Double) {
        switch position {
        case .start: (0, 0)
        case .center: (0.5, 0)
        case .end: (1, 0)
        default: (items[index].metrics?.values ?? ItemMetrics()).offsets(of: position, axis)
        }
    }
}

extension ItemMetrics {
    /// The position of a baseline or at a margin, as a part of the length and points from there.
    fileprivate func offsets(of position: AttributePosition, _ axis: Axis) -> (part: Double, offset: Double) {
        let before = margins.start(axis) - alignmentInsets.start(axis)
        let after = alignmentInsets.end(axis) - margins.end(axis)
        return switch position {
        case .firstBaseline: (firstBaseline.part, firstBaseline.offset)
        case .lastBaseline: (lastBaseline.part, lastBaseline.offset)
        case .startMargin: (0, before)
        case .endMargin: (1, after)
        default: (0.5, (before + after) / 2)
        }
    }
}
