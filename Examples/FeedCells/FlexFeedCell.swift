import FlexLayout
import UIKit

/// The cell by flexbox.
public final class FlexFeedCell: FeedCell {
    public override func compose() {
        flex.paddingVertical(8).define { flex in
            flex.addItem().direction(.row).alignItems(.start).paddingHorizontal(8)
                .define { flex in
                    flex.addItem(actionLabel).grow(1).shrink(1)
                    flex.addItem(optionsLabel).marginLeft(8)
                }
            defineHeader(flex)
            flex.addItem(posterComment).marginTop(8).marginHorizontal(8)
            flex.addItem(contentImage).height(200).marginTop(8)
            flex.addItem(contentTitle).marginTop(8).marginHorizontal(8)
            flex.addItem(contentDomain).marginTop(2).marginHorizontal(8)
            flex.addItem().direction(.row).justifyContent(.spaceBetween).marginTop(8).marginHorizontal(8)
                .define { flex in
                    for label in [likeLabel, commentLabel, shareLabel] { flex.addItem(label) }
                }
            flex.addItem().direction(.row).alignItems(.start).marginTop(8).paddingHorizontal(8).define {
                flex in
                flex.addItem(actorImage).size(34)
                flex.addItem(actorComment).marginLeft(8).grow(1).shrink(1)
            }
        }
    }

    private func defineHeader(_ flex: Flex) {
        flex.addItem().direction(.row).alignItems(.start).marginTop(8).paddingHorizontal(8).define { flex in
            flex.addItem(posterImage).size(50)
            flex.addItem().marginLeft(8).grow(1).shrink(1).define { flex in
                flex.addItem(posterName)
                flex.addItem(posterHeadline).marginTop(1)
                flex.addItem(posterTimestamp).marginTop(1)
            }
        }
    }

    public override func show(_ item: FeedItemData) {
        super.show(item)
        for label in labels { label.flex.markDirty() }
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        flex.layout()
    }

    public override func height(forWidth width: CGFloat) -> CGFloat {
        flex.sizeThatFits(size: CGSize(width: width, height: .nan)).height
    }
}
