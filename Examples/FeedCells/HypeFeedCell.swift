import HypeUI
import UIKit

/// The cell in SwiftUI's style over Auto Layout.
public final class HypeFeedCell: FeedCell {
    public override func compose() {
        addSubviewWithFit(
            VStack(spacing: 8) {
                HStack(alignment: .top, spacing: 8) {
                    actionLabel
                    optionsLabel
                }
                .padding(.horizontal, 8)
                header
                posterComment.padding(.horizontal, 8)
                contentImage.frame(height: 200)
                VStack(spacing: 2) {
                    contentTitle
                    contentDomain
                }
                .padding(.horizontal, 8)
                HStack {
                    likeLabel
                    commentLabel
                    shareLabel
                }
                .distributed(.equalSpacing)
                .padding(.horizontal, 8)
                HStack(alignment: .top, spacing: 8) {
                    actorImage.frame(width: 34, height: 34)
                    actorComment
                }
                .padding(.horizontal, 8)
            }
            .padding(.vertical, 8))
    }

    private var header: UIView {
        HStack(alignment: .top, spacing: 8) {
            posterImage.frame(width: 50, height: 50)
            VStack(spacing: 1) {
                posterName
                posterHeadline
                posterTimestamp
            }
        }
        .padding(.horizontal, 8)
    }
}
