import UIKit

/// A post in a feed: 12 labels and 3 pictures. Subclasses lay it out, each in another language, to the same
/// frames.
open class FeedItem: UIView {
    let avatar = UIImageView(image: GalleryArtwork.portrait(of: .grace))
    let name = UILabel()
    let headline = UILabel()
    let time = UILabel()
    let more = UILabel()
    /// The post's text, in as many lines as it takes.
    public let text = UILabel()
    let picture = UIImageView(image: GalleryArtwork.landscape)
    let likes = UILabel()
    let comments = UILabel()
    let actions = [UILabel(), UILabel(), UILabel(), UILabel()]
    let replyAvatar = UIImageView(image: GalleryArtwork.portrait(of: .haneul))
    let reply = UILabel()

    /// The labels from top to bottom.
    public final var labels: [UILabel] {
        [name, headline, time, more, text, likes, comments] + actions + [reply]
    }

    /// The pictures from top to bottom.
    public final var pictures: [UIImageView] { [avatar, picture, replyAvatar] }

    /// Creates an item that shows a post.
    public required init(_ post: FeedPost) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        style()
        show(post)
        compose()
    }

    /// Not used: items are made in code.
    public required init?(coder: NSCoder) { nil }

    /// Puts labels and pictures into the item and lays them out.
    open func compose() {}

    /// Shows another post.
    public final func show(_ post: FeedPost) {
        (name.text, headline.text, time.text) = (post.name, post.headline, post.time)
        (text.text, likes.text, comments.text) = (post.text, post.likes, post.comments)
        reply.text = post.reply
    }

    private func style() {
        for label in labels {
            label.font = .systemFont(ofSize: 13)
            label.textColor = .secondaryLabel
        }
        name.font = .boldSystemFont(ofSize: 15)
        text.font = .systemFont(ofSize: 15)
        for label in [name, text, reply] { label.textColor = .label }
        for label in [text, reply] { label.numberOfLines = 0 }
        more.text = "•••"
        for (action, title) in zip(actions, ["Like", "Comment", "Share", "Send"]) {
            action.text = title
            action.textAlignment = .center
            action.textColor = .systemBlue
        }
        for image in pictures {
            image.contentMode = .scaleAspectFill
            image.clipsToBounds = true
        }
        avatar.layer.cornerRadius = 20
        replyAvatar.layer.cornerRadius = 14
        // What is at the side keeps its width; what is beside it gives way.
        more.setContentHuggingPriority(.required, for: .horizontal)
        more.setContentCompressionResistancePriority(.required, for: .horizontal)
        comments.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        // A picture is as large as its frame.
        for image in pictures {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                image.setContentHuggingPriority(UILayoutPriority(1), for: axis)
                image.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
            }
        }
    }
}
