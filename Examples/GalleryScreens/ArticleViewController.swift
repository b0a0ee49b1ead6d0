import LayoutSilencing
import UIKit

/// An article in a scroll view, under a bar with a large title.
public final class ArticleViewController: UIViewController {
    private let text: ArticleText
    private let scrollView = UIScrollView()
    private let picture = UIImageView(image: GalleryArtwork.landscape)
    private let labels: [UILabel]

    /// Creates the screen.
    public init(_ text: ArticleText) {
        self.text = text
        labels = ArticleViewController.labels(for: text)
        super.init(nibName: nil, bundle: nil)
        title = text.title
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func labels(for text: ArticleText) -> [UILabel] {
        let first = [
            (text.category, UIFont.TextStyle.caption1, UIColor.secondaryLabel),
            (text.headline, .title2, .label), (text.byline, .subheadline, .secondaryLabel),
        ]
        return (first + text.paragraphs.map { ($0, .body, .label) }).map { words, style, color in
            let label = UILabel()
            label.text = words
            label.font = .preferredFont(forTextStyle: style)
            label.textColor = color
            label.numberOfLines = 0
            return label
        }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.dynamicType, .imageResolution, .readableWidth],
            because:
                "lines fill the width as in the app that it follows; the picture is drawn once for all devices"
        )
        view.layoutChecks.silence(
            [.dynamicType, .imageResolution, .readableWidth],
            because:
                "lines fill the width as in the app that it follows; the picture is drawn once for all devices"
        )
        view.backgroundColor = .systemBackground
        labels[1].font = .systemFont(ofSize: 22, weight: .bold)
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        picture.layer.cornerRadius = 12
        view.addSubview(scrollView)
        for subview in [picture] + labels { scrollView.addSubview(subview) }
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(title: text.edit), UIBarButtonItem(systemItem: .action),
        ]
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        scrollView.frame = view.bounds
        let margins = view.layoutMargins
        let width = scrollView.bounds.width - margins.left - margins.right
        var y: CGFloat = 12
        picture.frame = CGRect(x: margins.left, y: y, width: width, height: 180)
        y += 180 + 16
        for (index, label) in labels.enumerated() {
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            label.frame = CGRect(x: margins.left, y: y, width: width, height: size.height)
            y += size.height + (index < 2 ? 6 : 14)
        }
        scrollView.contentSize = CGSize(width: scrollView.bounds.width, height: y + 10)
    }

    /// Scrolls the article by so many points, at most to its end.
    public func scroll(by distance: CGFloat) {
        let last =
            scrollView.contentSize.height + scrollView.adjustedContentInset.bottom - scrollView.bounds.height
        scrollView.contentOffset.y = max(
            min(scrollView.contentOffset.y + distance, last), -scrollView.adjustedContentInset.top)
    }
}
