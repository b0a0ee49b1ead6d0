import HeadlessUIKit

/// One setting of a device that a screen is checked in.
public struct LayoutConfiguration: Hashable, Sendable {
    /// The device, with its version of iOS.
    public var device: ScreenDevice
    /// The orientation of the interface.
    public var orientation: UIInterfaceOrientation
    /// Light or dark.
    public var appearance: UIUserInterfaceStyle
    /// The size of text that the user has chosen.
    public var textSize: UIContentSizeCategory
    /// The direction in which the interface runs.
    public var direction: UITraitEnvironmentLayoutDirection
    /// The language of the texts.
    public var language: LayoutLanguage

    /// Creates a setting: by default an iPhone 16 as it comes out of its box.
    public init(
        device: ScreenDevice = .iPhone16, orientation: UIInterfaceOrientation = .portrait,
        appearance: UIUserInterfaceStyle = .light, textSize: UIContentSizeCategory = .large,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight,
        language: LayoutLanguage = .development
    ) {
        self.device = device
        self.orientation = orientation
        self.appearance = appearance
        self.textSize = textSize
        self.direction = language.isRightToLeft ? .rightToLeft : direction
        self.language = language
    }

    /// The traits that the screen overrides.
    var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: appearance),
            UITraitCollection(preferredContentSizeCategory: textSize),
            UITraitCollection(layoutDirection: direction),
        ])
    }

    /// The values by the names of their dimensions, in the order in which they are printed.
    var values: [(dimension: String, value: String)] {
        [
            ("device", device.name + (device.systemVersion == .standard ? "" : ", \(device.systemVersion)")),
            ("orientation", orientation.isLandscape ? "landscape" : "portrait"),
            ("appearance", appearance == .dark ? "dark" : "light"),
            ("text size", "text size \(textSize.shortName)"),
            ("direction", direction == .rightToLeft ? "right to left" : "left to right"),
            ("language", "\(language)"),
        ]
    }
}

extension LayoutConfiguration: CustomStringConvertible {
    /// The device, and what is not as it comes: `iPhone SE (3rd generation), landscape, text size AX5`.
    public var description: String {
        let usual = LayoutConfiguration(device: device).values
        return zip(values, usual).filter { $0.dimension == "device" || $0.value != $1.value }
            .map(\.0.value).joined(separator: ", ")
    }
}

extension UIContentSizeCategory {
    /// As designers write it: `XS` to `XXXL`, then `AX1` to `AX5`.
    var shortName: String {
        switch self {
        case .accessibilityMedium: "AX1"
        case .accessibilityLarge: "AX2"
        case .accessibilityExtraLarge: "AX3"
        case .accessibilityExtraExtraLarge: "AX4"
        case .accessibilityExtraExtraExtraLarge: "AX5"
        default: rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        }
    }
}
