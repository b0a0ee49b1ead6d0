/// What San Francisco adds after each glyph at a size, which makes Inter's words as wide as its own.
///
/// (Human Interface Guidelines, Typography; `Documentation/SystemFont.md` compares the widths.)
enum SystemTracking {
    /// Points by point size, ascending.
    private static let table: [(size: Double, points: Double)] = [
        (6, 0.24), (8, 0.21), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23),
        (16, -0.31), (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26),
        (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22), (27, 0.29), (28, 0.38), (30, 0.40), (34, 0.40),
        (40, 0.37), (50, 0.34), (60, 0.26), (80, 0),
    ]

    /// The points at a size; between the sizes of the table in proportion, below them in proportion to the size.
    static func points(at size: Double) -> Double {
        guard let next = table.firstIndex(where: { size <= $0.size }) else { return 0 }
        guard next > 0 else { return table[0].points * max(0, size) / table[0].size }
        let (low, high) = (table[next - 1], table[next])
        return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
    }
}
