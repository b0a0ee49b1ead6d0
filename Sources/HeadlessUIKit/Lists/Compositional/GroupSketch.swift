internal import LayoutCore

/// A group drawn by characters: a box for each item, in a group of 60 columns.
struct GroupSketch {
    private var rows: [[Character]]
    private let solution: GroupSolution

    init(_ plan: ItemPlan) {
        let container = CGSize(width: 400, height: 400)
        solution = GroupSolver.solve(plan, in: container, trim: .vertical, scale: 1)
        let width = 60
        let unit = max(solution.size.width, 1) / CGFloat(width)
        let lines = Int((solution.size.height / (unit * 2)).rounded(.up))
        let height = min(max(lines, 3), 60)
        rows = Array(repeating: Array(repeating: " ", count: width + 2), count: height + 2)
        box(CGRect(x: 0, y: 0, width: width + 1, height: height + 1), label: nil)
        let lineUnit = max(solution.size.height, 1) / CGFloat(height)
        for (index, cell) in solution.cells.prefix(1000).enumerated() {
            let frame = CGRect(
                x: cell.frame.origin.x / unit + 1, y: cell.frame.origin.y / lineUnit + 1,
                width: cell.frame.size.width / unit - 1, height: cell.frame.size.height / lineUnit - 1)
            box(frame, label: String(index))
        }
    }

    /// The lines of the drawing.
    var text: String { rows.map { String($0) }.joined(separator: "\n") }

    /// Draws the outline of a box whose corners are at its edges.
    private mutating func box(_ frame: CGRect, label: String?) {
        let (left, top) = (column(frame.origin.x), line(frame.origin.y))
        let (right, bottom) = (
            max(column(frame.end(.horizontal)), left), max(line(frame.end(.vertical)), top)
        )
        for x in left...right {
            rows[top][x] = "-"
            rows[bottom][x] = "-"
        }
        for y in top...bottom {
            rows[y][left] = y == top || y == bottom ? "+" : "|"
            rows[y][right] = y == top || y == bottom ? "+" : "|"
        }
        guard let label, bottom - top > 1, right - left > label.count else { return }
        let start = (left + right - label.count) / 2 + 1
        for (offset, character) in label.enumerated() { rows[(top + bottom) / 2][start + offset] = character }
    }

    private func column(_ x: CGFloat) -> Int { clamped(x, rows[0].count) }
    private func line(_ y: CGFloat) -> Int { clamped(y, rows.count) }

    private func clamped(_ position: CGFloat, _ count: Int) -> Int {
        position.isFinite ? min(max(Int(position.rounded()), 0), count - 1) : 0
    }
}
