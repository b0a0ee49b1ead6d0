internal import DisplayList
import Foundation

/// The contents of a `.colorset` folder.
struct ColorAsset: Decodable, Sendable {
    struct Entry: Decodable, Sendable {
        struct Value: Decodable, Sendable {
            var components: [String: Component]?
            var colorSpace: String?
            /// The name of one of the system's colours instead, as `systemBlueColor`.
            var reference: String?

            enum CodingKeys: String, CodingKey {
                case components, reference
                case colorSpace = "color-space"
            }
        }

        /// A component from 0 to 1, written as a number, as `"0.5"`, `"128"` or `"0x80"`.
        struct Component: Decodable, Sendable {
            var value: Double

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Double.self) {
                    value = number > 1 ? number / 255 : number
                    return
                }
                let text = try container.decode(String.self).trimmingCharacters(in: .whitespaces)
                if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
                    value = Double(byte) / 255
                } else if let number = Double(text) {
                    // Only a decimal point distinguishes a fraction from a byte.
                    value = text.contains(".") ? number : number / 255
                } else {
                    throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a component")
                }
            }
        }

        var color: Value?
        var condition: AssetCondition

        enum CodingKeys: String, CodingKey { case color }

        init(from decoder: any Decoder) throws {
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(
                Value.self, forKey: .color)
            condition = try AssetCondition(from: decoder)
        }
    }

    var colors: [Entry]

    /// The colour: by appearance, contrast, gamut and device where the asset distinguishes them.
    var uiColor: UIColor? {
        let variants = colors.compactMap { entry in entry.color?.uiColor.map { (entry.condition, $0) } }
        guard variants.count == colors.count(where: { $0.color != nil }), let first = variants.first else {
            return nil
        }
        guard variants.count > 1 else { return first.1 }
        return UIColor { traits in
            let ranked = variants.compactMap { condition, color in
                condition.rank(for: traits).map { ($0, color) }
            }
            return ranked.max { $0.0 < $1.0 }?.1.resolvedColor(with: traits) ?? first.1
        }
    }
}

extension ColorAsset.Entry.Value {
    fileprivate var uiColor: UIColor? {
        if let reference { return SystemColorNames.color(reference) }
        return displayColor.map { UIColor($0) }
    }

    private var displayColor: Color? {
        func component(_ name: String) -> Double? {
            components?[name].map { min(max($0.value, 0), 1) }
        }
        // Opacity is always a share, also where it is written without a point: "1".
        let alpha = components?["alpha"].map { $0.value == 1.0 / 255 ? 1 : min(max($0.value, 0), 1) } ?? 1
        if let white = component("white") {
            return Color(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        switch colorSpace {
        case "display-p3": return Color(displayP3: SIMD3(red, green, blue), alpha: alpha)
        case "extended-linear-srgb":
            return Color(
                red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), alpha: alpha)
        default: return Color(red: red, green: green, blue: blue, alpha: alpha)
        }
    }

    /// A linear component in the encoding of sRGB.
    private static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}

/// The system's colours by the names that catalogues have for them.
enum SystemColorNames {
    static func color(_ name: String) -> UIColor? {
        colors[name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name]
    }

    private static let colors: [String: UIColor] = [
        "systemRed": .systemRed, "systemGreen": .systemGreen, "systemBlue": .systemBlue,
        "systemOrange": .systemOrange, "systemYellow": .systemYellow, "systemPink": .systemPink,
        "systemPurple": .systemPurple, "systemTeal": .systemTeal, "systemIndigo": .systemIndigo,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
        "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "label": .label,
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText, "link": .link, "separator": .separator,
        "opaqueSeparator": .opaqueSeparator, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "lightText": .lightText, "darkText": .darkText,
        "black": .black, "white": .white, "clear": .clear,
    ]
}
