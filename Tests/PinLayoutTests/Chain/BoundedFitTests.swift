import PinLayout
import Testing
import UIKit

/// A view whose measured size is always 500 x 200, in a container of 400 x 300.
@MainActor
struct BoundedFitTests {
    private final class Large: UIView {
        var proposals: [CGSize] = []
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            proposals.append(size)
            return CGSize(width: 500, height: 200)
        }
    }

    private let view = Large(frame: CGRect(x: 50, y: 60, width: 70, height: 80))
    private let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))

    init() {
        PinScene.resetSettings()
        container.addSubview(view)
    }

    @Test func neverWiderThanTheSpaceBetweenEdges() {
        view.pin.left(10).right(20).marginLeft(5).sizeToFit(bounded: .widthFlexible)
        #expect(view.frame == CGRect(x: 15, y: 60, width: 365, height: 200))
        #expect(view.proposals == [CGSize(width: 365, height: CGFloat.greatestFiniteMagnitude)])
        view.pin.left(10).right(20).sizeToFit(.widthFlexible)
        #expect(view.frame.width == 500)
    }

    @Test func oneEdgeLeavesTheRestOfTheSuperview() {
        view.pin.left(100).margin(0, 10, 0, 20).sizeToFit(bounded: .widthFlexible)
        #expect(view.frame == CGRect(x: 110, y: 60, width: 270, height: 200))
        view.pin.right(100).margin(0, 10, 0, 20).sizeToFit(bounded: .widthFlexible)
        #expect(view.frame == CGRect(x: 10, y: 60, width: 270, height: 200))
        view.pin.hCenter(50).sizeToFit(bounded: .widthFlexible)
        #expect(view.frame == CGRect(x: 100, y: 60, width: 300, height: 200))
    }

    @Test func aWidthIsTheAvailableSpace() {
        view.pin.width(90).sizeToFit(bounded: .widthFlexible)
        #expect(view.frame.size == CGSize(width: 90, height: 200))
        view.pin.maxWidth(40).left().sizeToFit(bounded: .widthFlexible)
        #expect(view.frame.size == CGSize(width: 40, height: 200))
        view.pin.minWidth(90).width(30).left().sizeToFit(bounded: .widthFlexible)
        #expect(view.frame.size == CGSize(width: 30, height: 200))
    }

    @Test func contentIsBoundedInBothDimensions() {
        view.pin.topRight(150).sizeToFit(bounded: .content)
        #expect(view.frame == CGRect(x: 0, y: 150, width: 250, height: 150))
        #expect(view.proposals == [CGSize(width: 250, height: 150)])
    }

    @Test func theOtherDimensionIsBoundedByItsEdges() {
        view.pin.left().width(90).top(10).bottom(200).sizeToFit(bounded: .width)
        #expect(view.frame == CGRect(x: 0, y: 10, width: 90, height: 90))
        view.pin.left().width(90).top(10).sizeToFit(bounded: .width)
        #expect(view.frame == CGRect(x: 0, y: 10, width: 90, height: 200))
        view.pin.left(10).right(200).vertically().height(20).sizeToFit(bounded: .heightFlexible)
        #expect(view.frame == CGRect(x: 10, y: 0, width: 190, height: 20))
    }

    @Test func noSpaceIsNoWidth() {
        view.pin.left(500).sizeToFit(bounded: .widthFlexible)
        #expect(view.frame == CGRect(x: 500, y: 60, width: 0, height: 200))
    }

    @Test func withoutSuperviewOrEndTheMeasuredSizeCounts() {
        view.removeFromSuperview()
        view.pin.left(5).sizeToFit(bounded: .widthFlexible)
        #expect(view.frame == CGRect(x: 5, y: 60, width: 500, height: 200))
        container.addSubview(view)
        let size = container.autoSizeThatFits(CGSize(width: 300, height: CGFloat.infinity)) {
            view.pin.topLeft(10).sizeToFit(bounded: .content)
        }
        #expect(size == CGSize(width: 300, height: 210))
    }

    @Test func aFitThatCameFirstStays() {
        view.pin.left(300).sizeToFit(.widthFlexible).sizeToFit(bounded: .widthFlexible)
        #expect(view.frame.width == 500)
        #expect(Pin.lastWarningText?.contains("conflicts with sizeToFit(.widthFlexible)") == true)
    }
}
