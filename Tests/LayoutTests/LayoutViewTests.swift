import Layout
import Testing
import UIKit

/// Stacks, scroll views, readers and spacers as views and as plain names of types, as in swift-layout.
@MainActor @Suite struct LayoutViewTests {
    let a = UIView()
    let b = UIView()

    /// Properties say the types without parameters.
    private final class Form: UIView {
        let column: VStack
        var row: HStack!
        var layers: ZStack?
        var scroll: ScrollView?
        var reader: GeometryReader?
        var gap = Spacer(minLength: 12)

        init(_ views: [UIView]) {
            column = VStack(spacing: 4) {
                ForEach(views, id: \.self) { $0.layout().size(width: 40, height: 10) }
            }
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func typesNeedNoParameters() {
        let form = Form([a, b])
        form.row = HStack { a.layout() }
        form.layers = ZStack { b.layout() }
        form.scroll = ScrollView { form.column }
        form.reader = GeometryReader { proxy in Color(.red).frame(width: proxy.size.width / 2) }
        #expect(form.gap.minLength == 12 && Spacer().minLength == nil)
        let views: [UIView] = [form.column, form.row, form.layers!, form.scroll!, form.reader!, form.gap]
        #expect(views.count == 6)
        let scroll: UIScrollView? = form.scroll
        #expect(scroll != nil)
    }

    @Test func stacksHaveTheirArguments() {
        let column = VStack(alignment: .leading, spacing: 10) { a.layout() }
        #expect(column.spacing == 10 && column.alignment == .leading)
        #expect(VStack { a.layout() }.spacing == 0 && HStack { a.layout() }.alignment == .center)
        let row = HStack { a.layout() }
        row.spacing = 6
        row.alignment = .bottom
        #expect(row.spacing == 6 && row.alignment == .bottom)
        #expect(row.spacing(8) === row && row.spacing == 8)
        #expect(ZStack(alignment: .topLeading) { a.layout() }.alignment == .topLeading)
    }

    @Test func stacksShowThemselvesAsViews() {
        let column = VStack(alignment: .leading, spacing: 10) {
            a.layout().size(width: 100, height: 30)
            b.layout().size(width: 60, height: 20)
        }
        #expect(column.sizeThatFits(.zero) == CGSize(width: 100, height: 60))
        let outer = UIView(frame: box(0, 0, 300, 200))
        outer.addSubview(column)
        column.frame = box(20, 10, 100, 60)
        outer.layoutIfNeeded()
        #expect(column.subviews == [a, b])
        #expect(a.frame == box(0, 0, 100, 30) && b.frame == box(0, 40, 60, 20))
        column.spacing = 0
        column.frame.size.height = 50
        outer.layoutIfNeeded()
        #expect(b.frame == box(0, 30, 60, 20))
    }

    @Test func stacksAreMeasuredByConstraints() {
        let row = HStack(spacing: 5) {
            a.layout().size(width: 30, height: 10)
            b.layout().size(width: 30, height: 20)
        }
        let outer = UIView(frame: box(0, 0, 301, 200))
        outer.addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        row.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
        row.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
        outer.layoutIfNeeded()
        #expect(row.frame == box(118, 0, 65, 20))
        #expect(b.frame == box(35, 0, 30, 20))
    }

    @Test func aKeptStackGoesFromOneBodyToTheOther() {
        let row = HStack { a.layout().size(width: 40, height: 10) }
        let one = laidOut { row.padding(10) }
        #expect(a.superview === one && one.subviews == [a])
        let other = laidOut {
            VStack {
                row
                b.layout().size(width: 10, height: 10)
            }
        }
        #expect(a.superview === other && a.frame == box(130, 90, 40, 10))
        #expect(row.layout() === row)
    }

    @Test func keptScrollViewsAreThoseThatAreShown() {
        let scroll = ScrollView { a.layout().size(width: 100, height: 900) }
        scroll.showsVerticalScrollIndicator = false
        let container = laidOut { scroll }
        #expect(scroll.superview === container && scroll.frame == box(100, 0, 100, 200))
        #expect(scroll.contentSize == CGSize(width: 100, height: 900))
        scroll.contentOffset.y = 120
        container.updateBody()
        #expect(scroll.contentOffset.y == 120 && !scroll.showsVerticalScrollIndicator)
    }

    @Test func scrollViewsShowThemselves() {
        let outer = UIView(frame: box(0, 0, 200, 100))
        let scroll = ScrollView { a.layout().size(width: 80, height: 400) }
        scroll.frame = outer.bounds
        outer.addSubview(scroll)
        outer.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 200, height: 400))
        #expect(a.convert(a.bounds, to: scroll) == box(60, 0, 80, 400))
    }

    @Test func readersShowThemselves() {
        var sizes: [CGSize] = []
        let reader = GeometryReader { proxy in
            a.layout().size(width: proxy.size.width / 2, height: 10)
        }
        let canvas = GeometryReader { proxy, view in sizes.append(proxy.size) }
        let outer = UIView(frame: box(0, 0, 200, 100))
        for view in [reader, canvas] {
            view.frame = outer.bounds
            outer.addSubview(view)
        }
        outer.layoutIfNeeded()
        #expect(a.frame == box(0, 0, 100, 10))
        #expect(sizes == [CGSize(width: 200, height: 100)])
    }

    @Test func spacersLetTouchesThrough() {
        let outer = UIView(frame: box(0, 0, 100, 100))
        let spacer = Spacer()
        spacer.frame = outer.bounds
        outer.addSubview(spacer)
        #expect(outer.hitTest(CGPoint(x: 5, y: 5), with: nil) === outer)
    }
}
