import FlexLayout
import PinLayout
import UIKit

/// An avatar, two lines of text, and something at the end.
open class ProfileRow: UIView {

    public let avatar = Avatar(size: .medium)
    public let nameLabel = UILabel()
    public let detailLabel = UILabel()
    private let rootView = UIView()

    public init(name: String, detail: String, accessory: UIView? = nil) {
        super.init(frame: .zero)
        avatar.name = name
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 16, weight: .semibold)
        detailLabel.text = detail
        detailLabel.font = .systemFont(ofSize: 13)
        detailLabel.textColor = .secondaryLabel
        detailLabel.numberOfLines = 2

        rootView.flex.direction(.row).alignItems(.center).padding(12, 16).define { flex in
            flex.addItem(avatar).size(40)
            flex.addItem().marginHorizontal(12).grow(1).shrink(1).define { flex in
                flex.addItem(nameLabel)
                flex.addItem(detailLabel).marginTop(2)
            }
            if let accessory {
                flex.addItem(accessory)
            }
        }
        addSubview(rootView)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layout()
    }

    private func layout() {
        rootView.pin.all(pin.safeArea)
        rootView.flex.layout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        rootView.flex.sizeThatFits(size: CGSize(width: size.width, height: .nan))
    }

    open func update(detail: String) {
        detailLabel.text = detail
        detailLabel.flex.markDirty()
        setNeedsLayout()
    }
}
