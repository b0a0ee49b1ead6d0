import LayoutSilencing
import UIKit

/// A heading and one of the views that show what constraints do, within the safe area.
public final class ConstraintScreenViewController: UIViewController {
    private let heading = UILabel()
    private let content: UIView

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - content: What is below it.
    ///   - direction: Where lines of content begin: where the language's do by default.
    public init(
        _ title: String, _ content: UIView, direction: UISemanticContentAttribute = .unspecified
    ) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        self.title = title
        for view in Self.tree(content) { view.semanticContentAttribute = direction }
        heading.semanticContentAttribute = direction
        heading.textAlignment = direction == .forceRightToLeft ? .right : .natural
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [
                .ambiguity, .bounds, .contrast, .dynamicType, .longText, .mirroring, .overlap, .readableWidth,
                .readingOrder, .stackChain, .textClipped, .textFieldSize,
            ],
            because: "each sample shows one thing that constraints do, on a phone upright in usual text")
        view.backgroundColor = .systemGroupedBackground
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.numberOfLines = 0
        for part in [heading, content] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
            heading.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            safe.trailingAnchor.constraint(equalTo: heading.trailingAnchor, constant: 20),
            content.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
            content.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
            safe.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 20),
            safe.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 16),
        ])
    }
}
