import Foundation
import HeadlessUIKit

/// A picture of a view as Smart Invert shows it: all colours inverted but those of views that ignore it.
@MainActor
struct InvertedPicture {
    private let view: UIView

    init(of view: UIView) {
        view.layoutIfNeeded()
        self.view = view
    }

    var image: UIImage {
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        return UIGraphicsImageRenderer(size: bounds.size).image { context in
            view.drawHierarchy(in: bounds, afterScreenUpdates: true)
            invert(UIBezierPath(rect: bounds), inside: bounds, context.cgContext)
            // What ignores it is inverted a second time.
            restore(view, inside: bounds, context.cgContext)
        }
    }

    private func restore(_ part: UIView, inside visible: CGRect, _ context: CGContext) {
        guard !part.isHidden, part.alpha > 0 else { return }
        let frame = part.convert(part.bounds, to: view)
            .offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
        if part.accessibilityIgnoresInvertColors {
            let path = UIBezierPath(roundedRect: frame, cornerRadius: part.layer.cornerRadius)
            return invert(path, inside: visible, context)
        }
        let inner = part.clipsToBounds ? visible.intersection(frame) : visible
        guard !inner.isEmpty else { return }
        for subview in part.subviews { restore(subview, inside: inner, context) }
    }

    private func invert(_ path: UIBezierPath, inside visible: CGRect, _ context: CGContext) {
        context.saveGState()
        context.clip(to: visible)
        context.setBlendMode(.difference)
        context.setFillColor(UIColor.white.cgColor)
        context.addPath(path.cgPath)
        context.fillPath()
        context.restoreGState()
    }
}
