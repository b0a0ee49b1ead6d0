import FlexLayout
import PinLayout
import UIKit

/// Words that wrap into lines. Each can be taken away.
public final class TagCloud: UIView {

    private let container = UIView()
    private(set) var chips: [Chip] = []

    public var onRemove: ((String) -> Void)?

    public var tags: [String] = [] {
        didSet { rebuild() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(container)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func rebuild() {
        chips.forEach { $0.removeFromSuperview() }
        chips = tags.map(Chip.init)
        container.flex.direction(.row).wrap(.wrap).define { flex in
            for (index, chip) in chips.enumerated() {
                chip.closeButton.tag = index
                chip.closeButton.addTarget(self, action: #selector(removeChip(_:)), for: .touchUpInside)
                flex.addItem(chip).height(32).marginRight(8).marginBottom(8)
            }
        }
        setNeedsLayout()
    }

    @objc private func removeChip(_ sender: UIButton) {
        let tag = tags[sender.tag]
        tags.remove(at: sender.tag)
        onRemove?(tag)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        container.pin.top().horizontally()
        container.flex.layout(mode: .adjustHeight)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        container.pin.width(size.width)
        container.flex.layout(mode: .adjustHeight)
        return CGSize(width: size.width, height: container.frame.maxY)
    }

    final class Chip: UIView {
        let label = UILabel()
        let closeButton = UIButton(type: .custom)

        init(_ text: String) {
            super.init(frame: .zero)
            label.text = text
            label.font = .systemFont(ofSize: 14)
            closeButton.setTitle("×", for: .normal)
            closeButton.setTitleColor(.secondaryLabel, for: .normal)
            closeButton.accessibilityLabel = "Remove \(text)"
            backgroundColor = .systemGray6
            layer.cornerRadius = 16
            flex.direction(.row).alignItems(.center).paddingLeft(12).define { flex in
                flex.addItem(label)
                flex.addItem(closeButton).width(32).height(32)
            }
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }
}
