public import HeadlessUIKit
public import SnapshotTesting

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A picture of a view with coloured regions, and a legend of what a screen reader says for them.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// A picture of a view with coloured regions, and a legend of what a screen reader says for them, in reading order.
    ///
    /// - Parameters:
    ///   - showActivationPoints: When the point where an element is touched is shown.
    ///   - useMonochromeSnapshot: Whether the view is drawn without its colours.
    ///   - drawHierarchyInKeyWindow: Whether the view is in the key window. Pictures are the same.
    ///   - markerColors: The colours of the regions, in turn; seven by default.
    ///   - showUserInputLabels: Whether the words by which the user may call an element are shown.
    ///   - shouldRunInHostApplication: Kept for source that sets it: there is no host application here.
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    public static func accessibilityImage(
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
        markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision).pullback {
            view in
            MainThread.run {
                view.accessibilityImage(
                    showActivationPoints: showActivationPoints, useMonochromeSnapshot: useMonochromeSnapshot,
                    markerColors: markerColors, showUserInputLabels: showUserInputLabels)
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A picture of a controller's view with coloured regions, and a legend of what a screen reader says for them.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// A picture of a controller's view with coloured regions, and a legend of what a screen reader says for them. A view
    /// that is in no window fills the main screen.
    ///
    /// - Parameters:
    ///   - showActivationPoints: When the point where an element is touched is shown.
    ///   - useMonochromeSnapshot: Whether the view is drawn without its colours.
    ///   - drawHierarchyInKeyWindow: Whether the view is in the key window. Pictures are the same.
    ///   - markerColors: The colours of the regions, in turn; seven by default.
    ///   - showUserInputLabels: Whether the words by which the user may call an element are shown.
    ///   - shouldRunInHostApplication: Kept for source that sets it: there is no host application here.
    ///   - precision: The share of bytes, or with a `perceptualPrecision` below 1 of pixels, that match.
    ///   - perceptualPrecision: How close a pixel's colour is to the reference's.
    public static func accessibilityImage(
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, drawHierarchyInKeyWindow: Bool = false,
        markerColors: [UIColor] = [], showUserInputLabels: Bool = true,
        shouldRunInHostApplication: Bool = true, precision: Float = 1, perceptualPrecision: Float = 1
    ) -> Snapshotting {
        Snapshotting<UIView, UIImage>.accessibilityImage(
            showActivationPoints: showActivationPoints, useMonochromeSnapshot: useMonochromeSnapshot,
            drawHierarchyInKeyWindow: drawHierarchyInKeyWindow, markerColors: markerColors,
            showUserInputLabels: showUserInputLabels,
            shouldRunInHostApplication: shouldRunInHostApplication, precision: precision,
            perceptualPrecision: perceptualPrecision
        ).pullback { controller in MainThread.run { controller.viewOnMainScreen } }
    }
}
