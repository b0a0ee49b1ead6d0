import FlexLayout
import Testing
import UIKit

/// Changes without a call of `markDirty()`: which layouts see them, and which call `setNeedsLayout()` by themselves.
@MainActor @Suite struct FlexChangesTests {
    /// A leaf that is as large as a label deep in it, with an edge of 5 points.
    private class Badge: UIView {
        let label = UILabel()

        init(layers: Int) {
            super.init(frame: .zero)
            var holder: UIView = self
            for _ in 0..<layers {
                let view = UIView()
                holder.addSubview(view)
                holder = view
            }
            holder.addSubview(label)
            label.text = "Text"
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            let text = label.sizeThatFits(size)
            return CGSize(width: text.width + 10, height: text.height + 10)
        }
    }

    /// A view that lays out a flex container of its own, which it has the size of.
    private final class Card: UIView {
        let (holder, box, label) = (UIView(), UIView(), UILabel())

        init() {
            super.init(frame: .zero)
            addSubview(holder)
            holder.addSubview(box)
            box.flex.padding(5).alignItems(.start).addItem(label)
            label.text = "Text"
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize { box.flex.intrinsicSize }

        override func layoutSubviews() {
            holder.frame = bounds
            box.frame = bounds
            box.flex.layout()
        }
    }

    private final class CountingView: FlexView {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    // MARK: What the next layout sees

    @Test(arguments: 0...2) func textInALeafMeasuresTheLeafAgain(layers: Int) {
        let badge = Badge(layers: layers)
        let root = UIView(frame: rect(0, 0, 400, 100))
        root.flex.direction(.row).alignItems(.start).addItem().addItem(badge)
        for text in ["Text", "Another text", "A", "A text of many words"] {
            badge.label.text = text
            root.flex.layout()
            #expect(abs(badge.frame.width - badge.label.intrinsicContentSize.width - 10) < 1, "\(text)")
        }
    }

    @Test func textInAContainerInALeafMeasuresTheLeafAgain() {
        let card = Card()
        let root = UIView(frame: rect(0, 0, 400, 100))
        root.flex.direction(.row).alignItems(.start).addItem(card)
        for text in ["Text", "Another text", "A", "A text of many words"] {
            card.label.text = text
            root.flex.layout()
            root.layoutIfNeeded()
            let size = card.label.intrinsicContentSize
            #expect(abs(card.frame.width - size.width - 10) < 1, "\(text)")
            #expect(card.box.frame == card.bounds)
            #expect(abs(card.label.frame.width - size.width) < 1, "\(text)")
        }
        card.box.flex.padding(20)
        root.flex.layout()
        #expect(abs(card.frame.width - card.label.intrinsicContentSize.width - 40) < 1)
    }

    @Test func textBesideTheItemsOfAContainerIsItsOwnAffair() {
        let root = UIView(frame: rect(0, 0, 400, 100))
        let (overlay, label, inner, text) = (UIView(), UILabel(), FlexView(), UILabel())
        root.flex.addItem().height(10)
        root.addSubview(overlay)
        overlay.addSubview(label)
        overlay.addSubview(inner)
        inner.frame = rect(0, 20, 300, 40)
        inner.flex.direction(.row).alignItems(.start).addItem(text)
        for word in ["One", "Two words", "O"] {
            (label.text, text.text) = (word, word)
            root.flex.layout()
            root.layoutIfNeeded()
            #expect(text.frame.size == text.intrinsicContentSize, "\(word)")
            #expect(root.subviews[0].frame == rect(0, 0, 400, 10))
        }
    }

    @Test func anEqualTextMeasuresNothing() {
        let leaf = ContentView(10, 10)
        let root = UIView(frame: rect(0, 0, 100, 100))
        root.flex.alignItems(.start).addItem(leaf)
        root.flex.layout()
        let count = leaf.measureRequests.count
        root.flex.layout()
        #expect(leaf.measureRequests.count == count)
        leaf.content.width = 20
        root.flex.layout()
        #expect(leaf.measureRequests.count > count)
        #expect(leaf.frame == rect(0, 0, 20, 10))
    }

    // MARK: What needs a layout

    @Test func aFlexViewLaysOutWhatChangesInIt() {
        let view = CountingView(frame: rect(0, 0, 300, 100))
        let (box, leaf, badge) = (UIView(), ContentView(10, 10), Badge(layers: 1))
        view.flex.direction(.row).alignItems(.start).define { flex in
            flex.addItem(box).padding(2).define { $0.addItem(leaf) }
            flex.addItem(badge)
        }
        view.layoutIfNeeded()
        func expect(_ frame: CGRect, after change: () -> Void) {
            let layouts = view.layouts
            change()
            view.layoutIfNeeded()
            #expect(box.frame == frame)
            #expect(view.layouts == layouts + 1)
            view.layoutIfNeeded()
            #expect(view.layouts == layouts + 1)
        }
        expect(rect(0, 0, 16, 16)) { leaf.flex.margin(1) }
        expect(rect(0, 0, 26, 16)) { leaf.content.width = 20 }
        let item = UIView()
        expect(rect(0, 0, 26, 23)) { box.flex.addItem(item).height(7) }
        expect(rect(0, 0, 26, 24)) { item.flex.height(8) }
        expect(rect(0, 0, 26, 16)) { item.flex.isIncludedInLayout = false }
        expect(rect(0, 0, 26, 24)) { item.flex.isIncludedInLayout = true }
        expect(rect(0, 0, 26, 16)) { item.removeFromSuperview() }
        expect(rect(5, 0, 26, 16)) { view.flex.paddingLeft(5) }
        let width = badge.frame.width
        expect(rect(5, 0, 26, 16)) { badge.label.text = "A longer text" }
        #expect(badge.frame.width > width)
        // Styles that keep their values need no layout.
        let layouts = view.layouts
        leaf.flex.margin(1).grow(0)
        view.flex.paddingLeft(5)
        view.layoutIfNeeded()
        #expect(view.layouts == layouts)
    }

    @Test func plainViewsNeedNoLayoutByThemselves() {
        final class Counting: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let (view, leaf) = (Counting(frame: rect(0, 0, 100, 100)), ContentView(10, 10))
        view.flex.addItem(leaf)
        view.layoutIfNeeded()
        view.flex.layout()
        leaf.flex.height(30)
        leaf.content.width = 3
        view.flex.padding(3)
        view.layoutIfNeeded()
        #expect(view.layouts == 1)
    }

    @Test func aFlexViewInAnotherOneIsLaidOutOnce() {
        let (outer, inner, leaf) = (CountingView(frame: rect(0, 0, 300, 100)), CountingView(), UIView())
        outer.flex.padding(4).addItem(inner).padding(3)
        inner.flex.addItem(leaf).height(20)
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(4, 4, 292, 26))
        #expect(leaf.frame == rect(3, 3, 286, 20))
        #expect((outer.layouts, inner.layouts) == (1, 1))
        leaf.flex.height(30)
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(4, 4, 292, 36))
        #expect(leaf.frame == rect(3, 3, 286, 30))
        #expect((outer.layouts, inner.layouts) == (2, 2))
        // Also after the inner one has had another size than its container gave it.
        inner.frame = rect(0, 0, 50, 50)
        inner.layoutIfNeeded()
        #expect(leaf.frame == rect(3, 3, 44, 30))
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(inner.frame == rect(4, 4, 292, 36))
        #expect(leaf.frame == rect(3, 3, 286, 30))
        leaf.flex.height(40)
        outer.layoutIfNeeded()
        #expect(leaf.frame == rect(3, 3, 286, 40))
    }

    @Test func constraintsFollowStyles() {
        let (root, view, leaf) = (UIView(frame: rect(0, 0, 200, 200)), FlexView(), UIView())
        view.flex.addItem().addItem(leaf).size(20)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 20, 20))
        leaf.flex.size(30)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 30, 30))
        #expect(leaf.frame == rect(0, 0, 30, 30))
        leaf.superview?.flex.addItem().height(5)
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 30, 35))
    }
}
