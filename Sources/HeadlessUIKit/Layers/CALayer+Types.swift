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

    /// The content mode of the same meaning.
    var contentMode: UIView.ContentMode {
        switch self {
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        default: .scaleToFill
        }
    }
}
