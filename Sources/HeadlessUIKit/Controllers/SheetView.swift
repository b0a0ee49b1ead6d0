import Foundation

/// The card of a sheet, with the presented controller's view in it.
final class SheetView: UIView {
    struct Look: Equatable {
        var radius: CGFloat
        /// Whether all corners are round, not the upper ones alone.
        var isFloating: Bool
        var hasGrabber: Bool
    }

    private let grabber = UIView()
    private var look: Look?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        grabber.backgroundColor = UIColor.dynamic(0x3C3C_434D, 0xEBEB_F54D)
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    /// The presented controller's view, which fills the card.
    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let content else { return }
            insertSubview(content, at: 0)
            setNeedsLayout()
        }
    }

    func show(_ look: Look) {
        guard look != self.look else { return }
        self.look = look
        layer.cornerRadius = look.radius
        layer.cornerCurve = .continuous
        layer.maskedCorners =
            look.isFloating
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        grabber.isHidden = !look.hasGrabber
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let content, content.superview === self, content.frame != bounds { content.frame = bounds }
        bringSubviewToFront(grabber)
        grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}
