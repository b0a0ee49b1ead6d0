internal import LayoutCore

extension PinArrangement {
    /// The members' rectangles in the group's, on pixels.
    func frames(of geometry: PinGroupGeometry, in group: Rect, scale: Double) -> [Rect] {
        let rounding = PixelRounding(scale: scale)
        let box = rounding.rounded(group)
        let lengths = geometry.sizes.map { size in
            rounding.rounded(Rect(x: 0, y: 0, width: size.width, height: size.height)).size
        }
        let track = axis.map { axis in
            PinTrack(
                self, space: box[axis], lengths: lengths.map { $0[axis] },
                isReversed: axis == .horizontal && !geometry.isLTR, grid: PixelGrid(scale: max(scale, 1)))
        }
        return lengths.indices.map { index in
            func side(_ axis: Axis) -> Interval {
                if axis == self.axis, let track { return track.sides[index] }
                if isStretched { return box[axis] }
                let offset = geometry.members[index][axis].start - geometry.union[axis].start
                return sideAcross(box[axis], length: lengths[index][axis], offset: offset, geometry.isLTR)
            }
            return rounding.rounded(Rect(side(.horizontal), side(.vertical)))
        }
    }

    /// A member's side across a row or column; where nothing is aligned, it keeps its offset in the group.
    private func sideAcross(_ space: Interval, length: Double, offset: Double, _ isLTR: Bool) -> Interval {
        let spare = space.length - length
        let start: Double
        switch axis == nil ? nil : anchor(isLTR: isLTR) {
        case nil: start = offset
        case .start: start = 0
        case .center: start = spare / 2
        case .end: start = spare
        }
        return Interval(start: space.start + start, length: length)
    }
}
