import Foundation

/// Fingers on the screen from the first touch to the last: which view they touch, which recognisers watch.
@MainActor
final class TouchSession {
    let root: UIView
    let hitView: UIView
    let touches: [UITouch]
    /// The recognisers of the touched view and its ancestors, the deepest first.
    let recognizers: [UIGestureRecognizer]
    /// Whether no other touch follows in a row: tests say so by their count of taps.
    var isLast = true
    private let event: UIEvent
    private let began: TimeInterval
    private var time: TimeInterval
    private var recognizedOnes: [UIGestureRecognizer] = []
    private var isCancelledInView = false
    /// Whether a recogniser or a control took the touches.
    private(set) var wasHandled = false

    /// Whether touches are ignored for now. The application sets it.
    static var ignoresTouches: () -> Bool = { false }

    /// Begins where a hit test of the tree finds a view; nil where there is none.
    ///
    /// - Parameters:
    ///   - root: The top of the tree, usually a window.
    ///   - points: A point for each finger, in the root's coordinates.
    ///   - count: How often the fingers came down in a row, this time included.
    init?(in root: UIView, at points: [CGPoint], count: Int = 1) {
        guard !Self.ignoresTouches(), let first = points.first,
            points.allSatisfy(\.isFiniteNumber), let hitView = root.hitTest(first, with: nil)
        else { return nil }
        self.root = root
        self.hitView = hitView
        touches = points.map { UITouch(at: $0, in: hitView) }
        for touch in touches { touch.tapCount = max(1, count) }
        event = UIEvent(touches: Set(touches))
        (began, time) = (event.timestamp, event.timestamp)
        var (found, responder): ([UIGestureRecognizer], UIView?) = ([], hitView)
        while let view = responder {
            if view.flags.contains(.isScrollView) { view.prepareForTouches() }
            found += (view.extras?.gestureRecognizers ?? []).filter(\.isEnabled)
            responder = view.superviewStorage
        }
        recognizers = found
    }

    // MARK: Phases

    func begin() {
        for recognizer in recognizers {
            recognizer.session = self
            recognizer.touches = touches.filter {
                recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: $0) ?? true
            }
        }
        for recognizer in recognizers where !recognizer.touches.isEmpty {
            recognizer.touchesBegan(Set(recognizer.touches), with: event)
        }
        for touch in touches { touch.gestureRecognizers = recognizers }
        guard !isCancelledInView else { return }
        hitView.touchesBegan(Set(touches), with: event)
        if hitView.tracksTouches { wasHandled = true }
    }

    /// Moves the fingers, some time later.
    func move(to points: [CGPoint], after seconds: TimeInterval) {
        time += max(0, seconds)
        for (touch, point) in zip(touches, points) { touch.move(to: point, phase: .moved, time: time) }
        send { $0.touchesMoved($1, with: self.event) }
        if !isCancelledInView { hitView.touchesMoved(Set(touches), with: event) }
    }

    /// Lets time go by.
    func wait(_ seconds: TimeInterval) {
        time += max(0, seconds)
        for recognizer in recognizers where recognizer.stateStorage == .possible {
            recognizer.timePassed(since: time - began)
        }
    }

    /// Lifts the fingers. Recognisers that saw nothing have failed then, and those that waited for that go on.
    func end() {
        for touch in touches { touch.move(to: touch.location(in: nil), phase: .ended, time: time) }
        send { $0.touchesEnded($1, with: self.event) }
        if isLast {
            for recognizer in recognizers
            where recognizer.stateStorage == .possible && recognizer.deferredState == nil {
                recognizer.stateStorage = .failed
            }
            for recognizer in recognizers { recognizer.resume() }
        }
        if !isCancelledInView { hitView.touchesEnded(Set(touches), with: event) }
        for recognizer in recognizers where isLast || recognizer.stateStorage != .possible {
            recognizer.finish()
        }
    }

    private func send(_ body: (UIGestureRecognizer, Set<UITouch>) -> Void) {
        for recognizer in recognizers
        where recognizer.stateStorage != .failed && !recognizer.touches.isEmpty {
            body(recognizer, Set(recognizer.touches))
        }
    }

    // MARK: Between recognisers

    /// Whether a recogniser may begin beside those that were recognised before it.
    func allows(_ recognizer: UIGestureRecognizer) -> Bool {
        guard !isControlsOwn(recognizer) else { return false }
        return recognizedOnes.allSatisfy { !prevents($0, recognizer) }
    }

    func recognized(_ recognizer: UIGestureRecognizer) {
        wasHandled = true
        recognizedOnes.append(recognizer)
        for other in recognizers
        where other !== recognizer && other.stateStorage == .possible && prevents(recognizer, other) {
            other.stateStorage = .failed
        }
        guard recognizer.cancelsTouchesInView, !isCancelledInView else { return }
        isCancelledInView = true
        // Without a call of touchesBegan there is nothing to cancel.
        if touches.contains(where: { $0.gestureRecognizers != nil }) {
            hitView.touchesCancelled(Set(touches), with: event)
        }
    }

    private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        winner !== other && winner.canPrevent(other) && other.canBePrevented(by: winner)
            && !winner.runs(with: other)
    }

    /// A single tap on a control belongs to the control, not to a recogniser of a view around it.
    private func isControlsOwn(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
            tap.numberOfTouchesRequired == 1, let view = recognizer.view
        else { return false }
        var candidate: UIView? = hitView
        while let current = candidate, current !== view {
            if current.ownsTaps { return true }
            candidate = current.superviewStorage
        }
        return false
    }
}
