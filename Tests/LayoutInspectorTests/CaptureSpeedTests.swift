import Foundation
import Testing
import UIKit

@testable import LayoutInspector

/// How long a capture takes. Tests are built without optimisation and beside other work: their bars are five times those of a
/// release build.
@Suite(.serialized) @MainActor struct CaptureSpeedTests {
    /// Rows of a label and two views; every second row is laid out by constraints.
    private func screen(_ count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        for number in 0..<count / 4 {
            let row = UIView(frame: CGRect(x: 0, y: 20 * number, width: 390, height: 20))
            row.backgroundColor = .systemBackground
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 20))
            label.text = "Row \(number)"
            for view in [label, UIView(), UIView()] { row.addSubview(view) }
            root.addSubview(row)
        }
        return root
    }

    private func milliseconds(_ root: UIView, tries: Int) -> Double {
        var best = Duration.seconds(1000)
        let clock = ContinuousClock()
        for _ in 0..<tries {
            best = min(best, clock.measure { _ = LayoutInspector.capture(root) })
        }
        return Double(best.components.seconds) * 1000 + Double(best.components.attoseconds) / 1e15
    }

    @Test func fiveHundredViewsAreCapturedAtOnce() {
        let time = milliseconds(screen(500), tries: 10)
        print("500 views: \(time) ms")
        #expect(time < 100, "\(time) ms")
    }

    @Test func tenThousandViewsAreCapturedSoon() {
        let time = milliseconds(screen(10_000), tries: 5)
        print("10,000 views: \(time) ms")
        #expect(time < 2000, "\(time) ms")
    }
}
