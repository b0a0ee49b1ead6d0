import FlexLayout
import Testing
import UIKit

@MainActor @Suite struct RedefineTests {
    let root = UIView(frame: rect(0, 0, 200, 200))

    private func frames() -> [CGRect] {
        root.flex.layout()
        return root.subviews.map(\.frame)
    }

    @Test func viewsStayComeAndGo() {
        final class Watching: UIView {
            var moves = 0
            override func didMoveToSuperview() { moves += 1 }
        }
        let (a, b, c) = (Watching(), Watching(), Watching())
        root.flex.redefine { flex in
            flex.addItem(a).height(10)
            flex.addItem(b).height(20)
        }
        #expect(frames().map(\.minY) == [0, 10])
        root.flex.redefine { flex in
            flex.addItem(c).height(5)
            flex.addItem(b).height(20)
        }
        #expect(root.subviews == [c, b])
        #expect(frames().map(\.minY) == [0, 5])
        root.flex.redefine { flex in
            flex.addItem(b)
            flex.addItem(c)
        }
        #expect(root.subviews == [b, c])
        #expect((a.moves, b.moves, c.moves) == (2, 1, 1))
        #expect(frames().map(\.height) == [20, 5])
    }

    @Test func boxesAreFoundAgain() {
        func build(_ rows: [[CGFloat]]) {
            root.flex.redefine { flex in
                for row in rows {
                    flex.addItem().direction(.row).define { flex in
                        for width in row { flex.addItem().width(width).height(10) }
                    }
                }
            }
        }
        build([[1, 2], [3]])
        let rows = root.subviews
        let cells = rows[0].subviews
        cells[0].alpha = 0.5
        build([[4, 5, 6], [7], [8]])
        #expect(Array(root.subviews.prefix(2)) == rows)
        #expect(Array(rows[0].subviews.prefix(2)) == cells)
        #expect(cells[0].alpha == 0.5)
        #expect(frames().count == 3 && rows[0].subviews.map(\.frame.width) == [4, 5, 6])
        build([[9]])
        #expect(root.subviews == [rows[0]] && rows[0].subviews == [cells[0]])
        _ = frames()
        #expect(cells[0].frame == rect(0, 0, 9, 10))
    }

    @Test func keysFindBoxesWhereverTheyAre() {
        func build(_ keys: [Int]) {
            root.flex.redefine { flex in
                for key in keys { flex.addItem(key: key).height(CGFloat(key)) }
            }
        }
        build([1, 2, 3])
        let views = root.subviews
        build([3, 4, 1])
        #expect(root.subviews[0] === views[2] && root.subviews[2] === views[0])
        #expect(!views.contains(root.subviews[1]))
        #expect(frames().map(\.height) == [3, 4, 1])
        root.flex.addItem(key: 9)
        #expect(root.subviews.count == 4)
    }

    @Test func stylesOfBoxesStartAfresh() {
        root.flex.redefine { $0.addItem().height(10).margin(5).isIncludedInLayout(true).grow(1) }
        #expect(frames() == [rect(5, 5, 190, 190)])
        root.flex.redefine { $0.addItem().height(10) }
        #expect(frames() == [rect(0, 0, 200, 10)])
        #expect(root.subviews[0].flex.direction == .column)
        let named = UIView()
        named.flex.width(30)
        root.flex.redefine { $0.addItem(named).height(5) }
        root.flex.redefine { $0.addItem(named) }
        #expect(frames() == [rect(0, 0, 30, 5)])
    }

    @Test func theSameAgainChangesNothing() {
        let leaf = ContentView(30, 10)
        func build() {
            root.flex.redefine { flex in
                flex.addItem().padding(5).direction(.row).define { $0.addItem(leaf) }
                flex.addLayoutItem(key: "space").grow(1)
            }
        }
        build()
        let before = frames()
        let count = leaf.measureRequests.count
        build()
        #expect(frames() == before)
        #expect(leaf.measureRequests.count == count)
    }

    @Test func otherSubviewsKeepTheirOrder() {
        let (back, front) = (UIView(), UIView())
        let (a, b, c) = (UIView(), UIView(), UIView())
        root.addSubview(back)
        root.flex.redefine { flex in [a, b].forEach { flex.addItem($0) } }
        root.addSubview(front)
        #expect(root.subviews == [back, a, b, front])
        root.flex.redefine { flex in [b, a].forEach { flex.addItem($0) } }
        #expect(root.subviews == [back, b, a, front])
        root.flex.redefine { flex in [c, a, b, a].forEach { flex.addItem($0) } }
        #expect(root.subviews.filter { $0 !== front } == [back, c, b, a])
        root.flex.redefine { _ in }
        #expect(root.subviews == [back, front])
    }

    @Test func layoutItemsAreRedefinedToo() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        for view in [a, b, c] { view.flex.height(10) }
        func build(_ first: [UIView], _ second: [UIView], swapped: Bool = false) {
            root.flex.redefine { flex in
                for key in swapped ? [2, 1] : [1, 2] {
                    flex.addLayoutItem(key: key).marginTop(key == 1 ? 5 : 50).define { flex in
                        for view in key == 1 ? first : second { flex.addItem(view) }
                    }
                }
            }
        }
        build([a, b], [c])
        #expect(root.subviews == [a, b, c])
        #expect(frames().map(\.minY) == [5, 15, 75])
        build([b], [c, a])
        #expect(root.subviews == [b, c, a])
        #expect(frames().map(\.minY) == [5, 65, 75])
        build([a], [c], swapped: true)
        #expect(root.subviews == [c, a])
        #expect(frames().map(\.minY) == [50, 65])
        let group = root.flex.addLayoutItem()
        group.redefine { flex in [b, a].forEach { flex.addItem($0) } }
        #expect(root.subviews == [c, b, a])
        group.redefine { $0.addItem(a) }
        #expect(root.subviews == [c, a])
        root.flex.redefine { _ in }
        #expect(root.subviews.isEmpty)
    }

    @Test func redefiningWhileRedefining() {
        let a = UIView()
        root.flex.redefine { flex in
            flex.redefine { $0.addItem(a) }
            flex.addItem().size(3)
        }
        #expect(root.subviews.count == 2 && root.subviews[0] === a)
        var gone: UIView? = UIView()
        let flex = gone!.flex
        gone = nil
        flex.redefine { $0.addItem(a) }
        #expect(a.superview === root)
    }
}
