import UIKit

/// A post in a feed, as a benchmark of layout languages shows it: nine labels that change, four that stay, and three
/// pictures. Each subclass lays it out in another language, to the same frames.
open class FeedCell: UIView {
    // What was done with the post, and what else can be done.
    let actionLabel = UILabel()
    let optionsLabel = UILabel()
    // The author.
    let posterImage = UIImageView(image: FeedCell.picture(50, 50, .systemIndigo))
    let posterName = UILabel()
    let posterHeadline = UILabel()
    let posterTimestamp = UILabel()
    let posterComment = UILabel()
    // What is shared.
    let contentImage = UIImageView(image: FeedCell.picture(350, 200, .systemTeal))
    let contentTitle = UILabel()
    let contentDomain = UILabel()
    // What the reader does.
    let likeLabel = UILabel()
    let commentLabel = UILabel()
    let shareLabel = UILabel()
    let actorImage = UIImageView(image: FeedCell.picture(34, 34, .systemOrange))
    let actorComment = UILabel()

    /// The labels from top to bottom.
    public final var labels: [UILabel] {
        [
            actionLabel, optionsLabel, posterName, posterHeadline, posterTimestamp, posterComment,
            contentTitle,
            contentDomain, likeLabel, commentLabel, shareLabel, actorComment,
        ]
    }

    /// The pictures from top to bottom.
    public final var pictures: [UIImageView] { [posterImage, contentImage, actorImage] }

    /// Creates a cell without texts.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        style()
        compose()
    }

    /// Not used: cells are made in code.
    public required init?(coder: NSCoder) { nil }

    /// Adds labels and pictures to the cell, and defines how they are laid out.
    open func compose() {}

    /// Shows a post.
    open func show(_ item: FeedItemData) {
        actionLabel.text = item.action
        posterName.text = item.posterName
        posterHeadline.text = item.posterHeadline
        posterTimestamp.text = item.posterTimestamp
        posterComment.text = item.posterComment
        contentTitle.text = item.contentTitle
        contentDomain.text = item.contentDomain
        actorComment.text = item.actorComment
        setNeedsLayout()
    }

    /// The cell's height at a width, both in points. By its constraints, where a language has no other way.
    open func height(forWidth width: CGFloat) -> CGFloat {
        systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    /// Adds all labels and pictures as subviews.
    final func addParts() {
        for view in labels as [UIView] + pictures { addSubview(view) }
    }

    private func style() {
        for label in labels { label.font = .systemFont(ofSize: 13) }
        for label in [actionLabel, posterComment, contentTitle, actorComment] { label.numberOfLines = 0 }
        posterName.font = .boldSystemFont(ofSize: 15)
        contentTitle.font = .boldSystemFont(ofSize: 15)
        posterComment.font = .systemFont(ofSize: 15)
        for label in [posterHeadline, posterTimestamp, contentDomain] { label.textColor = .secondaryLabel }
        optionsLabel.text = "…"
        likeLabel.text = "Like"
        commentLabel.text = "Comment"
        shareLabel.text = "Share"
        for label in [likeLabel, commentLabel, shareLabel] { label.textColor = .systemBlue }
        // The options keep their width where the action is long.
        optionsLabel.setContentHuggingPriority(.required, for: .horizontal)
        optionsLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    }

    private static func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIImage {
        let key = "\(width) x \(height)"
        if let picture = pictures[key] { return picture }
        let picture = UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        pictures[key] = picture
        return picture
    }

    private static var pictures: [String: UIImage] = [:]
}
