internal import LayoutCore
import ViewBridge

// Other views as references: where they are in the coordinates of the superview of the view being laid out.
extension PinLayout {
    /// The rectangle of a reference; nil, with a warning where the reference is to blame, if it has none.
    func sides(of reference: PinBox?, _ call: @autoclosure () -> CallText) -> Rect? {
        guard let reference, let container = box.superbox else { return nil }
        guard let referenceContainer = reference.superbox else {
            warn(.detachedReference(call: call().text, reference: reference.text))
            return nil
        }
        return Rect(
            reference.rect(
                in: referenceContainer, seenFrom: container, keepTransform: statement.keepTransform))
    }

    /// Pins a place to a line of a reference.
    func pin(
        _ place: AxisPlace, _ axis: Axis, to line: ReferenceLine, _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        guard let sides = sides(of: line.box, call()) else { return self }
        return pin(place, axis, at: CGFloat(sides[axis][line.place]), call())
    }

    /// The side that comes first in reading direction.
    var leadingSide: ReferenceSide { box.isLTR ? .before : .after }

    /// The side that comes last in reading direction.
    var trailingSide: ReferenceSide { box.isLTR ? .after : .before }

    /// Places the box on a side of another, and aligns it on the other axis.
    func relate(
        _ side: ReferenceSide, _ axis: Axis, to view: PinView, _ alignment: AxisPlace?,
        _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        guard let sides = sides(of: box.peer(view), call()) else { return self }
        return relate(side, axis, to: ReferenceExtent(sides), alignment, call())
    }

    /// Places the box on a side of all the others that can be used, and aligns it on the other axis.
    func relate(
        _ side: ReferenceSide, _ axis: Axis, to views: [PinView], _ alignment: AxisPlace?,
        _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        guard !views.isEmpty else {
            warn(.noReference(call: call().text))
            return self
        }
        var extent: ReferenceExtent?
        for view in views {
            guard let sides = sides(of: box.peer(view), call()) else { continue }
            if extent == nil { extent = ReferenceExtent(sides) } else { extent?.include(sides) }
        }
        guard let extent else { return self }
        return relate(side, axis, to: extent, alignment, call())
    }

    private func relate(
        _ side: ReferenceSide, _ axis: Axis, to extent: ReferenceExtent, _ alignment: AxisPlace?,
        _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        switch side {
        case .before: pin(.end, axis, at: CGFloat(extent[.start, axis]), call())
        case .after: pin(.start, axis, at: CGFloat(extent[.end, axis]), call())
        }
        guard let alignment else { return self }
        return pin(alignment, axis.cross, at: CGFloat(extent[alignment, axis.cross]), call())
    }
}
