internal import LayoutCore

/// Dragging by a finger. Tests use ``simulateDrag(by:velocity:)``.
extension UIScrollView {
    /// Drags the content as a finger would that comes down, moves and leaves, with the delegate's calls in
    /// UIKit's order. What is left of the speed moves the content on while `AnimationClock.current` advances.
    ///
    /// Nothing happens where ``isScrollEnabled`` is false or there is nothing to scroll.
    ///
    /// - Parameters:
    ///   - translation: The finger's translation in points; up, which shows what is below, is negative.
    ///   - velocity: The finger's speed when it leaves, in points per second, as a pan gesture reports it.
    ///     Zero by default.
    public final func simulateDrag(by translation: CGPoint, velocity: CGPoint = .zero) {
        guard beginDragging() else { return }
        drag(by: translation)
        endDragging(velocity: velocity)
    }

    /// Puts a finger down for ``moveSimulatedDrag(by:)`` and ``endSimulatedDrag(velocity:)``.
    ///
    /// - Returns: Whether it can scroll.
    @discardableResult
    public final func beginSimulatedDrag() -> Bool { beginDragging() }

    /// Moves the finger that ``beginSimulatedDrag()`` put down, in points.
    public final func moveSimulatedDrag(by translation: CGPoint) { drag(by: translation) }

    /// Takes the finger away at a speed in points per second.
    public final func endSimulatedDrag(velocity: CGPoint = .zero) { endDragging(velocity: velocity) }

    // MARK: Beginning

    /// Whether a finger can move the content along an axis.
    final func isDraggable(along axis: Axis) -> Bool {
        let range = offsetRange(along: axis)
        let alwaysBounces =
            axis == .horizontal ? alwaysBounces.horizontal : alwaysBounces.vertical || pullObserver != nil
        return range.upperBound > range.lowerBound || (alwaysBounces && bounces)
    }

    final func beginDragging() -> Bool {
        guard isScrollEnabled, phase != .dragging, Axis.allCases.contains(where: isDraggable) else {
            return false
        }
        stopMoving()
        stopWhereSeen()
        let offset = geometry.bounds.origin
        var free = offset
        for axis in Axis.allCases {
            let (range, length) = (offsetRange(along: axis), geometry.bounds.size[axis])
            if offset[axis] < range.lowerBound {
                free[axis] =
                    range.lowerBound - RubberBand.way(to: range.lowerBound - offset[axis], in: length)
            } else if offset[axis] > range.upperBound {
                free[axis] =
                    range.upperBound + RubberBand.way(to: offset[axis] - range.upperBound, in: length)
            }
        }
        finger = ScrollDrag(start: offset, free: free)
        phase = .dragging
        showIndicators()
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            _ = window?.firstResponder?.resignFirstResponder()
            window?.hideKeyboard()
        }
        return true
    }

    /// Ends an animation of the offset at the presented offset.
    private func stopWhereSeen() {
        guard flags.contains(.animating), let seen = layerStorage?.presentation()?.bounds.origin,
            seen != geometry.bounds.origin
        else { return }
        layerStorage?.removeAllAnimations()
        setOffset(onPixels(seen))
    }

    // MARK: Moving

    final func drag(by translation: CGPoint) {
        guard translation.isFiniteNumber, var drag = finger, phase == .dragging else { return }
        if isDirectionalLockEnabled, !drag.hasMoved, translation != .zero {
            drag.lock = Self.axis(of: translation)
        }
        drag.hasMoved = drag.hasMoved || translation != .zero
        var offset = geometry.bounds.origin
        for axis in Axis.allCases where isDraggable(along: axis) && drag.lock != axis.cross {
            drag.free[axis] -= translation[axis]
            offset[axis] = heldBack(drag.free[axis], along: axis)
        }
        finger = drag
        setOffset(onPixels(offset))
    }

    /// Moves the offset because content above it changed its size: a drag and a deceleration go on from there.
    final func shiftOffset(by shift: CGPoint) {
        guard shift.isFiniteNumber, shift != .zero else { return }
        if var drag = finger {
            for axis in Axis.allCases {
                drag.free[axis] += shift[axis]
                drag.start[axis] += shift[axis]
            }
            finger = drag
        }
        if phase == .decelerating {
            for axis in Axis.allCases { motionShift[axis] += shift[axis] }
        }
        let offset = geometry.bounds.origin
        setOffset(CGPoint(x: offset.x + shift.x, y: offset.y + shift.y))
    }

    /// The axis of a translation, where it is clear: within 30 degrees.
    private static func axis(of way: CGPoint) -> Axis? {
        let (x, y) = (abs(way.x), abs(way.y))
        let slope = CGFloat(0.577)
        return y <= x * slope ? .horizontal : x <= y * slope ? .vertical : nil
    }

    /// The offset with the rubber band at the edges.
    private func heldBack(_ offset: CGFloat, along axis: Axis) -> CGFloat {
        let (range, length) = (offsetRange(along: axis), geometry.bounds.size[axis])
        if range.contains(offset) { return offset }
        guard bounces else { return min(max(offset, range.lowerBound), range.upperBound) }
        return offset < range.lowerBound
            ? range.lowerBound - RubberBand.stretched(range.lowerBound - offset, in: length)
            : range.upperBound + RubberBand.stretched(offset - range.upperBound, in: length)
    }

    final func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = roundingScale
        return CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
    }

    // MARK: Ending

    final func endDragging(velocity: CGPoint) {
        guard let drag = finger, phase == .dragging else { return }
        pullObserver?.draggingEnded(in: self)
        var speed = CGPoint.zero
        for axis in Axis.allCases
        where isDraggable(along: axis) && drag.lock != axis.cross && velocity[axis].isFinite {
            // 0 minus it, so that no speed is 0 and not -0.
            speed[axis] = 0 - velocity[axis] / 1000
        }
        let natural = restingOffset(from: drag.start, speed: speed)
        var target = scrollTarget(from: drag.start, proposed: natural, velocity: speed)
        delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
        if !target.isFiniteNumber { target = natural }
        target = offsetInRange(target)
        finger = nil
        let isMovingOn = target != geometry.bounds.origin || isSwift(speed)
        phase = isMovingOn ? .decelerating : .resting
        delegate?.scrollViewDidEndDragging(self, willDecelerate: isMovingOn)
        guard isMovingOn, phase == .decelerating else {
            if phase == .resting { hideIndicatorsSoon() }
            return
        }
        delegate?.scrollViewWillBeginDecelerating(self)
        for axis in Axis.allCases where abs(speed[axis]) <= Self.stillSpeed { speed[axis] = 0 }
        decelerate(speed: speed, to: target == natural && !isPagingEnabled ? nil : target)
    }

    /// Slower than this, in points per millisecond, a finger counts as still.
    private static let stillSpeed: CGFloat = 0.1

    private func isSwift(_ speed: CGPoint) -> Bool {
        Axis.allCases.contains { axis in
            abs(speed[axis]) > Self.stillSpeed
                && AxisMotion.way(of: speed[axis], rate: usableRate) != 0
                && (bounces || offsetRange(along: axis).contains(geometry.bounds.origin[axis] + speed[axis]))
        }
    }

    /// The offset at which a deceleration will end.
    private func restingOffset(from start: CGPoint, speed: CGPoint) -> CGPoint {
        var target = geometry.bounds.origin
        for axis in Axis.allCases {
            if isPagingEnabled, isDraggable(along: axis) {
                target[axis] = pageOffset(
                    near: target[axis], from: start[axis], speed: speed[axis],
                    length: geometry.bounds.size[axis])
            } else if abs(speed[axis]) > Self.stillSpeed {
                target[axis] += AxisMotion.way(of: speed[axis], rate: usableRate)
            }
        }
        return onPixels(offsetInRange(target))
    }

    /// The start of the page that a drag ends on: the next one in the direction of the speed, the nearest
    /// where the finger was at rest; at most one page further than the drag led.
    final func pageOffset(
        near offset: CGFloat, from start: CGFloat, speed: CGFloat, length: CGFloat
    ) -> CGFloat {
        guard length > 0 else { return offset }
        let (position, first) = (offset / length, (start / length).rounded())
        var page = position.rounded()
        if speed > Self.stillSpeed { page = position.rounded(.down) + 1 }
        if speed < -Self.stillSpeed { page = position.rounded(.up) - 1 }
        page = min(max(page, min(first - 1, position.rounded())), max(first + 1, position.rounded()))
        return page * length
    }
}
