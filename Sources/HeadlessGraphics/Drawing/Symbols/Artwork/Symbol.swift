internal import LayoutCore
import Foundation

/// A symbol of a name, which is drawn in any weight and scale.
final class Symbol: Sendable {
    /// How a symbol is coloured.
    enum Rendering: Hashable, Sendable {
        /// In the tint colour.
        case monochrome
        /// In shades of a colour; nil is the tint colour.
        case hierarchical(UIColor?)
        /// In a colour for each level.
        case palette([UIColor])
        /// In the symbol's own colours; a part without one has the tint colour.
        case multicolor
    }

    /// How large and how bold a symbol is, and how it is coloured.
    struct Look: Sendable {
        var pointSize = 17.0
        var weight = UIImage.SymbolWeight.regular
        var scale = UIImage.SymbolScale.medium
        var rendering = Rendering.monochrome
        var value: Double?

        /// Points in a unit of the artwork.
        var unit: Double { pointSize / 100 * scale.factor }
    }

    /// The name that the symbol was found by.
    let name: String
    /// Whether the symbol is mirrored in right-to-left layouts.
    let isMirrored: Bool
    /// Whether a box with the name is drawn in place of the symbol.
    let isPlaceholder: Bool
    private let source: @Sendable (UIImage.SymbolWeight, UIImage.SymbolScale) -> SymbolArtwork
    private let lock = NSLock()
    /// The artwork that was made, read and written under `lock` alone.
    nonisolated(unsafe) private var made: [Int: SymbolArtwork] = [:]

    /// Creates a symbol whose artwork is made by a closure when it is first needed.
    init(
        _ name: String, isMirrored: Bool, isPlaceholder: Bool = false,
        artwork: @escaping @Sendable (UIImage.SymbolWeight, UIImage.SymbolScale) -> SymbolArtwork
    ) {
        self.name = name
        self.isMirrored = isMirrored
        self.isPlaceholder = isPlaceholder
        source = artwork
    }

    /// The artwork of a weight and scale.
    func artwork(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> SymbolArtwork {
        let (weight, scale) = (weight.resolved, scale.resolved)
        let key = weight.rawValue * 4 + scale.rawValue
        if let artwork = lock.withLock({ made[key] }) { return artwork }
        let artwork = source(weight, scale)
        lock.withLock { made[key] = artwork }
        return artwork
    }
}

extension UIImage.SymbolWeight {
    /// The weight that is drawn: regular for an unspecified one.
    var resolved: UIImage.SymbolWeight { self == .unspecified ? .regular : self }

    /// The width of lines, in hundredths of the point size at the medium scale.
    var lineWidth: Double {
        switch self {
        case .ultraLight: 2.4
        case .thin: 3.8
        case .light: 5.8
        case .unspecified, .regular: 8
        case .medium: 9.3
        case .semibold: 10.7
        case .bold: 12.2
        case .heavy: 13.8
        case .black: 15.4
        }
    }
}

extension UIImage.SymbolScale {
    /// The scale that is drawn: medium for an unspecified one.
    var resolved: UIImage.SymbolScale { self == .default || self == .unspecified ? .medium : self }

    /// The size of the symbol as a multiple of that at the medium scale.
    var factor: Double {
        switch self {
        case .small: 0.79
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }

    /// The width of lines as a multiple of that at the medium scale: it changes less than the size, since lines go with
    /// the text beside the symbol.
    var lineFactor: Double {
        switch self {
        case .small: 0.93
        case .default, .unspecified, .medium: 1
        case .large: 1.08
        }
    }
}
