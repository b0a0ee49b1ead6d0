import UIKit

/// The steps of a week as bars, and how they compare with the week before.
final class DashboardChart: DashboardCard {
    private static let values: [(day: String, share: CGFloat)] = [
        ("M", 0.55), ("T", 0.72), ("W", 0.4), ("T", 0.9), ("F", 0.78), ("S", 1), ("S", 0.3),
    ]

    override init() {
        super.init()
        column.addArrangedSubview(Self.title("chart.bar.fill", "Steps this week"))
        let bars = UIStackView(arrangedSubviews: Self.values.map(Self.bar))
        bars.distribution = .fillEqually
        bars.spacing = 8
        bars.alignment = .bottom
        bars.isAccessibilityElement = true
        bars.accessibilityLabel = "Steps of each day of this week"
        column.addArrangedSubview(bars)
        let trend = UIStackView(arrangedSubviews: [
            Self.symbol(
                "arrow.up.right.circle.fill",
                UIImage.SymbolConfiguration(textStyle: .footnote).applying(
                    UIImage.SymbolConfiguration(paletteColors: [.white, .systemGreen]))),
            Self.label("12 % more than last week", .footnote, .secondaryLabel),
        ])
        trend.spacing = 6
        trend.alignment = .firstBaseline
        column.addArrangedSubview(trend)
    }

    required init?(coder: NSCoder) { nil }

    private static func bar(_ day: String, _ share: CGFloat) -> UIView {
        let bar = UIView()
        bar.backgroundColor = share == 1 ? .systemBlue : .systemBlue.withAlphaComponent(0.45)
        bar.layer.cornerRadius = 5
        bar.heightAnchor.constraint(equalToConstant: 96 * share).isActive = true
        let label = label(day, .caption2, .secondaryLabel)
        label.textAlignment = .center
        let stack = UIStackView(arrangedSubviews: [bar, label])
        stack.axis = .vertical
        stack.spacing = 4
        return stack
    }
}
