import Layout
import UIKit

/// The cell by a layout in SwiftUI's style, which needs no constraints.
public final class LayoutFeedCell: FeedCell {
    private let container = LayoutContainer()

    public override func compose() {
        addSubview(container)
        container.alignment = .topLeading
        container.setBody { [unowned self] in body }
    }

    @LayoutBuilder private var body: some Layout {
        VStack(alignment: .leading, spacing: 8) {
            HStack(alignment: .top, spacing: 8) {
                // The part of a column, which has what the row leaves it.
                VStack { actionLabel.layout().size(width: 100%) }
                optionsLabel.layout()
            }
            .padding(.horizontal, 8)
            header
            posterComment.layout().size(width: 100%).padding(.horizontal, 8)
            contentImage.layout().size(width: 100%, height: 200)
            VStack(alignment: .leading, spacing: 2) {
                contentTitle.layout().size(width: 100%)
                contentDomain.layout().size(width: 100%)
            }
            .padding(.horizontal, 8)
            HStack(spacing: 0) {
                likeLabel.layout()
                Spacer()
                commentLabel.layout()
                Spacer()
                shareLabel.layout()
            }
            .padding(.horizontal, 8)
            HStack(alignment: .top, spacing: 8) {
                actorImage.layout().size(width: 34, height: 34)
                VStack { actorComment.layout().size(width: 100%) }
            }
            .padding(.horizontal, 8)
        }
        .padding(.vertical, 8)
        // A column shares its height out and may truncate a text where another could give way: no height, no shares.
        .fixedSize(horizontal: false, vertical: true)
    }

    @LayoutBuilder private var header: some Layout {
        HStack(alignment: .top, spacing: 8) {
            posterImage.layout().size(width: 50, height: 50)
            VStack(alignment: .leading, spacing: 1) {
                posterName.layout().size(width: 100%)
                posterHeadline.layout().size(width: 100%)
                posterTimestamp.layout().size(width: 100%)
            }
        }
        .padding(.horizontal, 8)
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        container.frame = bounds
    }

    public override func height(forWidth width: CGFloat) -> CGFloat {
        container.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
}
