internal import LayoutCore
import ViewBridge

extension PinBox {
    /// The rectangle of another view of the same superview; nil for other views, and for layers and groups.
    ///
    /// - Parameter object: What the type of this box's chain says is of the same kind.
    @inline(__always)  // Pays in `pin chain`.
    func rect(ofSibling object: Unmanaged<some AnyObject>, keepTransform: Bool) -> CGRect? {
        let other = Unmanaged<UIView>.fromOpaque(object.toOpaque())
        guard let superview = unretainedView?.unretainedSuperview?.toOpaque(),
            superview == other.unretainedSuperview?.toOpaque()
        else { return nil }
        return other.rect(keepTransform: keepTransform)
    }

    /// The view, where the box is one.
    @inline(__always)
    private var unretainedView: Unmanaged<UIView>? {
        guard case .view(let view) = self else { return nil }
        return Unmanaged.passUnretained(view)
    }

    /// A rectangle of this box's coordinates in those of a container; nil where they share no ancestor.
    ///
    /// Where this box is one level further out, transforms do not matter.
    func convert(_ rect: CGRect, seenFrom container: PinBox, keepTransform: Bool) -> CGRect? {
        if keepTransform, let outer = container.superbox, outer === self {
            let origin = container.rect(keepTransform: true).origin
            let offset = container.scrollOffset
            return rect.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)
        }
        guard let (own, other) = comparable(with: container), own.root === other.root else { return nil }
        switch (own, other) {
        case (.view(let view), .view(let target)): return view.convert(rect, to: target)
        case (.layer(let layer), .layer(let target)): return layer.convert(rect, to: target)
        default: return nil
        }
    }

    /// This box and another as two of one kind: a view beside a layer is its layer.
    private func comparable(with other: PinBox) -> (PinBox, PinBox)? {
        switch (self, other) {
        case (.group, _), (_, .group): nil
        case (.view, .view), (.layer, .layer): (self, other)
        case (.view(let view), .layer): (.layer(view.layer), other)
        case (.layer, .view(let view)): (self, .layer(view.layer))
        }
    }

    /// The outermost box around this one.
    private var root: PinBox {
        var box = self
        while let outer = box.superbox { box = outer }
        return box
    }

    /// The box in words, as warnings name it: "(UILabel, Frame: (0.0, 0.0, 10.0, 10.0))".
    var text: String {
        if let recording = PinRecording.current, case .view(let view) = self { return recording.mark(view) }
        let frame = rect(keepTransform: false)
        return "(\(type(of: object)), Frame: (\(frame.origin.x), \(frame.origin.y), "
            + "\(frame.size.width), \(frame.size.height)))"
    }
}
