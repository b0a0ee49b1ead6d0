import UIKit

/// A post laid out by stack views.
public final class StackFeedItem: FeedItem {
    public override func compose() {
        let column = UIStackView(.vertical, [name, headline, time], alignment: .leading, spacing: 2)
        let header = UIStackView(.horizontal, [avatar, column, more], alignment: .top, spacing: 8).inset(12)
        let statistics = UIStackView(.horizontal, [likes, comments], alignment: .firstBaseline).inset(12)
        statistics.distribution = .equalSpacing
        let buttons = UIStackView(.horizontal, actions)
        buttons.distribution = .fillEqually
        let replyRow = UIStackView(.horizontal, [replyAvatar, reply], alignment: .top, spacing: 8).inset(12)
        let whole = UIStackView(
            .vertical,
            [header, UIStackView(.horizontal, [text]).inset(12), picture, statistics, buttons, replyRow],
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
}
