internal import DisplayList

/// The colours of one meaning in light, dark and elevated dark interfaces.
struct ColorPalette: Hashable, Sendable {
    var light: Color
    var dark: Color
    var elevatedDark: Color
    /// The colours of iOS 26, where they are others.
    var today: Today?
    /// The colours of interfaces of high contrast, where they are others.
    var highContrast: HighContrast?

    /// The colours of iOS 26 in light and dark interfaces.
    struct Today: Hashable, Sendable {
        var light: Color
        var dark: Color
    }

    /// The colours of high contrast in light, dark and elevated dark interfaces.
    struct HighContrast: Hashable, Sendable {
        var light: Color
        var dark: Color
        var elevatedDark: Color
    }

    /// Creates a palette from colours written as 0xRRGGBBAA.
    init(light: UInt32, dark: UInt32, elevated: UInt32? = nil) {
        self.light = Color(hex: light)
        self.dark = Color(hex: dark)
        elevatedDark = Color(hex: elevated ?? dark)
    }

    init(light: Color, dark: Color, elevatedDark: Color) {
        self.light = light
        self.dark = dark
        self.elevatedDark = elevatedDark
    }

    func color(in traits: TraitValues) -> Color {
        if let highContrast, traits.accessibilityContrast == .high {
            guard traits.userInterfaceStyle == .dark else { return highContrast.light }
            return traits.userInterfaceLevel == .elevated ? highContrast.elevatedDark : highContrast.dark
        }
        if let today, (traits.systemVersion ?? UITraitCollection.current.systemVersion) >= .iOS26 {
            return traits.userInterfaceStyle == .dark ? today.dark : today.light
        }
        guard traits.userInterfaceStyle == .dark else { return light }
        return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
    }

    /// The same colours at another opacity.
    func withAlpha(_ alpha: Double) -> ColorPalette {
        var palette = self
        palette.light.alpha = alpha
        palette.dark.alpha = alpha
        palette.elevatedDark.alpha = alpha
        palette.today?.light.alpha = alpha
        palette.today?.dark.alpha = alpha
        palette.highContrast?.light.alpha = alpha
        palette.highContrast?.dark.alpha = alpha
        palette.highContrast?.elevatedDark.alpha = alpha
        return palette
    }
}

extension Color {
    /// Creates a colour written as 0xRRGGBBAA.
    init(hex: UInt32) {
        func component(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }
}
