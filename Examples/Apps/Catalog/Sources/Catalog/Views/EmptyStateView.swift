import UIKit

/// Shown in place of results. Loads its contents as the nib's owner.
final class EmptyStateView: UIView {

    @IBOutlet private var contentView: UIView!
    @IBOutlet private(set) var titleLabel: UILabel!
    @IBOutlet private(set) var messageLabel: UILabel!
    @IBOutlet private(set) var retryButton: UIButton!

    var onRetry: (() -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadContent()
    }

    private func loadContent() {
        Bundle.module.loadNibNamed("EmptyStateView", owner: self, options: nil)
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    func configure(title: String, message: String, canRetry: Bool) {
        titleLabel.text = title
        messageLabel.text = message
        retryButton.isHidden = !canRetry
    }

    @IBAction private func retry() {
        onRetry?()
    }
}
