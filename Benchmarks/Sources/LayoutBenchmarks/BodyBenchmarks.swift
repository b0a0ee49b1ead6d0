import BenchmarkSupport
import Layout
import UIKit

/// Reading a body of 1,000 nodes again that says what it said before, and laying out a change in it.
@MainActor
enum BodyBenchmarks {
    static func run() {
        let labels = (0..<250).map { index in
            let label = UILabel()
            label.text = "Row \(index)"
            return label
        }
        let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 390, height: 20_000))
        // 250 rows of a stack, a padding, a label and a colour.
        container.setBody {
            VStack {
                ForEach(0..<250) { index in
                    HStack {
                        labels[index].layout().padding(4)
                        Color(.red)
                    }
                }
            }
        }
        container.layoutIfNeeded()
        Benchmark("body of 1,000 nodes, read again", .milliseconds, bar: 1).run {
            container.updateBody()
            container.layoutIfNeeded()
        }
        var turn = 0
        Benchmark("one label of 250 changed", .microseconds).run {
            turn += 1
            labels[100].text = "Row \(turn % 2)"
            container.layoutIfNeeded()
        }
    }
}
