import Foundation

extension UIImage {
    /// How large and how bold a symbol is, and its colours.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// What was set; nil leaves it to the picture or the view.
        struct Settings: Hashable {
            var pointSize: CGFloat?
            var textStyle: UIFont.TextStyle?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            /// How it is coloured, with colours; nil is in the tint colour.
            var rendering: Symbol.Rendering?
        }

        let settings: Settings

        private init(_ settings: Settings) { self.settings = settings }

        /// A configuration that sets nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(Settings()) }

        /// Creates a configuration of a point size.
        public convenience init(pointSize: CGFloat) {
            self.init(Settings(pointSize: Self.usable(pointSize)))
        }

        /// Creates a configuration of a weight.
        public convenience init(weight: SymbolWeight) { self.init(Settings(weight: weight)) }

        /// Creates a configuration of a scale.
        public convenience init(scale: SymbolScale) { self.init(Settings(scale: scale)) }

        /// Creates a configuration of a point size and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Settings(pointSize: Self.usable(pointSize), weight: weight))
        }

        /// Creates a configuration of a point size, a weight and a scale; a size that is not above zero
        /// counts as 17.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Settings(pointSize: Self.usable(pointSize), weight: weight, scale: scale))
        }

        /// Creates a configuration of the size of a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(Settings(textStyle: textStyle)) }

        /// Creates a configuration of the size of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Settings(textStyle: textStyle, scale: scale))
        }

        /// Creates a configuration of a font's size and weight.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// Creates a configuration of a font's size and weight, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
            let weight = (traits?[.weight] as? CGFloat).map { UIFont.Weight($0).symbolWeight() }
            self.init(
                Settings(
                    pointSize: font.pointSize, weight: weight, scale: scale == .unspecified ? nil : scale))
        }

        /// Creates a configuration in shades of a colour: the second level has half of its opacity, the third a quarter.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(Settings(rendering: .hierarchical(hierarchicalColor)))
        }

        /// Creates a configuration in a colour for each level; the last one is also that of the levels after it.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Settings(rendering: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        /// A configuration in one colour, the tint colour.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(Settings(rendering: .monochrome))
        }

        /// A configuration in the symbol's own colours; a symbol without any is drawn in the tint colour.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Settings(rendering: .multicolor))
        }

        /// A configuration in shades of the tint colour.
        public class func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration(Settings(rendering: .hierarchical(nil)))
        }

        private static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 17 }

        // MARK: Combining

        /// The configuration with the settings of another over its own.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var merged = settings
            let new = other.settings
            if new.pointSize != nil || new.textStyle != nil {
                (merged.pointSize, merged.textStyle) = (new.pointSize, new.textStyle)
            }
            merged.weight = new.weight ?? merged.weight
            merged.scale = new.scale ?? merged.scale
            merged.rendering = merged.rendering.map { $0.applying(new.rendering) } ?? new.rendering
            return SymbolConfiguration(merged)
        }

        /// The configuration without its text style.
        public var withoutTextStyle: SymbolConfiguration { without { $0.textStyle = nil } }
        /// The configuration without its scale.
        public var withoutScale: SymbolConfiguration { without { $0.scale = nil } }
        /// The configuration without its weight.
        public var withoutWeight: SymbolConfiguration { without { $0.weight = nil } }
        /// The configuration without its point size and weight.
        public var withoutPointSizeAndWeight: SymbolConfiguration {
            without { ($0.pointSize, $0.weight) = (nil, nil) }
        }

        private func without(_ change: (inout Settings) -> Void) -> SymbolConfiguration {
            var changed = settings
            change(&changed)
            return SymbolConfiguration(changed)
        }

        /// Whether another configuration has the same settings.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? SymbolConfiguration)?.settings == settings
        }

        /// Equal for equal settings.
        public override var hash: Int { settings.hashValue }

        // MARK: Drawing

        /// The size and line width.
        var look: Symbol.Look {
            var look = Symbol.Look()
            if let size = settings.pointSize {
                look.pointSize = Double(size)
            } else if let style = settings.textStyle {
                look.pointSize = Double(UIFont.preferredFont(forTextStyle: style).pointSize)
            }
            if let weight = settings.weight { look.weight = weight }
            if let scale = settings.scale { look.scale = scale }
            look.rendering = settings.rendering ?? .monochrome
            return look
        }
    }
}

extension Symbol.Rendering {
    /// The rendering with another over it: colours stay where the other one only prefers shades or a palette of its own.
    fileprivate func applying(_ other: Symbol.Rendering?) -> Symbol.Rendering {
        guard let other else { return self }
        if case .hierarchical(nil) = other, case .hierarchical(.some) = self { return self }
        return other
    }
}
