internal import LayoutCore
import ViewBridge

// A box beside others, and aligned with them on the other axis.
extension PinLayout {
    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: SideCall, of view: PinView, _ alignment: HorizontalAlign) {
        let reference = Unmanaged.passUnretained(view)
        if let sibling = box.rect(ofSibling: reference, keepTransform: statement.keepTransform) {
            return relate(
                call, toSibling: Rect(sibling), axisAnchor(alignment),
                CallText("\(call)", of: [.box(box.peer(view))], ".\(alignment)"))
        }
        relate(call, to: .box(box.peer(view)), axisAnchor(alignment), ".\(alignment)")
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: SideCall, of view: PinView, _ alignment: VerticalAlign) {
        let reference = Unmanaged.passUnretained(view)
        if let sibling = box.rect(ofSibling: reference, keepTransform: statement.keepTransform) {
            return relate(
                call, toSibling: Rect(sibling), axisAnchor(alignment),
                CallText("\(call)", of: [.box(box.peer(view))], ".\(alignment)"))
        }
        relate(call, to: .box(box.peer(view)), axisAnchor(alignment), ".\(alignment)")
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: SideCall, of views: [PinView], _ alignment: HorizontalAlign) {
        relate(call, toAll: views, axisAnchor(alignment), ".\(alignment)")
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: SideCall, of views: [PinView], _ alignment: VerticalAlign) {
        relate(call, toAll: views, axisAnchor(alignment), ".\(alignment)")
    }

    /// Places the box on a side of all views of a list.
    private func relate(
        _ call: SideCall, toAll views: [PinView], _ anchor: AxisAnchor?,
        _ alignment: @autoclosure () -> String
    ) {
        guard let extent = extent(ofSiblings: views) else {
            return relate(call, to: targets(views), anchor, alignment())
        }
        statement.enter(.edges)
        relate(call, to: extent, anchor, CallText("\(call)", of: targets(views), alignment()))
    }

    /// The extent of views that are all in the superview, as most references are; nil where one is not, or there are none.
    private func extent(ofSiblings views: [PinView]) -> ReferenceExtent? {
        var extent: ReferenceExtent?
        for view in views {
            let reference = Unmanaged.passUnretained(view)
            guard let sides = box.rect(ofSibling: reference, keepTransform: statement.keepTransform) else {
                return nil
            }
            if extent == nil { extent = ReferenceExtent(Rect(sides)) } else { extent?.include(Rect(sides)) }
        }
        return extent
    }

    /// The views of a list, as what a chain refers to.
    private func targets(_ views: [PinView]) -> [PinTarget] {
        var targets: [PinTarget] = []
        targets.reserveCapacity(views.count)
        for view in views { targets.append(.box(box.peer(view))) }
        return targets
    }

    /// Places the box on a side of another.
    @inline(__always)  // Pays in `pin chain`, as do the others of this file.
    func relate(
        _ call: SideCall, to target: PinTarget, _ anchor: AxisAnchor?, _ alignment: @autoclosure () -> String
    ) {
        statement.enter(.edges)
        guard let sides = sides(of: target, CallText("\(call)", of: [target], alignment())) else { return }
        relate(call, to: ReferenceExtent(sides), anchor, CallText("\(call)", of: [target], alignment()))
    }

    /// Places the box on a side of all the others that can be used.
    func relate(
        _ call: SideCall, to targets: [PinTarget], _ anchor: AxisAnchor?,
        _ alignment: @autoclosure () -> String
    ) {
        statement.enter(.edges)
        guard !targets.isEmpty else {
            return warn(.noReference(call: CallText("\(call)", of: targets, alignment()).text))
        }
        var extent: ReferenceExtent?
        for target in targets {
            guard let sides = sides(of: target, CallText("\(call)", of: targets, alignment())) else {
                continue
            }
            if extent == nil { extent = ReferenceExtent(sides) } else { extent?.include(sides) }
        }
        guard let extent else { return }
        relate(call, to: extent, anchor, CallText("\(call)", of: targets, alignment()))
    }

    @inline(__always)
    private func relate(
        _ call: SideCall, to extent: ReferenceExtent, _ alignment: AxisAnchor?,
        _ text: @autoclosure () -> CallText
    ) {
        let axis = call.axis
        if isBefore(call) {
            pin(.end, axis, at: CGFloat(extent[.start, axis]), text())
        } else {
            pin(.start, axis, at: CGFloat(extent[.end, axis]), text())
        }
        guard let alignment else { return }
        pin(alignment, axis.cross, at: CGFloat(extent[alignment, axis.cross]), text())
    }

    /// Places the box on a side of a view of the same superview, as most references are.
    @inline(__always)
    private func relate(
        _ call: SideCall, toSibling sides: Rect, _ alignment: AxisAnchor?, _ text: @autoclosure () -> CallText
    ) {
        statement.enter(.edges)
        let axis = call.axis
        if isBefore(call) {
            pin(.end, axis, at: CGFloat(sides[axis].start), text())
        } else {
            pin(.start, axis, at: CGFloat(sides[axis].end), text())
        }
        guard let alignment else { return }
        pin(alignment, axis.cross, at: CGFloat(sides[axis.cross][alignment]), text())
    }

    /// Whether a call places the box left of the others or above.
    @inline(__always)
    private func isBefore(_ call: SideCall) -> Bool {
        switch call {
        case .above, .left: true
        case .below, .right: false
        case .before: box.isLTR
        case .after: !box.isLTR
        }
    }
}
