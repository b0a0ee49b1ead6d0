import Foundation

/// How pixels are computed where a layer's picture is scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a filter by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Between neighbours.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Between neighbours of two reduced pictures.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// How a layer stores what it draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a format by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// 8 bits for each component.
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// 16 bits for each component.
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// 8 bits of grey.
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a mask from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The lower edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The upper edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The key of the event of a layer that comes into a tree.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the event of a layer that leaves a tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key of transitions.
public let kCATransition = "transition"
