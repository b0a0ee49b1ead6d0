import Foundation

/// Buttons with a sign of their own: a close button has a grey circle behind a cross.
extension UIButton {
    /// Gives the button the sign of its kind, if that has one.
    final func makeOwnSign() {
        switch kind {
        case .custom, .system: break
        case .close: makeCross()
        case .detailDisclosure, .infoLight, .infoDark: setSign("info.circle")
        case .contactAdd: setSign("plus.circle")
        }
    }

    /// Shows a symbol as large as body text, in the large scale; its size is the button's.
    private func setSign(_ name: String) {
        let look = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        setImage(UIImage(systemName: name, withConfiguration: look), for: .normal)
        sizeToFit()
    }

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
