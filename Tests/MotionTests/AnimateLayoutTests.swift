import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct AnimateLayoutTests {
    /// A bar in a root of 320 points, whose width a constant sets and next to which a label takes what is left.
    @MainActor
    private struct Bar {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let box = UIView()
        let rest = UIView()
        let width: NSLayoutConstraint

        init() {
            for view in [box, rest] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            width = box.widthAnchor.constraint(equalToConstant: 100)
            NSLayoutConstraint.activate([
                width, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.topAnchor.constraint(equalTo: root.topAnchor),
                box.heightAnchor.constraint(equalTo: box.widthAnchor),
                rest.leadingAnchor.constraint(equalTo: box.trailingAnchor),
                rest.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                rest.topAnchor.constraint(equalTo: box.bottomAnchor),
                rest.heightAnchor.constraint(equalToConstant: 20),
            ])
            root.layoutIfNeeded()
        }
    }

    @Test func constantsAndFramesHaveTheValuesInBetween() throws {
        try withOwnClock { clock in
            let bar = Bar()
            var ends: [Bool] = []
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                bar.width.constant = 200
            } completion: {
                ends.append($0)
            }
            #expect(bar.width.constant == 100 && bar.box.frame.width == 100)
            #expect(bar.width.animator().constant == 200)
            clock.advance(by: 0.25)
            #expect(bar.width.constant == 125)
            #expect(bar.box.frame == CGRect(x: 0, y: 0, width: 125, height: 125))
            #expect(bar.rest.frame == CGRect(x: 125, y: 125, width: 195, height: 20))
            let shown = try #require(bar.rest.layer.presentation())
            #expect(shown.frame == bar.rest.frame && shown.model() === bar.rest.layer)
            #expect(ends.isEmpty)
            clock.advance(by: 0.75)
            #expect(bar.width.constant == 200 && bar.rest.frame.minX == 200 && ends == [true])
            #expect(bar.rest.layer.presentation() == nil && !LayoutSteps.isInUse && !clock.isPending)
        }
    }

    @Test func animateGoesToTheResultAndAnimateLayoutThroughTheLayouts() {
        withOwnClock { clock in
            let (root, label) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)), UILabel())
            label.text = "One text that takes one line, two lines or more of them as its width shrinks"
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            let width = label.widthAnchor.constraint(equalToConstant: 380)
            NSLayoutConstraint.activate([
                width, label.topAnchor.constraint(equalTo: root.topAnchor),
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            root.layoutIfNeeded()
            UIView.animateLayout(withDuration: 1, options: .curveLinear) { width.constant = 100 }
            for step in 0...50 {
                clock.advance(to: Double(step) / 50)
                let fitting = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000))
                #expect(abs(label.bounds.width - (380 - 280 * CGFloat(step) / 50)) < 0.5)
                #expect(abs(label.bounds.height - fitting.height) < 0.5, "at \(step)")
            }
        }
    }

    @Test func laterAnimationsAreAddedToRunningOnes() {
        withOwnClock { clock in
            let bar = Bar()
            UIView.animateLayout(withDuration: 1, options: .curveLinear) { bar.width.constant = 200 }
            clock.advance(by: 0.5)
            UIView.animateLayout(withDuration: 1, options: .curveLinear) { bar.width.constant = 100 }
            #expect(bar.width.constant == 150)
            clock.advance(by: 0.25)
            // 100, -100 x 0.25 left of the first, +100 x 0.75 of the second.
            #expect(bar.width.constant == 150)
            clock.advance(by: 0.5)
            #expect(bar.width.constant == 125)
            clock.finish()
            #expect(bar.width.constant == 100 && bar.box.frame.width == 100)
        }
    }

    @Test func animationsFromTheCurrentStateReplaceRunningOnes() {
        withOwnClock { clock in
            let bar = Bar()
            var ends: [Bool] = []
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                bar.width.constant = 200
            } completion: {
                ends.append($0)
            }
            clock.advance(by: 0.5)
            UIView.animateLayout(withDuration: 1, options: [.curveLinear, .beginFromCurrentState]) {
                bar.width.constant = 50
            }
            #expect(ends == [false] && bar.width.constant == 150)
            clock.advance(by: 0.5)
            #expect(bar.width.constant == 100)
            clock.finish()
            #expect(bar.width.constant == 50)
        }
    }

    @Test func settingAValueOtherwiseEndsItsAnimation() {
        withOwnClock { clock in
            let bar = Bar()
            var ends: [Bool] = []
            UIView.animateLayout(withDuration: 1) {
                bar.width.constant = 200
            } completion: {
                ends.append($0)
            }
            clock.advance(by: 0.5)
            bar.width.constant = 30
            clock.advance(by: 0.1)
            bar.root.layoutIfNeeded()
            #expect(bar.width.constant == 30 && bar.box.frame.width == 30 && ends == [false])
            clock.finish()
            #expect(bar.width.constant == 30)
        }
    }

    @Test func animatorsPauseScrubReverseAndStop() {
        withOwnClock { clock in
            let bar = Bar()
            var ends: [UIViewAnimatingPosition] = []
            @MainActor func start() -> UIViewPropertyAnimator {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    UIView.animateLayout(withDuration: 1) { bar.width.constant = 200 }
                }
                animator.addCompletion { ends.append($0) }
                animator.startAnimation()
                return animator
            }
            var animator = start()
            clock.advance(by: 0.25)
            #expect(bar.width.constant == 125 && bar.box.frame.width == 125)
            animator.pauseAnimation()
            clock.advance(by: 1)
            #expect(bar.width.constant == 125)
            animator.fractionComplete = 0.75
            #expect(bar.width.constant == 175 && bar.box.frame.width == 175)
            animator.isReversed = true
            animator.startAnimation()
            clock.advance(by: 0.25)
            #expect(bar.width.constant == 150)
            clock.finish()
            #expect(bar.width.constant == 100 && bar.box.frame.width == 100 && ends == [.start])
            animator = start()
            clock.advance(by: 0.5)
            animator.stopAnimation(false)
            #expect(bar.width.constant == 150)
            animator.finishAnimation(at: .start)
            #expect(bar.width.constant == 100 && bar.box.frame.width == 100)
            animator = start()
            clock.advance(by: 0.5)
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
            #expect(bar.width.constant == 200 && bar.box.frame.width == 200)
            bar.width.constant = 100
            animator = start()
            clock.advance(by: 0.5)
            animator.stopAnimation(true)
            clock.finish()
            #expect(bar.width.constant == 150 && ends == [.start, .start, .end])
        }
    }

    @Test func blocksNestEitherWay() {
        withOwnClock { clock in
            let bar = Bar()
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                bar.box.alpha = 0
                UIView.animateLayout(withDuration: 0.1) { bar.width.constant = 200 }
            }
            clock.advance(by: 1)
            // Nested blocks inherit the duration and the curve.
            #expect(bar.width.constant == 150 && bar.box.alpha == 0)
            #expect(bar.box.layer.presentation()?.opacity == 0.5)
            #expect(bar.box.layer.presentation()?.frame.width == 150)
            clock.finish()
            bar.box.alpha = 1
            UIView.animateLayout(withDuration: 1, options: .curveLinear) {
                bar.width.constant = 100
                bar.rest.alpha = 0
                UIView.animate(withDuration: 1) {
                    bar.width.constant = 50
                    bar.root.layoutIfNeeded()
                }
                UIView.performWithoutAnimation { bar.root.tag = 3 }
            }
            clock.advance(by: 0.5)
            #expect(bar.rest.alpha == 0 && bar.root.tag == 3)
            #expect(bar.rest.layer.presentation()?.opacity == 0.5)
            clock.finish()
        }
    }

    @Test func keyframesDelaysAndRepetition() {
        withOwnClock { clock in
            let bar = Bar()
            UIView.animateLayout(withDuration: 1, delay: 1, options: .curveLinear) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    bar.width.constant = 200
                }
            }
            for (time, width) in [(0.5, 100.0), (1.5, 100), (1.75, 150), (2, 200)] {
                clock.advance(to: time)
                #expect(abs(bar.width.constant - width) < 1e-9, "at \(time)")
            }
            UIView.animateLayout(withDuration: 1, options: [.curveLinear, .repeat, .autoreverse]) {
                bar.width.constant = 100
            }
            for (time, width) in [(2.25, 175.0), (3, 100), (3.25, 125), (4.5, 150)] {
                clock.advance(to: time)
                #expect(abs(bar.width.constant - width) < 1e-9, "at \(time)")
            }
            #expect(!clock.isPending)
            bar.width.constant = 60
            clock.advance(by: 0.1)
            #expect(bar.width.constant == 60 && !LayoutSteps.isInUse)
        }
    }

    @Test func blocksWithoutDurationOrAnimationsApplyAtOnce() {
        withOwnClock { clock in
            let bar = Bar()
            var isDone = false
            UIView.animateLayout(withDuration: 0) {
                bar.width.constant = 200
            } completion: {
                isDone = $0
            }
            #expect(bar.width.constant == 200 && isDone && !LayoutSteps.isInUse)
            UIView.performWithoutAnimation {
                UIView.animateLayout(withDuration: 1) { bar.width.constant = 120 }
            }
            #expect(bar.width.constant == 120 && !clock.isPending)
            var progress: [CGFloat] = []
            UIView.animateLayout(withDuration: 0) { progress.append($0) }
            #expect(progress == [1])
        }
    }

    @Test func theAnimatorProxyTakesTheTransactionsDuration() {
        withOwnClock { clock in
            let bar = Bar()
            bar.width.animator().constant = 200
            #expect(bar.width.constant == 100 && bar.width.animator().constant == 200)
            clock.advance(by: 0.125)
            #expect(abs(bar.width.constant - 150) < 1e-9 && bar.box.frame.width == 150)
            clock.advance(by: 0.125)
            #expect(bar.width.constant == 200 && bar.box.frame.width == 200)
            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            bar.width.animator().constant = 100
            CATransaction.commit()
            clock.advance(by: 0.5)
            #expect(bar.width.constant == 175)
            clock.finish()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                bar.width.animator().constant = 200
            }
            clock.advance(by: 0.5)
            #expect(bar.width.constant == 150)
            clock.finish()
        }
    }

    @Test func releasedViewsEndTheirAnimations() {
        withOwnClock { clock in
            do {
                let bar = Bar()
                UIView.animateLayout(withDuration: 1) { bar.width.constant = 200 }
                clock.advance(by: 0.1)
            }
            clock.finish()
            #expect(!LayoutSteps.isInUse)
        }
    }

    @Test func eventsOfTheClockSeeTheLayoutOfTheirInstant() {
        withOwnClock { clock in
            let bar = Bar()
            var widths: [CGFloat] = []
            UIView.animateLayout(withDuration: 1, options: .curveLinear) { bar.width.constant = 200 }
            for time in [0.1, 0.5, 0.9] { clock.schedule(after: time) { widths.append(bar.width.constant) } }
            clock.advance(by: 3)
            #expect(zip(widths, [110, 150, 190]).allSatisfy { abs($0 - $1) < 1e-9 } && widths.count == 3)
        }
    }
}
