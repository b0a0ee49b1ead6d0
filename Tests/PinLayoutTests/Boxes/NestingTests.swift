import FlexLayout
import PinLayout
import Testing
import UIKit

/// Pins around and inside of another language: each measures the other's view.
@MainActor
struct NestingTests {
    /// A row of two boxes, laid out by flex.
    private final class Row: UIView {
        let boxes = [UIView(), UIView()]

        override init(frame: CGRect) {
            super.init(frame: frame)
            flex.direction(.row).padding(5).define { flex in
                flex.addItem(boxes[0]).width(20).height(30)
                flex.addItem(boxes[1]).grow(1).height(10)
            }
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() { flex.layout() }
        override func sizeThatFits(_ size: CGSize) -> CGSize { flex.sizeThatFits(size: size) }
    }

    /// A box over half the width and as high as wide, laid out by pins.
    private final class Half: UIView {
        let box = UIView()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(box)
        }

        required init?(coder: NSCoder) { nil }

        private func layout() { box.pin.topLeft(4).width(50%).aspectRatio(1).margin(0, 0, 6, 6) }
        override func layoutSubviews() { layout() }
        override func sizeThatFits(_ size: CGSize) -> CGSize { autoSizeThatFits(size) { layout() } }
    }

    @Test func flexInsideOfPins() {
        let scene = PinScene()
        let row = Row()
        scene.container.addSubview(row)
        row.pin.top(10).horizontally(50).sizeToFit(.width)
        row.layoutIfNeeded()
        #expect(row.frame == CGRect(x: 50, y: 10, width: 300, height: 40))
        #expect(row.boxes[0].frame == CGRect(x: 5, y: 5, width: 20, height: 30))
        #expect(row.boxes[1].frame == CGRect(x: 25, y: 5, width: 270, height: 10))
    }

    @Test func aFlexViewInsideOfPins() {
        let scene = PinScene()
        let (row, boxes) = (FlexView(), [UIView(), UIView()])
        row.flex.direction(.row).padding(5).define { flex in
            flex.addItem(boxes[0]).width(20).height(30)
            flex.addItem(boxes[1]).width(40).height(10)
        }
        scene.container.addSubview(row)
        row.pin.top(10).left(50).sizeToFit(.content)
        row.layoutIfNeeded()
        // 5 + 20 + 40 + 5 wide, 5 + 30 + 5 high.
        #expect(row.frame == CGRect(x: 50, y: 10, width: 70, height: 40))
        #expect(boxes[1].frame == CGRect(x: 25, y: 5, width: 40, height: 10))
    }

    @Test func pinsInsideOfAFlexView() {
        let (column, half, below) = (FlexView(), Half(), UIView())
        column.flex.define { flex in
            flex.addItem(half).width(80)
            flex.addItem(below).height(7)
        }
        #expect(column.sizeThatFits(CGSize(width: 200, height: 500)) == CGSize(width: 80, height: 57))
        column.frame = CGRect(x: 0, y: 0, width: 80, height: 57)
        column.layoutIfNeeded()
        #expect(half.box.frame == CGRect(x: 4, y: 4, width: 40, height: 40))
        #expect(below.frame == CGRect(x: 0, y: 50, width: 80, height: 7))
    }

    @Test func pinsInsideOfFlex() {
        let scene = PinScene()
        let (half, below) = (Half(), UIView())
        scene.view.flex.define { flex in
            flex.addItem(half).width(80)
            flex.addItem(below).height(7)
        }
        scene.view.flex.layout()
        half.layoutIfNeeded()
        // 4 above, 40 high, 6 below.
        #expect(half.frame == CGRect(x: 0, y: 0, width: 80, height: 50))
        #expect(half.box.frame == CGRect(x: 4, y: 4, width: 40, height: 40))
        #expect(below.frame.minY == 50)
    }
}
