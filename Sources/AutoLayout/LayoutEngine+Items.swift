public import Simplex
public import LayoutCore

/// The rows of items themselves: their pins, and their intrinsic sizes.
extension LayoutEngine {
    /// The rows of an item, made when they are first needed.
    private func rows(of index: Int32) -> ItemRecord.Rows {
        if let rows = records.items[index].rows { return rows }
        let made = ItemRecord.Rows()
        records.items[index].rows = made
        return made
    }

    // MARK: Pins

    /// Pins an item in its parent along an axis; nil removes the pin.
    ///
    /// - Throws: `SolverError.notFinite`. The other row of the pin is then there nevertheless.
    public func pin(_ item: LayoutItem, _ axis: Axis, _ pin: AxisPin?) throws(SolverError) {
        guard contains(item) else { return }
        try setPin(pin, of: item.index, axis)
    }

    /// The pin of an item in its parent along an axis; nil for none.
    public func pin(of item: LayoutItem, _ axis: Axis) -> AxisPin? {
        contains(item) ? records.items[item.index].rows?[axis].pin : nil
    }

    func setPin(_ pin: AxisPin?, of index: Int32, _ axis: Axis) throws(SolverError) {
        guard pin != nil || records.items[index].rows != nil else { return }
        let rows = rows(of: index)
        let old = rows[axis]
        guard pin != old.pin else { return }
        var failure = FirstFailure()
        if let pin, let oldPin = old.pin, let position = old.position, pin.hasCoefficients(of: oldPin) {
            rows[axis].pin = pin
            failure.attempt { () throws(SolverError) in
                try solver.setConstant(-pin.position.points, of: position)
            }
            if let row = old.length, let length = pin.length {
                failure.attempt { () throws(SolverError) in try solver.setConstant(-length.points, of: row) }
            }
            return try failure.rethrow()
        }
        removePin(of: index, axis)
        guard let pin else { return }
        rows[axis].pin = pin
        if let length = pin.length {
            failure.attempt { () throws(SolverError) in
                rows[axis].length = try addLengthRow(length, of: index, axis)
            }
        }
        failure.attempt { () throws(SolverError) in
            rows[axis].position = try addPositionRow(pin, of: index, axis)
        }
        try failure.rethrow()
    }

    private func addLengthRow(
        _ length: AxisPin.Length, of index: Int32, _ axis: Axis
    ) throws(SolverError) -> ConstraintID {
        let variable = records.items[index].length(axis)
        return try addPinRow(
            [Term(variable)], length, of: index, axis, .pinnedLength(handle(of: index), axis))
    }

    private func addPositionRow(
        _ pin: AxisPin, of index: Int32, _ axis: Axis
    ) throws(SolverError) -> ConstraintID {
        var terms = [Term(records.items[index].start(axis))]
        switch pin.anchor {
        case .start: break
        case .center: terms.append(Term(records.items[index].length(axis), times: 0.5))
        case .end: terms.append(Term(records.items[index].length(axis), times: 1))
        }
        return try addPinRow(terms, pin.position, of: index, axis, .pin(handle(of: index), axis))
    }

    private func addPinRow(
        _ terms: [Term], _ length: AxisPin.Length, of index: Int32, _ axis: Axis, _ source: RowSource
    ) throws(SolverError) -> ConstraintID {
        var expression = Expression(terms, constant: -length.points)
        let parent = records.items[index].parent
        if length.part != 0, parent >= 0 {
            expression.terms.append(Term(records.items[parent].length(axis), times: -length.part))
        }
        return try addRow(Constraint(expression, .equal), mayBeBroken: false, from: source)
    }

    func removePin(of index: Int32, _ axis: Axis) {
        guard let rows = records.items[index].rows else { return }
        if let row = rows[axis].position { removeRow(row) }
        if let row = rows[axis].length { removeRow(row) }
        (rows[axis].position, rows[axis].length, rows[axis].pin) = (nil, nil, nil)
    }

    // MARK: Intrinsic sizes

    /// Sets an item's intrinsic size on an axis.
    ///
    /// - Throws: `SolverError.notFinite`. The item then has no intrinsic size, or the one that it had.
    public func setContent(
        _ content: ContentSize, of item: LayoutItem, _ axis: Axis
    ) throws(SolverError) {
        guard contains(item) else { return }
        try setContent(content, of: item.index, axis)
    }

    func setContent(_ content: ContentSize, of index: Int32, _ axis: Axis) throws(SolverError) {
        guard content.length != nil || records.items[index].rows != nil else { return }
        let rows = rows(of: index)
        let old = rows[axis]
        guard content != old.content else { return }
        if let length = content.length, let hugging = old.hugging, let compression = old.compression,
            old.content.hugging == content.hugging,
            old.content.compressionResistance == content.compressionResistance
        {
            rows[axis].content = content
            return try solver.updateDerivedConstants { () throws(SolverError) in
                try solver.setConstant(-length, of: hugging)
                try solver.setConstant(-length, of: compression)
            }
        }
        removeContent(of: index, axis)
        rows[axis].content = content
        guard let length = content.length else { return }
        let item = handle(of: index)
        sum.removeAll()
        sum.add(records.items[index].length(axis), 1)
        sum.constant = -length
        rows[axis].hugging = try addSumRow(
            .lessThanOrEqual, Priority(content.hugging), from: .hugging(item, axis))
        rows[axis].compression = try addSumRow(
            .greaterThanOrEqual, Priority(content.compressionResistance),
            from: .compressionResistance(item, axis))
    }

    /// Adds an optional row for ``sum``.
    private func addSumRow(
        _ relation: Relation, _ priority: Priority, from source: RowSource
    ) throws(SolverError) -> ConstraintID {
        let row = try solver.add(
            sum.terms, constant: sum.constant, relation, priority: priority, mayBeRelaxed: true)
        setSource(source, of: row)
        return row
    }

    func removeContent(of index: Int32, _ axis: Axis) {
        guard let rows = records.items[index].rows else { return }
        if let row = rows[axis].hugging { removeRow(row) }
        if let row = rows[axis].compression { removeRow(row) }
        (rows[axis].hugging, rows[axis].compression) = (nil, nil)
        rows[axis].content = ContentSize(length: nil)
    }

    /// An item's intrinsic size on an axis.
    public func content(of item: LayoutItem, _ axis: Axis) -> ContentSize {
        let rows = contains(item) ? records.items[item.index].rows : nil
        return rows?[axis].content ?? ContentSize(length: nil)
    }

    // MARK: Metrics

    /// Sets the properties of an item besides its rectangle.
    ///
    /// - Throws: `SolverError.notFinite` for the first constraint that cannot be updated. The others are.
    public func setMetrics(_ metrics: ItemMetrics, of item: LayoutItem) throws(SolverError) {
        guard contains(item) else { return }
        let old = records.items[item.index].metrics?.values ?? ItemMetrics()
        guard metrics != old else { return }
        madeMetrics(of: item).values = metrics
        // The constants of rows depend on all metrics, their coefficients on these parts alone.
        let changesCoefficients =
            old.firstBaseline.part != metrics.firstBaseline.part
            || old.lastBaseline.part != metrics.lastBaseline.part
        var failure = FirstFailure()
        for user in constraintsUsing(item.index) {
            failure.attempt { () throws(SolverError) in
                if changesCoefficients { try rebuild(user) } else { try updateConstant(of: user) }
            }
        }
        try failure.rethrow()
    }

    /// The properties of an item besides its rectangle.
    public func metrics(of item: LayoutItem) -> ItemMetrics {
        contains(item) ? records.items[item.index].metrics?.values ?? ItemMetrics() : ItemMetrics()
    }

    private func madeMetrics(of item: LayoutItem) -> ItemRecord.Metrics {
        if let metrics = records.items[item.index].metrics { return metrics }
        let made = ItemRecord.Metrics()
        records.items[item.index].metrics = made
        return made
    }

    /// Whether an item has been given metrics.
    public func hasMetrics(_ item: LayoutItem) -> Bool {
        contains(item) && records.items[item.index].metrics != nil
    }

    /// The insets of an inset rectangle.
    public func insets(of item: LayoutItem) -> Insets {
        contains(item) ? records.items[item.index].insets : .zero
    }

    /// Sets the insets of an inset rectangle.
    ///
    /// - Throws: `SolverError.notFinite` for the first constraint that cannot be updated. The others are.
    public func setInsets(_ insets: Insets, of item: LayoutItem) throws(SolverError) {
        guard contains(item), records.items[item.index].insets != insets else { return }
        madeMetrics(of: item).insets = insets
        var failure = FirstFailure()
        for user in constraintsUsing(item.index) {
            failure.attempt { () throws(SolverError) in try updateConstant(of: user) }
        }
        try failure.rethrow()
    }

    /// Makes an item's edges, in constraints of items inside, those of a content that is scrolled.
    ///
    /// Only constraints that are added later are affected.
    public func setScrollContent(_ content: LayoutItem, of item: LayoutItem) {
        guard contains(item), contains(content) else { return }
        records.items[item.index].scrollContent = content.index
    }
}

/// The first error of several changes, all of which are attempted.
struct FirstFailure {
    private var error: SolverError?

    mutating func attempt(_ change: () throws(SolverError) -> Void) {
        do { try change() } catch { self.error = self.error ?? error }
    }

    func rethrow() throws(SolverError) {
        if let error { throw error }
    }
}

extension AxisPin {
    /// Whether two pins differ in points only.
    fileprivate func hasCoefficients(of other: AxisPin) -> Bool {
        anchor == other.anchor && position.part == other.position.part && length?.part == other.length?.part
    }
}
