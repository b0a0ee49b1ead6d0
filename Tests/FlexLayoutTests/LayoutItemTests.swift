import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct LayoutItemTests {
    let root = UIView(frame: rect(0, 0, 200, 100))

    private func view(_ side: CGFloat = 20) -> UIView {
        let view = UIView()
        view.flex.size(side)
        return view
    }

    @Test func itemsWithoutViewsTakePart() {
        let (picture, title, detail) = (view(40), view(20), view(10))
        root.flex.direction(.row).padding(5).define { flex in
            flex.addItem(picture)
            flex.addLayoutItem().marginStart(8).justifyContent(.center).define { flex in
                flex.addItem(title)
                flex.addItem(detail).marginTop(2)
            }
        }
        root.flex.layout()
        #expect(root.subviews == [picture, title, detail])
        #expect(picture.frame == rect(5, 5, 40, 40))
        #expect(title.frame == rect(53, 34, 20, 20))
        #expect(detail.frame == rect(53, 56, 10, 10))
    }

    @Test func nestedItemsEqualNestedViews() {
        let wrapped = UIView(frame: root.frame)
        let (a, b, c) = (view(10), view(20), view(30))
        let (x, y, z) = (view(10), view(20), view(30))
        root.flex.padding(3).addItem(a)
        let outer = root.flex.addLayoutItem().margin(4).padding(5)
        let inner = outer.addLayoutItem().direction(.row).margin(6).padding(7).alignItems(.end)
        inner.addItem(b)
        inner.addItem(c)
        wrapped.flex.padding(3).addItem(x)
        let outerView = wrapped.flex.addItem().margin(4).padding(5)
        let innerView = outerView.addItem().direction(.row).margin(6).padding(7).alignItems(.end)
        innerView.addItem(y)
        innerView.addItem(z)
        root.flex.layout()
        wrapped.flex.layout()
        #expect(a.frame == x.frame)
        #expect(b.frame == y.convert(y.bounds, to: wrapped))
        #expect(c.frame == z.convert(z.bounds, to: wrapped))
        #expect(outer.frame == outerView.view?.frame)
        #expect(inner.frame == innerView.view.map { $0.convert($0.bounds, to: wrapped) })
        #expect(outer.view == nil && b.flex.frame == b.frame)
    }

    @Test func laterViewsFollowInTheirOrder() {
        let (a, d) = (view(), view())
        root.flex.addItem(a)
        let group = root.flex.addLayoutItem()
        let empty = root.flex.addLayoutItem().height(7)
        root.flex.addItem(d)
        let (b, c) = (view(), view())
        group.addItem(b)
        group.addItem(c)
        #expect(root.subviews == [a, b, c, d])
        root.flex.layout()
        #expect([a, b, c, d].map(\.frame.minY) == [0, 20, 40, 67])
        let e = view()
        empty.addItem(e)
        #expect(root.subviews == [a, b, c, e, d])
        let first = root.flex.addLayoutItem()
        first.order(-1).addItem(view())
        #expect(root.subviews.last?.flex.frame == .zero)
        root.flex.layout()
        #expect(root.subviews.last?.frame.minY == 0)
        #expect(a.frame.minY == 20)
    }

    @Test func anEmptyItemIsASpacer() {
        let (a, b) = (view(), view())
        root.flex.direction(.row)
        root.flex.addItem(a)
        root.flex.addLayoutItem().grow(1)
        root.flex.addItem(b)
        root.flex.layout()
        #expect(b.frame.minX == 180)
        #expect(root.subviews == [a, b])
    }

    @Test func itemsLeaveAndComeBackWithTheirViews() {
        let (a, b, c, d) = (view(), view(), view(), view())
        root.flex.addItem(a)
        let group = root.flex.addLayoutItem()
        group.addItem(b)
        let inner = group.addLayoutItem().marginTop(5)
        inner.addItem(c)
        root.flex.addItem(d)
        root.flex.layout()
        #expect(d.frame.minY == 65)
        group.removeFromContainer()
        root.flex.layout()
        #expect(root.subviews == [a, d] && d.frame.minY == 20)
        root.flex.addLayoutItem(group)
        root.flex.layout()
        #expect(root.subviews == [a, d, b, c])
        #expect([b, c].map(\.frame.minY) == [40, 65])
        let other = UIView(frame: root.frame)
        other.flex.paddingTop(9).addLayoutItem(group)
        #expect(root.subviews == [a, d] && other.subviews == [b, c])
        other.flex.layout()
        root.flex.layout()
        #expect([b, c].map(\.frame.minY) == [9, 34])
        inner.removeFromContainer()
        other.flex.layout()
        #expect(other.subviews == [b] && c.superview == nil)
        #expect(inner.addItem(a).view?.superview == root)
    }

    @Test func aMovedItemMovesItsViews() {
        let (a, b) = (view(), view())
        root.flex.addItem(a)
        let group = root.flex.addLayoutItem()
        group.addLayoutItem().addItem(b)
        root.flex.layout()
        a.flex.height(33)
        root.flex.layout()
        #expect(b.frame == rect(0, 33, 20, 20))
        group.isIncludedInLayout(false)
        b.frame = rect(1, 1, 1, 1)
        root.flex.layout()
        #expect(b.frame == rect(1, 1, 1, 1))
        group.isIncludedInLayout = true
        root.flex.layout()
        #expect(b.frame == rect(0, 33, 20, 20))
        group.display(.none)
        root.flex.layout()
        #expect(b.frame.size == .zero)
    }

    @Test func viewsTakenElsewhereAreFree() {
        let (a, b) = (view(), view())
        let group = root.flex.addLayoutItem().padding(10)
        group.addItem(a)
        group.addItem(b)
        root.flex.layout()
        let other = UIView(frame: root.frame)
        other.addSubview(a)
        other.flex.layout()
        root.flex.layout()
        #expect(a.frame == rect(0, 0, 20, 20))
        #expect(b.frame == rect(10, 10, 20, 20))
        root.addSubview(a)
        root.bringSubviewToFront(b)
        root.flex.addItem(a)
        root.flex.layout()
        #expect(a.frame == rect(0, 40, 20, 20))
    }

    @Test func nothingGoesInsideOfItself() {
        let group = root.flex.addLayoutItem()
        let inner = group.addLayoutItem()
        inner.addLayoutItem(group)
        group.addLayoutItem(group)
        root.flex.addLayoutItem(root.flex)
        inner.addItem(view())
        root.flex.layout()
        #expect(root.subviews[0].frame == rect(0, 0, 20, 20))
        #expect(
            group.sizeThatFits(size: CGSize(width: CGFloat.nan, height: .nan))
                == CGSize(width: 20, height: 20))
        group.layout()
        group.backgroundColor(.red).cornerRadius(3).border(1, .red).markDirty()
    }

    @Test func itemsWithoutAContainerAreHarmless() {
        var owner: UIView? = UIView()
        let group = owner!.flex.addLayoutItem()
        owner = nil
        let (a, b) = (view(), view())
        group.addItem(a)
        #expect(a.superview == nil)
        #expect(group.intrinsicSize == .zero)
        root.flex.addLayoutItem(group)
        group.addItem(b)
        root.flex.layout()
        #expect(b.superview === root)
    }

    @Test func manyNestedItems() {
        var flex = root.flex
        for _ in 0..<2_000 { flex = flex.addLayoutItem() }
        let leaf = view(5)
        flex.addItem(leaf)
        root.flex.layout()
        #expect(leaf.frame == rect(0, 0, 5, 5))
    }
}
