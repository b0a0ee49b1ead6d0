import UIKit

/// Overrides layout of a view.
class EveryLayoutView: EveryGeometryView {
    override class var requiresConstraintBasedLayout: Bool { true }
    override class var layerClass: AnyClass { EveryLayer.self }

    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var layoutMargins: UIEdgeInsets {
        get { told("layoutMargins", super.layoutMargins) }
        set {
            tell("set layoutMargins")
            super.layoutMargins = newValue
        }
    }
    override var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { told("directionalLayoutMargins", super.directionalLayoutMargins) }
        set {
            tell("set directionalLayoutMargins")
            super.directionalLayoutMargins = newValue
        }
    }
    override var safeAreaInsets: UIEdgeInsets { told("safeAreaInsets", super.safeAreaInsets) }
    override var insetsLayoutMarginsFromSafeArea: Bool {
        get { told("insetsLayoutMarginsFromSafeArea", super.insetsLayoutMarginsFromSafeArea) }
        set {
            tell("set insetsLayoutMarginsFromSafeArea")
            super.insetsLayoutMarginsFromSafeArea = newValue
        }
    }
    override var preservesSuperviewLayoutMargins: Bool {
        get { told("preservesSuperviewLayoutMargins", super.preservesSuperviewLayoutMargins) }
        set {
            tell("set preservesSuperviewLayoutMargins")
            super.preservesSuperviewLayoutMargins = newValue
        }
    }
    override func safeAreaInsetsDidChange() {
        tell("safeAreaInsetsDidChange")
        super.safeAreaInsetsDidChange()
    }
    override func layoutMarginsDidChange() {
        tell("layoutMarginsDidChange")
        super.layoutMarginsDidChange()
    }
    override func layoutSubviews() {
        tell("layoutSubviews")
        super.layoutSubviews()
    }
    override func setNeedsLayout() {
        tell("setNeedsLayout")
        super.setNeedsLayout()
    }
    override func layoutIfNeeded() {
        tell("layoutIfNeeded")
        super.layoutIfNeeded()
    }
    override var autoresizingMask: UIView.AutoresizingMask {
        get { told("autoresizingMask", super.autoresizingMask) }
        set {
            tell("set autoresizingMask")
            super.autoresizingMask = newValue
        }
    }
    override var autoresizesSubviews: Bool {
        get { told("autoresizesSubviews", super.autoresizesSubviews) }
        set {
            tell("set autoresizesSubviews")
            super.autoresizesSubviews = newValue
        }
    }
    override var intrinsicContentSize: CGSize { told("intrinsicContentSize", super.intrinsicContentSize) }
    override func invalidateIntrinsicContentSize() {
        tell("invalidateIntrinsicContentSize")
        super.invalidateIntrinsicContentSize()
    }
    override func sizeThatFits(_ size: CGSize) -> CGSize { told("sizeThatFits", super.sizeThatFits(size)) }
    override func sizeToFit() {
        tell("sizeToFit")
        super.sizeToFit()
    }
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get {
            told("translatesAutoresizingMaskIntoConstraints", super.translatesAutoresizingMaskIntoConstraints)
        }
        set {
            tell("set translatesAutoresizingMaskIntoConstraints")
            super.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }
    override func setNeedsUpdateConstraints() {
        tell("setNeedsUpdateConstraints")
        super.setNeedsUpdateConstraints()
    }
    override func needsUpdateConstraints() -> Bool {
        told("needsUpdateConstraints", super.needsUpdateConstraints())
    }
    override func updateConstraintsIfNeeded() {
        tell("updateConstraintsIfNeeded")
        super.updateConstraintsIfNeeded()
    }
    override func updateConstraints() {
        tell("updateConstraints")
        super.updateConstraints()
    }
    override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        told("systemLayoutSizeFitting", super.systemLayoutSizeFitting(targetSize))
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        told(
            "systemLayoutSizeFitting by priorities",
            super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical))
    }
    override var alignmentRectInsets: UIEdgeInsets { told("alignmentRectInsets", super.alignmentRectInsets) }
    override func alignmentRect(forFrame frame: CGRect) -> CGRect {
        told("alignmentRect", super.alignmentRect(forFrame: frame))
    }
    override func frame(forAlignmentRect rect: CGRect) -> CGRect {
        told("frame(forAlignmentRect:)", super.frame(forAlignmentRect: rect))
    }
    override var forFirstBaselineLayout: UIView {
        told("forFirstBaselineLayout", super.forFirstBaselineLayout)
    }
    override var forLastBaselineLayout: UIView { told("forLastBaselineLayout", super.forLastBaselineLayout) }
}
