public import HeadlessUIKit

extension UIView {
    /// A picture of the view with coloured regions, and a legend of what a screen reader says for them, in reading order.
    ///
    /// - Parameters:
    ///   - showActivationPoints: When the point where an element is touched is shown.
    ///   - useMonochromeSnapshot: Whether the view is drawn without its colours. True by default.
    ///   - markerColors: The colours of the regions, in turn; seven by default.
    ///   - showUserInputLabels: Whether the words by which the user may call an element are shown. True by default.
    public func accessibilityImage(
        showActivationPoints: AccessibilityContentDisplayMode = .whenOverridden,
        useMonochromeSnapshot: Bool = true, markerColors: [UIColor] = [], showUserInputLabels: Bool = true
    ) -> UIImage {
        let options = AccessibilityPicture.Options(
            activationPoints: showActivationPoints, isMonochrome: useMonochromeSnapshot,
            markerColors: markerColors, showsInputLabels: showUserInputLabels)
        return AccessibilityPicture(of: self, options).image
    }

    /// What a screen reader says for the elements of the view, in its order.
    public var spokenElements: [String] { AccessibilityPicture(of: self).elements.map(\.spoken.description) }
}
