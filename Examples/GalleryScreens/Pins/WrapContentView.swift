import PinLayout
import UIKit

/// Containers as large as what they hold: around an icon and two labels, with and without padding, in one
/// dimension.
public final class WrapContentView: UIView {
    private let boxes = (0..<3).map { _ in PinSample.card() }
    private let icons = (0..<3).map { _ in PinSample.portrait() }
    private let titles = [
        "wrapContent()", "wrapContent(padding: 16)", "wrapContent(.vertically, padding: 16)",
    ].map {
        PinSample.label($0, .headline)
    }
    private let details = ["no padding", "16 points around", "the width comes from the edges"].map {
        PinSample.label($0, .subheadline, .secondaryLabel)
    }

    /// Creates the view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for (index, box) in boxes.enumerated() {
            addSubview(box)
            for view in [icons[index], titles[index], details[index]] { box.addSubview(view) }
        }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        for (index, icon) in icons.enumerated() {
            icon.pin.topLeft().size(48)
            icon.layer.cornerRadius = 24
            titles[index].pin.after(of: icon, aligned: .top).marginLeft(12).maxWidth(220).sizeToFit(
                .widthFlexible)
            details[index].pin.below(of: titles[index], aligned: .left).marginTop(4).sizeToFit(.content)
        }
        boxes[0].pin.top(8).hCenter().wrapContent()
        boxes[1].pin.below(of: boxes[0]).hCenter().wrapContent(padding: 16).marginTop(24)
        boxes[2].pin.below(of: boxes[1]).horizontally().wrapContent(.vertically, padding: 16).marginTop(24)
    }
}
