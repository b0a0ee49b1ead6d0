import Foundation

extension UIView {
    /// The view's node in constraints, made when it is first needed.
    final var layoutNode: LayoutNode {
        let extras = madeExtras
        if let node = extras.layoutNode { return node }
        let node = LayoutNode(view: self)
        extras.layoutNode = node
        return node
    }

    /// The view's anchor of an attribute, made when it is first needed.
    // The attribute decides the class of its anchor, here and in guides: pays in `constraints growth chain`, in views.
    final func anchor<Anchor: NSObject>(_ attribute: NSLayoutConstraint.Attribute) -> Anchor {
        unsafeDowncast(madeExtras.anchors.anchor(attribute, of: layoutNode), to: Anchor.self)
    }
}

extension UILayoutGuide {
    /// The guide's node in constraints, made when it is first needed.
    final var layoutNode: LayoutNode {
        if let node { return node }
        let made = LayoutNode(guide: self)
        node = made
        return made
    }

    private func kept<Anchor: NSObject>(_ attribute: NSLayoutConstraint.Attribute) -> Anchor {
        unsafeDowncast(anchors.anchor(attribute, of: layoutNode), to: Anchor.self)
    }

    /// The edge where lines start.
    public final var leadingAnchor: NSLayoutXAxisAnchor { kept(.leading) }
    /// The edge where lines end.
    public final var trailingAnchor: NSLayoutXAxisAnchor { kept(.trailing) }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { kept(.left) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { kept(.right) }
    /// The upper edge.
    public final var topAnchor: NSLayoutYAxisAnchor { kept(.top) }
    /// The lower edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { kept(.bottom) }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { kept(.width) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { kept(.height) }
    /// The middle between left and right.
    public final var centerXAnchor: NSLayoutXAxisAnchor { kept(.centerX) }
    /// The middle between top and bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { kept(.centerY) }
}
