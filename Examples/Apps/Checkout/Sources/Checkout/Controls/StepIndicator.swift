import UIKit

/// The steps of the checkout as dots with lines between them.
final class StepIndicator: UIView {

    private let titles: [String]
    private var dots: [UILabel] = []
    private var lines: [UIView] = []

    @objc dynamic var currentStep = 0 {
        didSet { update() }
    }

    init(titles: [String]) {
        self.titles = titles
        super.init(frame: .zero)
        for (index, title) in titles.enumerated() {
            let dot = UILabel()
            dot.text = "\(index + 1)"
            dot.textAlignment = .center
            dot.font = .systemFont(ofSize: 13, weight: .bold)
            dot.clipsToBounds = true
            dot.accessibilityLabel = title
            dots.append(dot)
            if index > 0 {
                let line = UIView()
                lines.append(line)
                addSubview(line)
            }
            addSubview(dot)
        }
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 28)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 28
        guard dots.count > 1 else { return }
        let step = (bounds.width - side) / CGFloat(dots.count - 1)
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(x: CGFloat(index) * step, y: bounds.midY - side / 2, width: side, height: side)
            dot.layer.cornerRadius = side / 2
        }
        for (index, line) in lines.enumerated() {
            let from = dots[index].frame.maxX
            let to = dots[index + 1].frame.minX
            line.frame = CGRect(x: from + 4, y: bounds.midY - 1, width: max(to - from - 8, 0), height: 2)
        }
    }

    private func update() {
        for (index, dot) in dots.enumerated() {
            let isDone = index <= currentStep
            dot.backgroundColor = isDone ? Theme.Color.accent : .systemGray5
            dot.textColor = isDone ? .white : .secondaryLabel
        }
        for (index, line) in lines.enumerated() {
            line.backgroundColor = index < currentStep ? Theme.Color.accent : .systemGray5
        }
    }
}
