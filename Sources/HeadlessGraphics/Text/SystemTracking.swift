/// What San Francisco adds after each glyph at a size (Human Interface Guidelines, Typography, Tracking values).
///
/// From 20 to 28 points the letters of its design for display replace those for text; they are closer
/// by themselves, for which the tracking compensates. So do the letter widths of `FontRequest.letterWidths`.
/// `Documentation/SystemFont.md` compares the widths.
enum SystemTracking {
    /// Points by point size, ascending.
    private static let table: [(size: Double, value: Double)] = [
        (6, 0.24), (8, 0.21), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
        (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (30, 0.40), (34, 0.40),
        (40, 0.37), (50, 0.34), (60, 0.26), (80, 0),
    ]

    /// How much of the design for display there is in a size, 1 for all: read off the widths of words.
    private static let displayShares: [(size: Double, value: Double)] = [
        (17, 0), (18, 0.04), (20, 0.2), (22, 0.5), (24, 0.77), (26, 0.87), (28, 1),
    ]

    /// The points at a size; between the sizes of the table in proportion, below in proportion to the size.
    static func points(at size: Double) -> Double {
        guard size > table[0].size else { return table[0].value * max(0, size) / table[0].size }
        return interpolated(table, at: size)
    }

    /// The share of the design for display at a size.
    static func displayShare(at size: Double) -> Double {
        interpolated(displayShares, at: size)
    }

    /// The value at a size: between two of the table in proportion, outside of it the nearest.
    private static func interpolated(_ table: [(size: Double, value: Double)], at size: Double) -> Double {
        guard let next = table.firstIndex(where: { size <= $0.size }) else { return table.last?.value ?? 0 }
        guard next > 0 else { return table[0].value }
        let (low, high) = (table[next - 1], table[next])
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
}
