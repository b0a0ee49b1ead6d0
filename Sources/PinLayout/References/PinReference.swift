import ViewBridge

/// What chains can refer to where there is no view: a layout guide, or a rectangle in a view.
///
/// ```swift
/// let upperHalf = PinReference(CGRect(x: 0, y: 0, width: 390, height: 400), in: view)
/// badge.pin.topRight(to: upperHalf.anchor.topRight).size(24)
/// title.pin.below(of: upperHalf).horizontally(to: view.layoutMarginsGuide).sizeToFit(.width)
/// ```
///
/// A reference is a value: a guide's rectangle is that of the moment when the reference was made.
@preconcurrency @MainActor
public struct PinReference: PinReferable {
    let target: PinTarget

    /// A rectangle in a view's own coordinates.
    public init(_ rect: CGRect, in view: UIView) {
        target = .area(PinArea(name: "CGRect", rect: rect, owner: .view(view)))
    }

    /// A rectangle in a layer's own coordinates.
    public init(_ rect: CGRect, in layer: CALayer) {
        target = .area(PinArea(name: "CGRect", rect: rect, owner: .layer(layer)))
    }

    /// The present rectangle of a layout guide. One that belongs to no view cannot be used, like a view without
    /// superview.
    public init(_ guide: UILayoutGuide) {
        var owner: PinBox?
        if let view = guide.owningView { owner = .view(view) }
        target = .area(PinArea(name: "\(type(of: guide))", rect: guide.layoutFrame, owner: owner))
    }

    /// A view itself.
    public init(_ view: UIView) { target = .box(.view(view)) }

    /// A layer itself.
    public init(_ layer: CALayer) { target = .box(.layer(layer)) }

    /// The reference itself.
    public var pinReference: PinReference { self }
}
