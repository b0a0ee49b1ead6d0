import PinLayout
import LayoutSilencing
import UIKit

/// A heading and one of the views that show what pins do, within the safe area.
public final class PinScreenViewController: UIViewController {
    private let heading = UILabel()
    private let content: UIView

    /// Creates the screen.
    public init(_ title: String, _ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [
                .bounds, .contrast, .longText, .mirroring, .overlap, .readableWidth, .readingOrder,
                .textClipped,
            ],
            because: "pins show positions by left and right in boxes of fixed sizes and colours")
        view.backgroundColor = .systemGroupedBackground
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.numberOfLines = 0
        view.addSubview(heading)
        view.addSubview(content)
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        heading.pin.top(view.pin.safeArea).horizontally(view.pin.safeArea).margin(12, 20, 0).sizeToFit(.width)
        content.pin.below(of: heading).horizontally(view.pin.safeArea).bottom(view.pin.safeArea)
            .margin(16, 20, 16)
    }
}
