internal import DisplayList
import Foundation

/// A colour of an asset catalogue: the contents of a `.colorset` folder.
struct ColorAsset: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }

        struct Value: Decodable {
            var components: [String: Component]
            var colorSpace: String?

            enum CodingKeys: String, CodingKey {
                case components
                case colorSpace = "color-space"
            }
        }

        /// A component from 0 to 1, written as a number, as `"0.5"`, `"128"` or `"0x80"`.
        struct Component: Decodable {
            var value: Double

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Double.self) {
                    value = number
                    return
                }
                let text = try container.decode(String.self)
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

        var appearances: [Appearance]?
        var color: Value?
        var idiom: String?
    }

    var colors: [Entry]

    /// The colour: its own in dark interfaces where the asset has one.
    var uiColor: UIColor? {
        let usable = colors.filter { $0.idiom == nil || $0.idiom == "universal" }
        let any = usable.first { $0.appearances?.isEmpty ?? true }
        let dark = usable.first { entry in
            guard let appearances = entry.appearances, appearances.count == 1 else { return false }
            return appearances[0].appearance == "luminosity" && appearances[0].value == "dark"
        }
        guard let light = any?.color?.displayColor else { return nil }
        guard let dark = dark?.color?.displayColor else { return UIColor(light) }
        return UIColor(storage: .palette(ColorPalette(light: light, dark: dark, elevatedDark: dark)))
    }
}

extension ColorAsset.Entry.Value {
    fileprivate var displayColor: Color? {
        func component(_ name: String) -> Double? {
            components[name].map { min(max($0.value, 0), 1) }
        }
        // Opacity is always a share, also where it is written without a point: "1".
        let alpha = components["alpha"].map { $0.value == 1.0 / 255 ? 1 : min(max($0.value, 0), 1) } ?? 1
        if let white = component("white") {
            return Color(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = component("red"), let green = component("green"), let blue = component("blue") else {
            return nil
        }
        return colorSpace == "display-p3"
            ? Color(displayP3: SIMD3(red, green, blue), alpha: alpha)
            : Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}
