import UIKit

extension UIStackView {
    /// Creates a row or a column.
    public convenience init(
        _ axis: NSLayoutConstraint.Axis, _ views: [UIView], alignment: Alignment = .fill, spacing: CGFloat = 0
    ) {
        self.init(arrangedSubviews: views)
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
    }

    /// Insets the content at both sides.
    public func inset(_ distance: CGFloat) -> UIStackView {
        isLayoutMarginsRelativeArrangement = true
        insetsLayoutMarginsFromSafeArea = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0, leading: distance, bottom: 0, trailing: distance)
        return self
    }
}
