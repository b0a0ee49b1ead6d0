public import HeadlessUIKit
public import SnapshotTesting

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A picture of a view whose regions show which view a touch reaches, with a legend of those views.
    ///
    /// - Parameters:
    ///   - useMonochromeSnapshot: Whether the view is drawn without its colours.
    ///   - drawHierarchyInKeyWindow: Whether the view is in the key window. Pictures are the same.
    ///   - colors: The colours of the regions, in turn; seven by default.
    ///   - maxPermissibleMissedRegionWidth: The width in points of regions that may be missed; 0 tests each point.
    ///   - maxPermissibleMissedRegionHeight: The height in points of regions that may be missed.
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - file: The file of the assertion. Not used.
    ///   - line: The line of the assertion. Not used.
    public static func imageWithHitTargets(
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, colors: [UIColor] = [],
        maxPermissibleMissedRegionWidth: CGFloat = 0, maxPermissibleMissedRegionHeight: CGFloat = 0,
        precision: Float = 1, perceptualPrecision: Float = 1, file: StaticString = #filePath,
        line: UInt = #line
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            view in
            MainThread.run {
                HitTargetPicture(
                    of: view, isMonochrome: useMonochromeSnapshot, colors: colors,
                    missing: CGSize(
                        width: maxPermissibleMissedRegionWidth, height: maxPermissibleMissedRegionHeight)
                ).image
            }
        }
    }

    /// A picture of a view as Smart Invert shows it: views whose `accessibilityIgnoresInvertColors` is true keep their
    /// colours.
    public static var imageWithSmartInvert: Snapshotting { .imageWithSmartInvert() }

    /// A picture of a view as Smart Invert shows it: views whose `accessibilityIgnoresInvertColors` is true keep their
    /// colours.
    ///
    /// - Parameters:
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    public static func imageWithSmartInvert(precision: Float = 1, perceptualPrecision: Float = 1)
        -> Snapshotting
    {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            view in
            MainThread.run { InvertedPicture(of: view).image }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A picture of a controller's view whose regions show which view a touch reaches, with a legend of those views.
    ///
    /// - Parameters:
    ///   - useMonochromeSnapshot: Whether the view is drawn without its colours.
    ///   - drawHierarchyInKeyWindow: Whether the view is in the key window. Pictures are the same.
    ///   - colors: The colours of the regions, in turn; seven by default.
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    ///   - file: The file of the assertion. Not used.
    ///   - line: The line of the assertion. Not used.
    public static func imageWithHitTargets(
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false, colors: [UIColor] = [],
        precision: Float = 1, perceptualPrecision: Float = 1, file: StaticString = #filePath,
        line: UInt = #line
    ) -> Snapshotting {
        Snapshotting<UIView, UIImage>.imageWithHitTargets(
            useMonochromeSnapshot: useMonochromeSnapshot, drawHierarchyInKeyWindow: drawHierarchyInKeyWindow,
            colors: colors, precision: precision, perceptualPrecision: perceptualPrecision
        ).pullback { controller in MainThread.run { controller.viewOnMainScreen } }
    }

    /// A picture of a controller's view as Smart Invert shows it.
    public static var imageWithSmartInvert: Snapshotting { .imageWithSmartInvert() }

    /// A picture of a controller's view as Smart Invert shows it.
    ///
    /// - Parameters:
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    public static func imageWithSmartInvert(precision: Float = 1, perceptualPrecision: Float = 1)
        -> Snapshotting
    {
        Snapshotting<UIView, UIImage>
            .imageWithSmartInvert(precision: precision, perceptualPrecision: perceptualPrecision)
            .pullback { controller in MainThread.run { controller.viewOnMainScreen } }
    }
}

extension UIViewController {
    /// The view, laid out; one that is in no window fills the main screen.
    var viewOnMainScreen: UIView {
        loadViewIfNeeded()
        let view: UIView = view
        if view.window == nil { view.frame = UIScreen.main.bounds }
        view.layoutIfNeeded()
        return view
    }
}
