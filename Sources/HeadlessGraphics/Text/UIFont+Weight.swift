import Foundation

extension UIFont {
    /// How bold a font is: 0 is regular, 1 and -1 are the ends.
    public struct Weight: Hashable, Sendable, _UIKitNumericRawRepresentable {
        /// The number.
        public let rawValue: CGFloat

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Thin.
        public static let thin = Weight(-0.6)
        /// Light.
        public static let light = Weight(-0.4)
        /// Text.
        public static let regular = Weight(0)
        /// A little bolder than text.
        public static let medium = Weight(0.23)
        /// Half bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Bolder than bold.
        public static let heavy = Weight(0.56)
        /// The boldest.
        public static let black = Weight(0.62)

        /// Creates a weight from its number.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Creates a weight from its number.
        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        static let named: [(weight: Weight, name: String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"),
            (.medium, "Medium"), (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"),
            (.black, "Black"),
        ]

        /// The number of the same weight in OpenType, 100 to 900: the named weights are its hundreds,
        /// numbers between them lie between those.
        var openType: Int {
            let steps = Self.named.map(\.weight.rawValue)
            guard rawValue > steps[0] else { return rawValue.isNaN ? 400 : 100 }
            guard let upper = steps.firstIndex(where: { $0 >= rawValue }) else { return 900 }
            let share = (rawValue - steps[upper - 1]) / (steps[upper] - steps[upper - 1])
            return Int(((CGFloat(upper) + share) * 100).rounded())
        }

        /// The weight that system fonts have instead where traits request bold text: two steps bolder than what is
        /// lighter than semibold, else one. (From memory: text is semibold, headlines are bold.)
        func legible(in traits: UITraitCollection) -> Weight {
            let legibility = traits.legibilityWeight
            guard
                (legibility == .unspecified ? UITraitCollection.current.legibilityWeight : legibility)
                    == .bold
            else { return self }
            return Weight(openType: openType + (openType < 600 ? 200 : 100))
        }

        /// The weight of a number of OpenType.
        init(openType: Int) {
            let steps = Self.named.map(\.weight.rawValue)
            let weightIndex = CGFloat(min(max(openType, 100), 900)) / 100 - 1
            let (low, share) = (Int(weightIndex), weightIndex - weightIndex.rounded(.down))
            self.init(low + 1 < steps.count ? steps[low] + (steps[low + 1] - steps[low]) * share : steps[low])
        }

        /// The name of the nearest named weight.
        var name: String { Self.named[min(8, max(0, (openType + 50) / 100 - 1))].name }
    }
}
