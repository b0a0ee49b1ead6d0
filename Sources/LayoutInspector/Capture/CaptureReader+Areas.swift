import FlexLayout
import HeadlessUIKit

/// Areas that are no frames of views: paddings and gaps, and where touches reach.
extension CaptureReader {
    mutating func readAreas() {
        var isBlocked = [Bool](repeating: false, count: views.count)
        for (index, view) in views.enumerated() {
            if let areas = FlexReading.areas(of: view) {
                result.flexBoxes.append(
                    CapturedFlexBox(
                        view: index, direction: areas.direction, padding: CapturedInsets(areas.padding),
                        border: CapturedInsets(areas.border), gaps: areas.gaps.map(\.finite),
                        spaces: areas.spaces.map(\.finite)))
            }
            let captured = result.views[index]
            let outer = captured.parent
            isBlocked[index] =
                (outer >= 0 && isBlocked[outer])
                || !captured.flags.isDisjoint(with: [.interactionDisabled, .hidden])
            // Panning is everywhere in a scroll view, and a window takes what nothing else does.
            let hasGestures =
                captured.flags.contains(.hasGestures) && !(view is UIScrollView) && !(view is UIWindow)
            guard !isBlocked[index], view is UIControl || view.isSelectableCell || hasGestures else {
                continue
            }
            result.touchAreas.append(
                CapturedTouchArea(view: index, frame: TouchArea(of: view).frame.finite))
        }
    }
}

/// Finds the rectangle that a view's own hit testing accepts around the middle of its bounds.
@MainActor
private struct TouchArea {
    private let view: UIView
    private let middle: CGPoint
    /// How far outside of the bounds is looked, in points.
    private static let reach: CGFloat = 64

    init(of view: UIView) {
        self.view = view
        middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    /// The rectangle; empty where the middle itself is not accepted.
    var frame: CGRect {
        guard accepts(dx: 0, dy: 0) else { return CGRect(origin: middle, size: .zero) }
        let (width, height) = (view.bounds.width / 2, view.bounds.height / 2)
        let (left, right) = (distance(width) { (-$0, 0) }, distance(width) { ($0, 0) })
        let (top, bottom) = (distance(height) { (0, -$0) }, distance(height) { (0, $0) })
        return CGRect(x: middle.x - left, y: middle.y - top, width: left + right, height: top + bottom)
    }

    /// How far from the middle points are accepted, in one direction.
    private func distance(_ edge: CGFloat, _ offset: (CGFloat) -> (CGFloat, CGFloat)) -> CGFloat {
        func isInside(_ distance: CGFloat) -> Bool {
            let (dx, dy) = offset(distance)
            return accepts(dx: dx, dy: dy)
        }
        let step: CGFloat = 0.25
        let (isJustInside, isJustOutside) = (isInside(max(0, edge - step)), isInside(edge + step))
        if isJustInside, !isJustOutside { return edge }
        var (inner, outer) = isJustOutside ? (edge, edge + Self.reach) : (0, edge)
        if isInside(outer) { return outer }
        while outer - inner > step {
            let next = (inner + outer) / 2
            if isInside(next) { inner = next } else { outer = next }
        }
        return (inner * 2).rounded() / 2
    }

    private func accepts(dx: CGFloat, dy: CGFloat) -> Bool {
        view.point(inside: CGPoint(x: middle.x + dx, y: middle.y + dy), with: nil)
    }
}
