internal import Flexbox
public import ViewBridge

extension Flex {
    /// Whether the item makes a box. An item without one, and all in it, gets an empty frame; it is not
    /// hidden.
    @discardableResult
    public func display(_ value: Display) -> Flex { set(.display, value.style) }

    /// What widths and heights measure; the box with its padding by default.
    @discardableResult
    public func boxSizing(_ value: BoxSizing) -> Flex { set(.boxSizing, value.style) }

    /// The colour behind the view.
    @discardableResult
    public func backgroundColor(_ color: UIColor) -> Flex {
        heldView?.backgroundColor = color
        return self
    }

    /// The radius of the view's corners, in points.
    @discardableResult
    public func cornerRadius(_ value: CGFloat) -> Flex {
        heldView?.layer.cornerRadius = value
        return self
    }

    /// The border that the view's layer draws. It takes up no space in the layout.
    @discardableResult
    public func border(_ width: CGFloat, _ color: UIColor) -> Flex {
        heldView?.layer.borderWidth = width
        heldView?.layer.borderColor = color.cgColor
        return self
    }
}
