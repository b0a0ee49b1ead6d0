import UIKit

/// The cell by frames that are computed by hand.
public final class ManualFeedCell: FeedCell {
    public override func compose() { addParts() }

    public override func layoutSubviews() {
        super.layoutSubviews()
        layOut(bounds.width)
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layOut(size.width))
    }

    public override func height(forWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// Gives all parts their frames, and returns the height.
    @discardableResult
    private func layOut(_ width: CGFloat) -> CGFloat {
        let inner = width - 16
        let options = fit(optionsLabel, inner)
        optionsLabel.frame = CGRect(origin: CGPoint(x: width - 8 - options.width, y: 8), size: options)
        var y = place(actionLabel, x: 8, y: 8, width: inner - options.width - 8) + 8
        posterImage.frame = CGRect(x: 8, y: y, width: 50, height: 50)
        let header = y + 50
        y = place(posterName, x: 66, y: y, width: width - 74) + 1
        y = place(posterHeadline, x: 66, y: y, width: width - 74) + 1
        y = place(posterTimestamp, x: 66, y: y, width: width - 74)
        y = place(posterComment, x: 8, y: max(y, header) + 8, width: inner) + 8
        contentImage.frame = CGRect(x: 0, y: y, width: width, height: 200)
        y = place(contentTitle, x: 8, y: y + 208, width: inner) + 2
        y = place(contentDomain, x: 8, y: y, width: inner) + 8
        y = layOutActions(width, y: y) + 8
        actorImage.frame = CGRect(x: 8, y: y, width: 34, height: 34)
        return max(y + 34, place(actorComment, x: 50, y: y, width: width - 58)) + 8
    }

    /// Puts the three actions side by side, with the same space between them.
    private func layOutActions(_ width: CGFloat, y: CGFloat) -> CGFloat {
        let (like, comment, share) = (fit(likeLabel, width), fit(commentLabel, width), fit(shareLabel, width))
        let space = (width - 16 - like.width - comment.width - share.width) / 2
        likeLabel.frame = CGRect(origin: CGPoint(x: 8, y: y), size: like)
        commentLabel.frame = CGRect(origin: CGPoint(x: 8 + like.width + space, y: y), size: comment)
        shareLabel.frame = CGRect(origin: CGPoint(x: width - 8 - share.width, y: y), size: share)
        return y + like.height
    }

    private func fit(_ label: UILabel, _ width: CGFloat) -> CGSize {
        label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// Gives a label a frame of a width, as high as its text, and returns the frame's bottom.
    private func place(_ label: UILabel, x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
        let height = fit(label, width).height
        label.frame = CGRect(x: x, y: y, width: width, height: height)
        return y + height
    }
}
