internal import Typesetting

/// The last measurements of one text, so that repeated measure requests of a layout pass are cache hits.
struct MeasureMemo {
    private var entries: [(bounds: TextBounds, measure: TextMeasure)] = []
    private let limit = 4

    mutating func measure(_ bounds: TextBounds, _ text: () -> StyledText) -> TextMeasure {
        if let entry = entries.first(where: { $0.bounds == bounds }) { return entry.measure }
        let measure = TextEngine.measure(text(), in: bounds)
        if entries.count == limit { entries.removeFirst() }
        entries.append((bounds, measure))
        return measure
    }

    mutating func forget() { entries.removeAll(keepingCapacity: true) }
}
