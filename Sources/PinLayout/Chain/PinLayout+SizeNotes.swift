internal import LayoutCore
import ViewBridge

// What the calls note that set widths and heights.
extension PinLayout {
    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(_ call: LengthCall, of view: PinView) {
        note(call, of: .box(box.peer(view)))
    }

    /// Sets a length to that of a reference.
    func note(_ call: LengthCall, of target: PinTarget) {
        statement.enter(.size)
        guard let size = target.size(keepTransform: statement.keepTransform) else { return }
        set(
            .length, call.axis, to: call.axis == .horizontal ? size.width : size.height,
            CallText("\(call)", of: [target], ".none"))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(size: CGSize) { setSize(size, CallText("size", size)) }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(side length: CGFloat) {
        setSize(CGSize(width: length, height: length), CallText("size", length: length))
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(size percent: Percent) {
        for axis in [Axis.horizontal, .vertical] {
            guard let length = containerLength(axis) else { continue }
            set(
                .length, axis, to: percent.of(length),
                CallText("size", percent).dimension(AxisLength.length.name(axis)))
        }
        statement.enter(.size)
    }

    // swift-format-ignore
    @usableFromInline @_effects(notEscaping self)
    func note(sizeOf view: PinView) { note(sizeOf: .box(box.peer(view))) }

    /// Sets width and height to those of a reference.
    func note(sizeOf target: PinTarget) {
        guard let size = target.size(keepTransform: statement.keepTransform) else { return }
        setSize(size, CallText("size", of: [target], ".none"))
    }

    @inline(__always)  // Pays in `pin chain`.
    private func setSize(_ size: CGSize, _ call: @autoclosure () -> CallText) {
        statement.enter(.size)
        set(.length, .horizontal, to: size.width, call().dimension("width"))
        set(.length, .vertical, to: size.height, call().dimension("height"))
    }
}
