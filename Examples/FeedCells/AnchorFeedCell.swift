import UIKit

/// The cell by Auto Layout's anchors.
public final class AnchorFeedCell: FeedCell {
    /// What shares the space between the actions.
    private let spaces = [UILayoutGuide(), UILayoutGuide()]

    public override func compose() {
        addParts()
        for view in subviews { view.translatesAutoresizingMaskIntoConstraints = false }
        for space in spaces { addLayoutGuide(space) }
        NSLayoutConstraint.activate(header + middle + actions + bottom)
    }

    private var header: [NSLayoutConstraint] {
        [
            actionLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            actionLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            optionsLabel.topAnchor.constraint(equalTo: actionLabel.topAnchor),
            optionsLabel.leadingAnchor.constraint(equalTo: actionLabel.trailingAnchor, constant: 8),
            optionsLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            posterImage.topAnchor.constraint(equalTo: actionLabel.bottomAnchor, constant: 8),
            posterImage.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            posterImage.widthAnchor.constraint(equalToConstant: 50),
            posterImage.heightAnchor.constraint(equalToConstant: 50),
            posterName.topAnchor.constraint(equalTo: posterImage.topAnchor),
            posterHeadline.topAnchor.constraint(equalTo: posterName.bottomAnchor, constant: 1),
            posterTimestamp.topAnchor.constraint(equalTo: posterHeadline.bottomAnchor, constant: 1),
        ]
            + [posterName, posterHeadline, posterTimestamp].flatMap {
                [
                    $0.leadingAnchor.constraint(equalTo: posterImage.trailingAnchor, constant: 8),
                    $0.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                ]
            }
    }

    private var middle: [NSLayoutConstraint] {
        let below = posterComment.topAnchor.constraint(equalTo: posterImage.bottomAnchor, constant: 8)
        below.priority = UILayoutPriority(249)
        return [
            below,
            posterComment.topAnchor.constraint(greaterThanOrEqualTo: posterImage.bottomAnchor, constant: 8),
            posterComment.topAnchor.constraint(
                greaterThanOrEqualTo: posterTimestamp.bottomAnchor, constant: 8),
            contentImage.topAnchor.constraint(equalTo: posterComment.bottomAnchor, constant: 8),
            contentImage.leadingAnchor.constraint(equalTo: leadingAnchor),
            contentImage.trailingAnchor.constraint(equalTo: trailingAnchor),
            contentImage.heightAnchor.constraint(equalToConstant: 200),
            contentTitle.topAnchor.constraint(equalTo: contentImage.bottomAnchor, constant: 8),
            contentDomain.topAnchor.constraint(equalTo: contentTitle.bottomAnchor, constant: 2),
        ]
            + [posterComment, contentTitle, contentDomain].flatMap {
                [
                    $0.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                    $0.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                ]
            }
    }

    private var actions: [NSLayoutConstraint] {
        [
            likeLabel.topAnchor.constraint(equalTo: contentDomain.bottomAnchor, constant: 8),
            commentLabel.topAnchor.constraint(equalTo: likeLabel.topAnchor),
            shareLabel.topAnchor.constraint(equalTo: likeLabel.topAnchor),
            likeLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            spaces[0].leadingAnchor.constraint(equalTo: likeLabel.trailingAnchor),
            commentLabel.leadingAnchor.constraint(equalTo: spaces[0].trailingAnchor),
            spaces[1].leadingAnchor.constraint(equalTo: commentLabel.trailingAnchor),
            shareLabel.leadingAnchor.constraint(equalTo: spaces[1].trailingAnchor),
            shareLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            spaces[0].widthAnchor.constraint(equalTo: spaces[1].widthAnchor),
        ]
    }

    private var bottom: [NSLayoutConstraint] {
        [
            actorImage.topAnchor.constraint(equalTo: likeLabel.bottomAnchor, constant: 8),
            actorImage.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            actorImage.widthAnchor.constraint(equalToConstant: 34),
            actorImage.heightAnchor.constraint(equalToConstant: 34),
            actorComment.topAnchor.constraint(equalTo: actorImage.topAnchor),
            actorComment.leadingAnchor.constraint(equalTo: actorImage.trailingAnchor, constant: 8),
            actorComment.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            bottomAnchor.constraint(greaterThanOrEqualTo: actorImage.bottomAnchor, constant: 8),
            bottomAnchor.constraint(greaterThanOrEqualTo: actorComment.bottomAnchor, constant: 8),
        ]
    }
}
