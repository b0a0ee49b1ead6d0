import ViewBridge

/// What chains can refer to: views, layers, layout guides and rectangles (``PinReference``).
@preconcurrency @MainActor
public protocol PinReferable {
    /// The reference in its present state.
    var pinReference: PinReference { get }
}

extension UIView: PinReferable {
    /// The view as a reference.
    public var pinReference: PinReference { PinReference(self) }
}

extension CALayer: PinReferable {
    /// The layer as a reference.
    public var pinReference: PinReference { PinReference(self) }
}

extension UILayoutGuide: PinReferable {
    /// The guide's present rectangle.
    public var pinReference: PinReference { PinReference(self) }

    /// The points of the guide's rectangle that views can be pinned to.
    public var anchor: AnchorList { pinReference.anchor }

    /// The lines of the guide's rectangle that views can be pinned to.
    public var edge: EdgeList { pinReference.edge }
}

extension PinReference {
    /// The points that views can be pinned to.
    public var anchor: AnchorList { AnchorList(target: target) }

    /// The lines that views can be pinned to.
    public var edge: EdgeList { EdgeList(target: target) }
}
