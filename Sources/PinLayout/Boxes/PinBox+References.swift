internal import LayoutCore
import ViewBridge

extension PinBox {
    /// The rectangle of a box, which lies in `referenceContainer`, in the coordinates of `container`.
    ///
    /// Within one superview transforms do not matter, and where the box is one level further out neither.
    func rect(in referenceContainer: PinBox, seenFrom container: PinBox, keepTransform: Bool) -> CGRect {
        let rect = rect(keepTransform: keepTransform)
        if referenceContainer === container { return rect }
        if keepTransform, let outer = container.superbox, outer === referenceContainer {
            let origin = container.rect(keepTransform: true).origin
            let offset = container.scrollOffset
            return rect.offsetBy(dx: offset.x - origin.x, dy: offset.y - origin.y)
        }
        return referenceContainer.convert(rect, to: container)
    }

    /// A rectangle of this box's coordinates in another's: the box around it.
    private func convert(_ rect: CGRect, to target: PinBox) -> CGRect {
        switch (self, target) {
        case (.view(let view), .view(let target)): view.convert(rect, to: target)
        case (.view(let view), .layer(let target)): view.layer.convert(rect, to: target)
        case (.layer(let layer), .view(let target)): layer.convert(rect, to: target.layer)
        case (.layer(let layer), .layer(let target)): layer.convert(rect, to: target)
        }
    }

    /// The box in words, as warnings name it: "(UILabel, Frame: (0.0, 0.0, 10.0, 10.0))".
    var text: String {
        let frame = rect(keepTransform: false)
        return "(\(type(of: object)), Frame: (\(frame.origin.x), \(frame.origin.y), "
            + "\(frame.size.width), \(frame.size.height)))"
    }
}
