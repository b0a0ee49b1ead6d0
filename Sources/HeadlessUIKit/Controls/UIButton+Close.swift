import Foundation

/// A close button: a grey circle behind a cross.
extension UIButton {
    /// The size of the circle, which is that of the button.
    static let circleSize = CGSize(width: 30, height: 30)

    /// Makes the circle and the cross.
    final func makeCross() {
        let circle = UIView(frame: CGRect(origin: .zero, size: Self.circleSize))
        circle.isUserInteractionEnabled = false
        circle.backgroundColor = .tertiarySystemFill
        circle.layer.cornerRadius = Self.circleSize.height / 2
        insertSubview(circle, at: 0)
        circleStorage = circle
        let cross = UIImage(
            systemName: "xmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))
        setImage(cross, for: .normal)
        insertSubview(madeImageView, aboveSubview: circle)
        madeImageView.tintColor = .secondaryLabel
    }

    /// Puts the circle into the middle; a configuration has a background of its own.
    final func placeCircle(in contentRect: CGRect) {
        guard let circle = circleStorage else { return }
        circle.isHidden = configurationStorage != nil
        circle.bounds.size = Self.circleSize
        circle.center = CGPoint(x: contentRect.midX, y: contentRect.midY)
    }
}
