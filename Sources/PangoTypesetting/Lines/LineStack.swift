/// Puts lines below one another.
///
/// The offset of equal lines is multiplied, not added up, so that n lines are exactly n times as high as one.
struct LineStack {
    private var start = 0.0
    private var count = 0.0
    private var height = 0.0
    private var spacing = 0.0

    /// The bottom of the last line.
    var bottom: Double { count == 0 ? start : start + count * height + (count - 1) * spacing }

    /// Adds a line below the others, after some spacing, and returns its top.
    mutating func add(height: Double, spacing: Double) -> Double {
        if count > 0, height == self.height, count == 1 || spacing == self.spacing {
            self.spacing = spacing
            count += 1
            return start + (count - 1) * height + (count - 1) * spacing
        }
        start = bottom + spacing
        count = 1
        self.height = height
        self.spacing = 0
        return start
    }
}
