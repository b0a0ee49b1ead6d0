import SnapKit
import UIKit

/// A post laid out in SnapKit's language.
public final class SnapFeedItem: FeedItem {
    public override func compose() {
        for view in labels + pictures { addSubview(view) }
        composeHeader()
        composeMiddle()
        composeBottom()
    }

    private func composeHeader() {
        avatar.snp.makeConstraints {
            $0.leading.top.equalToSuperview().offset(12)
            $0.size.equalTo(40)
        }
        name.snp.makeConstraints {
            $0.leading.equalTo(avatar.snp.trailing).offset(8)
            $0.top.equalTo(avatar)
            $0.trailing.lessThanOrEqualTo(more.snp.leading).offset(-8)
        }
        headline.snp.makeConstraints {
            $0.leading.equalTo(name)
            $0.top.equalTo(name.snp.bottom).offset(2)
            $0.trailing.lessThanOrEqualTo(more.snp.leading).offset(-8)
        }
        time.snp.makeConstraints {
            $0.leading.equalTo(name)
            $0.top.equalTo(headline.snp.bottom).offset(2)
            $0.trailing.lessThanOrEqualTo(more.snp.leading).offset(-8)
        }
        more.snp.makeConstraints {
            $0.trailing.equalToSuperview().offset(-12)
            $0.top.equalTo(avatar)
        }
    }

    private func composeMiddle() {
        text.snp.makeConstraints {
            $0.leading.trailing.equalToSuperview().inset(12)
            $0.top.equalTo(time.snp.bottom).offset(8)
        }
        picture.snp.makeConstraints {
            $0.leading.trailing.equalToSuperview()
            $0.top.equalTo(text.snp.bottom).offset(8)
            $0.height.equalTo(180)
        }
        likes.snp.makeConstraints {
            $0.leading.equalToSuperview().offset(12)
            $0.top.equalTo(picture.snp.bottom).offset(8)
        }
        comments.snp.makeConstraints {
            $0.trailing.equalToSuperview().offset(-12)
            $0.firstBaseline.equalTo(likes)
            $0.leading.greaterThanOrEqualTo(likes.snp.trailing).offset(8)
        }
        for (index, action) in actions.enumerated() {
            action.snp.makeConstraints {
                $0.top.equalTo(likes.snp.bottom).offset(8)
                $0.height.equalTo(44)
                $0.leading.equalTo(index == 0 ? snp.leading : actions[index - 1].snp.trailing)
                if index > 0 { $0.width.equalTo(actions[0]) }
                if index == actions.count - 1 { $0.trailing.equalToSuperview() }
            }
        }
    }

    private func composeBottom() {
        replyAvatar.snp.makeConstraints {
            $0.leading.equalToSuperview().offset(12)
            $0.top.equalTo(actions[0].snp.bottom).offset(8)
            $0.size.equalTo(28)
            $0.bottom.lessThanOrEqualToSuperview().offset(-12)
        }
        reply.snp.makeConstraints {
            $0.leading.equalTo(replyAvatar.snp.trailing).offset(8)
            $0.trailing.equalToSuperview().offset(-12)
            $0.top.equalTo(replyAvatar)
            $0.bottom.lessThanOrEqualToSuperview().offset(-12)
        }
        snp.makeConstraints { $0.height.equalTo(0).priority(51) }
        // The item's own position is set by its owner.
        translatesAutoresizingMaskIntoConstraints = true
    }
}
