public import Foundation

/// The areas of a flex container beside its items.
public struct CapturedFlexBox: CapturedRow, Codable, Equatable {
    /// The index of the container.
    public var view: Int
    /// The direction, by its name in the source: `row`.
    public var direction: String
    /// The padding.
    public var padding: CapturedInsets
    /// The border.
    public var border: CapturedInsets
    /// The gaps between the items of a line and between lines, in the container's coordinates.
    public var gaps: [CGRect]
    /// The free space of the lines that `justifyContent` has left or distributed, in the container's coordinates.
    public var spaces: [CGRect]
}

/// Where touches reach a control or a view with gestures.
public struct CapturedTouchArea: CapturedRow, Codable, Equatable {
    /// The index of the view.
    public var view: Int
    /// The rectangle in the view's coordinates: the bounds, unless `point(inside:with:)` is overridden.
    public var frame: CGRect
}
