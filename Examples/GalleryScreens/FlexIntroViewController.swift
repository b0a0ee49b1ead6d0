import FlexLayout
import PinLayout
import LayoutSilencing
import UIKit

/// The intro screen by flexbox: nested rows and columns, as high as their content.
public final class FlexIntroViewController: UIViewController {
    /// The views on the screen.
    public let views: IntroViews
    /// The container that is laid out by flexbox.
    public let rootFlexContainer = UIView()

    /// Creates the screen.
    public init(_ text: IntroText) {
        views = IntroViews(text)
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.bounds, .longText, .mirroring, .readableWidth],
            because:
                "the introduction of the library fits phones upright, and FlexLayout lays out from left to right"
        )
        view.layoutChecks.silence(
            [.bounds, .longText, .mirroring, .readableWidth],
            because:
                "the introduction of the library fits phones upright, and FlexLayout lays out from left to right"
        )
        view.backgroundColor = .systemBackground
        view.addSubview(rootFlexContainer)
        rootFlexContainer.flex.direction(.column).padding(12).define { flex in
            flex.addItem().direction(.row).define { flex in
                flex.addItem(views.imageView).width(100).aspectRatio(1)
                flex.addItem().direction(.column).paddingLeft(12).grow(1).shrink(1).define { flex in
                    flex.addItem(views.segmentedControl).marginBottom(12).grow(1)
                    flex.addItem(views.titleLabel)
                    flex.addItem(views.subtitleLabel).marginTop(2)
                }
            }
            flex.addItem(views.bodyLabel).marginTop(12)
            flex.addItem(views.separator).height(1).marginTop(12)
            flex.addItem(views.footerLabel).marginTop(12)
        }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        rootFlexContainer.pin.top(view.pin.safeArea).horizontally(view.pin.safeArea)
        rootFlexContainer.flex.layout(mode: .adjustHeight)
    }
}
