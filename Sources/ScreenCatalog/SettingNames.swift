import CatalogMessages
import HeadlessUIKit
import LayoutTesting

/// Devices by the names of their presets.
enum DeviceNames {
    /// In the order of `CatalogArguments.devices`, which is that of the presets.
    static func device(_ name: String) -> ScreenDevice? {
        zip(CatalogArguments.devices, ScreenDevice.all).first { $0.0 == name }?.1
    }
}

/// Sizes of text by their short names.
enum TextSizeNames {
    static let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    static func category(_ name: String) -> UIContentSizeCategory? {
        zip(CatalogArguments.textSizes, categories).first { $0.0 == name }?.1
    }
}

/// Languages by their identifiers, and those that are made up.
enum LanguageNames {
    static func language(_ name: String) -> LayoutLanguage {
        switch name.lowercased() {
        case "development": .development
        case "doubled": .doubled
        case "accented": .accented
        case "bounded": .bounded
        case "right-to-left": .rightToLeft
        default: .language(name)
        }
    }
}
