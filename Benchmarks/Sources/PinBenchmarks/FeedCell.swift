import PinLayout
import UIKit

/// A post in a feed: 12 labels and 3 images, laid out by pins or by frames that are computed by hand.
final class FeedCell: UIView {
    /// Two ways to the same frames.
    enum Way {
        case pins, frames
    }

    let labels: [UIView]
    let images = (0..<3).map { _ in UIImageView() }
    var way = Way.pins

    /// - Parameter isMeasured: Whether the labels measure text; otherwise views with known sizes stand for them.
    init(isMeasured: Bool) {
        labels = FeedCell.texts.enumerated().map { index, text in
            isMeasured ? FeedCell.label(text) : KnownSizeView(lines: index == 4 ? 3 : 1)
        }
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        for view in labels + images { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    private static let texts = [
        "Ada and 14 others reacted", "Grace Hopper", "Compilers, ships and a very small bug", "2 h",
        "A layout is a function of a size. Whoever writes it by hand writes the same additions again and again, "
            + "and whoever reads it has to find out what was meant.",
        "Layout without a screen", "example.org", "1,024 likes", "64 comments", "Like", "Comment", "Share",
    ]

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 14)
        return label
    }

    /// Shows another post: texts that were never measured.
    func showPost(_ number: Int) {
        for (label, text) in zip(labels, FeedCell.texts) { (label as? UILabel)?.text = "\(text) \(number)" }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch way {
        case .pins: layOutByPins()
        case .frames: layOutByFrames()
        }
    }

    private func layOutByPins() {
        let (avatar, globe, picture) = (images[0], images[1], images[2])
        let (action, name, headline, time) = (labels[0], labels[1], labels[2], labels[3])
        let (body, title, subtitle) = (labels[4], labels[5], labels[6])
        let (likes, comments, like, comment, share) = (
            labels[7], labels[8], labels[9], labels[10], labels[11]
        )
        action.pin.top(8).horizontally(12).sizeToFit(.width)
        avatar.pin.below(of: action, aligned: .left).size(48).marginTop(8)
        name.pin.after(of: avatar, aligned: .top).right(12).marginLeft(8).sizeToFit(.width)
        headline.pin.below(of: name, aligned: .left).right(12).marginTop(2).sizeToFit(.width)
        time.pin.below(of: headline, aligned: .left).right(40).marginTop(2).sizeToFit(.width)
        globe.pin.after(of: time, aligned: .center).size(12).marginLeft(4)
        body.pin.below(of: [avatar, time]).horizontally(12).marginTop(8).sizeToFit(.width)
        picture.pin.below(of: body).horizontally().aspectRatio(2).marginTop(8)
        title.pin.below(of: picture).horizontally(12).marginTop(8).sizeToFit(.width)
        subtitle.pin.below(of: title, aligned: .left).right(12).marginTop(2).sizeToFit(.width)
        likes.pin.below(of: subtitle, aligned: .left).width(150).marginTop(8).sizeToFit(.width)
        comments.pin.right(12).vCenter(to: likes.edge.vCenter).width(150).sizeToFit(.width)
        like.pin.below(of: [likes, comments]).left().width(130).height(40).marginTop(8)
        comment.pin.after(of: like, aligned: .top).size(of: like)
        share.pin.after(of: comment, aligned: .top).size(of: like)
    }

    private func layOutByFrames() {
        let width = bounds.width
        let inner = width - 24
        let (avatar, globe, picture) = (images[0], images[1], images[2])
        var y = place(labels[0], x: 12, y: 8, width: inner).maxY + 8
        avatar.frame = CGRect(x: 12, y: y, width: 48, height: 48)
        let (x, textWidth) = (68.0, width - 80)
        y = place(labels[1], x: x, y: y, width: textWidth).maxY + 2
        y = place(labels[2], x: x, y: y, width: textWidth).maxY + 2
        let time = place(labels[3], x: x, y: y, width: textWidth - 28)
        globe.frame = CGRect(x: time.maxX + 4, y: onPixel(time.midY - 6), width: 12, height: 12)
        y = max(avatar.frame.maxY, time.maxY) + 8
        y = place(labels[4], x: 12, y: y, width: inner).maxY + 8
        picture.frame = CGRect(x: 0, y: y, width: width, height: width / 2)
        y = place(labels[5], x: 12, y: picture.frame.maxY + 8, width: inner).maxY + 2
        y = place(labels[6], x: 12, y: y, width: inner).maxY + 8
        let likes = place(labels[7], x: 12, y: y, width: 150)
        let size = labels[8].sizeThatFits(CGSize(width: 150, height: CGFloat.greatestFiniteMagnitude))
        labels[8].frame = CGRect(
            x: width - 162, y: onPixel(likes.midY - size.height / 2), width: 150, height: size.height)
        y = max(likes.maxY, labels[8].frame.maxY) + 8
        for column in 0..<3 {
            labels[9 + column].frame = CGRect(x: CGFloat(column) * 130, y: y, width: 130, height: 40)
        }
    }

    /// A coordinate on the pixels of a screen with three to a point, as the phone's is.
    private func onPixel(_ value: CGFloat) -> CGFloat { (value * 3).rounded() / 3 }

    private func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat) -> CGRect {
        let size = view.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
        let frame = CGRect(x: x, y: y, width: width, height: size.height)
        view.frame = frame
        return frame
    }
}

/// A view that measures at once, like a label whose text has been measured.
final class KnownSizeView: UIView {
    private let height: CGFloat

    init(lines: Int) {
        height = CGFloat(lines) * 17
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(size.width, 120), height: height)
    }
}
