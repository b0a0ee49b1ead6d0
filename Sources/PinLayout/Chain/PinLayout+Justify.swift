internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Aligns the view between its left and right edges where it does not fill the space between
    /// them. At the left by default; the last call counts.
    @inlinable
    @discardableResult
    public func justify(_ align: HorizontalAlign) -> PinLayout {
        note(justify: align)
        return self
    }

    /// Aligns the view between its upper and lower edges where it does not fill the space between
    /// them. At the top by default; the last call counts.
    @inlinable
    @discardableResult
    public func align(_ align: VerticalAlign) -> PinLayout {
        note(align: align)
        return self
    }

    /// Lets a width or height that the chain sets pin the opposite edge too, before margins are applied, so
    /// that margins shrink the view in place of moving it.
    @inlinable
    @discardableResult
    public func pinEdges() -> PinLayout {
        notePinnedEdges()
        return self
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(justify align: HorizontalAlign) {
        statement.justify = align
        statement.pins.horizontal.justification = axisAnchor(align)
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(align: VerticalAlign) {
        statement.align = align
        statement.pins.vertical.justification = axisAnchor(align)
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func notePinnedEdges() {
        statement.enter(.pinEdges)
        statement.pins.pinsEdges = true
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
