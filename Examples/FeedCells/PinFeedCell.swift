import PinLayout
import UIKit

/// The cell by pins.
public final class PinFeedCell: FeedCell {
    public override func compose() { addParts() }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layOut()
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        pin.width(size.width)
        layOut()
        return CGSize(width: size.width, height: max(actorImage.frame.maxY, actorComment.frame.maxY) + 8)
    }

    public override func height(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func layOut() {
        optionsLabel.pin.top(8).right(8).sizeToFit()
        actionLabel.pin.top(8).left(8).before(of: optionsLabel).marginRight(8).sizeToFit(.width)
        posterImage.pin.below(of: actionLabel).left(8).size(50).marginTop(8)
        posterName.pin.after(of: posterImage, aligned: .top).right(8).marginLeft(8).sizeToFit(.width)
        posterHeadline.pin.below(of: posterName, aligned: .left).right(8).marginTop(1).sizeToFit(.width)
        posterTimestamp.pin.below(of: posterHeadline, aligned: .left).right(8).marginTop(1)
            .sizeToFit(.width)
        posterComment.pin.below(of: [posterImage, posterTimestamp]).horizontally(8).marginTop(8)
            .sizeToFit(.width)
        contentImage.pin.below(of: posterComment).horizontally().height(200).marginTop(8)
        contentTitle.pin.below(of: contentImage).horizontally(8).marginTop(8).sizeToFit(.width)
        contentDomain.pin.below(of: contentTitle).horizontally(8).marginTop(2).sizeToFit(.width)
        likeLabel.pin.below(of: contentDomain).left(8).marginTop(8).sizeToFit()
        shareLabel.pin.top(to: likeLabel.edge.top).right(8).sizeToFit()
        commentLabel.pin.horizontallyBetween(likeLabel, and: shareLabel, aligned: .top).justify(.center)
            .sizeToFit(.widthFlexible)
        actorImage.pin.below(of: likeLabel).left(8).size(34).marginTop(8)
        actorComment.pin.after(of: actorImage, aligned: .top).right(8).marginLeft(8).sizeToFit(.width)
    }
}
