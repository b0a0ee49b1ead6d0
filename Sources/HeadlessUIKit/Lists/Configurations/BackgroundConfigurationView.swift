internal import DisplayList
import Foundation

/// The view of a background configuration.
final class BackgroundConfigurationView: UIView {
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?

    /// What is shown.
    var configuration = UIBackgroundConfiguration.clear() {
        didSet { if configuration != oldValue { configurationChanged(from: oldValue) } }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = false
    }

    required init?(coder: NSCoder) { nil }

    private func configurationChanged(from old: UIBackgroundConfiguration) {
        if old.customView !== configuration.customView {
            if old.customView?.superview === self { old.customView?.removeFromSuperview() }
            if let view = configuration.customView { addSubview(view) }
        }
        updateEffect()
        updateImage()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func updateEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        let view = effectView ?? UIVisualEffectView(effect: effect)
        view.effect = effect
        guard effectView == nil else { return }
        effectView = view
        insertSubview(view, at: 0)
    }

    private func updateImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.clipsToBounds = true
        guard imageView == nil else { return }
        imageView = view
        insertSubview(view, at: effectView == nil ? 0 : 1)
    }

    /// The box that is filled.
    var box: CGRect {
        var insets = configuration.backgroundInsets
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if let superview, !edges.isEmpty {
            let margins = superview.directionalLayoutMargins
            if edges.contains(.top) { insets.top += margins.top }
            if edges.contains(.leading) { insets.leading += margins.leading }
            if edges.contains(.bottom) { insets.bottom += margins.bottom }
            if edges.contains(.trailing) { insets.trailing += margins.trailing }
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return bounds.guided(by: insets.sides(isRightToLeft: isRightToLeft))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = configuration.cornerRadius
        for view in [effectView, imageView, configuration.customView].compactMap({ $0 }) {
            view.frame = box
            if radius > 0 {
                view.layer.cornerRadius = radius
                view.clipsToBounds = true
            }
        }
    }

    override func drawContent(in painter: inout LayerPainter) {
        super.drawContent(in: &painter)
        let (box, radius) = (self.box, configuration.cornerRadius)
        guard box.width > 0, box.height > 0 else { return }
        let fill = configuration.resolvedBackgroundColor(for: tintColor)
        painter.fillRounded(box, radius: radius, fill)
        guard configuration.strokeWidth > 0 else { return }
        let outset = configuration.strokeOutset - configuration.strokeWidth / 2
        painter.strokeRounded(
            box.insetBy(dx: -outset, dy: -outset), radius: max(0, radius + outset),
            width: configuration.strokeWidth, configuration.resolvedStrokeColor(for: tintColor))
    }
}

extension LayerPainter {
    /// Draws a line along a rectangle with round corners, half of it on either side.
    mutating func strokeRounded(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: UIColor) {
        guard rect.width > 0, rect.height > 0 else { return }
        let path = Path(roundedRect: rect, cornerWidth: radius, cornerHeight: radius)
        let style = StrokeStyle(width: Double(width))
        commands.append(.stroke(path, .color(color.displayColor(in: traits)), style))
    }
}
