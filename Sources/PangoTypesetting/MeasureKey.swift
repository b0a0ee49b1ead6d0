import Typesetting

/// A text and its bounds without what sizes do not depend on: colours and decorations.
struct MeasureKey: Hashable {
    let text: StyledText
    let bounds: TextBounds

    static func == (left: MeasureKey, right: MeasureKey) -> Bool {
        guard left.bounds == right.bounds, left.text.runs.count == right.text.runs.count else { return false }
        for (one, other) in zip(left.text.runs, right.text.runs) where !hasSameSize(one, other) {
            return false
        }
        return true
    }

    private static func hasSameSize(_ one: StyledText.Run, _ other: StyledText.Run) -> Bool {
        one.text.hasSameBytes(as: other.text)
            && one.attributes.hasSameExtents(as: other.attributes) && one.paragraph == other.paragraph
    }

    /// Hashes what mostly distinguishes texts; the rest is left to the comparison.
    func hash(into hasher: inout Hasher) {
        for run in text.runs {
            hasher.combine(run.text.utf8.count)
            run.text.hashBytes(into: &hasher)
            hasher.combine(run.attributes.font.pointSize)
            hasher.combine(run.attributes.font.weight)
        }
        hasher.combine(bounds.width)
        hasher.combine(bounds.lineLimit)
    }
}
