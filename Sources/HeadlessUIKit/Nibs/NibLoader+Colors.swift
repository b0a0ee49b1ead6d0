import Foundation

/// Colours as nibs describe them.
extension NibLoader {
    /// The colour of a `color` element.
    func color(_ element: InterfaceElement) -> UIColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            if let color = Self.systemColors[Self.plain(name)] { return color }
            if let entry = document.resource("systemColor", named: name)?.child("color") {
                return components(entry)
            }
            report(element, "the system colour \(name) is not known")
            return nil
        }
        if let name = element["name"] {
            if let color = UIColor(named: name, in: bundle, compatibleWith: nil) { return color }
            // The file has a copy of the catalogue's colour.
            if let entry = document.resource("namedColor", named: name)?.child("color") {
                return color(entry)
            }
            report(element, "there is no colour named \(name)")
            return nil
        }
        return components(element)
    }

    private func components(_ element: InterfaceElement) -> UIColor? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") { return UIColor(white: white, alpha: alpha) }
        if let red = element.number("red") {
            let (green, blue) = (element.number("green") ?? 0, element.number("blue") ?? 0)
            if element["customColorSpace"] == "displayP3" {
                return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        if let cyan = element.number("cyan") {
            let light = 1 - (element.number("black") ?? 0)
            func part(_ value: CGFloat) -> CGFloat { (1 - value) * light }
            return UIColor(
                red: part(cyan), green: part(element.number("magenta") ?? 0),
                blue: part(element.number("yellow") ?? 0), alpha: alpha)
        }
        report(element, "a <color> without components")
        return nil
    }

    private static func plain(_ name: String) -> String {
        name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    }

    /// System colours by their names without `Color`.
    private static let systemColors: [String: UIColor] = [
        "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
        "separator": .separator, "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "groupTableViewBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
        "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
        "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
        "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
        "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
        "tint": .tintColor, "darkText": .darkText, "lightText": .lightText, "clear": .clear, "black": .black,
        "white": .white, "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "viewFlipsideBackground": UIColor(white: 0.12, alpha: 1),
        "scrollViewTexturedBackground": UIColor(white: 0.44, alpha: 1), "tableBackground": .systemBackground,
        "tableSeparator": .separator, "tableGroupedSeparator": .separator, "darkGray": .darkGray,
        "gray": .gray,
        "lightGray": .lightGray,
    ]
}
