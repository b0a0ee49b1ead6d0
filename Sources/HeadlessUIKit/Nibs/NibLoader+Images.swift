import Foundation

/// Pictures as nibs name them.
extension NibLoader {
    /// The picture of an `imageReference` element.
    func image(_ element: InterfaceElement) -> UIImage? {
        guard let name = element["image"],
            var image = image(named: name, catalog: element["catalog"], at: element)
        else { return nil }
        var configuration = element.child(key: "symbolConfiguration").flatMap { symbolConfiguration($0) }
        if let scale = element["symbolScale"].flatMap({ Self.scales[$0] }) {
            let scaled = UIImage.SymbolConfiguration(scale: scale)
            configuration = configuration.map { $0.applying(scaled) } ?? scaled
        }
        if let configuration { image = image.applyingSymbolConfiguration(configuration) ?? image }
        switch element["renderingMode"] {
        case "template": image = image.withRenderingMode(.alwaysTemplate)
        case "original": image = image.withRenderingMode(.alwaysOriginal)
        default: break
        }
        return image
    }

    /// The picture of a name; `system` is the catalogue of symbols. A picture that is missing has its size in the file.
    func image(named name: String, catalog: String?, at element: InterfaceElement) -> UIImage? {
        if catalog == "system" || (catalog == nil && isSystemSymbol(name)) {
            if let symbol = UIImage(systemName: name) { return symbol }
            report(element, "there is no symbol named \(name)")
            return nil
        }
        if let image = UIImage(named: name, in: bundle, compatibleWith: nil) { return image }
        if bundle != .main, let image = UIImage(named: name) { return image }
        let message = "Could not load the \"\(name)\" image referenced from a nib in the bundle"
        report(element, message, kind: name)
        return nil
    }

    /// Old and new files mark symbols at the resource too.
    private func isSystemSymbol(_ name: String) -> Bool {
        document.resource("image", named: name)?["catalog"] == "system"
    }

    /// The configuration of a `preferredSymbolConfiguration` element.
    func symbolConfiguration(_ element: InterfaceElement) -> UIImage.SymbolConfiguration? {
        let scale = element["scale"].flatMap { Self.scales[$0] } ?? .unspecified
        let weight = element["weight"].flatMap { Self.symbolWeights[$0] } ?? .unspecified
        var configuration: UIImage.SymbolConfiguration?
        switch element["configurationType"] {
        case "pointSize":
            configuration = UIImage.SymbolConfiguration(
                pointSize: element.number("pointSize") ?? 17, weight: weight, scale: scale)
        case "font":
            if let font = element.child("fontDescription") {
                configuration = UIImage.SymbolConfiguration(font: self.font(font), scale: scale)
            }
        default:
            if element["scale"] != nil { configuration = UIImage.SymbolConfiguration(scale: scale) }
            if element["weight"] != nil {
                let heavier = UIImage.SymbolConfiguration(weight: weight)
                configuration = configuration.map { $0.applying(heavier) } ?? heavier
            }
        }
        guard let colors = colors(of: element) else { return configuration }
        return configuration.map { $0.applying(colors) } ?? colors
    }

    private func colors(of element: InterfaceElement) -> UIImage.SymbolConfiguration? {
        let mode = element["renderingMode"] ?? element["preferredRenderingMode"]
        if mode == "hierarchical",
            let color = (element.child(key: "hierarchicalColor") ?? element.child("color")).flatMap({
                color($0)
            })
        {
            return UIImage.SymbolConfiguration(hierarchicalColor: color)
        }
        let palette = element.children.first { $0.key == "paletteColors" || $0.name == "paletteColors" }
        let colors = (palette?.children ?? []).compactMap { $0.name == "color" ? color($0) : nil }
        if !colors.isEmpty { return UIImage.SymbolConfiguration(paletteColors: colors) }
        if mode == "multicolor" { return .preferringMulticolor() }
        return nil
    }

    private static let scales: [String: UIImage.SymbolScale] = [
        "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]
    private static let symbolWeights: [String: UIImage.SymbolWeight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
