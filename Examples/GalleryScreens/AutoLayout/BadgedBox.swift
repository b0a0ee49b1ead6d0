import UIKit

/// A box with a badge that hangs over its corner. The badge is part of the frame but not of the alignment
/// rectangle, so that boxes align by their bodies.
public final class BadgedBox: UIView {
    /// How far the badge hangs over the box, in points.
    public static let overhang: CGFloat = 10

    private let box: UILabel
    private let badge = UILabel()

    /// Creates a box with a name; without a count it has no badge.
    public init(_ name: String, _ color: UIColor, count: Int?) {
        box = ConstraintSample.box(name, color)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
        box.translatesAutoresizingMaskIntoConstraints = true
        addSubview(box)
        badge.text = count.map { "\($0)" }
        badge.isHidden = count == nil
        badge.font = .systemFont(ofSize: 12, weight: .bold)
        badge.textColor = .white
        badge.textAlignment = .center
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = Self.overhang
        badge.clipsToBounds = true
        addSubview(badge)
    }

    /// Not used: the view is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The badge hangs over the upper edge and the right one.
    public override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: Self.overhang, left: 0, bottom: 0, right: Self.overhang)
    }

    /// The size of the box, without the badge.
    public override var intrinsicContentSize: CGSize { CGSize(width: 84, height: 56) }

    public override func layoutSubviews() {
        super.layoutSubviews()
        box.frame = bounds.inset(by: alignmentRectInsets)
        badge.frame = CGRect(
            x: box.frame.maxX - Self.overhang, y: 0, width: 2 * Self.overhang, height: 2 * Self.overhang)
    }
}
