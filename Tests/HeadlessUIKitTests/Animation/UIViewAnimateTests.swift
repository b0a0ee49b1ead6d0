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
            clock.advance(by: 0.25)
            let shown = try #require(view.layer.presentation())
            #expect(shown.frame == CGRect(x: 25, y: 0, width: 125, height: 50))
            #expect(shown.opacity == 0.75)
            #expect(shown.backgroundColor?.components == [1, 0, 0, 0.25])
            #expect(results.isEmpty)
            clock.advance(by: 0.75)
            #expect(results == [true] && view.layer.presentation() == nil)
            #expect(!view.flags.contains(.animating))
        }
    }

    @Test func fadingOutIsDrawnUntilItsEnd() throws {
        try withOwnClock { clock in
            let stage = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            let box = UIView(frame: stage.bounds)
            box.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
            stage.addSubview(box)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 0 }
            clock.advance(by: 0.5)
            let half = try Pixels(stage)[2, 2][3]
            #expect(abs(Int(half) - 128) <= 1)
            clock.advance(by: 0.5)
            #expect(try Pixels(stage)[2, 2][3] == 0)
        }
    }
}
