import Foundation

/// The glass of iOS 26. It is drawn as a thin blur with the tint.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    /// How clear the glass is.
    public enum Style: Int, Sendable {
        case regular, clear
    }

    /// How clear the glass is.
    private final let style: Style
    /// Whether the glass moves under touches. False by default. Nothing moves it here.
    open var isInteractive = false
    /// The colour of the glass. None by default.
    open var tintColor: UIColor?

    /// Creates regular glass.
    @preconcurrency @MainActor
    public override convenience init() { self.init(style: .regular) }

    /// Creates glass of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var material: Material? {
        guard
            var glass = UIBlurEffect(style: style == .clear ? .systemUltraThinMaterial : .systemThinMaterial)
                .material
        else { return nil }
        if let tintColor { glass.tint = tintColor.withAlphaComponent(0.6) }
        return glass
    }
}

/// Lets the glass of subviews flow together. Each is drawn on its own here.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which glass flows together, in points. 0 by default.
    open var spacing: CGFloat = 0
}

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable {
        case fixed(CGFloat)
        case containerConcentric(minimum: CGFloat)
    }

    let kind: Kind

    /// A radius in points.
    public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

    /// The radius whose centre is that of the container's corner, but at least a minimum.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .containerConcentric(minimum: minimum ?? 0))
    }
}

/// The corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Kind: Hashable {
        case capsule(maximumRadius: CGFloat?)
        case corners(
            topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?,
            bottomRight: UICornerRadius?)
    }

    let kind: Kind

    /// Corners that make the shorter sides half circles.
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
        UICornerConfiguration(kind: .capsule(maximumRadius: maximumRadius))
    }

    /// Four equal corners.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius
        )
    }

    /// Four corners.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            kind: .corners(
                topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
                bottomRight: bottomRightRadius))
    }

    /// Four equal corners.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(radius: radius)
    }

    /// Equal corners above, and equal corners below.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius)
        -> UICornerConfiguration
    {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius)
    }

    /// The radius for a box of a size, of the largest corner; concentric corners are those of no container.
    func radius(in size: CGSize) -> CGFloat {
        let half = min(size.width, size.height) / 2
        switch kind {
        case .capsule(let maximum): return min(half, maximum ?? half)
        case .corners(let a, let b, let c, let d):
            return [a, b, c, d].map { corner in
                switch corner?.kind {
                case .fixed(let radius): radius
                case .containerConcentric(let minimum): minimum
                case nil: 0
                }
            }.max() ?? 0
        }
    }

    /// The corners that are round.
    var maskedCorners: CACornerMask {
        guard case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight) = kind else {
            return [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        }
        var mask: CACornerMask = []
        if topLeft != nil { mask.insert(.layerMinXMinYCorner) }
        if topRight != nil { mask.insert(.layerMaxXMinYCorner) }
        if bottomLeft != nil { mask.insert(.layerMinXMaxYCorner) }
        if bottomRight != nil { mask.insert(.layerMaxXMaxYCorner) }
        return mask
    }
}

extension UIView {
    /// The corners of the view, whatever its size. None by default: then the layer's radius counts.
    public final var cornerConfiguration: UICornerConfiguration? {
        get { extras?.cornerConfiguration }
        set {
            madeExtras.cornerConfiguration = newValue
            updateConfiguredCorners()
        }
    }

    /// The radius of the corners for the present size: the layer's, or what ``cornerConfiguration`` gives.
    @discardableResult public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        cornerConfiguration?.radius(in: bounds.size) ?? layerStorage?.cornerRadius ?? 0
    }

    final func updateConfiguredCorners() {
        guard let configuration = extras?.cornerConfiguration else { return }
        layer.cornerRadius = configuration.radius(in: geometry.bounds.size)
        layer.maskedCorners = configuration.maskedCorners
        layer.cornerCurve = .continuous
    }
}
