internal import LayoutCore

/// Leaves of text, which are measured once for all widths at which their lines break the same way.
///
/// Pays in `stack growth flat-text|depth5-text|chain-text|mixed`, as do the inlined functions, and in measure calls wherever
/// there is text.
extension StackTree {
    /// The length of a text for a proposal; nil for what is no text.
    @inline(__always)
    func textLength(_ axis: Axis, of row: Int, _ proposal: ProposedSize) -> Double? {
        guard nodes.traits[row].flags.contains(.isText) else { return nil }
        if axis == .horizontal, proposal.horizontal == .zero { return 0 }
        let text = text(of: row, width: proposal.horizontal)
        return axis == .horizontal ? text.width : text.height(within: proposal.vertical)
    }

    /// The minimum and the maximum length of a text; nil for what is no text.
    @inline(__always)
    func textLimits(_ axis: Axis, of row: Int, cross: OptionalLength) -> LengthLimits? {
        nodes.traits[row].flags.contains(.isText) ? limitsOfText(axis, row, cross: cross) : nil
    }

    private func limitsOfText(_ axis: Axis, _ row: Int, cross: OptionalLength) -> LengthLimits {
        let text = text(of: row, width: axis == .horizontal ? .infinity : cross)
        return axis == .horizontal
            ? LengthLimits(minimum: 0, maximum: text.width)
            : LengthLimits(minimum: text.minimumHeight, maximum: text.height)
    }

    /// Whether a text has been measured for a width.
    func isTextCached(of row: Int, _ width: OptionalLength) -> Bool {
        cachedTextIndex(of: row, width.or(.infinity)) >= 0
    }

    /// The size of a text for a width: cached for a larger width, if it fits into this one, or measured.
    @inline(__always)
    private func text(of row: Int, width: OptionalLength) -> TextMeasurement {
        let width = width.or(.infinity)
        let index = cachedTextIndex(of: row, width)
        if index < 0 { return measuredText(of: row, width) }
        let entry = nodes.cache.entries.address(of: index)
        return TextMeasurement(
            width: entry.pointee.width, height: entry.pointee.height, lineHeight: entry.pointee.lineHeight)
    }

    /// The index of the cache entry for a width, or -1.
    @inline(__always)
    private func cachedTextIndex(of row: Int, _ width: Double) -> Int {
        var index = Int(nodes.cacheHeads[row])
        while index >= 0 {
            let entry = nodes.cache.entries.address(of: index)
            if entry.pointee.width <= width, width <= entry.pointee.proposal.horizontal.definite { break }
            index = Int(entry.pointee.next)
        }
        return index
    }

    @inline(never)
    private func measuredText(of row: Int, _ available: Double) -> TextMeasurement {
        let proposal = ProposedSize(
            .horizontal, main: available < .infinity ? OptionalLength(available) : .unspecified,
            cross: .unspecified)
        // Not by `callMeasure`, whose optional result is moved twice: pays in `stack growth chain-text`.
        guard let measure = nodes.functions[row]?.measure, !state.isInterrupted else { return .none }
        state.statistics.measureCalls += 1
        let measurement = measure(proposal)
        if state.isInterrupted { return .none }
        let width = Self.usableLength(measurement.size.width, proposal.horizontal)
        var lineHeight = OptionalLength.unspecified
        if let height = measurement.lineHeight, height > 0, height < ProposedSize.unlimited {
            lineHeight = OptionalLength(height)
        }
        let text = TextMeasurement(
            width: width < available ? width : available,
            height: Self.usableLength(measurement.size.height, .unspecified), lineHeight: lineHeight)
        let isNatural = (measurement.naturalWidth ?? .infinity) <= text.width
        nodes.cache.insertText(
            text, OptionalLength(isNatural ? .infinity : available), &nodes.cacheHeads[row])
        return text
    }
}

extension MeasurementCache {
    /// Caches the measurement of a text for a width for which there is none.
    @inline(__always)  // Pays in `stack growth flat-text|chain-text`.
    fileprivate mutating func insertText(
        _ text: TextMeasurement, _ width: OptionalLength, _ head: inout Int32
    ) {
        var count = 0
        var index = head
        while index >= 0 {
            count += 1
            index = entries[index].next
        }
        if count >= Self.maximumPerNode { removeOlderHalf(head) }
        let proposal = ProposedSize(.horizontal, main: width, cross: .unspecified)
        append(
            Entry(
                proposal: proposal, width: text.width, height: text.height, lineHeight: text.lineHeight,
                next: head), &head)
    }
}

/// A text as it is for widths at which its lines break the same way.
struct TextMeasurement {
    let width: Double
    /// The height of all lines.
    let height: Double
    /// The height of a line; unspecified where the text always shows all of them.
    let lineHeight: OptionalLength

    /// A text that cannot be measured.
    static var none: TextMeasurement { TextMeasurement(width: 0, height: 0, lineHeight: .unspecified) }

    /// The height for a proposed height of zero: one line.
    var minimumHeight: Double { lineHeight.definite < height ? lineHeight.definite : height }

    /// The height for a proposed height: less leaves out lines, but never the first.
    func height(within proposed: OptionalLength) -> Double {
        // Sums of lines may be a little off. Nothing unspecified is less than another length.
        let available = proposed.definite + 1e-9
        guard available < height, let line = lineHeight.value else { return height }
        return min(max((available / line).rounded(.down), 1) * line, height)
    }
}
