import Testing
import UIKit

@testable import HeadlessUIKit

/// Input that no animation should be given.
@MainActor
@Suite struct AnimationEdgeTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

    @Test(arguments: [Double.nan, -1, -Double.infinity, 0])
    func durationsThatAreNoneEndAtOnce(_ duration: Double) {
        withOwnClock { clock in
            var results: [Bool] = []
            UIView.animate(withDuration: duration) {
                view.alpha = 0
            } completion: {
                results.append($0)
            }
            UIView.animate(withDuration: duration, delay: .nan) {
                view.alpha = 1
            } completion: {
                results.append($0)
            }
            #expect(results == [true, true] && !clock.isPending)
        }
    }

    @Test func endlessTimesNeverEnd() {
        withOwnClock { clock in
            var results: [Bool] = []
            UIView.animate(withDuration: .infinity) {
                view.alpha = 0
            } completion: {
                results.append($0)
            }
            UIView.animate(withDuration: 1, delay: .infinity) {
                view.center.x = 9
            } completion: {
                results.append($0)
            }
            clock.advance(by: 1e12)
            #expect(results.isEmpty && view.layer.presentation()?.opacity == 1)
            #expect(view.layer.presentation()?.position.x == 50)
            clock.finish()
            view.layer.removeAllAnimations()
            #expect(results == [false, false])
        }
    }

    @Test func aBlockThatStartsItselfAgainIsLeft() {
        withOwnClock { clock in
            let old = LayoutDiagnostics.handler
            defer { LayoutDiagnostics.handler = old }
            var reports = 0
            LayoutDiagnostics.handler = { _ in reports += 1 }
            var count = 0
            @MainActor func again() {
                count += 1
                UIView.animate(withDuration: 0.25) {
                    view.alpha = view.alpha == 1 ? 0 : 1
                } completion: { _ in
                    again()
                }
            }
            again()
            clock.advance(by: 10)
            #expect(count == 41)
            clock.finish()
            #expect(reports == 1)
        }
    }

    @Test func blocksWithoutATimeThatStartThemselvesDoNotOverflowTheStack() {
        withOwnClock { clock in
            var count = 0
            @MainActor func again() {
                count += 1
                guard count < 200_000 else { return }
                UIView.animate(withDuration: 0) {
                    view.alpha = 0.5
                } completion: { _ in
                    again()
                }
            }
            again()
            clock.advance(by: 0)
            #expect(count == 200_000)
        }
    }

    @Test func aViewMayGoWhileItMoves() {
        withOwnClock { clock in
            var isDone = false
            weak var gone: UIView?
            do {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                UIView.animate(withDuration: 1) {
                    view.alpha = 0
                } completion: {
                    isDone = $0
                }
                gone = view
            }
            #expect(gone == nil)
            clock.finish()
            #expect(isDone)
        }
    }

    @Test func valuesThatAreNoNumbersAreNotAnimated() {
        withOwnClock { clock in
            let old = LayoutDiagnostics.handler
            defer { LayoutDiagnostics.handler = old }
            LayoutDiagnostics.handler = { _ in }
            UIView.animate(withDuration: 1) {
                view.frame.origin.x = .nan
                view.center = CGPoint(x: 0, y: Double.infinity)
                view.alpha = .nan
                view.layer.cornerRadius = .nan
            }
            clock.advance(by: 0.5)
            let shown = view.layer.presentation()
            #expect(shown == nil || shown?.frame == view.frame)
            view.transform = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            UIView.animate(withDuration: 1) { view.transform = .identity }
            clock.advance(by: 0.25)
            _ = view.layer.presentation()
            _ = ViewDrawing(of: view)
        }
    }

    @Test func aTransformThatCannotBeUndoneIsMixed() {
        withOwnClock { clock in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 0, y: 0)
            }
            clock.advance(by: 0.5)
            #expect(view.layer.presentation()?.affineTransform().a == 0.5)
        }
    }

    @Test func theClockMayMoveInACompletion() {
        withOwnClock { clock in
            var order: [Int] = []
            UIView.animate(withDuration: 1) {
                view.alpha = 0
            } completion: { _ in
                clock.advance(by: 5)
                order.append(1)
            }
            UIView.animate(withDuration: 2) {
                view.center.x = 0
            } completion: { _ in
                order.append(2)
            }
            clock.advance(by: 3)
            #expect(order == [2, 1] && clock.now == 6)
        }
    }
}
