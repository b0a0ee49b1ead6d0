import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// An edge that can be seen lies between two pixels, so that it is blurred. Views with a transform are left alone,
    /// and views that are off only because the one around them is.
    public static let pixelGrid = LayoutCheck(.pixelGrid) { capture in
        capture.ownViews.compactMap { view in
            guard view.index != 0, !view.has(.transformed), isVisible(view) else { return nil }
            let (own, shown) = (view.local, view.frame)
            let edges = [
                ("x", own.minX, shown.minX), ("y", own.minY, shown.minY),
                ("right edge", own.maxX, shown.maxX),
                ("lower edge", own.maxY, shown.maxY),
            ]
            let off = edges.first { !capture.isOnPixel($0.1) && !capture.isOnPixel($0.2) }
            guard let off else { return nil }
            let scale = points(capture.scale)
            return LayoutProblem(
                .pixelGrid, view,
                "its \(off.0) of \(points(off.1)) points lies between pixels at \(scale) per point",
                remedy: "Round positions and sizes to 1 / \(scale) points, by traitCollection.displayScale")
        }
    }

    /// Whether edges of the view are seen.
    private static func isVisible(_ view: CapturedView) -> Bool {
        (view.background?.alpha ?? 0) > 0 || view.text != nil || view.image != nil
    }
}
