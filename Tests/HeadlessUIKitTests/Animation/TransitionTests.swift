import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite struct TransitionTests {
    private let stage = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let card = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    init() {
        stage.addSubview(card)
        card.backgroundColor = red
    }

    @Test func aDissolveBlendsTheOldAndTheNew() throws {
        try withOwnClock { clock in
            var isDone = false
            UIView.transition(with: card, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
                card.backgroundColor = blue
            } completion: {
                isDone = $0
            }
            #expect(try Pixels(stage)[10, 10] == [255, 0, 0, 255])
            clock.advance(by: 0.25)
            let seen = try Pixels(stage)[10, 10].map(Int.init)
            for (a, b) in zip(seen, [191, 0, 64, 255]) { #expect(abs(a - b) <= 1, "\(seen)") }
            clock.advance(by: 0.75)
            #expect(try Pixels(stage)[10, 10] == [0, 0, 255, 255] && isDone)
        }
    }

    @Test func aFlipShowsTheOldAndThenTheNew() throws {
        try withOwnClock { clock in
            let (front, back) = (UIView(frame: card.bounds), UIView(frame: card.bounds))
            (front.backgroundColor, back.backgroundColor) = (red, blue)
            card.backgroundColor = nil
            card.addSubview(front)
            UIView.transition(
                from: front, to: back, duration: 1, options: [.transitionFlipFromLeft, .curveLinear])
            #expect(card.subviews == [back])
            clock.advance(by: 1.0 / 3)
            // Turned by 60 degrees it is half as wide.
            var pixels = try Pixels(stage)
            #expect(pixels[10, 10] == [255, 0, 0, 255] && pixels[3, 10][3] == 0 && pixels[6, 10][3] == 255)
            clock.advance(by: 1.0 / 3)
            pixels = try Pixels(stage)
            #expect(pixels[10, 10] == [0, 0, 255, 255] && pixels[17, 10][3] == 0)
            clock.finish()
            #expect(try Pixels(stage)[1, 10] == [0, 0, 255, 255])
        }
    }

    @Test func showingAndHiding() {
        withOwnClock { clock in
            let other = UIView(frame: card.frame)
            other.isHidden = true
            stage.addSubview(other)
            UIView.transition(
                from: card, to: other, duration: 0.5,
                options: [.showHideTransitionViews, .transitionCrossDissolve])
            #expect(card.isHidden && !other.isHidden && stage.subviews == [card, other])
            clock.finish()
            #expect(stage.layer.presentation() == nil)
        }
    }

    @Test func alayersTransitionPushes() throws {
        try withOwnClock { clock in
            let push = CATransition()
            (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)
            push.timingFunction = CAMediaTimingFunction(name: .linear)
            card.layer.add(push, forKey: nil)
            card.backgroundColor = blue
            clock.advance(by: 0.5)
            let pixels = try Pixels(stage)
            #expect(pixels[5, 10] == [255, 0, 0, 255] && pixels[15, 10] == [0, 0, 255, 255])
            #expect(card.layer.animationKeys() == ["transition"])
            clock.finish()
            #expect(card.layer.animationKeys() == nil)
        }
    }
}
