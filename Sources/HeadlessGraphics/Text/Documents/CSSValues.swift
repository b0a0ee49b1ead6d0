import Foundation

/// The values of style declarations.
enum CSSValues {
    /// A colour by its name, its hexadecimal digits or its components.
    static func color(_ text: String) -> UIColor? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        if text == "transparent" { return UIColor(white: 0, alpha: 0) }
        if let code = names[text] { return rgb(code) }
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        guard let open = text.firstIndex(of: "("), text.hasPrefix("rgb") else {
            return text.count == 6 ? hexadecimal(text[...]) : nil
        }
        let parts = text[text.index(after: open)...].split { ",/ )".contains($0) }
        guard parts.count >= 3 else { return nil }
        func component(_ part: Substring) -> CGFloat? {
            part.hasSuffix("%")
                ? Double(part.dropLast()).map { CGFloat($0 / 100) } : Double(part).map { CGFloat($0 / 255) }
        }
        guard let red = component(parts[0]), let green = component(parts[1]), let blue = component(parts[2])
        else { return nil }
        var alpha: CGFloat = 1
        if parts.count > 3, let value = Double(parts[3].filter { $0 != "%" }) {
            alpha = CGFloat(parts[3].hasSuffix("%") ? value / 100 : value)
        }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static func rgb(_ code: UInt32) -> UIColor {
        UIColor(
            red: CGFloat(code >> 16 & 0xFF) / 255, green: CGFloat(code >> 8 & 0xFF) / 255,
            blue: CGFloat(code & 0xFF) / 255, alpha: 1)
    }

    private static func hexadecimal(_ digits: Substring) -> UIColor? {
        let full =
            digits.count == 3 || digits.count == 4 ? String(digits.flatMap { [$0, $0] }) : String(digits)
        guard let code = UInt32(full, radix: 16) else { return nil }
        if full.count == 6 { return rgb(code) }
        guard full.count == 8 else { return nil }
        return rgb(code >> 8).withAlphaComponent(CGFloat(code & 0xFF) / 255)
    }

    private static let names: [String: UInt32] = [
        "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "lime": 0x00FF00, "blue": 0x0000FF,
        "yellow": 0xFFFF00,
        "cyan": 0x00FFFF, "aqua": 0x00FFFF, "magenta": 0xFF00FF, "fuchsia": 0xFF00FF, "silver": 0xC0C0C0,
        "gray": 0x808080, "grey": 0x808080, "maroon": 0x800000, "olive": 0x808000, "green": 0x008000,
        "purple": 0x800080, "teal": 0x008080, "navy": 0x000080, "orange": 0xFFA500, "pink": 0xFFC0CB,
        "brown": 0xA52A2A, "gold": 0xFFD700, "tomato": 0xFF6347, "coral": 0xFF7F50, "salmon": 0xFA8072,
        "crimson": 0xDC143C, "indigo": 0x4B0082, "violet": 0xEE82EE, "khaki": 0xF0E68C, "beige": 0xF5F5DC,
        "ivory": 0xFFFFF0, "lavender": 0xE6E6FA, "turquoise": 0x40E0D0, "skyblue": 0x87CEEB,
        "steelblue": 0x4682B4, "royalblue": 0x4169E1, "dodgerblue": 0x1E90FF, "darkblue": 0x00008B,
        "darkred": 0x8B0000, "darkgreen": 0x006400, "darkorange": 0xFF8C00, "darkgray": 0xA9A9A9,
        "darkgrey": 0xA9A9A9, "lightgray": 0xD3D3D3, "lightgrey": 0xD3D3D3, "lightblue": 0xADD8E6,
        "lightgreen": 0x90EE90, "dimgray": 0x696969, "whitesmoke": 0xF5F5F5, "tan": 0xD2B48C,
        "chocolate": 0xD2691E, "firebrick": 0xB22222, "forestgreen": 0x228B22, "hotpink": 0xFF69B4,
    ]

    /// A length in points; `em` and per cent refer to a size.
    static func length(_ text: String, of size: CGFloat) -> CGFloat? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "+" }
        guard let value = Double(digits).map({ CGFloat($0) }) else { return nil }
        switch text[digits.endIndex...].trimmingCharacters(in: .whitespaces) {
        case "em": return value * size
        case "rem": return value * 12
        case "%": return value * size / 100
        case "pt": return value * 4 / 3 * 0.75
        default: return value
        }
    }

    /// The size of a font; names and relative sizes refer to a size.
    static func fontSize(_ text: String, of size: CGFloat) -> CGFloat? {
        switch text.trimmingCharacters(in: .whitespaces).lowercased() {
        case "xx-small": 7
        case "x-small": 8
        case "small": 10
        case "medium": 12
        case "large": 14
        case "x-large": 18
        case "xx-large": 24
        case "smaller": size * 5 / 6
        case "larger": size * 1.2
        default: length(text, of: size).flatMap { $0 > 0 ? $0 : nil }
        }
    }

    /// The family of a list of families that there is: the first one.
    static func family(_ text: String) -> DocumentStyle.Family? {
        for part in text.split(separator: ",") {
            let name = part.trimmingCharacters(in: CharacterSet(charactersIn: " '\"\n\t"))
            switch name.lowercased() {
            case "-apple-system", "system-ui", "ui-sans-serif", ".sf ui text", ".sfui", "sans-serif",
                "blinkmacsystemfont":
                return .system
            case "monospace", "ui-monospace": return .monospaced
            case "serif", "ui-serif": return .named("Times New Roman")
            default: if UIFont(name: name, size: 12) != nil { return .named(name) }
            }
        }
        return nil
    }
}
