internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins the left and right edges to the facing edges of two views, in whichever order they stand, and
    /// aligns vertically with the first. Views that overlap leave no room: nothing is pinned.
    @discardableResult
    public func horizontallyBetween(
        _ view1: PinView, and view2: PinView, aligned: VerticalAlign = .none
    ) -> PinLayout {
        between(
            .horizontal, view1, view2, place(aligned),
            CallText("horizontallyBetween", view1, and: view2, ".\(aligned)"))
    }

    /// Pins the upper and lower edges to the facing edges of two views, in whichever order they stand, and
    /// aligns horizontally with the first. Views that overlap leave no room: nothing is pinned.
    @discardableResult
    public func verticallyBetween(
        _ view1: PinView, and view2: PinView, aligned: HorizontalAlign = .none
    ) -> PinLayout {
        between(
            .vertical, view1, view2, place(aligned),
            CallText("verticallyBetween", view1, and: view2, ".\(aligned)"))
    }

    private func between(
        _ axis: Axis, _ view1: PinView, _ view2: PinView, _ alignment: AxisPlace?,
        _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        let object = box.object
        guard object !== view1, object !== view2 else {
            warn(.referenceIsLayouted(call: call().text))
            return self
        }
        guard view1 !== view2 else {
            warn(.equalReferences(call: call().text))
            return self
        }
        guard let first = sides(of: box.peer(view1), call()), let second = sides(of: box.peer(view2), call())
        else { return self }
        let gap: (start: Double, end: Double)
        if first[axis].end <= second[axis].start {
            gap = (first[axis].end, second[axis].start)
        } else if second[axis].end <= first[axis].start {
            gap = (second[axis].end, first[axis].start)
        } else {
            if Pin.activeWarnings.noSpaceAvailableBetweenViews {
                warn(.noSpaceBetween(axis, call: call().text))
            }
            return self
        }
        pin(.start, axis, at: CGFloat(gap.start), call())
        pin(.end, axis, at: CGFloat(gap.end), call())
        guard let alignment else { return self }
        return pin(alignment, axis.cross, at: CGFloat(first[axis.cross][alignment]), call())
    }
}
