import PinLayout
import Testing
import UIKit

/// The content is (10, 10, 40, 20); 1200 square points fit into it.
@MainActor
struct FitTests {
    let unlimited = CGFloat.greatestFiniteMagnitude

    private func expect(
        _ scene: PinScene, _ frame: [CGFloat], proposed proposal: CGSize,
        at location: SourceLocation = #_sourceLocation
    ) {
        let rect = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        #expect(scene.content.frame == rect, sourceLocation: location)
        #expect(scene.content.proposals == [proposal], sourceLocation: location)
    }

    @Test func widthIsKept() {
        let scene = PinScene()
        scene.content.pin.left(20).width(60).sizeToFit(.width)
        expect(scene, [20, 10, 60, 20], proposed: CGSize(width: 60, height: unlimited))
    }

    @Test func theCurrentWidthIsProposedWhereNoneIsGiven() {
        let scene = PinScene()
        scene.content.pin.sizeToFit(.width)
        expect(scene, [10, 10, 40, 30], proposed: CGSize(width: 40, height: unlimited))
    }

    @Test func theSpaceBetweenEdgesIsProposed() {
        let scene = PinScene()
        scene.content.pin.left(100).right(100).marginLeft(50).sizeToFit(.width)
        expect(scene, [150, 10, 150, 8], proposed: CGSize(width: 150, height: unlimited))
    }

    @Test func heightIsKept() {
        let scene = PinScene()
        scene.content.pin.height(50).sizeToFit(.height)
        expect(scene, [10, 10, 24, 50], proposed: CGSize(width: unlimited, height: 50))
    }

    @Test func theFittedWidthIsJustified() {
        let scene = PinScene()
        scene.content.pin.horizontally().height(50).justify(.center).sizeToFit(.height)
        expect(scene, [188, 10, 24, 50], proposed: CGSize(width: unlimited, height: 50))
    }

    @Test func limitsApplyBeforeAndAfter() {
        let scene = PinScene()
        scene.content.pin.width(60).maxWidth(30).maxHeight(25).sizeToFit(.width)
        expect(scene, [10, 10, 30, 25], proposed: CGSize(width: 30, height: unlimited))
    }

    @Test func theMaximumIsProposedWhereNoWidthIsGiven() {
        let scene = PinScene()
        scene.content.pin.sizeToFit(.width).maxWidth(100)
        expect(scene, [10, 10, 100, 12], proposed: CGSize(width: 100, height: unlimited))
    }

    @Test func theMinimumIsProposedWhereNoWidthIsGiven() {
        let scene = PinScene()
        scene.content.pin.sizeToFit(.width).minWidth(20)
        expect(scene, [10, 10, 20, 60], proposed: CGSize(width: 20, height: unlimited))
    }

    @Test func theCurrentSizeIsProposed() {
        let scene = PinScene()
        scene.content.pin.sizeToFit()
        expect(scene, [10, 10, 40, 30], proposed: CGSize(width: 40, height: 20))
    }

    @Test func contentKeepsAGivenWidth() {
        let scene = PinScene()
        scene.content.pin.width(60).sizeToFit()
        expect(scene, [10, 10, 60, 20], proposed: CGSize(width: 60, height: 20))
    }

    @Test func contentIsLimited() {
        let scene = PinScene()
        scene.content.pin.sizeToFit().minHeight(100).maxWidth(30)
        expect(scene, [10, 10, 30, 100], proposed: CGSize(width: 40, height: 20))
    }

    @Test func flexibleWidthTakesTheMeasuredWidth() {
        let scene = PinScene()
        let view = SizedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.measure = CGSize(width: 70, height: 22)
        scene.container.addSubview(view)
        view.pin.width(100).sizeToFit(.widthFlexible)
        #expect(view.frame.size == CGSize(width: 70, height: 22))
        view.pin.width(50).sizeToFit(.widthFlexible)
        #expect(view.frame.size == CGSize(width: 70, height: 22))
        view.pin.width(50).maxWidth(60).sizeToFit(.widthFlexible)
        #expect(view.frame.size == CGSize(width: 60, height: 22))
        view.pin.right().width(100).sizeToFit(.widthFlexible)
        #expect(view.frame.minX == 330)
        view.pin.height(100).sizeToFit(.heightFlexible)
        #expect(view.frame.size == CGSize(width: 70, height: 22))
        view.pin.horizontally().sizeToFit().justify(.center)
        #expect(view.frame == CGRect(x: 165, y: 0, width: 70, height: 22))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, .greatestFiniteMagnitude])
    func measurementsThatAreNoSizesKeepTheSize(_ number: CGFloat) {
        let scene = PinScene()
        let view = SizedView(frame: CGRect(x: 1, y: 2, width: 10, height: 20))
        view.measure = CGSize(width: number, height: number)
        scene.container.addSubview(view)
        view.pin.right(10).bottom(10).sizeToFit()
        #expect(view.frame == CGRect(x: 380, y: 270, width: 10, height: 20))
    }

    @Test func belowAnotherWithTheWidthOfTheSuperview() {
        let scene = PinScene()
        scene.content.pin.below(of: scene.reference).left().right().marginTop(12).sizeToFit(.width)
        expect(scene, [0, 172, 400, 3], proposed: CGSize(width: 400, height: unlimited))
    }
}

private final class SizedView: UIView {
    var measure = CGSize.zero
    override func sizeThatFits(_ size: CGSize) -> CGSize { measure }
}
