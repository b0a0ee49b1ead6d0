import Typesetting

/// A text and its bounds without what sizes do not depend on: colours and decorations.
struct MeasureKey: Hashable {
    let text: StyledText
    let bounds: TextBounds

    // Runs are compared and hashed where they lie: a copy of one counts six references, and what takes one by value copies.
    // Pays in `feed`.
    static func == (left: MeasureKey, right: MeasureKey) -> Bool {
        guard left.bounds == right.bounds, left.text.runs.count == right.text.runs.count else { return false }
        return left.text.runs.withUnsafeBufferPointer { ones in
            right.text.runs.withUnsafeBufferPointer { others in
                guard let one = ones.baseAddress, let other = others.baseAddress else { return true }
                for index in ones.indices where !hasSameSize(one + index, other + index) { return false }
                return true
            }
        }
    }

    private static func hasSameSize(
        _ one: UnsafePointer<StyledText.Run>, _ other: UnsafePointer<StyledText.Run>
    ) -> Bool {
        one.pointee.text.hasSameBytes(as: other.pointee.text)
            && one.hasSameExtents(as: other)
            && one.pointee.paragraph == other.pointee.paragraph
    }

    /// Hashes what mostly distinguishes texts; the rest is left to the comparison.
    func hash(into hasher: inout Hasher) {
        // Numbers are mixed into one word, as each that is combined costs as much as eight characters; adding 0 makes both
        // zeros one.
        var numbers = (bounds.width + 0).bitPattern &+ UInt64(truncatingIfNeeded: bounds.lineLimit)
        text.runs.withUnsafeBufferPointer { runs in
            for index in runs.indices {
                runs[index].text.hashBytes(into: &hasher)
                numbers = Self.mix(numbers, UInt64(runs[index].text.utf8.count))
                numbers = Self.mix(numbers, (runs[index].attributes.font.pointSize + 0).bitPattern)
                numbers = Self.mix(numbers, UInt64(truncatingIfNeeded: runs[index].attributes.font.weight))
            }
        }
        hasher.combine(numbers)
    }

    /// One number of two, by a multiplication whose upper half depends on all of their bits.
    @inline(__always)
    private static func mix(_ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = (one ^ other &* 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
