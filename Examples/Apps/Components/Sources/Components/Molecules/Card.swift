import SnapKit
import UIKit

public protocol CardDelegate: AnyObject {
    func cardDidSelectAction(_ card: Card)
}

extension CardDelegate {
    // Swift's way to make a requirement optional.
    public func cardDidSelectAction(_ card: Card) {}
}

/// A raised surface with a picture, a headline, a text and a button.
public final class Card: UIView, Themeable {

    public struct Content {
        public var image: UIImage?
        public var headline: String
        public var body: String
        public var actionTitle: String?
        public var badge: (text: String, kind: Badge.Kind)?

        public init(
            image: UIImage? = nil, headline: String, body: String, actionTitle: String? = nil,
            badge: (text: String, kind: Badge.Kind)? = nil
        ) {
            self.image = image
            self.headline = headline
            self.body = body
            self.actionTitle = actionTitle
            self.badge = badge
        }
    }

    public weak var delegate: CardDelegate?

    let imageView = UIImageView()
    let headlineLabel = UILabel()
    let bodyLabel = UILabel()
    private(set) var actionButton: ActionButton?
    private(set) var badge: Badge?

    private var imageHeight: Constraint?
    private var bottomConstraint: Constraint?

    public init(content: Content) {
        super.init(frame: .zero)
        setUpViews()
        observeTheme()
        show(content)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func setUpViews() {
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 8
        layer.shadowOffset = CGSize(width: 0, height: 2)

        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        headlineLabel.numberOfLines = 0
        bodyLabel.numberOfLines = 0
        [headlineLabel, bodyLabel].forEach { $0.adjustsFontForContentSizeCategory = true }

        addSubview(imageView)
        addSubview(headlineLabel)
        addSubview(bodyLabel)

        imageView.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            imageHeight = make.height.equalTo(0).constraint
        }
        headlineLabel.snp.makeConstraints {
            $0.top.equalTo(imageView.snp.bottom).offset(16)
            $0.leading.trailing.equalToSuperview().inset(16)
        }
        bodyLabel.snp.makeConstraints { make in
            make.top.equalTo(headlineLabel.snp.bottom).offset(6)
            make.leading.trailing.equalTo(headlineLabel)
            bottomConstraint = make.bottom.equalToSuperview().inset(16).priority(.high).constraint
        }
    }

    public func show(_ content: Content) {
        imageView.image = content.image
        imageHeight?.update(offset: content.image == nil ? 0 : 120)
        headlineLabel.text = content.headline
        bodyLabel.attributedText = Card.paragraph(content.body)
        showAction(content.actionTitle)
        showBadge(content.badge)
    }

    private func showAction(_ title: String?) {
        actionButton?.removeFromSuperview()
        actionButton = nil
        guard let title = title else {
            bottomConstraint?.activate()
            return
        }
        bottomConstraint?.deactivate()
        let button = ActionButton(title, style: .tinted(\.primary))
        button.addTarget(self, action: #selector(actionSelected), for: .touchUpInside)
        addSubview(button)
        button.snp.makeConstraints { make in
            make.top.equalTo(bodyLabel.snp.bottom).offset(12)
            make.leading.equalToSuperview().inset(16)
            make.trailing.lessThanOrEqualToSuperview().inset(16)
            make.bottom.equalToSuperview().inset(16)
        }
        actionButton = button
    }

    private func showBadge(_ value: (text: String, kind: Badge.Kind)?) {
        badge?.removeFromSuperview()
        badge = nil
        guard let value else { return }
        let badge = Badge(value.text, kind: value.kind)
        addSubview(badge)
        badge.snp.makeConstraints { make in
            make.top.right.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 10))
        }
        self.badge = badge
    }

    static func paragraph(_ text: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.lineBreakMode = .byWordWrapping
        let result = NSMutableAttributedString(
            string: text,
            attributes: [
                .font: Theme.current.font(.body),
                .foregroundColor: Theme.current.palette.muted,
                .paragraphStyle: style.copy(),
            ])
        // Words between asterisks are bold.
        var searchStart = text.startIndex
        var removed = 0
        while let open = text[searchStart...].firstIndex(of: "*"),
            let close = text[text.index(after: open)...].firstIndex(of: "*")
        {
            let range = NSRange(open...close, in: text)
            let location = range.location - removed
            result.replaceCharacters(in: NSRange(location: location + range.length - 1, length: 1), with: "")
            result.replaceCharacters(in: NSRange(location: location, length: 1), with: "")
            let bold = UIFont.systemFont(ofSize: Theme.current.font(.body).pointSize, weight: .semibold)
            result.addAttribute(
                NSAttributedString.Key.font, value: bold,
                range: NSRange(location: location, length: range.length - 2))
            removed += 2
            searchStart = text.index(after: close)
        }
        return result
    }

    @objc private func actionSelected() {
        delegate?.cardDidSelectAction(self)
    }

    public func applyTheme() {
        backgroundColor = Theme.current.palette.surface
        headlineLabel.font = Theme.current.font(.title)
        headlineLabel.textColor = Theme.current.palette.content
        layer.cornerRadius = Theme.current.cornerRadius
        imageView.layer.cornerRadius = Theme.current.cornerRadius
        imageView.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    }
}
