import PinLayout
import UIKit

/// One strip at three widths: its pins choose by the available space.
public final class AdjustToContainerView: UIView {
    private let strips = (0..<3).map { _ in ContactStrip() }

    /// Creates the view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for strip in strips { addSubview(strip) }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let widths: [Percent] = [100%, 75%, 45%]
        for (strip, width) in zip(strips, widths) { strip.pin.width(width).sizeToFit(.width) }
        strips.pin(.column(gap: 16, aligned: .center)).top().hCenter()
    }
}

/// A portrait, a name with a line of text, and a button: beside each other where they fit.
final class ContactStrip: UIView {
    private let card = PinSample.card()
    private let portrait = PinSample.portrait(of: .haneul)
    private let name = PinSample.label("Haneul Kim", .headline)
    private let detail = PinSample.label("Lays out views on servers", .subheadline, .secondaryLabel)
    private let button = PinSample.box("Follow", .systemBlue)

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(card)
        for view in [portrait, name, detail, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func layOut(width: CGFloat) {
        let side: CGFloat = width > 240 ? 64 : 44
        portrait.pin.topLeft(12).size(side)
        portrait.layer.cornerRadius = side / 2
        if width > 300 {
            button.pin.right(12).vCenter(to: portrait.edge.vCenter).size(CGSize(width: 84, height: 34))
            name.pin.horizontallyBetween(portrait, and: button, aligned: .top).marginHorizontal(12)
                .marginTop(8).sizeToFit(.width)
        } else {
            name.pin.after(of: portrait, aligned: .top).right(12).marginLeft(12).sizeToFit(.width)
        }
        detail.pin.below(of: name, aligned: .left).width(of: name).marginTop(2).sizeToFit(.width)
        if width <= 300 {
            button.pin.below(of: [portrait, detail]).horizontally(12).height(34).marginTop(12)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.pin.all()
        layOut(width: bounds.width)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let content = autoSizeThatFits(size) { layOut(width: size.width) }
        return CGSize(width: size.width, height: content.height + 12)
    }
}
