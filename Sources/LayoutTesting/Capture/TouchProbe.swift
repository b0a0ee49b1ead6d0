import Foundation
import HeadlessUIKit

/// Measures what can be touched of a view, which its own hit testing may make larger than its frame.
@MainActor
enum TouchProbe {
    /// The width and height that can be touched, at most as far as the minimum on both sides of the middle.
    static func size(of view: UIView, _ captured: CapturedView) -> CGSize {
        let (shown, minimum) = (captured.frame, TouchTargets.minimum)
        var size = shown.size
        if size.width < minimum, reaches(view, dx: minimum / 2 - 0.1, dy: 0) { size.width = minimum }
        if size.height < minimum, reaches(view, dx: 0, dy: minimum / 2 - 0.1) { size.height = minimum }
        return size
    }

    /// Whether the points on both sides of the middle belong to the view and to all around it.
    private static func reaches(_ view: UIView, dx: CGFloat, dy: CGFloat) -> Bool {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        return [-1.0, 1.0].allSatisfy { side in
            let point = CGPoint(x: middle.x + side * dx, y: middle.y + side * dy)
            var next: UIView? = view
            while let current = next, !(current is UIWindow) {
                guard current.point(inside: view.convert(point, to: current), with: nil) else { return false }
                next = current.superview
            }
            return true
        }
    }
}

/// The size that touches need, of Apple's Human Interface Guidelines.
enum TouchTargets {
    static let minimum: CGFloat = 44
}
