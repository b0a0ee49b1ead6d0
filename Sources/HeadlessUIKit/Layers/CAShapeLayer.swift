internal import DisplayList

/// A layer that draws a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
    private final var pathCopy: CGPath?
    /// The path, in the layer's coordinates. The layer takes a copy, so that a path which changes later does
    /// not change what is shown.
    open var path: CGPath? {
        get { pathCopy }
        set { pathCopy = newValue?.copy() }
    }
    /// What fills the path. Opaque black by default; nil does not fill.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Which points are inside. `.nonZero` by default.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the line. None by default.
    open var strokeColor: CGColor?
    /// The line's width. 1 by default.
    open var lineWidth: CGFloat = 1
    /// The shape of open ends. `.butt` by default.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The shape of corners. `.miter` by default.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// The longest miter as a multiple of the width. 10 by default.
    open var miterLimit: CGFloat = 10
    /// Lengths of dashes and gaps in turn. None, a solid line, by default.
    open var lineDashPattern: [NSNumber]?
    /// The offset into the dash pattern at which the line starts. 0 by default.
    open var lineDashPhase: CGFloat = 0

    /// Where the line starts, as a part of the path's length. 0 by default.
    public final var strokeStart: CGFloat = 0
    /// Where the line ends, as a part of the path's length. 1 by default.
    public final var strokeEnd: CGFloat = 1

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let shape = layer as? CAShapeLayer else { return }
        pathCopy = shape.pathCopy
        (fillColor, fillRule) = (shape.fillColor, shape.fillRule)
        (strokeColor, lineWidth, lineCap) = (shape.strokeColor, shape.lineWidth, shape.lineCap)
        (lineJoin, miterLimit) = (shape.lineJoin, shape.miterLimit)
        (lineDashPattern, lineDashPhase) = (shape.lineDashPattern, shape.lineDashPhase)
        (strokeStart, strokeEnd) = (shape.strokeStart, shape.strokeEnd)
    }

    override func drawContent(in painter: inout LayerPainter) {
        super.drawContent(in: &painter)
        guard let path = path?.displayPath else { return }
        if let fillColor {
            painter.commands.append(
                .fill(path, .color(fillColor.displayColor), fillRule == .evenOdd ? .evenOdd : .winding))
        }
        if let strokeColor, lineWidth > 0 {
            let line = path.trimmed(from: Double(strokeStart), to: Double(strokeEnd))
            painter.commands.append(.stroke(line, .color(strokeColor.displayColor), strokeStyle))
        }
    }

    private var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: Double(lineWidth),
            cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
            join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
            miterLimit: Double(miterLimit), dashes: (lineDashPattern ?? []).map(\.doubleValue),
            dashPhase: Double(lineDashPhase))
    }
}

/// How a shape layer decides which points are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a rule by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Inside where the path winds around the point.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside where a ray crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's open end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a cap by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Cut at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A semicircle beyond the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A half square beyond the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corner.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a join by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A cut corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
