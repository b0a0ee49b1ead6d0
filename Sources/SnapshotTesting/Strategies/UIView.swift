import HeadlessUIKit

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A picture of a view in its own size.
    public static var image: Snapshotting { .image() }

    /// A picture of a view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Whether the view is in the key window. Pictures are the same.
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - tolerance: Which changes are accepted by regions.
    ///   - size: The view's size in points; nil is its own.
    ///   - traits: Traits that replace those of the main screen.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        tolerance: ImageTolerance = .exact, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, tolerance: tolerance,
            scale: traits.displayScale
        ).pullback { view in
            Staging.image(of: view, size: size, traits: traits, isKey: drawHierarchyInKeyWindow)
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view tree as UIKit's debugger prints it.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view tree as UIKit's debugger prints it.
    ///
    /// - Parameters:
    ///   - size: The view's size in points; nil is its own.
    ///   - traits: Traits that replace those of the main screen.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting.lines.pullback { view in
            Staging.tree(
                of: view, ViewImageConfig(size: size ?? MainThread.run { view.frame.size }), traits: traits)
        }
    }
}
