public import ViewBridge

/// Colours and the locations where they are pure.
public struct Gradient: Sendable {
    /// A colour at a location.
    public struct Stop: Sendable {
        /// The colour.
        public var color: UIColor
        /// The location, from 0 to 1.
        public var location: CGFloat

        /// Creates a stop.
        public init(color: UIColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The stops, in order.
    public var stops: [Stop]

    /// Creates a gradient of stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of colours at equal distances.
    public init(colors: [UIColor]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }
}

/// A view that shows a gradient along a line, and has no size of its own.
@preconcurrency @MainActor
public final class LinearGradient: UIView {
    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where it starts.
    ///   - endPoint: Where it ends.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        super.init(frame: .zero)
        guard let layer = layer as? CAGradientLayer else { return }
        layer.startPoint = CGPoint(x: startPoint.x, y: startPoint.y)
        layer.endPoint = CGPoint(x: endPoint.x, y: endPoint.y)
        layer.locations = gradient.stops.map { NSNumber(value: Double($0.location)) }
        showColors()
    }

    /// Creates nothing: nibs are not read here.
    public required init?(coder: NSCoder) { nil }

    private let gradient: Gradient

    /// A gradient layer.
    public override class var layerClass: AnyClass { CAGradientLayer.self }

    /// Takes the colours of the new appearance.
    public override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        showColors()
    }

    private func showColors() {
        (layer as? CAGradientLayer)?.colors = gradient.stops.map {
            $0.color.resolvedColor(with: traitCollection).cgColor
        }
    }
}
