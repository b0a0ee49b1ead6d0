internal import LayoutCore
import ViewBridge

extension PinGroup {
    /// Finds the rectangle that a chain requests and places the members in it.
    func apply(_ statement: UnsafeMutablePointer<PinStatement>) {
        guard let first = members.first, !statement.pointee.pins.isEmpty || arrangement.axis != nil else {
            return
        }
        let keepTransform = statement.pointee.keepTransform
        let current = Rect(rect(keepTransform: keepTransform))
        let found = resolved(&statement.pointee.pins, from: current, keepTransform: keepTransform)
        let scale = Double(PinSettings.scaleInTests ?? first.pixelsPerPoint)
        let geometry = PinGroupGeometry(
            members: memberRects(keepTransform: keepTransform), sizes: sizes(keepTransform: keepTransform),
            union: current, isLTR: first.isLTR)
        let frames = arrangement.frames(of: geometry, in: found, scale: scale)
        let rounding = PixelRounding(scale: scale)
        let outer = CGRect(rounding.rounded(found.inset(by: statement.pointee.pins.outwardMargins)))
        if let recording = AutoSizing.current?.recording {
            let natural = naturalSize(keepTransform: keepTransform)
            recording.keep(
                .init(
                    pins: statement.pointee.pins, measured: fittedSizes.isEmpty ? nil : natural,
                    current: current, found: found, rounded: CGRect(rounding.rounded(found)),
                    container: PinBox.group(self).containerSize(keepTransform: keepTransform)),
                of: self,
                frames.indices.map {
                    PinRecording.Group(
                        group: self, geometry: geometry, index: $0, naturalSize: natural, frame: frames[$0],
                        scale: scale)
                }, statement)
        }
        for (member, frame) in zip(members, frames) {
            if let sizing = AutoSizing.current {
                sizing.keep(
                    .init(
                        box: member, rect: CGRect(frame), outerRect: outer, keepTransform: keepTransform))
            } else {
                member.setRect(CGRect(frame), keepTransform: keepTransform)
            }
        }
    }

    /// The group's rectangle, not yet rounded to pixels.
    private func resolved(_ pins: inout FramePins, from current: Rect, keepTransform: Bool) -> Rect {
        if let proposal = pins.proposal(from: current) {
            guard let measured = sizeThatFits(CGSize(proposal), keepTransform: keepTransform) else {
                return pins.resolved(from: current)
            }
            return pins.resolved(from: current, measured: Size(measured))
        }
        if pins.adjustment != nil { return pins.resolved(from: current) }
        let natural = naturalSize(keepTransform: keepTransform)
        let pinned = pins.withPinnedEdges
        func side(_ axis: Axis) -> Interval {
            let given = arrangement.fills(axis) ? pinned[axis].knownLength : pinned[axis].length
            return pinned[axis].resolved(
                from: current[axis], length: pinned[axis].clamped(given ?? natural[axis]))
        }
        return Rect(side(.horizontal), side(.vertical))
    }

    /// The members' rectangles as they are.
    private func memberRects(keepTransform: Bool) -> [Rect] {
        var rects: [Rect] = []
        for member in members { rects.append(Rect(member.rect(keepTransform: keepTransform))) }
        return rects
    }
}
