@_spi(Columns) import Simplex
import LayoutCore

/// From attributes to the solver's variables.
///
/// Records of items are large: fields are read in place, a record is never copied.
extension LayoutEngine {
    /// Puts the constraint's sum less its constant into ``sum`` and ``sumConstant``, and the items that it depends
    /// on into ``sumItems``.
    func accumulate(_ constraint: LayoutConstraint) {
        sum.removeAll()
        sumItems.removeAll()
        sumConstant = -constraint.constant
        constraint.forEachTerm {
            accumulate($0, in: constraint.host.index, isRightToLeft: constraint.isRightToLeft)
        }
    }

    private func accumulate(_ term: LayoutTerm, in host: Int32, isRightToLeft: Bool) {
        let (index, axis, factor) = (term.item.index, term.attribute.axis, term.factor)
        precondition(items.indices.contains(index), "an item of another engine")
        let guided = items[index].guided
        sumItems.append(term.item.index)
        if guided >= 0 { sumItems.append(guided) }
        guard let place = term.attribute.place(isRightToLeft: isRightToLeft) else {
            return add(lengthOf: index, axis, times: factor)
        }
        let (part, offset) = position(of: place, in: index, axis)
        if guided >= 0 {
            let origin = items[guided].metrics?.values.origin[axis] ?? 0
            sumConstant += factor * (origin + items[index].insets.start(axis) + offset)
            add(lengthOf: index, axis, times: factor * part)
            ascend(from: guided, to: host, axis, factor)
        } else if index == host {
            accumulateInside(index, place, (part, offset), axis, factor)
        } else {
            add(items[index].start(axis), factor)
            add(items[index].length(axis), factor * part)
            sumConstant += factor * offset
            ascend(from: items[index].parent, to: host, axis, factor)
        }
    }

    /// A place of the host itself, in its own coordinates. The edges of what scrolls are those of its content.
    private func accumulateInside(
        _ index: Int32, _ place: AttributePlace, _ position: (part: Double, offset: Double), _ axis: Axis,
        _ factor: Double
    ) {
        sumConstant += factor * position.offset
        let content = items[index].content
        if content >= 0 {
            let isCenter = place == .center || place == .marginCenter
            return add(items[isCenter ? index : content].length(axis), factor * position.part)
        }
        if let metrics = items[index].metrics?.values {
            sumConstant += factor * (metrics.origin[axis] + metrics.alignmentInsets.start(axis))
        }
        add(items[index].length(axis), factor * position.part)
    }

    /// From the coordinates inside an item to those inside the host.
    private func ascend(from start: Int32, to host: Int32, _ axis: Axis, _ factor: Double) {
        var index = start
        while index != host, index >= 0 {
            sumItems.append(index)
            if let metrics = items[index].metrics?.values {
                sumConstant -= factor * (metrics.origin[axis] + metrics.alignmentInsets.start(axis))
            }
            add(items[index].start(axis), factor)
            index = items[index].parent
        }
    }

    private func add(lengthOf index: Int32, _ axis: Axis, times factor: Double) {
        let guided = items[index].guided
        guard guided >= 0 else { return add(items[index].length(axis), factor) }
        let outside = items[guided].metrics?.values.alignmentInsets.sum(axis) ?? 0
        sumConstant += factor * (outside - items[index].insets.sum(axis))
        add(items[guided].length(axis), factor)
    }

    @inline(__always)
    private func add(_ variable: Variable, _ factor: Double) {
        if factor != 0 { sum.append(Term(variable, times: factor)) }
    }
}

extension LayoutEngine {
    /// Where a place lies: a part of the length of the alignment rectangle, and points from there.
    private func position(
        of place: AttributePlace, in index: Int32, _ axis: Axis
    ) -> (part: Double, offset: Double) {
        switch place {
        case .start: (0, 0)
        case .center: (0.5, 0)
        case .end: (1, 0)
        default: (items[index].metrics?.values ?? ItemMetrics()).position(of: place, axis)
        }
    }
}

extension ItemMetrics {
    /// Where a baseline or a place at a margin lies.
    fileprivate func position(of place: AttributePlace, _ axis: Axis) -> (part: Double, offset: Double) {
        let before = margins.start(axis) - alignmentInsets.start(axis)
        let after = alignmentInsets.end(axis) - margins.end(axis)
        return switch place {
        case .firstBaseline: (firstBaseline.part, firstBaseline.offset)
        case .lastBaseline: (lastBaseline.part, lastBaseline.offset)
        case .startMargin: (0, before)
        case .endMargin: (1, after)
        default: (0.5, (before + after) / 2)
        }
    }
}
