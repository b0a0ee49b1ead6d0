internal import Flexbox
public import ViewBridge

extension Flex {
    /// The room outside the item at all edges that nothing else names, in points.
    @discardableResult
    public func margin(_ all: CGFloat) -> Flex { set(.margin, .all, .points(Double(all))) }

    /// The room outside the item at the top and the bottom, and at the left and the right, in points.
    @discardableResult
    public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
        set(.margin, .vertical, .points(Double(vertical))).set(
            .margin, .horizontal, .points(Double(horizontal)))
    }

    /// The room outside the item at the top, at the left and the right, and at the bottom, in points.
    @discardableResult
    public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
        set(.margin, .top, .points(Double(top))).set(.margin, .horizontal, .points(Double(horizontal)))
            .set(.margin, .bottom, .points(Double(bottom)))
    }

    /// The room outside the item at the top, the left, the bottom and the right, in points.
    @discardableResult
    public func margin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
        set(.margin, .top, .points(Double(top))).set(.margin, .left, .points(Double(left)))
            .set(.margin, .bottom, .points(Double(bottom))).set(.margin, .right, .points(Double(right)))
    }

    /// The room outside the item at all edges that nothing else names, as parts of the container's width.
    @discardableResult
    public func margin(_ all: FPercent) -> Flex { set(.margin, .all, all.length) }

    /// The room outside the item at the top and the bottom, and at the left and the right, as parts of the
    /// container's width.
    @discardableResult
    public func margin(_ vertical: FPercent, _ horizontal: FPercent) -> Flex {
        set(.margin, .vertical, vertical.length).set(.margin, .horizontal, horizontal.length)
    }

    /// The room outside the item at the top, at the left and the right, and at the bottom, as parts of the
    /// container's width.
    @discardableResult
    public func margin(_ top: FPercent, _ horizontal: FPercent, _ bottom: FPercent) -> Flex {
        set(.margin, .top, top.length).set(.margin, .horizontal, horizontal.length)
            .set(.margin, .bottom, bottom.length)
    }

    /// The room outside the item at the top, the left, the bottom and the right, as parts of the container's
    /// width.
    @discardableResult
    public func margin(_ top: FPercent, _ left: FPercent, _ bottom: FPercent, _ right: FPercent) -> Flex {
        set(.margin, .top, top.length).set(.margin, .left, left.length)
            .set(.margin, .bottom, bottom.length).set(.margin, .right, right.length)
    }

    /// The room outside the item at the four edges, in points.
    @discardableResult
    public func margin(_ insets: UIEdgeInsets) -> Flex {
        margin(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// The room outside the item at the four edges, by where text starts and ends, in points.
    @discardableResult
    public func margin(_ insets: NSDirectionalEdgeInsets) -> Flex {
        marginTop(insets.top).marginStart(insets.leading).marginBottom(insets.bottom).marginEnd(
            insets.trailing)
    }
}
