import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct UIViewPropertyAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    private func mover(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: 2, curve: curve) { [view] in view.center.x = 150 }
    }

    private var x: CGFloat { (view.layer.presentation() ?? view.layer).position.x }

    @Test func fromStartToEnd() {
        withOwnClock { clock in
            let animator = mover()
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            #expect(animator.state == .inactive && view.center.x == 50 && !animator.isRunning)
            animator.startAnimation()
            #expect(animator.state == .active && animator.isRunning && view.center.x == 150 && x == 50)
            clock.advance(by: 0.5)
            #expect(x == 75 && animator.fractionComplete == 0.25)
            clock.advance(by: 1.5)
            #expect(ends == [.end] && animator.state == .inactive && view.layer.presentation() == nil)
            clock.finish()
            #expect(ends.count == 1)
        }
    }

    @Test func pausingKeepsWhatIsSeenAndGoingOnToo() {
        withOwnClock { clock in
            let animator = mover(.easeInOut)
            animator.startAnimation()
            clock.advance(by: 0.5)
            let seen = x
            #expect(abs(seen - 50 - 100 * Oracle.bezier(0.42, 0, 0.58, 1, at: 0.25)) < 1e-6)
            animator.pauseAnimation()
            #expect(abs(x - seen) < 1e-9 && !animator.isRunning && animator.state == .active)
            clock.advance(by: 10)
            #expect(abs(x - seen) < 1e-9 && abs(animator.fractionComplete - (seen - 50) / 100) < 1e-9)
            animator.startAnimation()
            #expect(abs(x - seen) < 1e-6)
            clock.advance(by: 0.5)
            #expect(abs(x - 100) < 1e-4)
            clock.advance(by: 1.001)
            #expect(animator.state == .inactive)
        }
    }

    @Test func movedByHand() {
        withOwnClock { clock in
            let animator = mover(.easeIn)
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.fractionComplete = 0.3
            #expect(animator.state == .active && view.center.x == 150 && abs(x - 80) < 1e-9)
            animator.fractionComplete = 7
            #expect(x == 150 && animator.fractionComplete == 1)
            animator.fractionComplete = .nan
            #expect(animator.fractionComplete == 1)
            animator.fractionComplete = 0.5
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
            clock.advance(by: 0.99)
            #expect(ends.isEmpty && x > 100)
            clock.advance(by: 0.01)
            #expect(ends == [.end])
        }
    }

    @Test func movedByHandAlongItsCurve() {
        withOwnClock { _ in
            let animator = mover(.easeIn)
            animator.scrubsLinearly = false
            animator.fractionComplete = 0.5
            #expect(abs(x - 50 - 100 * Oracle.bezier(0.42, 0, 1, 1, at: 0.5)) < 1e-6)
            #expect(animator.fractionComplete == 0.5)
        }
    }

    @Test func goingOnByAnotherCurve() {
        withOwnClock { clock in
            let animator = mover()
            animator.fractionComplete = 0.5
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
            clock.advance(by: 1)
            #expect(abs(x - 100 - 50 * Oracle.bezier(0, 0, 0.58, 1, at: 0.5)) < 1e-6)
            clock.advance(by: 1)
            #expect(animator.state == .inactive)
        }
    }

    @Test func reversedItGoesBackAndRestoresTheValues() {
        withOwnClock { clock in
            let animator = mover()
            let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
            view.backgroundColor = dynamic
            animator.addAnimations { view.backgroundColor = .red }
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            clock.advance(by: 1.5)
            animator.isReversed = true
            #expect(x == 125 && animator.fractionComplete == 0.25)
            clock.advance(by: 0.5)
            #expect(x == 100 && view.center.x == 150)
            clock.advance(by: 1)
            #expect(ends == [.start] && view.center.x == 50 && view.backgroundColor === dynamic)
        }
    }

    @Test func stoppedWhereItIs() {
        withOwnClock { clock in
            let animator = mover()
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            clock.advance(by: 0.5)
            animator.stopAnimation(true)
            #expect(view.center.x == 75 && view.layer.presentation() == nil)
            #expect(animator.state == .inactive && ends.isEmpty && !clock.isPending)
        }
    }

    @Test(arguments: [
        (UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 75),
    ])
    func finishedAtAPosition(_ position: UIViewAnimatingPosition, _ x: Double) {
        withOwnClock { clock in
            let animator = mover()
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            clock.advance(by: 0.5)
            animator.finishAnimation(at: .end)
            #expect(animator.state == .active)
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && view.center.x == 75)
            animator.startAnimation()
            animator.fractionComplete = 0.9
            #expect(animator.state == .stopped)
            animator.finishAnimation(at: position)
            #expect(ends == [position] && view.center.x == CGFloat(x) && animator.state == .inactive)
        }
    }

    @Test func delayedAndLateAnimations() {
        withOwnClock { clock in
            let animator = mover()
            let late = UIView()
            animator.addAnimations({ late.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation(afterDelay: 1)
            clock.advance(to: 1)
            #expect(x == 50)
            clock.advance(to: 2)
            #expect(x == 100 && late.layer.presentation()?.opacity == 1)
            let added = UIView()
            animator.addAnimations { added.alpha = 0 }
            clock.advance(to: 2.5)
            #expect(late.layer.presentation()?.opacity == 0.5 && added.layer.presentation()?.opacity == 0.5)
            clock.advance(to: 3)
            #expect(animator.state == .inactive && added.layer.presentation() == nil)
        }
    }

    @Test func heldAtItsEnd() {
        withOwnClock { clock in
            let animator = mover()
            animator.pausesOnCompletion = true
            var ends = 0
            animator.addCompletion { _ in ends += 1 }
            animator.startAnimation()
            clock.finish()
            #expect(clock.now == 2 && animator.state == .active && !animator.isRunning && ends == 0)
            animator.isReversed = true
            animator.startAnimation()
            clock.advance(by: 1)
            #expect(x == 100)
        }
    }

    @Test func springsAndShortcuts() {
        withOwnClock { clock in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5) { view.center.x = 150 }
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            var highest: CGFloat = 0
            for _ in 0..<49 {
                clock.advance(by: 0.01)
                highest = max(highest, x)
            }
            #expect(highest > 155)
            clock.finish()
            let running = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 50 },
                completion: { ends.append($0) })
            #expect(running.isRunning && view.center.x == 50)
            clock.advance(by: 1)
            #expect(x == 100)
            view.layer.removeAllAnimations()
            #expect(ends == [.end, .current] && running.state == .inactive)
        }
    }

    @Test(arguments: [0, -1, Double.nan])
    func withoutATime(_ duration: Double) {
        withOwnClock { clock in
            let animator = UIViewPropertyAnimator(duration: duration, curve: .easeIn) { view.center.x = 150 }
            var ends = 0
            animator.addCompletion { _ in ends += 1 }
            animator.startAnimation()
            clock.advance(by: 0)
            #expect(ends == 1 && view.layer.presentation() == nil)
        }
    }

    @Test func blocksAndKeyframesInsideAreMovedByTheAnimator() {
        withOwnClock { clock in
            let inner = UIView()
            var ends: [String] = []
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
                UIView.animateKeyframes(withDuration: 0, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                        view.center.x = 150
                    }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                        view.center.x = 50
                    }
                }
                UIView.animate(withDuration: 0.1) {
                    inner.alpha = 0
                } completion: {
                    ends.append("inner \($0)")
                }
            }
            animator.addCompletion { ends.append("animator \($0.rawValue)") }
            animator.fractionComplete = 0.25
            #expect(x == 100 && inner.layer.presentation()?.opacity == 0.75)
            animator.fractionComplete = 0.75
            #expect(x == 100 && inner.layer.presentation()?.opacity == 0.25)
            animator.isReversed = true
            animator.startAnimation()
            clock.finish()
            #expect(ends == ["inner false", "animator 1"] && clock.now == 1.5)
            #expect(view.center.x == 50 && inner.alpha == 1)
        }
    }

    @Test func aRunningAnimatorIsKeptAlive() {
        withOwnClock { clock in
            var isDone = false
            do {
                let animator = mover()
                animator.addCompletion { _ in isDone = true }
                animator.startAnimation()
            }
            clock.finish()
            #expect(isDone)
        }
    }
}
