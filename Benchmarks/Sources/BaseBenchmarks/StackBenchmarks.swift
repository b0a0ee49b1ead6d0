import BenchmarkSupport
import UIKit

/// Stack views with very many arranged subviews, by constraints and by arithmetic.
@MainActor
enum StackBenchmarks {
    private static let count = 10_000

    /// A view of a natural size, without text.
    private final class Box: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
    }

    private static func column() -> UIStackView {
        let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in Box() })
        stack.axis = .vertical
        stack.spacing = 2
        stack.frame = CGRect(x: 0, y: 0, width: 320, height: 22 * count - 2)
        return stack
    }

    static func run() {
        Benchmark("stack of 10,000 views, by arithmetic", .milliseconds, bar: 50, samples: 9).run {
            column().layoutIfNeeded()
        }
        Benchmark("stack of 10,000 views, by constraints", .milliseconds, bar: 1000, samples: 3).run {
            let stack = column()
            // Reading the constraints makes them.
            _ = stack.constraints
            stack.layoutIfNeeded()
        }
        let (direct, solved) = (column(), column())
        _ = solved.constraints
        for (stack, name) in [(direct, "arithmetic"), (solved, "constraints")] {
            stack.layoutIfNeeded()
            Benchmark("hide and show one of 10,000, by \(name)", .milliseconds, samples: 9).run {
                let view = stack.arrangedSubviews[count / 2]
                view.isHidden.toggle()
                stack.frame.size.height += view.isHidden ? -22 : 22
                stack.layoutIfNeeded()
            }
        }
    }
}
