import PinLayout
import UIKit

/// What lies between two views: a label between a portrait and a button, a note between two boxes.
public final class BetweenView: UIView {
    private let card = PinSample.card()
    private let portrait = PinSample.portrait(of: .ada)
    private let button = PinSample.box("Open", .systemBlue)
    private let label = PinSample.label(
        "This text has the width that is left between the picture and the button.", .subheadline)
    private let upper = PinSample.box("upper", .systemTeal)
    private let lower = PinSample.box("lower", .systemIndigo)
    private let between = PinSample.box("between the two,\nwith the upper's centre", .systemOrange)

    /// Creates the view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [card, portrait, button, label, upper, lower, between] { addSubview(view) }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        card.pin.top().horizontally().height(104)
        portrait.pin.left(12).vCenter(to: card.edge.vCenter).size(72)
        portrait.layer.cornerRadius = 36
        button.pin.right(12).vCenter(to: card.edge.vCenter).size(CGSize(width: 64, height: 34))
        label.pin.horizontallyBetween(portrait, and: button, aligned: .center).marginHorizontal(12)
            .sizeToFit(.width)
        upper.pin.below(of: card).left().width(60%).height(56).marginTop(24)
        lower.pin.bottom().right().width(60%).height(56)
        between.pin.verticallyBetween(upper, and: lower, aligned: .center).width(50%).marginVertical(16)
    }
}
