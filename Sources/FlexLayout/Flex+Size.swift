internal import Flexbox
public import ViewBridge

extension Flex {
    /// The width, in points; nil means auto.
    @discardableResult
    public func width(_ value: CGFloat?) -> Flex { set(.width, length(value, or: .auto)) }

    /// The width, as a percentage of the container's.
    @discardableResult
    public func width(_ percent: FPercent) -> Flex { set(.width, percent.length) }

    /// The height, in points; nil means auto.
    @discardableResult
    public func height(_ value: CGFloat?) -> Flex { set(.height, length(value, or: .auto)) }

    /// The height, as a percentage of the container's.
    @discardableResult
    public func height(_ percent: FPercent) -> Flex { set(.height, percent.length) }

    /// The minimum width, in points; nil means no limit.
    @discardableResult
    public func minWidth(_ value: CGFloat?) -> Flex { set(.minWidth, length(value, or: .undefined)) }

    /// The minimum width, as a percentage of the container's.
    @discardableResult
    public func minWidth(_ percent: FPercent) -> Flex { set(.minWidth, percent.length) }

    /// The maximum width, in points; nil means no limit.
    @discardableResult
    public func maxWidth(_ value: CGFloat?) -> Flex { set(.maxWidth, length(value, or: .undefined)) }

    /// The maximum width, as a percentage of the container's.
    @discardableResult
    public func maxWidth(_ percent: FPercent) -> Flex { set(.maxWidth, percent.length) }

    /// The minimum height, in points; nil means no limit.
    @discardableResult
    public func minHeight(_ value: CGFloat?) -> Flex { set(.minHeight, length(value, or: .undefined)) }

    /// The minimum height, as a percentage of the container's.
    @discardableResult
    public func minHeight(_ percent: FPercent) -> Flex { set(.minHeight, percent.length) }

    /// The maximum height, in points; nil means no limit.
    @discardableResult
    public func maxHeight(_ value: CGFloat?) -> Flex { set(.maxHeight, length(value, or: .undefined)) }

    /// The maximum height, as a percentage of the container's.
    @discardableResult
    public func maxHeight(_ percent: FPercent) -> Flex { set(.maxHeight, percent.length) }

    /// The width and the height, in points; nil leaves both to the layout.
    @discardableResult
    public func size(_ size: CGSize?) -> Flex { width(size?.width).height(size?.height) }

    /// The width and the height of a square, in points.
    @discardableResult
    public func size(_ sideLength: CGFloat) -> Flex { width(sideLength).height(sideLength) }

    /// The width divided by the height, kept where only one of them is settled; nil means none.
    @discardableResult
    public func aspectRatio(_ value: CGFloat?) -> Flex {
        FlexNodes.tree.setAspectRatio(value.map(Double.init), of: styledNode)
        return self
    }

    /// The aspect ratio of an image view's picture. Nothing happens where there is no picture.
    @discardableResult
    public func aspectRatio(of imageView: UIImageView) -> Flex {
        guard let size = imageView.image?.size, size.height > 0 else { return self }
        return aspectRatio(size.width / size.height)
    }

    private func length(_ value: CGFloat?, or unset: Length) -> Length {
        guard let value, value.isFinite else { return unset }
        return .points(Double(value))
    }
}

/// Sizes by keywords.
extension Flex {
    /// The width, by a sizing keyword.
    @discardableResult
    public func width(_ keyword: SizeKeyword) -> Flex { set(.width, keyword.length) }

    /// The height, by a sizing keyword.
    @discardableResult
    public func height(_ keyword: SizeKeyword) -> Flex { set(.height, keyword.length) }

    /// The minimum width, by a sizing keyword.
    @discardableResult
    public func minWidth(_ keyword: SizeKeyword) -> Flex { set(.minWidth, keyword.length) }

    /// The maximum width, by a sizing keyword.
    @discardableResult
    public func maxWidth(_ keyword: SizeKeyword) -> Flex { set(.maxWidth, keyword.length) }

    /// The minimum height, by a sizing keyword.
    @discardableResult
    public func minHeight(_ keyword: SizeKeyword) -> Flex { set(.minHeight, keyword.length) }

    /// The maximum height, by a sizing keyword.
    @discardableResult
    public func maxHeight(_ keyword: SizeKeyword) -> Flex { set(.maxHeight, keyword.length) }

    /// The flex basis: the main size before growing and shrinking, by a sizing keyword.
    @discardableResult
    public func basis(_ keyword: BasisKeyword) -> Flex { set(.flexBasis, keyword.length) }
}
