public import ViewBridge

/// Space in a stack that takes the free space. Several in one stack share it equally.
@preconcurrency @MainActor
public final class Spacer: UIView {
    /// The minimum length, in points.
    public let minLength: CGFloat

    /// Creates space of at least `minLength` points.
    public init(minLength: CGFloat = 0) {
        self.minLength = minLength
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(UILayoutPriority(1), for: axis)
            // Text is compressed before the minimum length is, whichever comes first.
            setContentCompressionResistancePriority(UILayoutPriority(999), for: axis)
        }
    }

    /// Creates nothing: nibs are not read here.
    public required init?(coder: NSCoder) { nil }

    /// The minimum length along both axes; other constraints may make it larger.
    public override var intrinsicContentSize: CGSize { CGSize(width: minLength, height: minLength) }

    /// Has spacers of one stack be of one length, as far as their minimum lengths allow.
    static func share(_ spacers: [Spacer], along axis: NSLayoutConstraint.Axis) {
        guard let first = spacers.first else { return }
        for spacer in spacers {
            let cross: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
            spacer.setContentCompressionResistancePriority(UILayoutPriority(1), for: cross)
        }
        for spacer in spacers.dropFirst() {
            let equal =
                axis == .horizontal
                ? spacer.widthAnchor.constraint(equalTo: first.widthAnchor)
                : spacer.heightAnchor.constraint(equalTo: first.heightAnchor)
            equal.priority = UILayoutPriority(240)
            equal.isActive = true
        }
    }
}
