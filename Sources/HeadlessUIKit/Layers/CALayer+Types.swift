/// The shape of a rounded corner.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a curve by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Apple's smoother curve.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's picture is fitted into its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a gravity by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as fills.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
    /// In its own size, in the middle.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// In its own size, at the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// In its own size, at the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// In its own size, at the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// In its own size, at the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// In its own size, in the corner.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// In its own size, in the corner.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// In its own size, in the corner.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// In its own size, in the corner.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
}

extension CALayerContentsGravity {
    /// The box of content of a size within bounds.
    func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let fit = min(bounds.width / size.width, bounds.height / size.height)
        let fill = max(bounds.width / size.width, bounds.height / size.height)
        let factor: CGFloat
        switch self {
        case .resizeAspect: factor = fit
        case .resizeAspectFill: factor = fill
        case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight: factor = 1
        default: return bounds
        }
        let box = CGSize(width: size.width * factor, height: size.height * factor)
        let (spareX, spareY) = (bounds.width - box.width, bounds.height - box.height)
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: spareX
            default: spareX / 2
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: spareY
            default: spareY / 2
            }
        return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: box.width, height: box.height)
    }
}
