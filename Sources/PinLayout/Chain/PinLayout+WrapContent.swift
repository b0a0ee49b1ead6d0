internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Makes the view as large as its subviews together and moves them to its corner, at once.
    @discardableResult
    public func wrapContent() -> PinLayout {
        wrap(.all, .zero, CallText("wrapContent"))
    }

    /// Makes the view as large as its subviews together and so many points around them, at once.
    @discardableResult
    public func wrapContent(padding: CGFloat) -> PinLayout {
        wrap(.all, .zero + padding, CallText(verbatim: "wrapContent(padding: \(CallText.number(padding)))"))
    }

    /// Makes the view as large as its subviews together and insets around them, at once.
    @discardableResult
    public func wrapContent(padding: PEdgeInsets) -> PinLayout {
        wrap(.all, padding, CallText(verbatim: "wrapContent(padding: \(CallText.insets(padding)))"))
    }

    /// Makes the view as wide or high as its subviews together and moves them to its edge, at once.
    @discardableResult
    public func wrapContent(_ type: WrapType) -> PinLayout {
        wrap(type, .zero, CallText(verbatim: "wrapContent(.\(type))"))
    }

    /// Makes the view as wide or high as its subviews together and so many points around them, at once.
    @discardableResult
    public func wrapContent(_ type: WrapType, padding: CGFloat) -> PinLayout {
        wrap(
            type, .zero + padding,
            CallText(verbatim: "wrapContent(.\(type), padding: \(CallText.number(padding)))"))
    }

    /// Makes the view as wide or high as its subviews together and insets around them, at once.
    @discardableResult
    public func wrapContent(_ type: WrapType, padding: PEdgeInsets) -> PinLayout {
        wrap(
            type, padding, CallText(verbatim: "wrapContent(.\(type), padding: \(CallText.insets(padding)))"))
    }

    /// The subviews move now, the view's size is set with the rest of the chain. Hidden subviews count.
    private func wrap(
        _ type: WrapType, _ padding: UIEdgeInsets, _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        let (children, keepTransform) = (box.subboxes, statement.keepTransform)
        guard var union = children.first?.rect(keepTransform: keepTransform) else { return self }
        for child in children.dropFirst() { union = union.union(child.rect(keepTransform: keepTransform)) }
        let wrapsWidth = type != .vertically
        let wrapsHeight = type != .horizontally
        let width = union.size.width + padding.left + padding.right
        let height = union.size.height + padding.top + padding.bottom
        if wrapsWidth, width >= 0 { set(.length, .horizontal, to: width, call()) }
        if wrapsHeight, height >= 0 { set(.length, .vertical, to: height, call()) }
        let move = CGVector(
            dx: wrapsWidth ? padding.left - union.minX : 0, dy: wrapsHeight ? padding.top - union.minY : 0)
        guard move.dx.isFinite, move.dy.isFinite else { return self }
        PinRecording.current?.keep(move, of: children, in: box, call().text)
        for child in children {
            let rect = child.rect(keepTransform: keepTransform)
            child.setRect(rect.offsetBy(dx: move.dx, dy: move.dy), keepTransform: keepTransform)
        }
        return self
    }
}
