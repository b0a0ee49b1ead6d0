@_spi(Columns) import Simplex
public import LayoutCore

/// The rows that items have of themselves: where they are pinned, and how large their content is.
extension LayoutEngine {
    /// Pins an item in its parent along an axis; nil lets it go.
    public func pin(_ item: LayoutItem, _ axis: Axis, _ pin: AxisPin?) {
        guard contains(item) else { return }
        setPin(pin, of: item.index, axis)
    }

    /// How an item is pinned in its parent along an axis; nil where it is not.
    public func pin(of item: LayoutItem, _ axis: Axis) -> AxisPin? {
        contains(item) ? items[item.index].rows?[axis].pin : nil
    }

    /// The rows of an item, made when first asked for.
    func rows(of index: Int32) -> ItemRecord.Rows {
        if let rows = items[index].rows { return rows }
        let made = ItemRecord.Rows()
        items[index].rows = made
        return made
    }

    func setPin(_ pin: AxisPin?, of index: Int32, _ axis: Axis) {
        guard pin != nil || items[index].rows != nil else { return }
        let all = rows(of: index)
        let rows = all[axis]
        guard pin != rows.pin else { return }
        all[axis].pin = pin
        if let pin, let old = rows.pin, let place = rows.place, pin.hasShape(of: old) {
            try? solver.setConstant(-pin.place.points, of: place)
            if let extent = rows.extent, let length = pin.extent {
                try? solver.setConstant(-length.points, of: extent)
            }
            return
        }
        if let row = rows.place { removeRow(row) }
        if let row = rows.extent { removeRow(row) }
        (all[axis].place, all[axis].extent) = (nil, nil)
        guard let pin else { return }
        let (start, length) = (items[index].start(axis), items[index].length(axis))
        let item = LayoutItem(index: index, generation: items[index].generation)
        let parentIndex = items[index].parent
        let parent = parentIndex >= 0 ? items[parentIndex].length(axis) : nil
        func row(_ terms: [Term], _ length: AxisPin.Length, _ source: RowSource) -> ConstraintID? {
            var expression = Expression(terms, constant: -length.points)
            if length.part != 0, let parent { expression.terms.append(Term(parent, times: -length.part)) }
            return addRow(Constraint(expression, .equal), givesWay: false, from: source)
        }
        if let extent = pin.extent {
            all[axis].extent = row([Term(length)], extent, .pinnedLength(item, axis))
        }
        let part: Double =
            switch pin.anchor {
            case .start: 0
            case .center: 0.5
            case .end: 1
            }
        var terms = [Term(start)]
        if part != 0 { terms.append(Term(length, times: part)) }
        all[axis].place = row(terms, pin.place, .pin(item, axis))
    }

    /// Sets an item's natural extent on an axis.
    public func setContent(_ content: ContentSize, of item: LayoutItem, _ axis: Axis) {
        guard contains(item) else { return }
        setContent(content, of: item.index, axis)
    }

    func setContent(_ content: ContentSize, of index: Int32, _ axis: Axis) {
        guard content.length != nil || items[index].rows != nil else { return }
        let all = rows(of: index)
        let rows = all[axis]
        let old = rows.content
        guard content != old else { return }
        all[axis].content = content
        let item = LayoutItem(index: index, generation: items[index].generation)
        if let length = content.length, let hugging = rows.hugging, let compression = rows.compression,
            old.hugging == content.hugging, old.compressionResistance == content.compressionResistance
        {
            solver.followingTheSolution {
                try? solver.setConstant(-length, of: hugging)
                try? solver.setConstant(-length, of: compression)
            }
            return
        }
        if let row = rows.hugging { removeRow(row) }
        if let row = rows.compression { removeRow(row) }
        (all[axis].hugging, all[axis].compression) = (nil, nil)
        guard let length = content.length else { return }
        let expression = Expression([Term(items[index].length(axis))], constant: -length)
        all[axis].hugging = addRow(
            Constraint(expression, .lessThanOrEqual, priority: Priority(content.hugging)), givesWay: true,
            from: .hugging(item, axis))
        all[axis].compression = addRow(
            Constraint(expression, .greaterThanOrEqual, priority: Priority(content.compressionResistance)),
            givesWay: true, from: .compressionResistance(item, axis))
    }

    /// An item's natural extent on an axis.
    public func content(of item: LayoutItem, _ axis: Axis) -> ContentSize {
        let rows = contains(item) ? items[item.index].rows : nil
        return rows?[axis].content ?? ContentSize(length: nil)
    }
}

extension AxisPin {
    /// Whether two pins differ in points only.
    func hasShape(of other: AxisPin) -> Bool {
        anchor == other.anchor && place.part == other.place.part && extent?.part == other.extent?.part
    }
}
