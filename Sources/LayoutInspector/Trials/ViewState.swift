import Foundation
import HeadlessUIKit

/// A view before a change.
@MainActor
struct ViewState {
    let view: UIView
    private let subviews: [UIView]
    private let geometry: (bounds: CGRect, center: CGPoint, transform: CGAffineTransform)
    private let appearance: (isHidden: Bool, alpha: CGFloat)
    private let layout: (mask: UIView.AutoresizingMask, translates: Bool, margins: UIEdgeInsets)
    private let priorities: [UILayoutPriority]
    private let stack: StackState?
    private let label: LabelState?
    private let contentInset: UIEdgeInsets?
    private let properties: SavedProperties

    private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

    init(_ view: UIView) {
        self.view = view
        subviews = view.inspectedSubviews
        geometry = (view.bounds, view.center, view.transform)
        appearance = (view.isHidden, view.alpha)
        layout = (
            view.autoresizingMask, view.translatesAutoresizingMaskIntoConstraints, view.layoutMargins
        )
        priorities = Self.axes.flatMap {
            [view.contentHuggingPriority(for: $0), view.contentCompressionResistancePriority(for: $0)]
        }
        stack = (view as? UIStackView).map { StackState($0) }
        label = (view as? UILabel).map { LabelState($0) }
        contentInset = (view as? UIScrollView)?.contentInset
        properties = SavedProperties(of: view)
    }

    func restoreSubviews() {
        let now = view.inspectedSubviews
        guard !now.elementsEqual(subviews, by: ===) else { return }
        let known = Set(subviews.map { ObjectIdentifier($0) })
        for added in now where !known.contains(ObjectIdentifier(added)) { added.removeFromSuperview() }
        for (index, subview) in subviews.enumerated() { view.insertSubview(subview, at: index) }
    }

    func restoreProperties() {
        if view.isHidden != appearance.isHidden { view.isHidden = appearance.isHidden }
        if view.alpha != appearance.alpha { view.alpha = appearance.alpha }
        if view.autoresizingMask != layout.mask { view.autoresizingMask = layout.mask }
        if view.translatesAutoresizingMaskIntoConstraints != layout.translates {
            view.translatesAutoresizingMaskIntoConstraints = layout.translates
        }
        if view.layoutMargins != layout.margins { view.layoutMargins = layout.margins }
        for (index, axis) in Self.axes.enumerated() {
            let (hugging, resistance) = (priorities[index * 2], priorities[index * 2 + 1])
            if view.contentHuggingPriority(for: axis) != hugging {
                view.setContentHuggingPriority(hugging, for: axis)
            }
            if view.contentCompressionResistancePriority(for: axis) != resistance {
                view.setContentCompressionResistancePriority(resistance, for: axis)
            }
        }
        stack?.restore()
        properties.restore()
        label?.restore()
        if let contentInset, let scroller = view as? UIScrollView, scroller.contentInset != contentInset {
            scroller.contentInset = contentInset
        }
    }

    func restoreGeometry() {
        if view.transform != geometry.transform { view.transform = geometry.transform }
        if view.bounds != geometry.bounds { view.bounds = geometry.bounds }
        if view.center != geometry.center { view.center = geometry.center }
    }
}

/// The properties of a stack view.
@MainActor
private struct StackState {
    let stack: UIStackView
    let arranged: [UIView]
    let axis: NSLayoutConstraint.Axis
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let spacing: CGFloat
    let custom: [CGFloat]
    let isMarginsRelative: Bool

    init(_ stack: UIStackView) {
        self.stack = stack
        arranged = stack.arrangedSubviews
        (axis, distribution, alignment) = (stack.axis, stack.distribution, stack.alignment)
        spacing = stack.spacing
        custom = stack.arrangedSubviews.map { stack.customSpacing(after: $0) }
        isMarginsRelative = stack.isLayoutMarginsRelativeArrangement
    }

    func restore() {
        if !stack.arrangedSubviews.elementsEqual(arranged, by: ===) {
            for view in stack.arrangedSubviews where !arranged.contains(view) {
                stack.removeArrangedSubview(view)
            }
            for (index, view) in arranged.enumerated() { stack.insertArrangedSubview(view, at: index) }
        }
        if stack.axis != axis { stack.axis = axis }
        if stack.distribution != distribution { stack.distribution = distribution }
        if stack.alignment != alignment { stack.alignment = alignment }
        if stack.spacing != spacing { stack.spacing = spacing }
        for (view, space) in zip(arranged, custom) where stack.customSpacing(after: view) != space {
            stack.setCustomSpacing(space, after: view)
        }
        if stack.isLayoutMarginsRelativeArrangement != isMarginsRelative {
            stack.isLayoutMarginsRelativeArrangement = isMarginsRelative
        }
    }
}

/// The properties of a label.
@MainActor
private struct LabelState {
    let label: UILabel
    let text: NSAttributedString?
    let font: UIFont?
    let lines: Int

    init(_ label: UILabel) {
        self.label = label
        text = label.attributedText
        font = label.font
        lines = label.numberOfLines
    }

    func restore() {
        if label.attributedText != text { label.attributedText = text }
        if label.font != font { label.font = font }
        if label.numberOfLines != lines { label.numberOfLines = lines }
    }
}
