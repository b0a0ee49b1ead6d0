import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// What can be touched is smaller than 44 x 44 points. Hit testing that reaches further than the frame counts; what
    /// the system gives its own size, as a switch, may have that.
    public static let hitRegion = LayoutCheck(.hitRegion) { capture in
        capture.ownViews.compactMap { view in
            guard view.has(.touchable), !view.has(.disabled), let size = view.touchSize,
                !view.visible.isEmpty
            else { return nil }
            let own = view.isSizedBySystem
            let width = required(own?.width)
            let height = required(own?.height)
            guard size.width < width - 0.5 || size.height < height - 0.5 else { return nil }
            return LayoutProblem(
                .hitRegion, view,
                "can be touched on \(points(size.width)) x \(points(size.height)) points, under 44 x 44",
                remedy: "Make it at least 44 x 44 points, or override point(inside:with:) to reach further")
        }
    }

    /// The length that is required where the system's own is known.
    private static func required(_ own: CGFloat?) -> CGFloat {
        guard let own, own > 0 else { return TouchTargets.minimum }
        return min(own, TouchTargets.minimum)
    }
}
