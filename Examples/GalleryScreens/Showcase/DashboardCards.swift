import UIKit

/// A rounded card with a column of views.
class DashboardCard: UIView {
    let column = UIStackView()

    init() {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        column.axis = .vertical
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: 14),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) { nil }

    static func label(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        return label
    }

    static func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration, tint: UIColor? = nil)
        -> UIImageView
    {
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        if let tint { view.tintColor = tint }
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentHuggingPriority(.defaultHigh, for: .vertical)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        return view
    }

    /// A symbol and a title on one baseline.
    static func title(_ symbol: String, _ text: String) -> UIStackView {
        let row = UIStackView(arrangedSubviews: [
            self.symbol(symbol, UIImage.SymbolConfiguration(textStyle: .headline), tint: .secondaryLabel),
            label(text, .headline),
        ])
        row.spacing = 6
        row.alignment = .firstBaseline
        return row
    }
}

/// The date and what the screen is.
final class DashboardHeading: UIStackView {
    init() {
        super.init(frame: .zero)
        let titles = UIStackView(arrangedSubviews: [
            DashboardCard.label("Friday, 12 June", .subheadline, .secondaryLabel),
            DashboardCard.label("Today", .largeTitle),
        ])
        titles.axis = .vertical
        addArrangedSubview(titles)
        addArrangedSubview(
            DashboardCard.symbol(
                "person.crop.circle.fill",
                UIImage.SymbolConfiguration(pointSize: 34).applying(
                    UIImage.SymbolConfiguration(hierarchicalColor: .systemBlue))))
        alignment = .center
        spacing = 12
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
}

/// A figure with its symbol.
final class DashboardFigure: DashboardCard {
    init(symbol: String, color: UIColor, value: String, name: String) {
        super.init()
        column.spacing = 4
        column.alignment = .leading
        let look = UIImage.SymbolConfiguration(textStyle: .title2).applying(
            UIImage.SymbolConfiguration(weight: .semibold))
        column.addArrangedSubview(Self.symbol(symbol, look, tint: color))
        column.setCustomSpacing(10, after: column.arrangedSubviews[0])
        let figure = Self.label(value, .title1)
        figure.setContentHuggingPriority(.defaultHigh, for: .vertical)
        column.addArrangedSubview(figure)
        column.addArrangedSubview(Self.label(name, .footnote, .secondaryLabel))
    }

    required init?(coder: NSCoder) { nil }
}

/// The weather of the next days, in colours of the symbols' own.
final class DashboardWeather: DashboardCard {
    private static let days = [
        ("Fri", "sun.max.fill", "27°"), ("Sat", "cloud.sun.fill", "24°"), ("Sun", "cloud.rain.fill", "19°"),
        ("Mon", "cloud.bolt.rain.fill", "18°"), ("Tue", "moon.stars.fill", "21°"),
    ]
    private let row = UIStackView(arrangedSubviews: days.map { DashboardWeather.day($0.0, $0.1, $0.2) })

    override init() {
        super.init()
        column.addArrangedSubview(Self.title("cloud.sun", "Weather"))
        column.addArrangedSubview(row)
        arrange()
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        arrange()
    }

    /// Days beside each other, or below each other where the text is large.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .fill : .top
        row.distribution = isLarge ? .fill : .fillEqually
        row.spacing = isLarge ? 10 : 2
        for case let day as UIStackView in row.arrangedSubviews {
            day.axis = isLarge ? .horizontal : .vertical
        }
    }

    private static func day(_ name: String, _ symbol: String, _ degrees: String) -> UIStackView {
        let look = UIImage.SymbolConfiguration(pointSize: 22).applying(
            UIImage.SymbolConfiguration.preferringMulticolor())
        let picture = self.symbol(symbol, look, tint: .systemBlue)
        picture.contentMode = .center
        picture.heightAnchor.constraint(equalToConstant: 32).isActive = true
        let label = label(name, .caption1, .secondaryLabel)
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let temperature = Self.label(degrees, .callout)
        temperature.setContentCompressionResistancePriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [label, picture, temperature])
        stack.alignment = .center
        stack.spacing = 6
        stack.shouldGroupAccessibilityChildren = true
        return stack
    }
}

/// The devices of a home, with symbols that show values.
final class DashboardDevices: DashboardCard {
    private static let devices:
        [(symbol: String, value: Double, name: String, detail: String, color: UIColor)] = [
            ("wifi", 0.5, "Router", "Two of three bars", .systemBlue),
            ("speaker.wave.3.fill", 0.4, "Kitchen", "Volume 40 %", .systemOrange),
            ("lightbulb.fill", 1, "Living room", "On since 18:20", .systemYellow),
            ("lock.fill", 1, "Front door", "Locked", .systemGreen),
        ]

    override init() {
        super.init()
        column.addArrangedSubview(Self.title("house", "Home"))
        for device in Self.devices {
            let look = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
            let icon = UIImageView(
                image: UIImage(systemName: device.symbol, variableValue: device.value, configuration: look))
            icon.tintColor = device.color
            icon.contentMode = .center
            icon.setContentCompressionResistancePriority(.required, for: .horizontal)
            icon.widthAnchor.constraint(greaterThanOrEqualToConstant: 34).isActive = true
            icon.setContentHuggingPriority(.defaultHigh, for: .horizontal)
            let texts = UIStackView(arrangedSubviews: [
                Self.label(device.name, .body), Self.label(device.detail, .footnote, .secondaryLabel),
            ])
            texts.axis = .vertical
            let chevron = Self.symbol(
                "chevron.forward", UIImage.SymbolConfiguration(textStyle: .footnote), tint: .tertiaryLabel)
            let row = UIStackView(arrangedSubviews: [icon, texts, chevron])
            row.spacing = 12
            row.alignment = .center
            column.addArrangedSubview(row)
        }
    }

    required init?(coder: NSCoder) { nil }
}
