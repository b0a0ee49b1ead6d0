import PinLayout
import UIKit

/// Views around another: above, below, before and after it, and aligned with its edges.
public final class RelativeView: UIView {
    private let middle = PinSample.box("reference", .systemIndigo)
    private let above = PinSample.box("above, centre", .systemBlue)
    private let below = PinSample.box("below, left", .systemTeal)
    private let before = PinSample.box("left", .systemPink)
    private let after = PinSample.box("right, bottom", .systemOrange)
    private let corner = PinSample.box("3", .systemRed)
    private let all = PinSample.box("below all, from the leftmost to the rightmost", .systemGreen)

    /// Creates the view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [middle, above, below, before, after, corner, all] { addSubview(view) }
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        middle.pin.hCenter().vCenter(-10%).width(36%).aspectRatio(1)
        above.pin.above(of: middle, aligned: .center).width(of: middle).height(40).marginBottom(10)
        below.pin.below(of: middle, aligned: .left).width(25%).height(40).marginTop(10)
        before.pin.left(of: middle, aligned: .center).left().height(64).marginRight(10)
        after.pin.right(of: middle, aligned: .bottom).right().height(40).marginLeft(10)
        corner.pin.center(to: middle.anchor.topRight).size(26)
        corner.layer.cornerRadius = 13
        all.pin.below(of: [before, below, after]).left(to: before.edge.left).right(to: after.edge.right)
            .height(44).marginTop(10)
    }
}
