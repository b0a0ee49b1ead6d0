/// What is added after each glyph of the system's font at a size, which makes Inter's words as wide as San
/// Francisco's.
///
/// Up to 20 points it is San Francisco's own tracking (Human Interface Guidelines, Typography). From there to 28
/// points San Francisco changes to a design for display, which stands closer by itself and is tracked less; Inter
/// has one design, so its spacing goes on as it is at 20. `Documentation/SystemFont.md` compares the widths.
enum SystemTracking {
    /// San Francisco's points by point size, ascending.
    private static let table: [(size: Double, points: Double)] = [
        (6, 0.24), (8, 0.21), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
        (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45),
    ]
    private static let displayTable: [(size: Double, points: Double)] = [
        (28, 0.38), (30, 0.40), (34, 0.40), (40, 0.37), (50, 0.34), (60, 0.26), (80, 0),
    ]

    /// How much closer the display design stands, as a share of the size: what its tracking at 28 points exceeds
    /// that of text at 20 by.
    private static let displayTightness = 0.38 / 28 + 0.45 / 20

    /// The points at a size; between the sizes of a table in proportion, elsewhere in proportion to the size.
    static func points(at size: Double) -> Double {
        switch size {
        case ..<6: table[0].points * max(0, size) / table[0].size
        case ...20: interpolated(table, at: size)
        case ..<28: -0.45 / 20 * size
        case ..<80: interpolated(displayTable, at: size) - displayTightness * size
        default: -displayTightness * size
        }
    }

    private static func interpolated(
        _ table: [(size: Double, points: Double)], at size: Double
    ) -> Double {
        guard let next = table.firstIndex(where: { size <= $0.size }) else { return 0 }
        guard next > 0 else { return table[0].points }
        let (low, high) = (table[next - 1], table[next])
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }
}
