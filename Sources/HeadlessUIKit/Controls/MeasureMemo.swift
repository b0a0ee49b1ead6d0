internal import Typesetting

/// The last measures of one text, so that a layout pass that asks the same again is answered at once.
struct MeasureMemo {
    private var entries: [(bounds: TextBounds, measure: TextMeasure)] = []
    private let limit = 4

    mutating func measure(_ bounds: TextBounds, _ text: () -> StyledText) -> TextMeasure {
        if let known = entries.first(where: { $0.bounds == bounds }) { return known.measure }
        let measure = TextEngine.typesetter.measure(text(), in: bounds)
        if entries.count == limit { entries.removeFirst() }
        entries.append((bounds, measure))
        return measure
    }

    mutating func forget() { entries.removeAll(keepingCapacity: true) }
}
