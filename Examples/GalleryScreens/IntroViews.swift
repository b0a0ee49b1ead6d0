import UIKit

/// The views of the intro screen, which both ways of laying it out share.
@MainActor
public final class IntroViews {
    /// The picture.
    public let imageView = UIImageView(image: GalleryArtwork.landscape)
    /// The segmented control.
    public let segmentedControl: UISegmentedControl
    /// The title.
    public let titleLabel = UILabel()
    /// The line under the title.
    public let subtitleLabel = UILabel()
    /// The long text.
    public let bodyLabel = UILabel()
    /// The line above the footer.
    public let separator = UIView()
    /// The text under the line.
    public let footerLabel = UILabel()

    /// Creates the views.
    public init(_ text: IntroText) {
        segmentedControl = UISegmentedControl(items: text.segments)
        segmentedControl.selectedSegmentIndex = 0
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 8
        titleLabel.text = text.title
        titleLabel.font = .preferredFont(forTextStyle: .title2)
        titleLabel.numberOfLines = 0
        subtitleLabel.text = text.subtitle
        subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
        subtitleLabel.textColor = .secondaryLabel
        subtitleLabel.numberOfLines = 0
        bodyLabel.text = text.body
        bodyLabel.font = .preferredFont(forTextStyle: .body)
        bodyLabel.numberOfLines = 0
        separator.backgroundColor = .separator
        footerLabel.text = text.footer
        footerLabel.font = .preferredFont(forTextStyle: .footnote)
        footerLabel.textColor = .secondaryLabel
        footerLabel.numberOfLines = 0
    }

    /// All views, from back to front.
    public var all: [UIView] {
        [imageView, segmentedControl, titleLabel, subtitleLabel, bodyLabel, separator, footerLabel]
    }
}
