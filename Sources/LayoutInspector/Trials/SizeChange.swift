import FlexLayout
import Foundation
import HeadlessUIKit

/// Gives a view another size, by the means of what lays it out.
@MainActor
struct SizeChange {
    let view: UIView

    /// Sets the lengths that are given.
    func apply(width: CGFloat?, height: CGFloat?) {
        if FlexReading.isItem(view) {
            if let width { view.flex.width(width).minWidth(width).maxWidth(width) }
            if let height { view.flex.height(height).minHeight(height).maxHeight(height) }
            markContainers()
        } else if view.isPlacedByConstraints || view.isArranged {
            if let width { constrain(.width, to: width) }
            if let height { constrain(.height, to: height) }
        } else {
            view.frame.size = CGSize(
                width: width ?? view.frame.width, height: height ?? view.frame.height)
        }
    }

    /// The container is laid out by code in `layoutSubviews()` of a view above.
    private func markContainers() {
        var next = view.inspectedSuperview
        while let outer = next {
            outer.setNeedsLayout()
            next = outer.inspectedSuperview
        }
    }

    private func constrain(_ attribute: NSLayoutConstraint.Attribute, to length: CGFloat) {
        let known = view.inspectedConstraints.first { constraint in
            constraint.firstItem === view && constraint.firstAttribute == attribute
                && constraint.secondItem == nil && constraint.relation == .equal
        }
        if let known {
            known.constant = length
            return
        }
        let anchor = attribute == .width ? view.widthAnchor : view.heightAnchor
        let constraint = anchor.constraint(equalToConstant: length)
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
    }
}
