import UIKit

class CategoryHeaderView: UITableViewHeaderFooterView, NibReusable {

    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var countLabel: UILabel!
    @IBOutlet var labels: [UILabel]!

    var onTap: (() -> Void)?

    override func awakeFromNib() {
        super.awakeFromNib()
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(headerTapped)))
        backgroundView = UIView()
        backgroundView?.backgroundColor = .systemBackground
    }

    func configure(title: String, count: Int) {
        titleLabel.text = title
        countLabel.text = String(count)
        accessibilityLabel = L10n.section(title)
    }

    @objc private func headerTapped() {
        onTap?()
    }
}
