internal import LayoutCore
import ViewBridge

extension PinLayout {
    /// Pins the left and right edges to the facing edges of two views, in either order, and
    /// aligns vertically with the first. Views that overlap leave no space: nothing is pinned.
    @discardableResult
    public func horizontallyBetween(
        _ view1: PinView, and view2: PinView, aligned: VerticalAlign = .none
    ) -> PinLayout {
        between(
            .horizontal, [.box(box.peer(view1)), .box(box.peer(view2))], axisAnchor(aligned),
            CallText(
                "horizontallyBetween", .box(box.peer(view1)), and: .box(box.peer(view2)), ".\(aligned)"))
    }

    /// Pins the upper and lower edges to the facing edges of two views, in either order, and
    /// aligns horizontally with the first. Views that overlap leave no space: nothing is pinned.
    @discardableResult
    public func verticallyBetween(
        _ view1: PinView, and view2: PinView, aligned: HorizontalAlign = .none
    ) -> PinLayout {
        between(
            .vertical, [.box(box.peer(view1)), .box(box.peer(view2))], axisAnchor(aligned),
            CallText("verticallyBetween", .box(box.peer(view1)), and: .box(box.peer(view2)), ".\(aligned)"))
    }

    /// Pins both edges of an axis to the facing edges of two others, and aligns with the first of them.
    func between(
        _ axis: Axis, _ targets: [PinTarget], _ alignment: AxisAnchor?, _ call: @autoclosure () -> CallText
    ) -> PinLayout {
        statement.enter(.edges)
        for target in targets {
            if case .box(let other) = target, other === box {
                warn(.referenceIsLayouted(call: call().text))
                return self
            }
        }
        if case .box(let first) = targets[0], case .box(let second) = targets[1], first === second {
            warn(.equalReferences(call: call().text))
            return self
        }
        guard let first = sides(of: targets[0], call()), let second = sides(of: targets[1], call())
        else { return self }
        guard let gap = gap(first[axis], second[axis]) else {
            if Pin.activeWarnings.noSpaceAvailableBetweenViews {
                warn(.noSpaceBetween(axis, call: call().text))
            }
            return self
        }
        pin(.start, axis, at: CGFloat(gap.start), call())
        pin(.end, axis, at: CGFloat(gap.end), call())
        if let alignment { pin(alignment, axis.cross, at: CGFloat(first[axis.cross][alignment]), call()) }
        return self
    }

    /// What lies between two sides; nil where they overlap.
    private func gap(_ first: Interval, _ second: Interval) -> (start: Double, end: Double)? {
        if first.end <= second.start { return (first.end, second.start) }
        if second.end <= first.start { return (second.end, first.start) }
        return nil
    }
}
