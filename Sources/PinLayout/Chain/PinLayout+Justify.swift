internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Aligns the view between its left and right edges where it does not fill the space between
    /// them. At the left by default; the last call counts.
    @discardableResult
    public func justify(_ align: HorizontalAlign) -> PinLayout {
        statement.justify = align
        statement.pins.horizontal.justification = axisAnchor(align)
        return self
    }

    /// Aligns the view between its upper and lower edges where it does not fill the space between
    /// them. At the top by default; the last call counts.
    @discardableResult
    public func align(_ align: VerticalAlign) -> PinLayout {
        statement.align = align
        statement.pins.vertical.justification = axisAnchor(align)
        return self
    }

    /// Lets a width or height that the chain sets pin the opposite edge too, before margins are applied, so
    /// that margins shrink the view in place of moving it.
    @discardableResult
    public func pinEdges() -> PinLayout {
        statement.enter(.pinEdges)
        statement.pins.pinsEdges = true
        return self
    }

    func axisAnchor(_ align: HorizontalAlign) -> AxisAnchor? {
        switch align {
        case .start: leading
        case .end: trailing
        default: align.anchor(isLTR: true)
        }
    }

    func axisAnchor(_ align: VerticalAlign) -> AxisAnchor? { align.anchor }
}
