import Layout
import Testing
import UIKit

/// Lazy containers in scroll views: what cannot be seen is neither measured nor shown.
@MainActor @Suite struct LazyTests {
    /// A row that counts how often it is measured.
    final class Row: UIView {
        let height: CGFloat
        var measures = 0

        init(_ height: CGFloat) {
            self.height = height
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            measures += 1
            return CGSize(width: 50, height: height)
        }
    }

    private func scrollView(in container: UIView) throws -> UIScrollView {
        try #require(container.subviews.compactMap { $0 as? UIScrollView }.first)
    }

    @Test func onlyWhatIsSeenIsMeasured() throws {
        let rows = (0..<1000).map { _ in Row(40) }
        let container = laidOut(300, 400) {
            ScrollView { LazyVStack(spacing: 10) { ForEach(0..<1000) { rows[$0].layout() } } }
        }
        let scroll = try scrollView(in: container)
        #expect(scroll.contentSize == CGSize(width: 300, height: 49_990))
        #expect(rows.filter { $0.measures > 0 }.count < 30)
        #expect(scroll.subviews.count < 30)
        #expect(rows[3].frame == box(125, 150, 50, 40))
        scroll.contentOffset.y = 25_000
        container.layoutIfNeeded()
        #expect(rows[500].superview === scroll)
        #expect(rows[500].frame == box(125, 25_000, 50, 40))
        #expect(rows[508].superview === scroll)
        #expect(rows[3].superview == nil)
        #expect(rows.filter { $0.measures > 0 }.count < 60)
        // A short way is no work.
        let measures = rows.reduce(0) { $0 + $1.measures }
        scroll.contentOffset.y = 25_020
        container.layoutIfNeeded()
        #expect(rows.reduce(0) { $0 + $1.measures } == measures)
    }

    @Test func whatIsSeenStaysWhereItIsWhenGuessesBecomeExact() throws {
        let heights: [CGFloat] = [90, 31, 32, 30, 31, 32, 30]
        let rows = (0..<400).map { Row(heights[$0 % 7]) }
        let container = laidOut(300, 400) {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<400) { rows[$0].layout() } } }
        }
        let scroll = try scrollView(in: container)
        scroll.contentOffset.y = 9000
        container.layoutIfNeeded()
        // Upwards, into what has only been guessed.
        for _ in 0..<60 {
            let seen = try #require(
                rows.first { $0.superview === scroll && $0.frame.minY >= scroll.contentOffset.y })
            let place: CGFloat = seen.frame.minY - scroll.contentOffset.y
            scroll.contentOffset.y -= 100
            container.layoutIfNeeded()
            let now: CGFloat = seen.frame.minY - scroll.contentOffset.y
            let way: CGFloat = now - place
            #expect(abs(way - 100) < 1)
            let middle = CGPoint(x: CGFloat(150), y: scroll.contentOffset.y + CGFloat(200))
            #expect(rows.contains { $0.superview === scroll && $0.frame.contains(middle) })
        }
        // What is shown follows without gaps.
        let shown = rows.filter { $0.superview === scroll }
        for (one, next) in zip(shown, shown.dropFirst()) {
            let gap: CGFloat = next.frame.minY - one.frame.maxY
            #expect(abs(gap) < 1e-6)
        }
        scroll.contentOffset.y = 0
        container.layoutIfNeeded()
        #expect(rows[0].frame == box(125, 0, 50, 90))
        #expect(rows[2].frame == box(125, 121, 50, 32))
    }

    @Test func gridsAndRowsAreLazyToo() throws {
        let cells = (0..<900).map { _ in Row(50) }
        let grid = laidOut(300, 400) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<900) { cells[$0].layout() }
                }
            }
        }
        #expect(cells.filter { $0.measures > 0 }.count < 60)
        #expect(try scrollView(in: grid).contentSize.height == 15_000)
        let columns = (0..<500).map { _ in Row(50) }
        let row = laidOut(300, 400) {
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<500) { columns[$0].layout() } } }
        }
        #expect(columns.filter { $0.measures > 0 }.count < 30)
        let scroll = try scrollView(in: row)
        #expect(scroll.contentSize.width == 25_000)
        scroll.contentOffset.x = 10_000
        row.layoutIfNeeded()
        #expect(columns[200].frame.minX == 10_000)
    }

    @Test func changesOfWhatIsNotSeenWaitAndTheOffsetStays() throws {
        let labels = (0..<300).map { label("Row \($0)") }
        let container = laidOut(300, 400) {
            ScrollView { LazyVStack(spacing: 4) { ForEach(0..<300) { labels[$0].layout() } } }
        }
        let scroll = try scrollView(in: container)
        scroll.contentOffset.y = 3000
        container.layoutIfNeeded()
        let seen = try #require(labels.first { $0.superview === scroll && $0.frame.minY >= 3000 })
        let place: CGFloat = seen.frame.minY - scroll.contentOffset.y
        labels[0].text = "One\nTwo\nThree"
        container.layoutIfNeeded()
        let now: CGFloat = seen.frame.minY - scroll.contentOffset.y
        #expect(abs(now - place) < 1)
        scroll.contentOffset.y = 0
        container.layoutIfNeeded()
        #expect(labels[0].superview === scroll)
        #expect(labels[0].frame.height > labels[1].frame.height * 2)
        let gap: CGFloat = labels[1].frame.minY - labels[0].frame.maxY
        #expect(abs(gap - 4) < 1e-6)
    }

    /// Outside a scroll view there is nothing to wait for.
    @Test func whatDoesNotScrollShowsEverything() {
        let rows = (0..<50).map { _ in Row(40) }
        let container = laidOut(300, 400) {
            LazyVStack(spacing: 0) { ForEach(0..<50) { rows[$0].layout() } }
        }
        #expect(rows.allSatisfy { $0.superview === container })
    }
}
