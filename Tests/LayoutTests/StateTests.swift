import Layout
import Testing
import UIKit

/// What changes by itself, how often the body is read for it, and what keeps its identity.
@MainActor @Suite struct StateTests {
    final class Counter: UIViewController, Layout {
        @LayoutState var isOpen = false
        @LayoutState var count = 0
        let container = LayoutContainer()
        let heading = UILabel()
        let detail = UILabel()
        var readings = 0

        @LayoutBuilder var body: some Layout {
            VStack(alignment: .leading) {
                heading.layout()
                if isOpen { detail.layout().size(height: 30).padding(4) }
                for index in 0..<count { Color(.red).frame(width: 10, height: CGFloat(index)) }
            }
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            heading.text = "Title"
            detail.text = "Detail"
            container.frame = view.bounds
            view.addSubview(container)
            container.setBody { [unowned self] in
                readings += 1
                return self.body
            }
        }
    }

    private func shown() -> (UIWindow, Counter) {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let controller = Counter()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.settle()
        return (window, controller)
    }

    @Test func bodyIsShownByItself() {
        let (_, controller) = shown()
        #expect(controller.heading.superview === controller.container)
        #expect(controller.heading.frame.size == controller.heading.sizeThatFits(.zero))
        #expect(controller.detail.superview == nil)
        #expect(controller.readings == 1)
    }

    @Test func statesAreReadOncePerTurn() {
        let (window, controller) = shown()
        controller.isOpen = true
        controller.count = 1
        controller.count = 3
        #expect(controller.readings == 1)
        window.settle()
        #expect(controller.readings == 2)
        #expect(abs(controller.detail.frame.minY - 4 - controller.heading.frame.maxY) < 1e-9)
        #expect(controller.container.subviews.count == 5)
    }

    @Test func naturalSizesAreFollowedWithoutReading() {
        let (window, controller) = shown()
        controller.heading.text = "A title that is longer"
        window.settle()
        #expect(controller.heading.frame.size == controller.heading.sizeThatFits(.zero))
        controller.heading.font = .systemFont(ofSize: 40)
        window.settle()
        #expect(controller.heading.frame.size == controller.heading.sizeThatFits(.zero))
        #expect(controller.heading.frame.height > 40)
        #expect(controller.readings == 1)
    }

    @Test func hiddenViewsTakeNoSpace() {
        let (window, controller) = shown()
        controller.isOpen = true
        window.settle()
        let y = controller.heading.frame.minY
        controller.detail.isHidden = true
        window.settle()
        #expect(controller.heading.frame.minY > y)
        controller.detail.isHidden = false
        window.settle()
        #expect(controller.heading.frame.minY == y)
    }

    struct Tally: Layout {
        let label: UILabel
        @LayoutState var count = 0
        let onMake: @MainActor (LayoutBinding<Int>) -> Void

        var body: some Layout {
            onMake($count)
            return VStack {
                for _ in 0..<count { Color(.red).frame(width: 10, height: 10) }
                label.layout()
            }
        }
    }

    @Test func statesOfValuesBelongToTheirPath() {
        let text = label("x")
        var binding: LayoutBinding<Int>?
        let container = laidOut { Tally(label: text) { binding = $0 } }
        binding?.wrappedValue = 2
        container.layoutIfNeeded()
        #expect(container.subviews.count == 3)
        container.updateBody()
        container.layoutIfNeeded()
        #expect(container.subviews.count == 3)
        binding?.wrappedValue = 4
        container.layoutIfNeeded()
        #expect(container.subviews.count == 5)
    }

    @Test func elementsKeepTheirViews() throws {
        var ids = [1, 2, 3]
        let container = laidOut(300, 600) {
            VStack {
                ForEach(ids, id: \.self) { id in
                    ScrollView(.horizontal) { Color(.blue).frame(width: 1000, height: CGFloat(id) * 20) }
                }
            }
        }
        func scrolls() -> [UIScrollView] { container.subviews.compactMap { $0 as? UIScrollView } }
        let before = scrolls()
        try #require(before.count == 3)
        before[1].contentOffset.x = 120
        ids = [3, 4, 2]
        container.updateBody()
        container.layoutIfNeeded()
        let after = scrolls()
        try #require(after.count == 3)
        #expect(after[0] === before[2] && after[2] === before[1])
        #expect(!before.contains { $0 === after[1] })
        #expect(before[1].contentOffset.x == 120)
        #expect(before[0].superview == nil)
        #expect(after.map(\.frame.height) == [60, 80, 40])
    }

    @Test func anyLayoutSwitchesAroundTheSameViews() throws {
        var isRow = true
        let container = laidOut {
            let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
            layout {
                ScrollView { Color(.red).frame(width: 40, height: 500) }.frame(width: 40, height: 40)
                Color(.blue).frame(width: 40, height: 40)
            }
        }
        let views = container.subviews
        try #require(views.count == 2)
        #expect(views.map(\.frame) == [box(110, 80, 40, 40), box(150, 80, 40, 40)])
        isRow = false
        container.updateBody()
        container.layoutIfNeeded()
        #expect(container.subviews == views)
        #expect(views.map(\.frame) == [box(130, 60, 40, 40), box(130, 100, 40, 40)])
    }

    @Test func branchesAreDifferentAndViewsStay() {
        var isFirst = true
        let view = UIView()
        let container = laidOut {
            if isFirst {
                HStack { view.layout().size(width: 20, height: 20) }
            } else {
                VStack {
                    Color(.red)
                    view.layout().size(width: 30, height: 30)
                }
            }
        }
        #expect(view.frame == box(140, 90, 20, 20))
        isFirst = false
        container.updateBody()
        container.layoutIfNeeded()
        #expect(view.superview === container)
        #expect(view.frame == box(135, 170, 30, 30))
    }
}
