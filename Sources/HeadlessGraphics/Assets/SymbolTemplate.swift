internal import DisplayList
internal import LayoutCore
import Foundation

/// The file of a symbol set: an SVG file by Apple's template, with a group for each weight and scale, `Regular-M`, and lines
/// for baselines and margins.
struct SymbolTemplate {
    /// The drawings by weight and scale.
    private(set) var drawings:
        [(weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale, drawing: SymbolDrawing)] = []

    private struct Group {
        var id: String
        var transform: Transform
    }

    private struct Variant {
        var layers: [SymbolDrawing.Layer] = []
    }

    private var variants: [String: Variant] = [:]
    /// The coordinates of guides: x of margins, y of baselines.
    private var guides: [String: Double] = [:]

    private static let weights: [String: UIImage.SymbolWeight] = [
        "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Regular": .regular, "Medium": .medium,
        "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
    ]
    private static let scales: [String: UIImage.SymbolScale] = ["S": .small, "M": .medium, "L": .large]

    init(_ text: String) {
        read(text)
        for (name, variant) in variants.sorted(by: { $0.key < $1.key }) where !variant.layers.isEmpty {
            let parts = name.split(separator: "-").map(String.init)
            guard parts.count == 2, let weight = Self.weights[parts[0]], let scale = Self.scales[parts[1]]
            else {
                continue
            }
            drawings.append((weight, scale, drawing(of: name, variant, scale, parts[1])))
        }
    }

    /// The drawing with its origin at the left margin on the baseline.
    private func drawing(
        of name: String, _ variant: Variant, _ scale: UIImage.SymbolScale, _ letter: String
    ) -> SymbolDrawing {
        let left = guides["left-margin-" + name] ?? (name == "Regular-M" ? guides["left-margin"] : nil)
        let right = guides["right-margin-" + name] ?? (name == "Regular-M" ? guides["right-margin"] : nil)
        let baseline = guides["Baseline-" + letter] ?? 0
        // Templates draw each scale in its size; the kit scales what is drawn in the size of the medium one.
        let factor = 1 / scale.factor
        let shift = Transform(
            a: factor, b: 0, c: 0, d: factor, tx: -(left ?? 0) * factor, ty: -baseline * factor)
        let layers = variant.layers.map { layer in
            var moved = layer
            moved.path = CGPath(layer.path.displayPath.applying(shift))
            return moved
        }
        var width: CGFloat?
        if let left, let right, right > left { width = CGFloat((right - left) * factor) }
        return SymbolDrawing(layers: layers, width: width)
    }

    // MARK: Tags

    private mutating func read(_ text: String) {
        var groups: [Group] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<") {
            if rest[start...].hasPrefix("<!--") {
                guard let end = rest.range(of: "-->") else { return }
                rest = rest[end.upperBound...]
                continue
            }
            guard let end = rest[start...].firstIndex(of: ">") else { return }
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
            if tag.hasPrefix("/g") {
                _ = groups.popLast()
            } else if name == "g" {
                if !tag.hasSuffix("/") {
                    let own = Self.transform(Self.attribute("transform", of: tag))
                    groups.append(Group(id: Self.attribute("id", of: tag) ?? "", transform: own))
                }
            } else {
                shape(name, tag, groups)
            }
        }
    }

    private mutating func shape(_ name: Substring, _ tag: Substring, _ groups: [Group]) {
        let path = Self.attribute("d", of: tag)
        if let id = Self.attribute("id", of: tag), id.contains("margin") || id.hasPrefix("Baseline") {
            let numbers = (path ?? "").split { !"0123456789.-".contains($0) }.compactMap { Double($0) }
            let x = Self.attribute("x1", of: tag).flatMap(Double.init) ?? numbers.first
            let y = Self.attribute("y1", of: tag).flatMap(Double.init) ?? numbers.dropFirst().first
            guides[id] = id.contains("margin") ? x : y
        }
        guard name == "path", let path, let parsed = PathReader.path(path),
            let group = groups.last(where: { Self.isVariant($0.id) })
        else { return }
        let own = Self.transform(Self.attribute("transform", of: tag))
        let placed = groups.reversed().reduce(parsed.applying(own)) { $0.applying($1.transform) }
        var layer = SymbolDrawing.Layer(path: CGPath(placed))
        Self.style(&layer, Self.attribute("class", of: tag) ?? "")
        variants[group.id, default: Variant()].layers.append(layer)
    }

    private static func isVariant(_ id: String) -> Bool {
        let parts = id.split(separator: "-").map(String.init)
        return parts.count == 2 && weights[parts[0]] != nil && scales[parts[1]] != nil
    }

    /// Reads the classes of layers: `hierarchical-0:secondary multicolor-0:systemRedColor`.
    private static func style(_ layer: inout SymbolDrawing.Layer, _ classes: String) {
        for word in classes.split(separator: " ") {
            let parts = word.split(separator: ":").map(String.init)
            guard parts.count == 2 else { continue }
            if parts[0].hasPrefix("hierarchical") {
                layer.level =
                    parts[1] == "secondary" ? .secondary : parts[1] == "tertiary" ? .tertiary : .primary
            } else if parts[0].hasPrefix("multicolor") {
                layer.color = SystemColorNames.color(parts[1])
            }
        }
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        var rest = tag
        while let range = rest.range(of: name) {
            let before = range.lowerBound > tag.startIndex ? tag[tag.index(before: range.lowerBound)] : " "
            let after = tag[range.upperBound...].drop { $0.isWhitespace }
            if before.isWhitespace, after.first == "=" {
                let value = after.dropFirst().drop { $0.isWhitespace }
                guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
                return String(value.dropFirst().prefix { $0 != quote })
            }
            rest = rest[range.upperBound...]
        }
        return nil
    }

    private static func transform(_ text: String?) -> Transform {
        guard let text, let open = text.firstIndex(of: "(") else { return .identity }
        let numbers = text[open...].split { "(), ".contains($0) }.compactMap { Double($0) }
        if text.hasPrefix("matrix"), numbers.count == 6 {
            return Transform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        }
        if text.hasPrefix("translate"), let x = numbers.first {
            return Transform.translation(x: x, y: numbers.dropFirst().first ?? 0)
        }
        return .identity
    }
}
