import PinLayout
import Testing
import UIKit

/// A cell with a picture, a text that measures itself, and a box that wraps two badges.
private final class Cell: UIView {
    let picture = UIView(frame: CGRect(x: 1, y: 1, width: 30, height: 30))
    let text = AreaView(frame: CGRect(x: 2, y: 2, width: 7, height: 7))
    let badges = UIView()
    let first = UIView(frame: CGRect(x: 100, y: 100, width: 12, height: 12))
    let second = UIView(frame: CGRect(x: 120, y: 90, width: 12, height: 12))

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [picture, text, badges] { addSubview(view) }
        badges.addSubview(first)
        badges.addSubview(second)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { layOut() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { autoSizeThatFits(size) { layOut() } }

    func layOut() {
        picture.pin.topLeft(10).size(40)
        text.pin.after(of: picture, aligned: .top).right(10).marginLeft(10).sizeToFit(.width)
        first.pin.topLeft()
        second.pin.after(of: first, aligned: .center).marginLeft(4)
        badges.pin.below(of: [picture, text], aligned: .left).wrapContent(padding: 2).margin(6, 0, 10, 0)
    }
}

@MainActor
struct PinnedLayoutTests {
    private let cell = Cell(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
    private let endless = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)

    init() { PinScene.resetSettings() }

    private func everyFrame() -> [CGRect] {
        [cell, cell.picture, cell.text, cell.badges, cell.first, cell.second].map(\.frame)
    }

    @Test func nothingMovesAndEverythingIsThere() {
        let before = everyFrame()
        let layout = cell.pinnedLayout(for: endless) { cell.layOut() }
        #expect(everyFrame() == before)
        // The text: 50 wide, 1200 / 50 = 24 high. Below the picture 6, then 16 of badges, then 10.
        #expect(layout.frame(of: cell.text) == CGRect(x: 60, y: 10, width: 50, height: 24))
        #expect(layout.frame(of: cell.badges) == CGRect(x: 10, y: 56, width: 32, height: 16))
        #expect(layout.frame(of: cell.second) == CGRect(x: 18, y: 2, width: 12, height: 12))
        #expect(layout.size == CGSize(width: 110, height: 82))
        #expect(layout.frame(of: cell) == nil)
    }

    @Test func theSameCodeOnTheScreenGivesTheSameFrames() {
        let layout = cell.pinnedLayout(for: endless) { cell.layOut() }
        cell.frame.size = CGSize(width: 120, height: layout.size.height)
        cell.layoutIfNeeded()
        for view in [cell.picture, cell.text, cell.badges, cell.first, cell.second] {
            #expect(view.frame == layout.frame(of: view))
        }
        let after = everyFrame()
        layout.apply()
        #expect(everyFrame() == after)
    }

    @Test func appliedInPlaceOfALayout() {
        let layout = cell.pinnedLayout(for: endless) { cell.layOut() }
        layout.apply()
        for view in [cell.picture, cell.text, cell.badges, cell.first, cell.second] {
            #expect(view.frame == layout.frame(of: view))
        }
    }

    @Test func anotherWidthOwesNothingToTheFirst() {
        let narrow = cell.sizeThatFits(endless)
        let wide = cell.sizeThatFits(CGSize(width: 310, height: CGFloat.greatestFiniteMagnitude))
        #expect(wide == CGSize(width: 300, height: 82))
        #expect(cell.sizeThatFits(endless) == narrow)
        let other = Cell(frame: CGRect(x: 5, y: 5, width: 310, height: 500))
        other.layoutIfNeeded()
        #expect(other.sizeThatFits(endless) == narrow)
    }

    @Test func nestedAtAnyDepth() {
        var view: UIView = cell
        for _ in 0..<5 {
            let outer = Wrapper(around: view)
            view = outer
        }
        // Each wrapper adds 3 points above and below, and leaves 120 points for the cell.
        let size = view.sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude))
        #expect(size == CGSize(width: 147, height: 82 + 30))
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 120, height: 20))
    }

    @Test func farEdgesOfAnEndlessAxisHaveNoEffect() {
        let size = cell.autoSizeThatFits(endless) {
            cell.picture.pin.top(5).left(5).size(20)
            cell.text.pin.bottom(8).left(5).size(10)
            cell.badges.pin.vCenter().height(50%).right(4).width(6)
        }
        #expect(size.width == 116)
        #expect(size.height == 25)
    }

    @Test func aChainKeptBeyondItsMeasuringDoesNothing() {
        var kept: PinLayout<UIView>?
        _ = cell.autoSizeThatFits(endless) { kept = cell.picture.pin.topLeft(77) }
        kept = nil
        #expect(cell.picture.frame.origin == CGPoint(x: 1, y: 1))
        #expect(kept == nil)
    }

    @Test func aChainFromOutsideAppliesOutside() {
        var kept: PinLayout<UIView>? = cell.picture.pin.topLeft(50).size(9)
        let size = cell.autoSizeThatFits(endless) {
            kept = nil
            cell.text.pin.topLeft().size(3)
        }
        #expect(kept == nil)
        #expect(size == CGSize(width: 3, height: 3))
        #expect(cell.picture.frame == CGRect(x: 50, y: 50, width: 9, height: 9))
    }
}

/// Holds a view with 3 points around it.
private final class Wrapper: UIView {
    private let inner: UIView

    init(around inner: UIView) {
        self.inner = inner
        super.init(frame: .zero)
        addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() { layOut() }
    override func sizeThatFits(_ size: CGSize) -> CGSize { autoSizeThatFits(size) { layOut() } }
    private func layOut() { inner.pin.top(3).horizontally(3).sizeToFit(.width).marginBottom(3) }
}
