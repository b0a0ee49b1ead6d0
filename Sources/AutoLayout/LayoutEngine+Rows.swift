import Cassowary
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
        contains(item) ? items[Int(item.index)][axis].pin : nil
    }

    func setPin(_ pin: AxisPin?, of index: Int32, _ axis: Axis) {
        let old = items[Int(index)][axis].pin
        guard pin != old else { return }
        let rows = items[Int(index)][axis]
        items[Int(index)][axis].pin = pin
        if let pin, let old, let place = rows.place, pin.hasShape(of: old) {
            try? solver.setConstant(-pin.place.points, of: place)
            if let extent = rows.extent, let length = pin.extent {
                try? solver.setConstant(-length.points, of: extent)
            }
            return
        }
        if let row = rows.place { removeRow(row) }
        if let row = rows.extent { removeRow(row) }
        (items[Int(index)][axis].place, items[Int(index)][axis].extent) = (nil, nil)
        guard let pin else { return }
        let (start, length) = (items[Int(index)].start(axis), items[Int(index)].length(axis))
        let item = LayoutItem(index: index, generation: items[Int(index)].generation)
        let parentIndex = Int(items[Int(index)].parent)
        let parent = parentIndex >= 0 ? items[parentIndex].length(axis) : nil
        func row(_ terms: [Term], _ length: AxisPin.Length, _ source: RowSource) -> ConstraintID? {
            var expression = Expression(terms, constant: -length.points)
            if length.part != 0, let parent { expression.terms.append(Term(parent, times: -length.part)) }
            return addRow(Constraint(expression, .equal), givesWay: false, from: source)
        }
        if let extent = pin.extent {
            items[Int(index)][axis].extent = row([Term(length)], extent, .pinnedLength(item, axis))
        }
        let part: Double =
            switch pin.anchor {
            case .start: 0
            case .center: 0.5
            case .end: 1
            }
        var terms = [Term(start)]
        if part != 0 { terms.append(Term(length, times: part)) }
        items[Int(index)][axis].place = row(terms, pin.place, .pin(item, axis))
    }

    /// Sets an item's natural extent on an axis.
    public func setContent(_ content: ContentSize, of item: LayoutItem, _ axis: Axis) {
        guard contains(item) else { return }
        setContent(content, of: item.index, axis)
    }

    func setContent(_ content: ContentSize, of index: Int32, _ axis: Axis) {
        let old = items[Int(index)][axis].content
        guard content != old else { return }
        let rows = items[Int(index)][axis]
        items[Int(index)][axis].content = content
        let item = LayoutItem(index: index, generation: items[Int(index)].generation)
        if let length = content.length, let hugging = rows.hugging, let compression = rows.compression,
            old.hugging == content.hugging, old.compressionResistance == content.compressionResistance
        {
            try? solver.setConstant(-length, of: hugging)
            try? solver.setConstant(-length, of: compression)
            return
        }
        if let row = rows.hugging { removeRow(row) }
        if let row = rows.compression { removeRow(row) }
        (items[Int(index)][axis].hugging, items[Int(index)][axis].compression) = (nil, nil)
        guard let length = content.length else { return }
        let expression = Expression([Term(items[Int(index)].length(axis))], constant: -length)
        items[Int(index)][axis].hugging = addRow(
            Constraint(expression, .lessThanOrEqual, priority: Priority(content.hugging)), givesWay: true,
            from: .hugging(item, axis))
        items[Int(index)][axis].compression = addRow(
            Constraint(expression, .greaterThanOrEqual, priority: Priority(content.compressionResistance)),
            givesWay: true, from: .compressionResistance(item, axis))
    }

    /// An item's natural extent on an axis.
    public func content(of item: LayoutItem, _ axis: Axis) -> ContentSize {
        contains(item) ? items[Int(item.index)][axis].content : ContentSize(length: nil)
    }
}

extension AxisPin {
    /// Whether two pins differ in points only.
    func hasShape(of other: AxisPin) -> Bool {
        anchor == other.anchor && place.part == other.place.part && extent?.part == other.extent?.part
    }
}
