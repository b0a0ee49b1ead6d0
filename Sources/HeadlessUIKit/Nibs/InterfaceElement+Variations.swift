import Foundation

/// What is different in some size classes.
extension InterfaceElement {
    /// The element with its variations for traits: attributes and values of properties take the place of its own.
    func varied(for traits: UITraitCollection) -> InterfaceElement {
        let variations = matchingVariations(traits)
        guard !variations.isEmpty else { return self }
        var attributes = attributes
        var children = children
        for variation in variations {
            for (name, value) in variation.attributes where name != "key" { attributes[name] = value }
            for child in variation.children where child.name != "mask" {
                guard let key = child.key else { continue }
                children.removeAll { $0.key == key }
                attributes[key] = nil
                children.append(child)
            }
            // An attribute takes the place of a child for the same property.
            for name in variation.attributes.keys where name != "key" {
                children.removeAll { $0.key == name && $0.name != "variation" }
            }
        }
        return InterfaceElement(
            name: name, attributes: attributes, children: children, text: text, line: line)
    }

    /// The properties that variations change.
    var variedNames: Set<String> {
        var names: Set<String> = []
        for child in children where child.name == "variation" {
            names.formUnion(child.attributes.keys)
            names.formUnion(child.children.compactMap { $0.name == "mask" ? nil : $0.key })
        }
        names.remove("key")
        return names
    }

    /// The identifiers of subviews or constraints that are not installed for traits.
    func excluded(_ list: String, for traits: UITraitCollection) -> Set<String> {
        var excluded: Set<String> = []
        for variation in matchingVariations(traits) {
            for mask in variation.children where mask.name == "mask" && mask.key == list {
                for change in mask.children {
                    guard let id = change["reference"] else { continue }
                    if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
                }
            }
        }
        return excluded
    }

    /// Whether variations install different subviews or constraints.
    var hasMasks: Bool {
        children.contains { $0.name == "variation" && $0.child("mask") != nil }
    }

    private func matchingVariations(_ traits: UITraitCollection) -> [InterfaceElement] {
        let found = children.filter { $0.name == "variation" }
        guard !found.isEmpty else { return [] }
        // The default comes first, then the less specific: what names both classes decides.
        return found.enumerated()
            .compactMap { index, variation in
                variation.specificity(traits).map { (specificity: $0, index: index, variation: variation) }
            }
            .sorted { ($0.specificity, $0.index) < ($1.specificity, $1.index) }
            .map(\.variation)
    }

    /// The number of conditions of a variation; nil where one does not hold.
    private func specificity(_ traits: UITraitCollection) -> Int? {
        guard let key, key != "default" else { return 0 }
        let conditions = key.split(separator: "-")
        for condition in conditions {
            let parts = condition.split(separator: "=")
            guard parts.count == 2 else { return nil }
            let holds =
                switch parts[0] {
                case "heightClass": Self.matches(traits.verticalSizeClass, parts[1])
                case "widthClass": Self.matches(traits.horizontalSizeClass, parts[1])
                case "layoutDirection":
                    (traits.layoutDirection == .rightToLeft) == (parts[1] == "rightToLeft")
                case "gamut", "displayGamut": (traits.displayGamut == .P3) == (parts[1] == "P3")
                default: false
                }
            if !holds { return nil }
        }
        return conditions.count
    }

    private static func matches(_ value: UIUserInterfaceSizeClass, _ name: Substring) -> Bool {
        switch name {
        case "compact": value == .compact
        case "regular": value == .regular
        default: false
        }
    }
}
