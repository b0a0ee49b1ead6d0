import Foundation

extension ScreenDevice {
    /// The height of the device's keyboard, in points, with the area of the home indicator.
    ///
    /// - Parameters:
    ///   - orientation: The device's orientation.
    ///   - hasSuggestions: Whether the bar of suggestions lies above the keys, as it does by default. On
    ///     iPads it is part of the keyboard.
    public func keyboardHeight(
        in orientation: UIInterfaceOrientation, withSuggestions hasSuggestions: Bool = true
    ) -> CGFloat {
        let heights = keyboardHeights(isLandscape: orientation.isLandscape)
        return hasSuggestions ? heights.withBar : heights.plain
    }

    /// Apple documents none of these; they are as measured on the devices.
    private func keyboardHeights(isLandscape: Bool) -> (plain: CGFloat, withBar: CGFloat) {
        let width = min(portraitSize.width, portraitSize.height)
        if idiom == .pad {
            if width >= 1024 { return isLandscape ? (478, 478) : (383, 383) }
            return isLandscape ? (408, 408) : (320, 320)
        }
        if portrait.safeAreaInsets.bottom == 0 { return isLandscape ? (162, 200) : (216, 260) }
        if isLandscape { return (171, 209) }
        if width < 390 { return (291, 335) }
        return width < 414 ? (291, 336) : (301, 346)
    }
}
