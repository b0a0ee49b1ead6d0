internal import LayoutCore
import ViewBridge

// What a chain refers to: where it is in the coordinates of the superview of the view being laid out.
extension PinLayout {
    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: PlaceCall, to edge: VerticalEdge) { note(call, to: edge.line) }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: PlaceCall, to edge: HorizontalEdge) { note(call, to: edge.line) }

    private func note(_ call: PlaceCall, to line: ReferenceLine) {
        statement.enter(.edges)
        guard let sides = sides(of: line.target, CallText("\(call)", to: line)) else { return }
        pin(
            axisAnchor(call), call.axis, at: CGFloat(sides[call.axis][line.anchor]),
            CallText("\(call)", to: line))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: PointCall, to anchor: Anchor) {
        statement.enter(.edges)
        guard let sides = sides(of: anchor.target, CallText("\(call)", to: anchor)) else { return }
        let (vertical, horizontal) = (axisAnchor(call.vertical), axisAnchor(call.horizontal))
        pin(
            vertical, .vertical, at: CGFloat(sides[.vertical][anchor.vertical]),
            CallText("\(call)", to: anchor).part(vertical.name(.vertical)))
        pin(
            horizontal, .horizontal, at: CGFloat(sides[.horizontal][anchor.horizontal]),
            CallText("\(call)", to: anchor).part(horizontal.name(.horizontal)))
    }

    /// The rectangle of a reference; nil, with a warning where the reference is to blame, if it has none.
    func sides(of target: PinTarget?, _ call: @autoclosure () -> CallText) -> Rect? {
        guard let target, let container = box.superbox else { return nil }
        guard let frame = target.rect(seenFrom: container, keepTransform: statement.keepTransform) else {
            warn(.detachedReference(call: call().text, reference: target.text))
            return nil
        }
        return Rect(frame)
    }
}
