import ViewBridge

extension PinLayout {
    /// Pins the upper edge to a horizontal line of another view.
    @inlinable
    @discardableResult
    public func top(to edge: VerticalEdge) -> PinLayout {
        note(.top, to: edge)
        return self
    }

    /// Pins the vertical middle to a horizontal line of another view.
    @inlinable
    @discardableResult
    public func vCenter(to edge: VerticalEdge) -> PinLayout {
        note(.vCenter, to: edge)
        return self
    }

    /// Pins the lower edge to a horizontal line of another view.
    @inlinable
    @discardableResult
    public func bottom(to edge: VerticalEdge) -> PinLayout {
        note(.bottom, to: edge)
        return self
    }

    /// Pins the left edge to a vertical line of another view.
    @inlinable
    @discardableResult
    public func left(to edge: HorizontalEdge) -> PinLayout {
        note(.left, to: edge)
        return self
    }

    /// Pins the horizontal middle to a vertical line of another view.
    @inlinable
    @discardableResult
    public func hCenter(to edge: HorizontalEdge) -> PinLayout {
        note(.hCenter, to: edge)
        return self
    }

    /// Pins the right edge to a vertical line of another view.
    @inlinable
    @discardableResult
    public func right(to edge: HorizontalEdge) -> PinLayout {
        note(.right, to: edge)
        return self
    }

    /// Pins the edge where lines start to a vertical line of another view.
    @inlinable
    @discardableResult
    public func start(to edge: HorizontalEdge) -> PinLayout {
        note(.start, to: edge)
        return self
    }

    /// Pins the edge where lines end to a vertical line of another view.
    @inlinable
    @discardableResult
    public func end(to edge: HorizontalEdge) -> PinLayout {
        note(.end, to: edge)
        return self
    }
}
