import HypeUI
import UIKit

/// A post laid out in SwiftUI's style over Auto Layout.
public final class HypeFeedItem: FeedItem {
    public override func compose() {
        addSubviewWithFit(
            VStack(spacing: 8) {
                header
                text.padding(.horizontal, 12)
                picture.frame(height: 180)
                statistics
                HStack { actions }.distributed(.fillEqually).frame(height: 44)
                replyRow
            }
            .padding(.vertical, 12))
    }

    private var header: UIView {
        HStack(alignment: .top, spacing: 8) {
            avatar.frame(width: 40, height: 40)
            VStack(alignment: .leading, spacing: 2) {
                name
                headline
                time
            }
            more
        }
        .padding(.horizontal, 12)
    }

    private var statistics: UIView {
        HStack(alignment: .firstBaseline) {
            likes
            comments
        }
        .distributed(.equalSpacing)
        .padding(.horizontal, 12)
    }

    private var replyRow: UIView {
        HStack(alignment: .top, spacing: 8) {
            replyAvatar.frame(width: 28, height: 28)
            reply
        }
        .padding(.horizontal, 12)
    }
}
