import Foundation

extension UIView {
    /// Taps as a finger would: the tree is hit-tested, touches go to the view that is found, to its
    /// control and to the gesture recognisers of it and its ancestors.
    ///
    /// - Parameters:
    ///   - point: The point in this view's coordinates; nil is the middle.
    ///   - count: The taps in a row.
    /// - Returns: Whether a control or a recogniser took the tap.
    @discardableResult
    public final func simulateTap(at point: CGPoint? = nil, count: Int = 1) -> Bool {
        var isHandled = false
        for number in 1...max(1, count) {
            guard let session = session(at: [point ?? bounds.middle], count: number) else { return isHandled }
            session.isLast = number == max(1, count)
            session.begin()
            session.end()
            isHandled = isHandled || session.wasHandled
        }
        return isHandled
    }

    /// Touches the view with a finger for some time.
    ///
    /// - Parameters:
    ///   - point: The point in this view's coordinates; nil is the middle.
    ///   - duration: Seconds. A little more than a long press needs by default.
    /// - Returns: Whether a control or a recogniser took the touch.
    @discardableResult
    public final func simulateLongPress(at point: CGPoint? = nil, duration: TimeInterval = 0.6) -> Bool {
        guard let session = session(at: [point ?? bounds.middle]) else { return false }
        session.begin()
        session.wait(duration)
        session.end()
        return session.wasHandled
    }

    /// Moves a finger over the view: pans, swipes, sliders.
    ///
    /// - Parameters:
    ///   - start: Where the finger comes down, in this view's coordinates.
    ///   - end: Where it is lifted.
    ///   - duration: Seconds in between; the finger moves evenly, 60 times a second.
    /// - Returns: Whether a control or a recogniser took the touch.
    @discardableResult
    public final func simulatePan(
        from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.25
    ) -> Bool {
        drag(duration: duration) { part in
            [CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)]
        }
    }

    /// Moves two fingers apart or together around a point.
    ///
    /// - Parameters:
    ///   - scale: The distance at the end as a multiple of the one at the start.
    ///   - point: The middle in this view's coordinates; nil is the view's.
    /// - Returns: Whether a recogniser took the touches.
    @discardableResult
    public final func simulatePinch(scale: CGFloat, at point: CGPoint? = nil) -> Bool {
        let (middle, half) = (point ?? bounds.middle, CGFloat(20))
        return drag(duration: 0.25) { part in
            let reach = half * (1 + (scale - 1) * part)
            return [CGPoint(x: middle.x - reach, y: middle.y), CGPoint(x: middle.x + reach, y: middle.y)]
        }
    }

    /// Turns two fingers around a point.
    ///
    /// - Parameters:
    ///   - angle: How far, in radians, clockwise.
    ///   - point: The middle in this view's coordinates; nil is the view's.
    /// - Returns: Whether a recogniser took the touches.
    @discardableResult
    public final func simulateRotation(by angle: CGFloat, at point: CGPoint? = nil) -> Bool {
        let (middle, half) = (point ?? bounds.middle, CGFloat(20))
        return drag(duration: 0.25) { part in
            let (x, y) = (half * cos(angle * part), half * sin(angle * part))
            return [CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y)]
        }
    }

    /// Moves a pointer over the view and away again.
    ///
    /// - Parameter point: The point in this view's coordinates; nil is the middle.
    /// - Returns: Whether a recogniser saw it.
    @discardableResult
    public final func simulateHover(at point: CGPoint? = nil) -> Bool {
        guard let session = session(at: [point ?? bounds.middle]) else { return false }
        let hovers = session.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }
        for hover in hovers {
            hover.touches = session.touches
            hover.state = .began
            hover.state = .ended
            hover.finish()
        }
        return !hovers.isEmpty
    }

    private func drag(duration: TimeInterval, _ points: (CGFloat) -> [CGPoint]) -> Bool {
        let isUsable = duration.isFinite && duration >= 0 && duration < 3600
        guard isUsable, points(1).allSatisfy(\.isFiniteNumber), let session = session(at: points(0)) else {
            return false
        }
        let steps = max(1, Int((duration * 60).rounded()))
        // Points are those of fingers on the screen: they do not move with the views that they move.
        let path = (1...steps).map { step in
            points(CGFloat(step) / CGFloat(steps)).map { convert($0, to: nil) }
        }
        session.begin()
        for points in path { session.move(to: points, after: duration / Double(steps)) }
        session.end()
        return session.wasHandled
    }

    private func session(at points: [CGPoint], count: Int = 1) -> TouchSession? {
        let root = root
        if root.flags.contains(.isWindow), root.isHidden {
            LayoutDiagnostics.report(
                .ignored(call: "a simulated touch"), about: root.debugLine,
                because: "the window is hidden, so that no touch reaches it: call makeKeyAndVisible() first")
        }
        return TouchSession(in: root, at: points.map { convert($0, to: nil) }, count: count)
    }
}
