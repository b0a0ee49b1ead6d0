import FlexLayout
import Testing
import UIKit

/// Plain views get their frames many at a time: what must happen beside that all the same.
@MainActor @Suite struct PlainViewTests {
    /// Views that hold each other's lives in their hands.
    private final class Remover: UIView {
        var victims: [UIView] = []

        override var frame: CGRect {
            get { super.frame }
            set {
                super.frame = newValue
                for view in victims { view.removeFromSuperview() }
                victims = []
            }
        }
    }

    @Test(arguments: [false, true]) func aSetterMayEndTheViewsThatComeNext(isFirst: Bool) {
        let (root, remover) = (UIView(frame: rect(0, 0, 100, 1_000)), Remover())
        let before = UIView()
        if !isFirst { root.flex.addItem(before).height(5) }
        root.flex.addItem(remover).height(10)
        for _ in 0..<50 {
            let view = UIView()
            view.flex.height(20).addItem().height(1)
            root.flex.addItem(view)
            remover.victims.append(view)
        }
        let last = UIView()
        root.flex.addItem(last).height(30)
        root.flex.layout()
        #expect(root.subviews == (isFirst ? [remover, last] : [before, remover, last]))
        // New views take the rows of those that are gone.
        let new = (0..<80).map { _ in UIView() }
        for view in new { root.flex.addItem(view).height(2) }
        root.flex.layout()
        let top: CGFloat = isFirst ? 10 : 15
        #expect(last.frame == rect(0, top, 100, 30))
        for (index, view) in new.enumerated() {
            #expect(view.frame == rect(0, top + 30 + CGFloat(2 * index), 100, 2))
        }
    }

    @Test func aSetterMayLayOutAnotherTree() {
        final class Nested: UIView {
            let root = UIView(frame: rect(0, 0, 50, 50))
            override var frame: CGRect {
                get { super.frame }
                set {
                    super.frame = newValue
                    root.flex.addItem().height(7)
                    root.flex.layout()
                }
            }
        }
        let (root, nested) = (UIView(frame: rect(0, 0, 100, 100)), Nested())
        let views = (0..<4).map { _ in UIView() }
        root.flex.addItem(views[0]).height(1)
        root.flex.addItem(nested).height(2)
        for view in views[1...] { root.flex.addItem(view).height(3) }
        root.flex.layout()
        #expect(views.map(\.frame.minY) == [0, 3, 6, 9])
        #expect(nested.root.subviews.map(\.frame) == [rect(0, 0, 50, 7)])
    }

    @Test func animationsMoveThem() {
        let fixture = FlexFixture(items: 2)
        _ = fixture.frames()
        #expect(fixture.items.allSatisfy { $0.layer.animationKeys() == nil })
        UIView.animate(withDuration: 1) {
            fixture.items[0].flex.height(50)
            fixture.root.flex.layout()
        }
        #expect(fixture.items.map(\.frame) == [rect(0, 0, 30, 50), rect(0, 50, 30, 20)])
        #expect(fixture.items.allSatisfy { $0.layer.animationKeys()?.isEmpty == false })
        for view in fixture.items { view.layer.removeAllAnimations() }
    }

    @Test func theirSafeAreasFollow() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let (root, item) = (UIView(frame: window.bounds), UIView())
        window.addSubview(root)
        #expect(root.safeAreaInsets.top > 0)
        root.flex.addItem(item).height(100)
        root.flex.layout()
        #expect(item.safeAreaInsets.top == root.safeAreaInsets.top)
        root.flex.paddingTop(200)
        root.flex.layout()
        #expect(item.safeAreaInsets.top == 0)
    }

    @Test func aNewSizeLaysOutTheirSubviews() {
        final class Inner: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let (root, label, box) = (UIView(frame: rect(0, 0, 100, 100)), UILabel(), UIView())
        let inner = Inner(frame: rect(0, 0, 10, 10))
        inner.autoresizingMask = .flexibleWidth
        box.addSubview(inner)
        box.flex.height(10)
        root.flex.addItem(label).height(20)
        root.flex.addItem(box)
        root.layoutIfNeeded()
        #expect(inner.layouts == 1)
        root.flex.layout()
        // The mask of a subview follows the box from nothing to 100 points.
        #expect(inner.frame.width == 110)
        root.layoutIfNeeded()
        #expect(inner.layouts == 2)
        #expect(label.center == CGPoint(x: 50, y: 10) && label.layer.frame == rect(0, 0, 100, 20))
        label.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.flex.paddingLeft(20)
        root.flex.layout()
        #expect(label.bounds.size == CGSize(width: 80, height: 20))
        #expect(label.center == CGPoint(x: 60, y: 10))
        #expect(label.transform == CGAffineTransform(scaleX: 2, y: 2))
    }
}
