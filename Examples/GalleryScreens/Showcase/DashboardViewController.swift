import UIKit

/// The day at a glance: figures, a chart, the weather and the devices of a home, each with symbols.
public final class DashboardViewController: UIViewController {
    private let scroll = UIScrollView()
    private let column = UIStackView()
    private let figures = UIStackView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        column.axis = .vertical
        column.spacing = 14
        scroll.alwaysBounceVertical = true
        view.addSubview(scroll)
        scroll.addSubview(column)
        for view in [scroll, column] { view.translatesAutoresizingMaskIntoConstraints = false }
        let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            column.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
        ])
        fill()
    }

    public override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        arrangeFigures()
    }

    private func fill() {
        column.addArrangedSubview(DashboardHeading())
        column.addArrangedSubview(figures)
        column.addArrangedSubview(DashboardChart())
        column.addArrangedSubview(DashboardWeather())
        column.addArrangedSubview(DashboardDevices())
        arrangeFigures()
    }

    private static let all: [(symbol: String, color: UIColor, value: String, name: String)] = [
        ("figure.walk", .systemGreen, "8,412", "Steps"), ("flame.fill", .systemOrange, "512", "Calories"),
        ("bed.double.fill", .systemIndigo, "7 h 20", "Sleep"), ("heart.fill", .systemPink, "64", "Pulse"),
    ]

    /// Two cards beside each other, or below each other where the text is large.
    private func arrangeFigures() {
        for view in figures.arrangedSubviews { view.removeFromSuperview() }
        figures.axis = .vertical
        figures.spacing = 14
        let perRow = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 1 : 2
        for start in stride(from: 0, to: Self.all.count, by: perRow) {
            let row = UIStackView(
                arrangedSubviews: Self.all[start..<min(start + perRow, Self.all.count)].map {
                    DashboardFigure(symbol: $0.symbol, color: $0.color, value: $0.value, name: $0.name)
                })
            row.spacing = 14
            row.distribution = .fillEqually
            figures.addArrangedSubview(row)
        }
    }
}
