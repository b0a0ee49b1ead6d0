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

    /// The direction in which rows and text run: from left to right by default, whatever the view's own direction is.
    /// `auto` takes the view's.
    @discardableResult
    public func layoutDirection(_ value: LayoutDirection) -> Flex {
        follow(semantics: value == .auto)
        return value.style.map { set(.direction, $0) } ?? self
    }

    /// Sets whether the direction is that of the view's semantics.
    func follow(semantics follows: Bool) {
        guard follows, !isLayoutOnly else {
            FlexNodes.semanticItems.remove(node)
            return
        }
        FlexNodes.semanticItems.insert(node)
        if let view = heldView, let attachment = FlexAttachment.of[view] { view.addObserver(attachment) }
        followSemantics()
    }

    /// Takes the direction from the view.
    func followSemantics() {
        guard let view = heldView else { return }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        set(.direction, isMirrored ? .rightToLeft : .leftToRight)
    }
}
