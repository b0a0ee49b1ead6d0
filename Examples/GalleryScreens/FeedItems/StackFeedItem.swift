import UIKit

/// A post laid out by stack views.
public final class StackFeedItem: FeedItem {
    public override func compose() {
        let column = stack(.vertical, [name, headline, time], alignment: .leading, spacing: 2)
        let header = inset(stack(.horizontal, [avatar, column, more], alignment: .top, spacing: 8))
        let statistics = inset(stack(.horizontal, [likes, comments], alignment: .firstBaseline))
        statistics.distribution = .equalSpacing
        let buttons = stack(.horizontal, actions)
        buttons.distribution = .fillEqually
        let replyRow = inset(stack(.horizontal, [replyAvatar, reply], alignment: .top, spacing: 8))
        let whole = stack(
            .vertical, [header, inset(stack(.horizontal, [text])), picture, statistics, buttons, replyRow],
            spacing: 8)
        whole.isLayoutMarginsRelativeArrangement = true
        whole.insetsLayoutMarginsFromSafeArea = false
        whole.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 12, trailing: 0)
        whole.translatesAutoresizingMaskIntoConstraints = false
        addSubview(whole)
        NSLayoutConstraint.activate([
            whole.leadingAnchor.constraint(equalTo: leadingAnchor),
            whole.trailingAnchor.constraint(equalTo: trailingAnchor),
            whole.topAnchor.constraint(equalTo: topAnchor),
            whole.bottomAnchor.constraint(equalTo: bottomAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalToConstant: 40),
            picture.heightAnchor.constraint(equalToConstant: 180),
            actions[0].heightAnchor.constraint(equalToConstant: 44),
            replyAvatar.widthAnchor.constraint(equalToConstant: 28),
            replyAvatar.heightAnchor.constraint(equalToConstant: 28),
        ])
    }

    private func stack(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], alignment: UIStackView.Alignment = .fill,
        spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = axis
        stack.alignment = alignment
        stack.spacing = spacing
        return stack
    }

    /// Has a stack keep away from the sides.
    private func inset(_ stack: UIStackView) -> UIStackView {
        stack.isLayoutMarginsRelativeArrangement = true
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
        return stack
    }
}
