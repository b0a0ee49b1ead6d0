public import ViewBridge

extension UIView {
    /// The colour behind the view.
    @_disfavoredOverload
    @discardableResult
    public func background(_ color: UIColor) -> Self {
        backgroundColor = color
        return self
    }

    /// Round corners, in points. What lies outside of them is not drawn.
    @_disfavoredOverload
    @discardableResult
    public func cornerRadius(_ radius: CGFloat) -> Self {
        layer.cornerRadius = radius
        clipsToBounds = true
        return self
    }

    /// Round corners at some of the four.
    @_disfavoredOverload
    @discardableResult
    public func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> Self {
        var masked: CACornerMask = []
        if corners.contains(.topLeft) { masked.insert(.layerMinXMinYCorner) }
        if corners.contains(.topRight) { masked.insert(.layerMaxXMinYCorner) }
        if corners.contains(.bottomLeft) { masked.insert(.layerMinXMaxYCorner) }
        if corners.contains(.bottomRight) { masked.insert(.layerMaxXMaxYCorner) }
        layer.maskedCorners = masked
        return cornerRadius(radius)
    }

    /// A line around the view.
    @_disfavoredOverload
    @discardableResult
    public func border(_ color: UIColor, width: CGFloat = 1) -> Self {
        layer.borderColor = color.cgColor
        layer.borderWidth = width
        return self
    }

    /// How content is fitted into the view.
    @discardableResult
    public func makeContentMode(_ mode: UIView.ContentMode) -> Self {
        contentMode = mode
        return self
    }

    /// Whether what lies outside of the view is left out.
    @discardableResult
    public func masksToBounds(_ masks: Bool) -> Self {
        clipsToBounds = masks
        return self
    }

    /// Whether touches reach the view.
    @_disfavoredOverload
    @discardableResult
    public func allowsHitTesting(_ allows: Bool) -> Self {
        isUserInteractionEnabled = allows
        return self
    }

    /// The colour of what is interactive.
    @discardableResult
    public func tint(_ color: UIColor) -> Self {
        tintColor = color
        return self
    }

    /// The opacity, from 0 to 1.
    @_disfavoredOverload
    @discardableResult
    public func opacity(_ opacity: CGFloat) -> Self {
        alpha = opacity
        return self
    }

    /// Draws the view larger or smaller; its frame in the layout stays.
    @_disfavoredOverload
    @discardableResult
    public func scaleEffect(_ scale: CGFloat) -> Self {
        transform = transform.scaledBy(x: scale, y: scale)
        return self
    }

    /// Draws the view turned, by radians clockwise; its frame in the layout stays.
    @_disfavoredOverload
    @discardableResult
    public func rotationEffect(_ angle: CGFloat) -> Self {
        transform = transform.rotated(by: angle)
        return self
    }

    /// The name by which tests find the view.
    @discardableResult
    public func accessibilityIdentifier(_ identifier: String) -> Self {
        accessibilityIdentifier = identifier
        return self
    }

    /// The view with an identifier: this one, or the first one in it from the top down. Nil if there is none.
    ///
    /// - Parameter identifier: The argument of ``accessibilityIdentifier(_:)``.
    public func findView(identifier: String) -> UIView? {
        var pending: [UIView] = [self]
        while let view = pending.popLast() {
            if view.accessibilityIdentifier == identifier { return view }
            pending += view.subviews.reversed()
        }
        return nil
    }

    /// The view of a class with an identifier: this one, or the first one in it from the top down. Nil if there is
    /// none, or where the one that has the identifier is of another class.
    ///
    /// - Parameters:
    ///   - identifier: The argument of ``accessibilityIdentifier(_:)``.
    ///   - type: The class.
    @_disfavoredOverload
    public func findView<View: UIView>(identifier: String, as type: View.Type = View.self) -> View? {
        let found: UIView? = findView(identifier: identifier)
        return found as? View
    }
}
