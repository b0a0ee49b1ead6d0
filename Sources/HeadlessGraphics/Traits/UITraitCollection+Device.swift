import Foundation

extension UITraitCollection {
    /// Creates the traits of a device in an orientation.
    package convenience init(_ device: ScreenDevice, orientation: UIInterfaceOrientation) {
        let posture = device.posture(in: orientation)
        var values = TraitValues()
        values.userInterfaceIdiom = device.idiom
        values.userInterfaceStyle = .light
        values.userInterfaceLevel = .base
        values.layoutDirection = LanguageSettings.current.isRightToLeft ? .rightToLeft : .leftToRight
        values.horizontalSizeClass = posture.horizontalSizeClass
        values.verticalSizeClass = posture.verticalSizeClass
        values.accessibilityContrast = .normal
        values.legibilityWeight = .regular
        values.displayGamut = .P3
        values.forceTouchCapability = .unavailable
        values.displayScale = device.scale
        values.preferredContentSizeCategory = .large
        values.systemVersion = device.systemVersion
        self.init(values: values)
    }
}
