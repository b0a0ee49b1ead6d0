import PinLayout
import Testing
import UIKit

/// A card whose size is measured by its own layout: a title over a text, 10 points around each.
private final class Card: UIView {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
    let text = AreaView(frame: .zero)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(text)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { layout() }

    func layout() {
        title.pin.top().horizontally().margin(10)
        text.pin.below(of: title).horizontally().margin(10).sizeToFit(.width)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { autoSizeThatFits(size) { layout() } }
}

@MainActor
struct AutoSizingTests {
    private let card = Card(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

    @Test func measuresWithoutMoving() {
        PinScene.resetSettings()
        // 40 points are left for the text, which is 30 high: 10 + 12, then 10 + 30 + 10.
        let size = card.sizeThatFits(CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude))
        #expect(size == CGSize(width: 60, height: 72))
        #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(card.title.frame == CGRect(x: 0, y: 0, width: 30, height: 12))
        #expect(card.text.frame == .zero)
    }

    @Test func measuresAgainFromTheBeginning() {
        PinScene.resetSettings()
        _ = card.sizeThatFits(CGSize(width: 200, height: 1000))
        #expect(card.sizeThatFits(CGSize(width: 60, height: 1000)) == CGSize(width: 60, height: 72))
    }

    @Test func measuresInsideOfMeasuring() {
        PinScene.resetSettings()
        let outer = UIView()
        outer.addSubview(card)
        let size = outer.autoSizeThatFits(CGSize(width: 70, height: 1000)) {
            card.pin.top(5).horizontally(5).sizeToFit(.width).marginBottom(3)
        }
        #expect(size == CGSize(width: 65, height: 80))
        #expect(card.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func wrapContentMovesNothing() {
        let scene = PinScene()
        let size = scene.root.autoSizeThatFits(CGSize(width: 500, height: 500)) {
            scene.container.pin.topLeft().wrapContent(padding: 5)
        }
        #expect(size == CGSize(width: 380, height: 230))
        #expect(scene.container.frame == CGRect(x: 50, y: 20, width: 400, height: 300))
        #expect(scene.content.frame.origin == CGPoint(x: 10, y: 10))
    }

    @Test func layoutGivesWhatWasMeasured() {
        let scene = PinScene()
        scene.container.addSubview(card)
        card.pin.topLeft().width(60).sizeToFit(.width)
        card.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 0, y: 0, width: 60, height: 72))
        #expect(card.text.frame == CGRect(x: 10, y: 32, width: 40, height: 30))
    }

    @Test func anEmptyLayoutHasNoSize() {
        let scene = PinScene()
        #expect(scene.root.autoSizeThatFits(CGSize(width: 500, height: 500)) {} == .zero)
    }

    @Test func rectanglesAreRoundedToPixels() {
        let scene = PinScene()
        _pinlayoutSetUnitTest(scale: 2)
        defer { _pinlayoutSetUnitTest(scale: nil) }
        let size = scene.container.autoSizeThatFits(CGSize(width: 100, height: 100)) {
            scene.view.pin.topLeft().width(10.3).height(10.1)
        }
        #expect(size == CGSize(width: 10.5, height: 10.5))
    }
}
