import BenchmarkSupport
import LayoutInspector
import UIKit

/// Captures of screens without and with reasons.
@MainActor
enum CaptureBenchmarks {
    /// Captures without reasons: at most 20 ms for 500 views and 400 ms for 10,000.
    static func plain() {
        for (count, bar) in [(500, 20.0), (10_000, 400.0)] {
            let frames = frameScreen(count)
            Benchmark("capture of \(count) views with frames", .milliseconds, bar: bar)
                .run { _ = LayoutInspector.capture(frames) }
            let constrained = constraintScreen(count)
            Benchmark("capture of \(count) constrained views", .milliseconds, bar: bar)
                .run { _ = LayoutInspector.capture(constrained) }
        }
    }

    /// Captures with the reasons of every edge.
    static func reasons() {
        var options = CaptureOptions()
        options.includesReasons = true
        for (count, bar) in [(20, nil), (500, 200.0), (2000, nil)] as [(Int, Double?)] {
            let root = constraintScreen(count)
            Benchmark("reasons of \(count) constrained views", .milliseconds, bar: bar, samples: 10)
                .run { _ = LayoutInspector.capture(root, options: options) }
        }
        let root = constraintScreen(500)
        let label = root.subviews[50].subviews[1]
        Benchmark("whyFrame() of one of 500 views", .milliseconds).run { _ = label.whyFrame() }
    }

    /// Rows of a label and two views with frames.
    private static func frameScreen(_ count: Int) -> UIView {
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

    /// Rows of an icon, two labels and a button below each other, all laid out by constraints.
    private static func constraintScreen(_ count: Int) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        var above = root.topAnchor
        for number in 0..<count / 5 {
            let row = ConstrainedRow(number: number)
            root.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above),
                row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
                row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            above = row.bottomAnchor
        }
        root.layoutIfNeeded()
        return root
    }
}

/// An icon, two labels and a button.
private final class ConstrainedRow: UIView {
    init(number: Int) {
        super.init(frame: .zero)
        let (icon, title, detail, button) = (UIView(), UILabel(), UILabel(), UIView())
        (title.text, detail.text) = ("Row \(number)", "Number \(number)")
        for view in [icon, title, detail, button] {
            addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            icon.centerYAnchor.constraint(equalTo: centerYAnchor),
            icon.widthAnchor.constraint(equalToConstant: 24),
            icon.heightAnchor.constraint(equalToConstant: 24),
            title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            detail.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
            detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            button.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            button.centerYAnchor.constraint(equalTo: centerYAnchor),
            button.widthAnchor.constraint(equalToConstant: 44),
            button.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
