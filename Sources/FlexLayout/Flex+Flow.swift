internal import Flexbox

extension Flex {
    /// The direction in which items follow each other; a column by default.
    @discardableResult
    public func direction(_ value: Direction) -> Flex { set(\.flexDirection, value.style) }

    /// The direction in which items follow each other; nil means a column.
    public var direction: Direction? {
        get {
            let style = FlexForest.tree.style(of: node).flexDirection
            return Direction.allCases.first { $0.style == style }
        }
        set { direction(newValue ?? .column) }
    }

    /// Whether items that do not fit start a new line; they do not by default.
    @discardableResult
    public func wrap(_ value: Wrap) -> Flex { set(\.flexWrap, value.style) }

    /// The direction in which rows and text run. Where nothing says so, from left to right.
    @discardableResult
    public func layoutDirection(_ value: LayoutDirection) -> Flex { set(\.direction, value.style) }
}
