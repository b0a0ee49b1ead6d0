internal import LayoutCore
import ViewBridge

// What the calls of a chain note. The calls themselves are inlined where they are made, so that handing the chain
// on from one to the next costs no count of references.
extension PinLayout {
    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: PlaceCall, _ distance: CGFloat) {
        statement.enter(.edges)
        inset(axisAnchor(call), call.axis, by: distance, CallText("\(call)", distance))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: PlaceCall, _ percent: Percent) {
        statement.enter(.edges)
        inset(axisAnchor(call), call.axis, by: percent, CallText("\(call)", percent))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: PlaceCall, _ insets: UIEdgeInsets) {
        statement.enter(.edges)
        let anchor = axisAnchor(call)
        inset(anchor, call.axis, by: insets[anchor, call.axis], CallText("\(call)", insets))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: PointCall, _ distance: CGFloat) {
        statement.enter(.edges)
        let (vertical, horizontal) = (axisAnchor(call.vertical), axisAnchor(call.horizontal))
        // The one value goes to the edges; only `center` moves both middles.
        let movesDown = vertical != .center || call == .center
        let movesAcross = horizontal != .center || call == .center
        inset(
            vertical, .vertical, by: movesDown ? distance : 0,
            CallText("\(call)", distance).part(vertical.name(.vertical)))
        inset(
            horizontal, .horizontal, by: movesAcross ? distance : 0,
            CallText("\(call)", distance).part(horizontal.name(.horizontal)))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: SpanCall, _ distance: CGFloat) {
        statement.enter(.edges)
        if call != .horizontally { span(.vertical, distance, distance, CallText("\(call)", distance)) }
        if call != .vertically { span(.horizontal, distance, distance, CallText("\(call)", distance)) }
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: SpanCall, _ percent: Percent) {
        statement.enter(.edges)
        if call != .horizontally, let length = containerLength(.vertical) {
            span(.vertical, percent.of(length), percent.of(length), CallText("\(call)", percent))
        }
        if call != .vertically, let length = containerLength(.horizontal) {
            span(.horizontal, percent.of(length), percent.of(length), CallText("\(call)", percent))
        }
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: SpanCall, _ insets: UIEdgeInsets) {
        statement.enter(.edges)
        if call != .horizontally { span(.vertical, insets.top, insets.bottom, CallText("\(call)", insets)) }
        if call != .vertically { span(.horizontal, insets.left, insets.right, CallText("\(call)", insets)) }
    }

    /// Pins both edges of an axis.
    @inline(__always)  // Pays in `pin chain`, as do the others of this file.
    private func span(_ axis: Axis, _ start: CGFloat, _ end: CGFloat, _ call: @autoclosure () -> CallText) {
        inset(.start, axis, by: start, call().part(AxisAnchor.start.name(axis)))
        inset(.end, axis, by: end, call().part(AxisAnchor.end.name(axis)))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: LengthCall, _ length: CGFloat) {
        statement.enter(.size)
        set(call.property, call.axis, to: length, CallText("\(call)", length: length))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: LengthCall, _ percent: Percent) {
        statement.enter(.size)
        set(call.property, call.axis, to: percent, CallText("\(call)", percent))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: MarginCall, _ distance: CGFloat) {
        enterMargins(CallText("\(call)", distance))
        if let anchor = axisAnchor(call) {
            return margin(anchor, call.axis, distance, CallText("\(call)", distance))
        }
        margin(.start, call.axis, distance, CallText("\(call)", distance))
        margin(.end, call.axis, distance, CallText("\(call)", distance))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: MarginCall, _ percent: Percent) {
        enterMargins(CallText("\(call)", percent))
        if let anchor = axisAnchor(call) {
            return margin(anchor, call.axis, percent, CallText("\(call)", percent))
        }
        margin(.start, call.axis, percent, CallText("\(call)", percent))
        margin(.end, call.axis, percent, CallText("\(call)", percent))
    }

    /// What a call pins.
    @inline(__always)
    func axisAnchor(_ call: PlaceCall) -> AxisAnchor {
        switch call {
        case .top, .left: .start
        case .vCenter, .hCenter: .center
        case .bottom, .right: .end
        case .start: leading
        case .end: trailing
        }
    }

    /// The edge whose margin a call sets; nil where it sets both.
    @inline(__always)
    private func axisAnchor(_ call: MarginCall) -> AxisAnchor? {
        switch call {
        case .marginTop, .marginLeft: .start
        case .marginBottom, .marginRight: .end
        case .marginStart: leading
        case .marginEnd: trailing
        case .marginVertical, .marginHorizontal: nil
        }
    }
}

extension UIEdgeInsets {
    /// The inset of an edge.
    fileprivate subscript(anchor: AxisAnchor, axis: Axis) -> CGFloat {
        switch (axis, anchor) {
        case (.horizontal, .end): right
        case (.horizontal, _): left
        case (.vertical, .end): bottom
        case (.vertical, _): top
        }
    }
}
