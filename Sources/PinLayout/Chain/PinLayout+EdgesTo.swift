internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins the upper edge to a horizontal line of another view.
    @discardableResult
    public func top(to edge: VerticalEdge) -> PinLayout {
        pin(.start, .vertical, to: edge.line, CallText("top", to: edge.line))
    }

    /// Pins the vertical middle to a horizontal line of another view.
    @discardableResult
    public func vCenter(to edge: VerticalEdge) -> PinLayout {
        pin(.center, .vertical, to: edge.line, CallText("vCenter", to: edge.line))
    }

    /// Pins the lower edge to a horizontal line of another view.
    @discardableResult
    public func bottom(to edge: VerticalEdge) -> PinLayout {
        pin(.end, .vertical, to: edge.line, CallText("bottom", to: edge.line))
    }

    /// Pins the left edge to a vertical line of another view.
    @discardableResult
    public func left(to edge: HorizontalEdge) -> PinLayout {
        pin(.start, .horizontal, to: edge.line, CallText("left", to: edge.line))
    }

    /// Pins the horizontal middle to a vertical line of another view.
    @discardableResult
    public func hCenter(to edge: HorizontalEdge) -> PinLayout {
        pin(.center, .horizontal, to: edge.line, CallText("hCenter", to: edge.line))
    }

    /// Pins the right edge to a vertical line of another view.
    @discardableResult
    public func right(to edge: HorizontalEdge) -> PinLayout {
        pin(.end, .horizontal, to: edge.line, CallText("right", to: edge.line))
    }

    /// Pins the edge where lines start to a vertical line of another view.
    @discardableResult
    public func start(to edge: HorizontalEdge) -> PinLayout {
        pin(leading, .horizontal, to: edge.line, CallText("start", to: edge.line))
    }

    /// Pins the edge where lines end to a vertical line of another view.
    @discardableResult
    public func end(to edge: HorizontalEdge) -> PinLayout {
        pin(trailing, .horizontal, to: edge.line, CallText("end", to: edge.line))
    }
}
