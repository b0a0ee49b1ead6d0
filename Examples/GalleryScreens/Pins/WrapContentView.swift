import PinLayout
import UIKit

/// Containers as large as what they hold: around an icon and two labels, with one padding on all sides, with
/// others at the sides, in one dimension.
public final class WrapContentView: UIView {
    private let boxes = (0..<3).map { _ in PinSample.card() }
    private let icons = [GalleryArtwork.Person.haneul, .ada, .grace].map { PinSample.portrait(of: $0) }
    private let titles = [
        "wrapContent(padding: 12)", "wrapContent(padding: insets)", "wrapContent(.vertically, padding: 16)",
    ].map {
        PinSample.label($0, .headline)
    }
    private let details = [
        "12 points around", "16 points, and 32 at the sides", "the width comes from the edges",
    ].map {
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
            // The third box wraps its height alone: what it holds keeps its distance from the side.
            icon.pin.topLeft(index == 2 ? 16 : 0).size(48)
            icon.layer.cornerRadius = 24
            titles[index].pin.after(of: icon, aligned: .top).marginLeft(12).maxWidth(220).sizeToFit(
                .widthFlexible)
            details[index].pin.below(of: titles[index], aligned: .left).marginTop(4).sizeToFit(.content)
        }
        let insets = PEdgeInsets(top: 16, left: 32, bottom: 16, right: 32)
        boxes[0].pin.top(8).hCenter().wrapContent(padding: 12)
        boxes[1].pin.below(of: boxes[0]).hCenter().wrapContent(padding: insets).marginTop(24)
        boxes[2].pin.below(of: boxes[1]).horizontally().wrapContent(.vertically, padding: 16).marginTop(24)
    }
}
