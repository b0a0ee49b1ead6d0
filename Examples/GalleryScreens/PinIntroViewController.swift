import PinLayout
import LayoutSilencing
import UIKit

/// The intro screen by pins alone: each view is placed against those placed before it.
public final class PinIntroViewController: UIViewController {
    /// The views on the screen.
    public let views: IntroViews

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
            because: "the introduction of the library fits phones upright, and its pins name left and right")
        view.backgroundColor = .systemBackground
        for subview in views.all { view.addSubview(subview) }
    }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safeArea = view.pin.safeArea
        views.imageView.pin.top(safeArea).left(safeArea).size(100).margin(12)
        views.segmentedControl.pin.after(of: views.imageView, aligned: .top).right(safeArea)
            .marginLeft(12).marginRight(12).sizeToFit(.width)
        views.titleLabel.pin.below(of: views.segmentedControl, aligned: .left)
            .width(of: views.segmentedControl).pinEdges().marginTop(12).sizeToFit(.width)
        views.subtitleLabel.pin.below(of: views.titleLabel, aligned: .left)
            .width(of: views.segmentedControl).marginTop(2).sizeToFit(.width)
        views.bodyLabel.pin.below(of: [views.imageView, views.subtitleLabel]).horizontally(safeArea)
            .margin(12).sizeToFit(.width)
        views.separator.pin.below(of: views.bodyLabel, aligned: .left).right(to: views.bodyLabel.edge.right)
            .height(1).marginTop(12)
        views.footerLabel.pin.below(of: views.separator, aligned: .left)
            .width(of: views.separator).marginTop(12).sizeToFit(.width)
    }
}
