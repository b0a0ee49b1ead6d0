/// A curve of progress over time: a cubic Bezier from (0, 0) to (1, 1). Immutable.
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: UnitBezier

    /// Creates the curve of a name; an unsupported name gives the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(.easeIn)
        case .easeOut: self.init(.easeOut)
        case .easeInEaseOut: self.init(.easeInOut)
        case .default: self.init(.standard)
        default: self.init(.linear)
        }
    }

    /// Creates a curve from its control points. Their times, `c1x` and `c2x`, are limited to 0...1.
    public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.init(UnitBezier(Double(c1x), Double(c1y), Double(c2x), Double(c2y)))
    }

    init(_ curve: UnitBezier) {
        self.curve = curve
        super.init()
    }

    /// Writes a control point, 0 to 3, the first being (0, 0) and the last (1, 1).
    ///
    /// - Parameters:
    ///   - index: Which point; limited to 0...3.
    ///   - values: Two numbers are written.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        let point = points[min(max(index, 0), 3)]
        values[0] = Float(point.0)
        values[1] = Float(point.1)
    }

    /// Whether the control points are equal.
    @discardableResult public override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    /// A hash of the control points.
    public override var hash: Int { [curve.x1, curve.y1, curve.x2, curve.y2].hashValue }
}

/// The names of common curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Core Animation's own: a little slow at the start, more at the end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
