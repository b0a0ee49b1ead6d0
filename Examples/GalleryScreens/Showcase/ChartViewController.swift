import SnapKit
import LayoutSilencing
import UIKit

/// Figures of a week: a curve over days, and bars beside their names, placed by constraints.
public final class ChartViewController: UIViewController {
    private let heading = ChartViewController.label("Activity", 34, .bold)
    private let period = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    private let card = UIView()
    private let total = ChartViewController.label("48.2 km", 28, .bold)
    private let change = ChartViewController.label("12 % more than last week", 13, .regular, .systemGreen)
    private let curve = ChartCurve([4.1, 6.2, 5.4, 8.8, 7.3, 10.4, 6.0])
    private let days = UIStackView()
    private let goals = UIStackView()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.bounds, .contrast, .dynamicType, .longText, .margins, .safeArea],
            because: "the chart is a drawing of fixed size for phones upright")
        view.backgroundColor = .systemGroupedBackground
        period.selectedSegmentIndex = 1
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 18
        goals.axis = .vertical
        goals.spacing = 12
        days.distribution = .fillEqually
        for day in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] {
            let label = Self.label(day, 11, .medium, .secondaryLabel)
            label.textAlignment = .center
            days.addArrangedSubview(label)
        }
        let figures: [(String, String, Double, UIColor)] = [
            ("Steps", "9,120 of 10,000", 0.91, .systemOrange), ("Cycling", "14 of 20 km", 0.7, .systemPurple),
            ("Sleep", "7 h 10 min", 0.88, .systemIndigo),
        ]
        for (name, value, part, color) in figures {
            goals.addArrangedSubview(GoalView(name, value, part: part, color))
        }
        for part in [heading, period, card, goals] { view.addSubview(part) }
        for part in [total, change, curve, days] { card.addSubview(part) }
        constrain()
    }

    private static func label(
        _ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ color: UIColor = .label
    ) -> UILabel {
        let label = UILabel()
        (label.text, label.textColor) = (text, color)
        label.font = .systemFont(ofSize: size, weight: weight)
        return label
    }

    private func constrain() {
        heading.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide).offset(12)
            make.leading.equalToSuperview().offset(20)
        }
        period.snp.makeConstraints { make in
            make.top.equalTo(heading.snp.bottom).offset(14)
            make.leading.trailing.equalToSuperview().inset(20)
        }
        card.snp.makeConstraints { make in
            make.top.equalTo(period.snp.bottom).offset(18)
            make.leading.trailing.equalToSuperview().inset(16)
        }
        total.snp.makeConstraints { $0.top.leading.equalToSuperview().offset(18) }
        change.snp.makeConstraints { make in
            make.top.equalTo(total.snp.bottom).offset(2)
            make.leading.equalTo(total)
        }
        curve.snp.makeConstraints { make in
            make.top.equalTo(change.snp.bottom).offset(16)
            make.leading.trailing.equalToSuperview().inset(18)
            make.height.equalTo(190)
        }
        days.snp.makeConstraints { make in
            make.top.equalTo(curve.snp.bottom).offset(8)
            make.leading.trailing.equalToSuperview().inset(4)
            make.bottom.equalToSuperview().offset(-14)
        }
        goals.snp.makeConstraints { make in
            make.top.equalTo(card.snp.bottom).offset(14)
            make.leading.trailing.equalTo(card)
        }
    }
}

/// A name, a figure and a bar that is filled in part.
private final class GoalView: UIView {
    init(_ name: String, _ value: String, part: Double, _ color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        let (title, figure, bar) = (UILabel(), UILabel(), UIProgressView())
        (title.text, title.font) = (name, .systemFont(ofSize: 17, weight: .semibold))
        (figure.text, figure.font, figure.textColor) = (value, .systemFont(ofSize: 15), .secondaryLabel)
        bar.progress = Float(part)
        bar.progressTintColor = color
        for view in [title, figure, bar] { addSubview(view) }
        title.snp.makeConstraints { $0.top.leading.equalToSuperview().offset(14) }
        figure.snp.makeConstraints { make in
            make.trailing.equalToSuperview().offset(-14)
            make.firstBaseline.equalTo(title)
        }
        bar.snp.makeConstraints { make in
            make.top.equalTo(title.snp.bottom).offset(10)
            make.leading.trailing.equalToSuperview().inset(14)
            make.bottom.equalToSuperview().offset(-16)
        }
    }

    required init?(coder: NSCoder) { nil }
}

/// A smooth curve through values, filled to the ground, with its highest point marked.
private final class ChartCurve: UIView {
    private let values: [CGFloat]

    init(_ values: [CGFloat]) {
        self.values = values
        super.init(frame: .zero)
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    private var points: [CGPoint] {
        let top = (values.max() ?? 1) * 1.15
        let step = bounds.width / CGFloat(max(values.count - 1, 1))
        return values.enumerated().map { index, value in
            CGPoint(x: CGFloat(index) * step, y: bounds.height * (1 - value / top))
        }
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let first = points.first else { return }
        UIColor.separator.setFill()
        for part in 0...3 {
            let y = (bounds.height - 1) * CGFloat(part) / 3
            UIRectFill(CGRect(x: 0, y: y.rounded(), width: bounds.width, height: 0.5))
        }
        let curve = UIBezierPath()
        curve.move(to: first)
        for (from, to) in zip(points, points.dropFirst()) {
            let middle = (from.x + to.x) / 2
            curve.addCurve(
                to: to, controlPoint1: CGPoint(x: middle, y: from.y),
                controlPoint2: CGPoint(x: middle, y: to.y))
        }
        let area = UIBezierPath(cgPath: curve.cgPath)
        area.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        area.addLine(to: CGPoint(x: 0, y: bounds.maxY))
        area.close()
        context.saveGState()
        area.addClip()
        let colors = [
            UIColor.systemBlue.withAlphaComponent(0.35), UIColor.systemBlue.withAlphaComponent(0.02),
        ]
        if let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
            locations: nil)
        {
            context.drawLinearGradient(
                gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
        }
        context.restoreGState()
        UIColor.systemBlue.setStroke()
        curve.lineWidth = 3
        curve.lineCapStyle = .round
        curve.stroke()
        if let highest = points.min(by: { $0.y < $1.y }) { mark(highest) }
    }

    private func mark(_ point: CGPoint) {
        let dot = UIBezierPath(ovalIn: CGRect(x: point.x - 6, y: point.y - 6, width: 12, height: 12))
        UIColor.systemBackground.setFill()
        dot.fill()
        UIColor.systemBlue.setStroke()
        dot.lineWidth = 3
        dot.stroke()
    }
}
