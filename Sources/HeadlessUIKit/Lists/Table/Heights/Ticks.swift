/// Lengths as whole numbers of ticks, so that sums of them do not depend on the order of the additions.
///
/// A tick is a third of 2^-26 points: points, halves and thirds are whole numbers of ticks, and sums are exact up to 44 million
/// points.
enum Ticks {
    private static let perPoint = 201_326_592.0

    /// The ticks of a length in points; of one that is not finite none.
    static func of(_ points: CGFloat) -> Double {
        points.isFinite ? (Double(points) * perPoint).rounded() : 0
    }

    /// The points of a number of ticks.
    static func points(_ ticks: Double) -> CGFloat { CGFloat(ticks / perPoint) }
}
