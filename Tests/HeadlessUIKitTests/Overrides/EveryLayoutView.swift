import UIKit

/// Overrides layout of a view.
class EveryLayoutView: EveryGeometryView {
    override class var requiresConstraintBasedLayout: Bool { true }
    override class var layerClass: AnyClass { EveryLayer.self }

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var layoutMargins: UIEdgeInsets {
        get { recorded("layoutMargins", super.layoutMargins) }
        set {
            record("set layoutMargins")
            super.layoutMargins = newValue
        }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { recorded("directionalLayoutMargins", super.directionalLayoutMargins) }
        set {
            record("set directionalLayoutMargins")
            super.directionalLayoutMargins = newValue
        }
    }
    override var safeAreaInsets: UIEdgeInsets { recorded("safeAreaInsets", super.safeAreaInsets) }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { recorded("insetsLayoutMarginsFromSafeArea", super.insetsLayoutMarginsFromSafeArea) }
        set {
            record("set insetsLayoutMarginsFromSafeArea")
            super.insetsLayoutMarginsFromSafeArea = newValue
        }
    }
    override var preservesSuperviewLayoutMargins: Bool {
        get { recorded("preservesSuperviewLayoutMargins", super.preservesSuperviewLayoutMargins) }
        set {
            record("set preservesSuperviewLayoutMargins")
            super.preservesSuperviewLayoutMargins = newValue
        }
    }
    override func safeAreaInsetsDidChange() {
        record("safeAreaInsetsDidChange")
        super.safeAreaInsetsDidChange()
    }
    override func layoutMarginsDidChange() {
        record("layoutMarginsDidChange")
        super.layoutMarginsDidChange()
    }
    override func layoutSubviews() {
        record("layoutSubviews")
        super.layoutSubviews()
    }
    override func setNeedsLayout() {
        record("setNeedsLayout")
        super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
        record("layoutIfNeeded")
        super.layoutIfNeeded()
    }
    override var autoresizingMask: UIView.AutoresizingMask {
        get { recorded("autoresizingMask", super.autoresizingMask) }
        set {
            record("set autoresizingMask")
            super.autoresizingMask = newValue
        }
    }
    override var autoresizesSubviews: Bool {
        get { recorded("autoresizesSubviews", super.autoresizesSubviews) }
        set {
            record("set autoresizesSubviews")
            super.autoresizesSubviews = newValue
        }
    }
    override var intrinsicContentSize: CGSize { recorded("intrinsicContentSize", super.intrinsicContentSize) }
    override func invalidateIntrinsicContentSize() {
        record("invalidateIntrinsicContentSize")
        super.invalidateIntrinsicContentSize()
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        recorded("sizeThatFits", super.sizeThatFits(size))
    }
    override func sizeToFit() {
        record("sizeToFit")
        super.sizeToFit()
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get {
            recorded(
                "translatesAutoresizingMaskIntoConstraints", super.translatesAutoresizingMaskIntoConstraints)
        }
        set {
            record("set translatesAutoresizingMaskIntoConstraints")
            super.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }
    override func setNeedsUpdateConstraints() {
        record("setNeedsUpdateConstraints")
        super.setNeedsUpdateConstraints()
    }
    override func needsUpdateConstraints() -> Bool {
        recorded("needsUpdateConstraints", super.needsUpdateConstraints())
    }
    override func updateConstraintsIfNeeded() {
        record("updateConstraintsIfNeeded")
        super.updateConstraintsIfNeeded()
    }
    override func updateConstraints() {
        record("updateConstraints")
        super.updateConstraints()
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        recorded("systemLayoutSizeFitting", super.systemLayoutSizeFitting(targetSize))
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        recorded(
            "systemLayoutSizeFitting by priorities",
            super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical))
    }
    override var alignmentRectInsets: UIEdgeInsets {
        recorded("alignmentRectInsets", super.alignmentRectInsets)
    }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        recorded("alignmentRect", super.alignmentRect(forFrame: frame))
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        recorded("frame(forAlignmentRect:)", super.frame(forAlignmentRect: rect))
    }
    override var forFirstBaselineLayout: UIView {
        recorded("forFirstBaselineLayout", super.forFirstBaselineLayout)
    }
    override var forLastBaselineLayout: UIView {
        recorded("forLastBaselineLayout", super.forLastBaselineLayout)
    }
}
