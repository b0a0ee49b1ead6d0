extension UIView {
    /// The view as constraints know it, made when first asked for.
    final var layoutNode: LayoutNode {
        let extras = madeExtras
        if let node = extras.layoutNode { return node }
        let node = LayoutNode(view: self)
        extras.layoutNode = node
        return node
    }

    private func operand(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintOperand {
        ConstraintOperand(layoutNode, attribute)
    }

    /// The edge where lines start.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.leading)) }
    /// The edge where lines end.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.trailing)) }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.left)) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.right)) }
    /// The upper edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.top)) }
    /// The lower edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.bottom)) }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(operand(.width)) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(operand(.height)) }
    /// The middle between left and right.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.centerX)) }
    /// The middle between top and bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.centerY)) }
    /// The baseline of the first line of text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.firstBaseline)) }
    /// The baseline of the last line of text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.lastBaseline)) }
}

extension UILayoutGuide {
    /// The guide as constraints know it, made when first asked for.
    final var layoutNode: LayoutNode {
        if let node { return node }
        let made = LayoutNode(guide: self)
        node = made
        return made
    }

    private func operand(_ attribute: NSLayoutConstraint.Attribute) -> ConstraintOperand {
        ConstraintOperand(layoutNode, attribute)
    }

    /// The edge where lines start.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.leading)) }
    /// The edge where lines end.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.trailing)) }
    /// The left edge.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.left)) }
    /// The right edge.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.right)) }
    /// The upper edge.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.top)) }
    /// The lower edge.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.bottom)) }
    /// The width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(operand(.width)) }
    /// The height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(operand(.height)) }
    /// The middle between left and right.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(operand(.centerX)) }
    /// The middle between top and bottom.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(operand(.centerY)) }
}
