internal import Flexbox

extension Flex {
    /// The width, by what it follows from.
    @discardableResult
    public func width(_ keyword: SizeKeyword) -> Flex { set(.width, keyword.length) }

    /// The height, by what it follows from.
    @discardableResult
    public func height(_ keyword: SizeKeyword) -> Flex { set(.height, keyword.length) }

    /// The least width, by what it follows from.
    @discardableResult
    public func minWidth(_ keyword: SizeKeyword) -> Flex { set(.minWidth, keyword.length) }

    /// The greatest width, by what it follows from.
    @discardableResult
    public func maxWidth(_ keyword: SizeKeyword) -> Flex { set(.maxWidth, keyword.length) }

    /// The least height, by what it follows from.
    @discardableResult
    public func minHeight(_ keyword: SizeKeyword) -> Flex { set(.minHeight, keyword.length) }

    /// The greatest height, by what it follows from.
    @discardableResult
    public func maxHeight(_ keyword: SizeKeyword) -> Flex { set(.maxHeight, keyword.length) }

    /// The size along the container's direction before growing and shrinking, by what it follows from.
    @discardableResult
    public func basis(_ keyword: BasisKeyword) -> Flex { set(.flexBasis, keyword.length) }
}
