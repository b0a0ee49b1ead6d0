import GalleryScreens
import UIKit

/// The cell by stack views.
public final class StackFeedCell: FeedCell {
    public override func compose() {
        let top = UIStackView(.horizontal, [actionLabel, optionsLabel], alignment: .top, spacing: 8).inset(8)
        let author = UIStackView(.vertical, [posterName, posterHeadline, posterTimestamp], spacing: 1)
        let header = UIStackView(.horizontal, [posterImage, author], alignment: .top, spacing: 8).inset(8)
        let texts = UIStackView(.vertical, [contentTitle, contentDomain], spacing: 2).inset(8)
        let actions = UIStackView(.horizontal, [likeLabel, commentLabel, shareLabel]).inset(8)
        actions.distribution = .equalSpacing
        let actor = UIStackView(.horizontal, [actorImage, actorComment], alignment: .top, spacing: 8).inset(8)
        let whole = UIStackView(
            .vertical,
            [
                top, header, UIStackView(.vertical, [posterComment]).inset(8), contentImage, texts, actions,
                actor,
            ],
            spacing: 8)
        whole.isLayoutMarginsRelativeArrangement = true
        whole.insetsLayoutMarginsFromSafeArea = false
        whole.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
        whole.translatesAutoresizingMaskIntoConstraints = false
        addSubview(whole)
        NSLayoutConstraint.activate([
            whole.leadingAnchor.constraint(equalTo: leadingAnchor),
            whole.trailingAnchor.constraint(equalTo: trailingAnchor),
            whole.topAnchor.constraint(equalTo: topAnchor),
            whole.bottomAnchor.constraint(equalTo: bottomAnchor),
            posterImage.widthAnchor.constraint(equalToConstant: 50),
            posterImage.heightAnchor.constraint(equalToConstant: 50),
            contentImage.heightAnchor.constraint(equalToConstant: 200),
            actorImage.widthAnchor.constraint(equalToConstant: 34),
            actorImage.heightAnchor.constraint(equalToConstant: 34),
        ])
    }
}
