import Foundation

extension UIFontDescriptor {
    /// Properties that a font has or has not.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32

        /// Leaning letters.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold letters.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Wide letters. Not drawn.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Narrow letters. Not drawn.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Letters of equal width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Less leading. Not drawn.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// More leading. Not drawn.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

        /// Creates a set from its bits.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// The designs of the system's font. Only the monospaced one has a face of its own.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name as iOS writes it.
        public let rawValue: String

        /// The usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Round ends.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Serifs.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Letters of equal width.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        /// Creates a design from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The name of an attribute.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name as iOS writes it.
        public let rawValue: String

        /// A family's name, a `String`.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The name of a family's face, as “Bold Italic”, a `String`.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// A face's name, a `String`.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// A size in points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary by ``TraitKey``.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// OpenType features. Only digits of equal width are understood.
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        /// A text style, a `UIFont.TextStyle`.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")

        /// Creates a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A key of the attribute ``AttributeName/traits``.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The name as iOS writes it.
        public let rawValue: String

        /// A `UIFont.Weight` or its number.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// A number above 0 for italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
        /// The bits of ``SymbolicTraits``.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A number for the width. Not drawn.
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// A key of an OpenType feature's dictionary.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        /// The name as iOS writes it.
        public let rawValue: String

        /// The kind of feature; 6 is the spacing of numbers.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The choice; of the spacing of numbers 0 is equal widths.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// Another name for ``type``.
        public static let featureIdentifier = type
        /// Another name for ``selector``.
        public static let typeIdentifier = selector

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
