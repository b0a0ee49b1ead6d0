import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// A picture is shown larger than its pixels. Symbols, resizable pictures and single colours are left alone.
    public static let imageResolution = LayoutCheck(.imageResolution) { capture in
        capture.ownViews.compactMap { view in
            guard let image = view.image, !image.isScalable, !view.frame.isEmpty else { return nil }
            let factor = max(image.shown.width / image.pixels.width, image.shown.height / image.pixels.height)
            guard factor > 1.02 else { return nil }
            return LayoutProblem(
                .imageResolution, view,
                "its picture of \(size(image.pixels)) pixels is drawn on \(size(image.shown)), \(points(factor)) times larger",
                remedy: "Use a picture of at least \(size(image.shown)) pixels, or show it smaller")
        }
    }

    private static func size(_ size: CGSize) -> String {
        "\(Int(size.width.rounded())) x \(Int(size.height.rounded()))"
    }
}
