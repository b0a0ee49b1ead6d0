internal import Flexbox
internal import ViewBridge

extension Flex {
    /// The direction in which items follow each other; a column by default.
    @discardableResult
    public func direction(_ value: Direction) -> Flex { set(.flexDirection, value.style) }

    /// The direction in which items follow each other; nil means a column.
    public var direction: Direction? {
        get {
            let value = style.flexDirection
            return Direction.allCases.first { $0.style == value }
        }
        set { direction(newValue ?? .column) }
    }

    /// Whether items that do not fit start a new line; they do not by default.
    @discardableResult
    public func wrap(_ value: Wrap) -> Flex { set(.flexWrap, value.style) }

    /// The direction in which rows and text run. Where nothing says so, from left to right, whatever the view's
    /// own direction is: `auto` means that.
    @discardableResult
    public func layoutDirection(_ value: LayoutDirection) -> Flex {
        follow(semantics: value == .auto)
        return value.style.map { set(.direction, $0) } ?? self
    }

    /// Lets the view's semantics decide on the direction, or no longer.
    func follow(semantics follows: Bool) {
        guard follows, !isLayoutOnly else {
            FlexNodes.semanticFollowers.remove(node)
            return
        }
        FlexNodes.semanticFollowers.insert(node)
        followSemantics()
    }

    /// Takes the direction from the view.
    func followSemantics() {
        guard let view = heldView else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        set(.direction, isMirrored ? .rightToLeft : .leftToRight)
    }
}
