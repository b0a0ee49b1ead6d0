internal import Flexbox
public import ViewBridge

extension Flex {
    /// The room inside the container at all edges that nothing else names, in points.
    @discardableResult
    public func padding(_ all: CGFloat) -> Flex { set(.padding, .all, .points(Double(all))) }

    /// The room inside the container at the top and the bottom, and at the left and the right, in points.
    @discardableResult
    public func padding(_ vertical: CGFloat, _ horizontal: CGFloat) -> Flex {
        set(.padding, .vertical, .points(Double(vertical))).set(
            .padding, .horizontal, .points(Double(horizontal)))
    }

    /// The room inside the container at the top, at the left and the right, and at the bottom, in points.
    @discardableResult
    public func padding(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> Flex {
        set(.padding, .top, .points(Double(top))).set(.padding, .horizontal, .points(Double(horizontal)))
            .set(.padding, .bottom, .points(Double(bottom)))
    }

    /// The room inside the container at the top, the left, the bottom and the right, in points.
    @discardableResult
    public func padding(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> Flex {
        set(.padding, .top, .points(Double(top))).set(.padding, .left, .points(Double(left)))
            .set(.padding, .bottom, .points(Double(bottom))).set(.padding, .right, .points(Double(right)))
    }

    /// The room inside the container at all edges that nothing else names, as parts of the container's width.
    @discardableResult
    public func padding(_ all: FPercent) -> Flex { set(.padding, .all, all.length) }

    /// The room inside the container at the top and the bottom, and at the left and the right, as parts of
    /// the container's width.
    @discardableResult
    public func padding(_ vertical: FPercent, _ horizontal: FPercent) -> Flex {
        set(.padding, .vertical, vertical.length).set(.padding, .horizontal, horizontal.length)
    }

    /// The room inside the container at the top, at the left and the right, and at the bottom, as parts of
    /// the container's width.
    @discardableResult
    public func padding(_ top: FPercent, _ horizontal: FPercent, _ bottom: FPercent) -> Flex {
        set(.padding, .top, top.length).set(.padding, .horizontal, horizontal.length)
            .set(.padding, .bottom, bottom.length)
    }

    /// The room inside the container at the top, the left, the bottom and the right, as parts of the
    /// container's width.
    @discardableResult
    public func padding(_ top: FPercent, _ left: FPercent, _ bottom: FPercent, _ right: FPercent) -> Flex {
        set(.padding, .top, top.length).set(.padding, .left, left.length)
            .set(.padding, .bottom, bottom.length).set(.padding, .right, right.length)
    }

    /// The room inside the container at the four edges, in points.
    @discardableResult
    public func padding(_ insets: UIEdgeInsets) -> Flex {
        padding(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// The room inside the container at the four edges, by where text starts and ends, in points.
    @discardableResult
    public func padding(_ insets: NSDirectionalEdgeInsets) -> Flex {
        paddingTop(insets.top).paddingStart(insets.leading).paddingBottom(insets.bottom).paddingEnd(
            insets.trailing)
    }
}
