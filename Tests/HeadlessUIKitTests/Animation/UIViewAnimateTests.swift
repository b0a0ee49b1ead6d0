import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct UIViewAnimateTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    @Test func modelValuesChangeAtOnceAndPresentationFollows() throws {
        try withOwnClock { clock in
            var results: [Bool] = []
            #expect(view.layer.presentation() == nil)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.frame = CGRect(x: 100, y: 0, width: 200, height: 50)
                view.alpha = 0
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            } completion: {
                results.append($0)
            }
            #expect(view.frame == CGRect(x: 100, y: 0, width: 200, height: 50) && view.alpha == 0)
            #expect(view.layer.animationKeys() == ["bounds.size", "position", "opacity", "backgroundColor"])
            clock.advance(by: 0.25)
            let shown = try #require(view.layer.presentation())
            #expect(shown.frame == CGRect(x: 25, y: 0, width: 125, height: 50))
            #expect(shown.opacity == 0.75 && shown.model() === view.layer)
            #expect(shown.backgroundColor?.components == [1, 0, 0, 0.25])
            #expect(results.isEmpty)
            clock.advance(by: 0.75)
            #expect(results == [true] && view.layer.presentation() == nil)
            #expect(!view.flags.contains(.animating) && view.layer.animationKeys() == nil)
        }
    }

    @Test func theDefaultCurveIsEaseInAndOut() throws {
        try withOwnClock { clock in
            UIView.animate(withDuration: 2) { view.center.x += 100 }
            for share in Oracle.shares.dropLast() {
                clock.advance(to: share * 2)
                let x = try #require(view.layer.presentation()).position.x
                #expect(abs(x - 50 - 100 * Oracle.bezier(0.42, 0, 0.58, 1, at: share)) < 1e-6)
            }
        }
    }

    @Test func springsSwingOverAndEndInTime() throws {
        try withOwnClock { clock in
            var isDone = false
            UIView.animate(
                withDuration: 0.8, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 2
            ) {
                view.transform = CGAffineTransform(translationX: 100, y: 0)
            } completion: {
                isDone = $0
            }
            let spring = Spring.settling(after: 0.8, ratio: 0.4, velocity: 2)
            var highest: CGFloat = 0
            clock.advance(to: 0.05)
            #expect(view.layer.presentation()?.transform.m41 == 0)
            for step in 1..<80 {
                clock.advance(to: 0.1 + Double(step) / 100)
                let x = try #require(view.layer.presentation()).transform.m41
                let expected = Oracle.spring(
                    stiffness: spring.frequency * spring.frequency, damping: 0.8 * spring.frequency,
                    velocity: 2, at: Double(step) / 100)
                #expect(abs(x - 100 * expected) < 1e-6)
                highest = max(highest, x)
            }
            #expect(highest > 110 && !isDone)
            clock.advance(to: 0.9)
            #expect(isDone)
        }
    }

    @Test func springsOfABounceEndOnceTheyAreSettled() {
        withOwnClock { clock in
            var isDone = false
            UIView.animate(springDuration: 0.5, bounce: 0.3, animations: { view.alpha = 0.5 }) { isDone = $0 }
            let end = Spring(duration: 0.5, bounce: 0.3).settlingDuration
            clock.advance(to: end - 0.001)
            #expect(!isDone)
            clock.advance(to: end)
            #expect(isDone)
        }
    }

    @Test func completionsComeByEndThenByStart() {
        withOwnClock { clock in
            var order: [String] = []
            @MainActor func animate(_ name: String, _ duration: Double, _ delay: Double = 0) {
                UIView.animate(withDuration: duration, delay: delay) {
                    view.center.x += 1
                } completion: { _ in
                    order.append("\(name) \(clock.now)")
                }
            }
            animate("long", 1)
            animate("short", 0.25)
            animate("delayed", 0.25, 0.75)
            animate("middle", 0.5)
            clock.finish()
            #expect(order == ["short 0.25", "middle 0.5", "long 1.0", "delayed 1.0"])
        }
    }

    @Test func nestedBlocksInheritDurationAndCurve() {
        withOwnClock { clock in
            let (inner, own) = (UIView(), UIView())
            var ended: [String] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                #expect(UIView.inheritedAnimationDuration == 1)
                view.alpha = 0
                UIView.animate(withDuration: 0.1, delay: 0, options: .curveEaseIn) {
                    inner.alpha = 0
                } completion: { _ in
                    ended.append("inner \(clock.now)")
                }
                UIView.animate(
                    withDuration: 0.5, delay: 0,
                    options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve]
                ) {
                    own.alpha = 0
                } completion: { _ in
                    ended.append("own \(clock.now)")
                }
            }
            #expect(UIView.inheritedAnimationDuration == 0)
            clock.advance(by: 0.25)
            #expect(inner.layer.presentation()?.opacity == 0.75)
            let eased = 1 - Oracle.bezier(0.42, 0, 1, 1, at: 0.5)
            #expect(abs(Double(own.layer.presentation()?.opacity ?? 0) - eased) < 1e-6)
            clock.finish()
            #expect(ended == ["own 0.5", "inner 1.0"])
        }
    }

    @Test func aChangeOfCourseIsSmooth() {
        withOwnClock { clock in
            @MainActor func x() -> CGFloat { view.layer.presentation()?.position.x ?? .nan }
            UIView.animate(withDuration: 1) { view.center.x = 150 }
            clock.advance(by: 0.5)
            let before = x()
            UIView.animate(withDuration: 1) { view.center.x = 50 }
            #expect(abs(x() - before) < 1e-9 && abs(before - 100) < 1e-6)
            // It goes on in its old direction before it turns: the speed has no jump.
            clock.advance(by: 0.05)
            #expect(x() > before)
            #expect(view.layer.animationKeys() == ["position", "position-2"])
            clock.finish()
            #expect(view.center.x == 50)
        }
    }

    @Test func turnsAndScalesAreLaidOnTopOfEachOther() {
        withOwnClock { clock in
            @MainActor func shown() -> CGAffineTransform {
                view.layer.presentation()?.affineTransform() ?? .identity
            }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(rotationAngle: .pi)
            }
            clock.advance(by: 0.5)
            #expect(abs(shown().b - 1) < 1e-9)
            let before = shown()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 30, y: 0)
            }
            let after = shown()
            for (a, b) in [(before.a, after.a), (before.b, after.b), (before.tx, after.tx)] {
                #expect(abs(a - b) < 1e-9)
            }
        }
    }

    @Test func beginningFromTheCurrentStateReplacesWhatRuns() {
        withOwnClock { clock in
            var first: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 150
            } completion: {
                first.append($0)
            }
            clock.advance(by: 0.5)
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
                view.center.x = 0
            }
            #expect(first == [false])
            #expect(view.layer.animationKeys() == ["position"])
            clock.advance(by: 0.5)
            #expect(view.layer.presentation()?.position.x == 50)
        }
    }

    @Test func delaysHoldTheOldValue() {
        withOwnClock { clock in
            var isDone = false
            UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
                view.alpha = 0
            } completion: {
                isDone = $0
            }
            clock.advance(by: 0.25)
            #expect(view.layer.presentation()?.opacity == 1 && view.alpha == 0)
            clock.advance(by: 0.25)
            #expect(view.layer.presentation()?.opacity == 0.5)
            clock.advance(by: 0.25)
            #expect(isDone)
        }
    }

    @Test func repeatingThereAndBack() {
        withOwnClock { clock in
            var results: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat, .autoreverse]) {
                view.alpha = 0
            } completion: {
                results.append($0)
            }
            for (time, opacity) in [
                (0.25, 0.75), (1, 0), (1.25, 0.25), (1.75, 0.75), (2.5, 0.5), (101.25, 0.25),
            ] {
                clock.advance(to: time)
                #expect(view.layer.presentation()?.opacity == Float(opacity), "at \(time)")
            }
            clock.finish()
            #expect(clock.now == 101.25 && results.isEmpty && view.layer.presentation() != nil)
            view.layer.removeAllAnimations()
            #expect(results == [false] && view.layer.presentation() == nil)
        }
    }

    @Test func autoreverseAloneGoesBackAndThenToTheNewValue() {
        withOwnClock { clock in
            var ended = -1.0
            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
                view.alpha = 0
            } completion: { _ in
                ended = clock.now
            }
            clock.advance(to: 1.75)
            #expect(view.layer.presentation()?.opacity == 0.75)
            clock.finish()
            #expect(ended == 2 && view.alpha == 0)
        }
    }

    @Test func repeatCountsOfAPart() {
        withOwnClock { clock in
            var ended = -1.0
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: true) { view.alpha = 0 }
            } completion: { _ in
                ended = clock.now
            }
            clock.advance(to: 3.25)
            #expect(view.layer.presentation()?.opacity == 0.25)
            clock.advance(to: 4.25)
            #expect(view.layer.presentation()?.opacity == 0.75)
            clock.finish()
            #expect(ended == 5)
        }
    }

    @Test func nothingMovesWithoutAChangeOrATime() {
        withOwnClock { clock in
            var results: [String] = []
            UIView.animate(withDuration: 1) {
                view.alpha = 1
            } completion: {
                results.append("same \($0)")
            }
            UIView.animate(withDuration: 0) {
                view.alpha = 0.5
            } completion: {
                results.append("zero \($0)")
            }
            UIView.animate(withDuration: 1) {
            } completion: {
                results.append("empty \($0)")
            }
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) {
                view.alpha = 0.25
            } completion: {
                results.append("off \($0)")
            }
            UIView.setAnimationsEnabled(true)
            UIView.animate(withDuration: 1) {
                UIView.performWithoutAnimation { view.center.x += 5 }
            }
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            UIView.animate(withDuration: 1) { view.center.x += 5 }
            CATransaction.commit()
            #expect(results == ["same true", "zero true", "empty true", "off true"])
            #expect(view.layer.presentation() == nil && !clock.isPending)
        }
    }

    @Test func layoutInsideABlockIsAnimated() {
        final class Row: UIView {
            let box = UIView()
            var isWide = false
            override func layoutSubviews() {
                box.frame = CGRect(x: 0, y: 0, width: isWide ? 100 : 20, height: 10)
            }
        }
        withOwnClock { clock in
            let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
            row.addSubview(row.box)
            row.layoutIfNeeded()
            row.isWide = true
            row.setNeedsLayout()
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
            clock.advance(by: 0.5)
            #expect(row.box.layer.presentation()?.frame.width == 60)
        }
    }

    @Test func layerPropertiesInABlockAreAnimated() throws {
        try withOwnClock { clock in
            view.layer.borderColor = UIColor.red.cgColor
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.layer.cornerRadius = 10
                view.layer.borderWidth = 4
                view.layer.shadowOpacity = 1
                view.layer.shadowRadius = 7
                view.layer.shadowOffset = CGSize(width: 4, height: 1)
                view.layer.borderColor = UIColor.blue.cgColor
                view.layer.position.x += 10
            }
            clock.advance(by: 0.5)
            let shown = try #require(view.layer.presentation())
            #expect(shown.cornerRadius == 5 && shown.borderWidth == 2 && shown.shadowOpacity == 0.5)
            #expect(shown.shadowRadius == 5 && shown.shadowOffset == CGSize(width: 2, height: -1))
            #expect(shown.position.x == 55)
            let color = try #require(shown.borderColor?.components)
            let (red, blue) = (UIColor.red.cgColor.components ?? [], UIColor.blue.cgColor.components ?? [])
            for index in 0..<4 { #expect(abs(color[index] - (red[index] + blue[index]) / 2) < 1e-6) }
        }
    }

    @Test func touchesGoThroughWhatMovesUnlessAllowed() {
        withOwnClock { clock in
            let stage = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            stage.addSubview(view)
            UIView.animate(withDuration: 1) { view.center = CGPoint(x: 200, y: 200) }
            #expect(stage.hitTest(CGPoint(x: 200, y: 200), with: nil) === stage)
            clock.finish()
            #expect(stage.hitTest(CGPoint(x: 200, y: 200), with: nil) === view)
            UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
                view.center = CGPoint(x: 100, y: 100)
            }
            // Where it will be, not where it is seen.
            #expect(stage.hitTest(CGPoint(x: 100, y: 100), with: nil) === view)
            #expect(stage.hitTest(CGPoint(x: 200, y: 200), with: nil) === stage)
        }
    }

    @Test func leavingTheWindowEndsAnimations() {
        withOwnClock { clock in
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            window.addSubview(view)
            var results: [Bool] = []
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: {
                results.append($0)
            }
            view.removeFromSuperview()
            #expect(results == [false] && view.layer.presentation() == nil)
        }
    }
}
