import SnapKit
import UIKit

/// The cell in SnapKit's language.
public final class SnapFeedCell: FeedCell {
    /// What shares the space between the actions.
    private let spaces = [UILayoutGuide(), UILayoutGuide()]

    public override func compose() {
        addParts()
        for space in spaces { addLayoutGuide(space) }
        composeHeader()
        composeContent()
        composeActions()
        composeBottom()
    }

    private func composeHeader() {
        actionLabel.snp.makeConstraints { $0.top.leading.equalToSuperview().offset(8) }
        optionsLabel.snp.makeConstraints {
            $0.top.equalTo(actionLabel)
            $0.leading.equalTo(actionLabel.snp.trailing).offset(8)
            $0.trailing.equalToSuperview().offset(-8)
        }
        posterImage.snp.makeConstraints {
            $0.top.equalTo(actionLabel.snp.bottom).offset(8)
            $0.leading.equalToSuperview().offset(8)
            $0.size.equalTo(50)
        }
        var above = posterImage.snp.top
        for (label, space) in [(posterName, 0), (posterHeadline, 1), (posterTimestamp, 1)] {
            label.snp.makeConstraints {
                $0.top.equalTo(above).offset(space)
                $0.leading.equalTo(posterImage.snp.trailing).offset(8)
                $0.trailing.equalToSuperview().offset(-8)
            }
            above = label.snp.bottom
        }
    }

    private func composeContent() {
        posterComment.snp.makeConstraints {
            $0.top.equalTo(posterImage.snp.bottom).offset(8).priority(249)
            $0.top.greaterThanOrEqualTo(posterImage.snp.bottom).offset(8)
            $0.top.greaterThanOrEqualTo(posterTimestamp.snp.bottom).offset(8)
            $0.leading.equalToSuperview().offset(8)
            $0.trailing.equalToSuperview().offset(-8)
        }
        contentImage.snp.makeConstraints {
            $0.top.equalTo(posterComment.snp.bottom).offset(8)
            $0.leading.trailing.equalToSuperview()
            $0.height.equalTo(200)
        }
        contentTitle.snp.makeConstraints {
            $0.top.equalTo(contentImage.snp.bottom).offset(8)
            $0.leading.equalToSuperview().offset(8)
            $0.trailing.equalToSuperview().offset(-8)
        }
        contentDomain.snp.makeConstraints {
            $0.top.equalTo(contentTitle.snp.bottom).offset(2)
            $0.leading.equalToSuperview().offset(8)
            $0.trailing.equalToSuperview().offset(-8)
        }
    }

    private func composeActions() {
        likeLabel.snp.makeConstraints {
            $0.top.equalTo(contentDomain.snp.bottom).offset(8)
            $0.leading.equalToSuperview().offset(8)
        }
        spaces[0].snp.makeConstraints { $0.leading.equalTo(likeLabel.snp.trailing) }
        commentLabel.snp.makeConstraints {
            $0.top.equalTo(likeLabel)
            $0.leading.equalTo(spaces[0].snp.trailing)
        }
        spaces[1].snp.makeConstraints {
            $0.leading.equalTo(commentLabel.snp.trailing)
            $0.width.equalTo(spaces[0])
        }
        shareLabel.snp.makeConstraints {
            $0.top.equalTo(likeLabel)
            $0.leading.equalTo(spaces[1].snp.trailing)
            $0.trailing.equalToSuperview().offset(-8)
        }
    }

    private func composeBottom() {
        actorImage.snp.makeConstraints {
            $0.top.equalTo(likeLabel.snp.bottom).offset(8)
            $0.leading.equalToSuperview().offset(8)
            $0.size.equalTo(34)
            $0.bottom.lessThanOrEqualToSuperview().offset(-8)
        }
        actorComment.snp.makeConstraints {
            $0.top.equalTo(actorImage)
            $0.leading.equalTo(actorImage.snp.trailing).offset(8)
            $0.trailing.equalToSuperview().offset(-8)
            $0.bottom.lessThanOrEqualToSuperview().offset(-8)
        }
    }
}
