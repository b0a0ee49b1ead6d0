import ViewBridge

extension PinLayout {
    /// Sets all four margins in points.
    @inlinable
    @discardableResult
    public func margin(_ value: CGFloat) -> PinLayout {
        marginVertical(value)
        return marginHorizontal(value)
    }

    /// Sets all four margins to a part of the superview: of its height above
    /// and below, of its width left and right.
    @inlinable
    @discardableResult
    public func margin(_ percent: Percent) -> PinLayout {
        marginVertical(percent)
        return marginHorizontal(percent)
    }

    /// Sets the four margins.
    @inlinable
    @discardableResult
    public func margin(_ insets: PEdgeInsets) -> PinLayout {
        margin(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// Sets the four margins, leading where lines start.
    @inlinable
    @discardableResult
    public func margin(_ directionalInsets: NSDirectionalEdgeInsets) -> PinLayout {
        marginTop(directionalInsets.top)
        marginBottom(directionalInsets.bottom)
        marginStart(directionalInsets.leading)
        return marginEnd(directionalInsets.trailing)
    }

    /// Sets the margins above and below, and those left and right, in points.
    @inlinable
    @discardableResult
    public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinLayout {
        marginVertical(vertical)
        return marginHorizontal(horizontal)
    }

    /// Sets the margins above, left and right, and below, in points.
    @inlinable
    @discardableResult
    public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> PinLayout {
        marginTop(top)
        marginHorizontal(horizontal)
        return marginBottom(bottom)
    }

    /// Sets the margins above, left, below and right, in points.
    @inlinable
    @discardableResult
    public func margin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> PinLayout {
        marginTop(top)
        marginLeft(left)
        marginBottom(bottom)
        return marginRight(right)
    }

    /// Sets the margins above and below, and those left and right, in parts of the superview.
    @inlinable
    @discardableResult
    public func margin(_ vertical: Percent, _ horizontal: Percent) -> PinLayout {
        marginVertical(vertical)
        return marginHorizontal(horizontal)
    }

    /// Sets the margins above, left and right, and below, in parts of the superview.
    @inlinable
    @discardableResult
    public func margin(_ top: Percent, _ horizontal: Percent, _ bottom: Percent) -> PinLayout {
        marginTop(top)
        marginHorizontal(horizontal)
        return marginBottom(bottom)
    }

    /// Sets the margins above, left, below and right, in parts of the superview.
    @inlinable
    @discardableResult
    public func margin(_ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent) -> PinLayout {
        marginTop(top)
        marginLeft(left)
        marginBottom(bottom)
        return marginRight(right)
    }
}
