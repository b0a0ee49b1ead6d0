import Foundation

/// What an entry of a set is for: the part of its JSON that all kinds of sets share.
struct AssetCondition: Decodable, Hashable, Sendable {
    struct Appearance: Decodable, Hashable, Sendable {
        var appearance: String
        var value: String
    }

    var idiom: String?
    var appearances: [Appearance]?
    var displayGamut: String?
    var languageDirection: String?
    var widthClass: String?
    var heightClass: String?
    var locale: String?
    var scale: String?

    enum CodingKeys: String, CodingKey {
        case idiom, appearances, locale, scale
        case displayGamut = "display-gamut"
        case languageDirection = "language-direction"
        case widthClass = "width-class"
        case heightClass = "height-class"
    }

    /// Pixels per point; nil for one file of all scales.
    var scaleFactor: CGFloat? { scale.flatMap { $0.first?.wholeNumberValue }.map { CGFloat($0) } }

    /// How well the entry fits traits: a higher number is better, and nil does not fit. The order is that of Xcode's
    /// attributes: the idiom, the language, the appearance, the classes of size, the direction, the gamut.
    func rank(for traits: UITraitCollection) -> Int? {
        var rank = 0
        for part in [
            idiomRank(traits), localeRank, appearanceRank(traits), classRank(traits), directionRank(traits),
            gamutRank(traits),
        ] {
            guard let part else { return nil }
            rank = rank * 8 + part
        }
        return rank
    }

    private func idiomRank(_ traits: UITraitCollection) -> Int? {
        guard let idiom, idiom != "universal" else { return 1 }
        let name =
            switch traits.userInterfaceIdiom {
            case .pad: "ipad"
            case .tv: "tv"
            case .carPlay: "car"
            case .mac: "mac"
            case .vision: "vision"
            default: "iphone"
            }
        return idiom == name ? 2 : nil
    }

    private var localeRank: Int? {
        guard let locale else { return 1 }
        let languages =
            LanguageSettings.current.languages.isEmpty ? ["en"] : LanguageSettings.current.languages
        let canonical = languages.first.map(LanguageMatch.canonical) ?? "en"
        let own = LanguageMatch.canonical(locale)
        return canonical == own || canonical.hasPrefix(own + "-") ? 2 : nil
    }

    private func appearanceRank(_ traits: UITraitCollection) -> Int? {
        var rank = 1
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark") where traits.userInterfaceStyle == .dark: rank += 2
            case ("luminosity", "light") where traits.userInterfaceStyle != .dark: rank += 2
            case ("contrast", "high") where traits.accessibilityContrast == .high: rank += 1
            default: return nil
            }
        }
        return rank
    }

    private func classRank(_ traits: UITraitCollection) -> Int? {
        func rank(_ name: String?, _ value: UIUserInterfaceSizeClass) -> Int? {
            guard let name else { return 0 }
            return (name == "compact" && value == .compact) || (name == "regular" && value == .regular)
                ? 1 : nil
        }
        guard let width = rank(widthClass, traits.horizontalSizeClass),
            let height = rank(heightClass, traits.verticalSizeClass)
        else { return nil }
        return width + height
    }

    /// A picture for the other direction is better than none: it is mirrored.
    private func directionRank(_ traits: UITraitCollection) -> Int? {
        guard languageDirection != nil else { return 1 }
        return isMirrored(for: traits) ? 0 : 2
    }

    private func gamutRank(_ traits: UITraitCollection) -> Int? {
        switch displayGamut {
        case nil: 1
        case "display-P3": traits.displayGamut == .SRGB ? 0 : 2
        default: traits.displayGamut == .SRGB ? 2 : 1
        }
    }

    /// Whether the entry is drawn for the other direction.
    func isMirrored(for traits: UITraitCollection) -> Bool {
        guard let languageDirection else { return false }
        return (languageDirection == "right-to-left") != (traits.layoutDirection == .rightToLeft)
    }
}
