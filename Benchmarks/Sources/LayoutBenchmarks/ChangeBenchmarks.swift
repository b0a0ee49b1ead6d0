import BenchmarkSupport
import Layout
import UIKit

/// What little changes cost in large layouts.
@MainActor
enum ChangeBenchmarks {
    static func run() {
        changeOfOne()
        scrolling()
    }

    /// A change among ten thousand views costs what it changes.
    private static func changeOfOne() {
        let labels = makeLabels(10_000)
        let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 390, height: 400_000))
        container.setBody {
            VStack { ForEach(0..<10_000) { labels[$0].layout().size(width: 200, height: 30) } }
        }
        container.layoutIfNeeded()
        var turn = 0
        Benchmark("one label of 10,000 changed", .microseconds).run {
            turn += 1
            labels[5_000].text = "Row \(turn % 2)"
            container.layoutIfNeeded()
        }
    }

    /// A few points further in a list of ten thousand rows, most of which have never been seen.
    private static func scrolling() {
        let labels = makeLabels(10_000)
        let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        container.setBody { ScrollView { LazyVStack { ForEach(0..<10_000) { labels[$0].layout() } } } }
        container.layoutIfNeeded()
        guard let scroll = container.subviews.first as? UIScrollView else { return }
        Benchmark("10 points further in 10,000 lazy rows", .microseconds).run {
            scroll.contentOffset.y += 10
            container.layoutIfNeeded()
        }
        Benchmark("a screen further in 10,000 lazy rows", .microseconds).run {
            scroll.contentOffset.y += 800
            container.layoutIfNeeded()
        }
    }

    private static func makeLabels(_ count: Int) -> [UILabel] {
        (0..<count).map { index in
            let label = UILabel()
            label.text = "Row \(index)"
            return label
        }
    }
}
