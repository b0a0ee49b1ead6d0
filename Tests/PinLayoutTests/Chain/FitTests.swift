import PinLayout
import Testing
import UIKit

/// The content is (10, 10, 40, 20); 1200 square points fit into it.
@MainActor
struct FitTests {
    @Test func widthIsKept() {
        let scene = PinScene()
        scene.content.pin.left(20).width(60).sizeToFit(.width)
        #expect(scene.content.frame == CGRect(x: 20, y: 10, width: 60, height: 20))
        #expect(scene.content.proposals == [CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)])
    }

    @Test func theCurrentWidthIsProposedWhereNoneIsGiven() {
        let scene = PinScene()
        scene.content.pin.sizeToFit(.width)
        #expect(scene.content.frame == CGRect(x: 10, y: 10, width: 40, height: 30))
    }

    @Test func heightIsKept() {
        let scene = PinScene()
        scene.content.pin.height(50).sizeToFit(.height)
        #expect(scene.content.frame == CGRect(x: 10, y: 10, width: 24, height: 50))
        #expect(scene.content.proposals == [CGSize(width: CGFloat.greatestFiniteMagnitude, height: 50)])
    }

    @Test func theMaximumIsProposedWhereNoWidthIsGiven() {
        let scene = PinScene()
        scene.content.pin.sizeToFit(.width).maxWidth(100)
        #expect(scene.content.frame.size == CGSize(width: 100, height: 12))
    }

    @Test func belowAnotherWithTheWidthOfTheSuperview() {
        let scene = PinScene()
        scene.content.pin.below(of: scene.reference).left().right().marginTop(12).sizeToFit(.width)
        #expect(scene.content.frame == CGRect(x: 0, y: 172, width: 400, height: 3))
    }
}
