internal import DisplayList
internal import LayoutCore

/// A layer filled with a gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    /// The colours (`CGColor`s), from start to end.
    open var colors: [Any]?
    /// The location of each colour from 0 to 1, rising; nil spreads them evenly.
    open var locations: [NSNumber]?
    /// Where the run starts, in parts of the bounds. The middle of the top edge by default.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the run ends, in parts of the bounds. The middle of the bottom edge by default.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The geometry of the run. `.axial` by default.
    open var type = CAGradientLayerType.axial

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let gradient = layer as? CAGradientLayer else { return }
        (colors, locations, type) = (gradient.colors, gradient.locations, gradient.type)
        (startPoint, endPoint) = (gradient.startPoint, gradient.endPoint)
    }

    override func drawContent(in painter: inout LayerPainter) {
        super.drawContent(in: &painter)
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.displayColor }
        guard !colors.isEmpty, !bounds.isEmpty else { return }
        let locations = (locations ?? []).map(\.doubleValue)
        let stops = colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return Gradient.Stop(color, at: locations.indices.contains(index) ? locations[index] : even)
        }
        painter.fill(self, with: .gradient(Gradient(shape, stops: stops)))
    }

    private var shape: Gradient.Shape {
        func inBounds(_ point: CGPoint) -> Point {
            Point(
                x: Double(bounds.minX + point.x * bounds.width),
                y: Double(bounds.minY + point.y * bounds.height))
        }
        let (start, end) = (inBounds(startPoint), inBounds(endPoint))
        switch type {
        case .radial:
            let radius = max(abs(end.x - start.x), abs(end.y - start.y))
            return .radial(start: start, startRadius: 0, end: start, endRadius: radius)
        case .conic:
            return .conic(center: start, angle: atan2(end.y - start.y, end.x - start.x))
        default:
            return .linear(start: start, end: end)
        }
    }
}

/// The geometry of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a type by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start to the end.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Circular around the start, whose radius is the farther side of the box to the end.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around the start, clockwise, beginning in the direction of the end.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
