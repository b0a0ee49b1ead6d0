import Foundation
import TestSupport
import Testing
import UIKit

@testable import LayoutInspector

/// How long a capture takes. Tests are built without optimisation: their bars are five times those of a release build, of the
/// processor's time.
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
        let times = (0..<tries).map { _ in ProcessorTime.seconds { _ = LayoutInspector.capture(root) } }
        return (times.min() ?? .infinity) * 1000
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

    /// Rows of an icon, two labels and a button below each other, all laid out by constraints.
    private func constraintScreen(_ count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var above = root.topAnchor
        for number in 0..<count / 5 {
            let (row, icon, title, detail, button) = (UIView(), UIView(), UILabel(), UILabel(), UIView())
            (title.text, detail.text) = ("Row \(number)", "Of \(count / 5)")
            root.addSubview(row)
            for view in [icon, title, detail, button] { row.addSubview(view) }
            for view in [row, icon, title, detail, button] {
                view.translatesAutoresizingMaskIntoConstraints = false
            }
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above),
                row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                icon.widthAnchor.constraint(equalToConstant: 24),
                icon.heightAnchor.constraint(equalToConstant: 24),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
                title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
                detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                detail.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
                detail.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
                button.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
                button.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                button.widthAnchor.constraint(equalToConstant: 44),
                button.heightAnchor.constraint(equalToConstant: 44),
            ])
            above = row.bottomAnchor
        }
        root.layoutIfNeeded()
        return root
    }

    @Test(arguments: [20, 100, 500])
    func reasonsOfConstraintsAreReadTogether(count: Int) {
        let root = constraintScreen(count)
        var options = CaptureOptions()
        options.includesReasons = true
        let clock = ContinuousClock()
        var capture = LayoutCapture?.none
        let time = clock.measure { capture = LayoutInspector.capture(root, options: options) }
        // All four numbers of each view's frame have a reason: constraints, and of the root its own frame.
        let complete = capture?.reasons.filter { $0.reasons.count == 4 }.count
        #expect(complete == count + 1)
        print("\(count) views with reasons: \(time), without: \(milliseconds(root, tries: 3)) ms")
    }
}
