internal import DisplayList
internal import LayoutCore

/// Makes the artwork of a form in one weight.
struct SymbolComposer {
    var weight: UIImage.SymbolWeight
    /// The width of lines, in units.
    var lineWidth: Double

    init(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) {
        self.weight = weight
        lineWidth = weight.lineWidth * scale.lineFactor / scale.factor
    }

    /// The artwork of a form with its box.
    func artwork(of form: SymbolForm) -> SymbolArtwork {
        var artwork = SymbolArtwork()
        artwork.steps = steps(of: form, isFilled: false)
        artwork.stepCount = artwork.steps.compactMap(\.step).max() ?? 0
        artwork.hasColors = artwork.steps.contains { $0.color != nil }
        artwork.fitBox(margin: form.margin)
        return artwork
    }

    func steps(of form: SymbolForm, isFilled: Bool) -> [SymbolArtwork.Step] {
        switch form {
        case .drawing(let drawing):
            var artwork = SymbolArtwork()
            artwork.add(drawing.parts, isFilled: isFilled, lineWidth: lineWidth)
            return artwork.steps
        case .text(let text): return [SymbolArtwork.Step(ink: .area(SymbolText.path(text, weight)))]
        case .filled(let form): return steps(of: form, isFilled: true)
        case .enclosed(let inner, let enclosure, let name):
            return enclosed(inner, by: enclosure, named: name, isFilled: isFilled)
        case .slashed(let form): return slashed(steps(of: form, isFilled: isFilled))
        case .badged(let form, let badge, let name):
            let base = steps(of: form, isFilled: isFilled).map { step in
                var step = step
                step.level = max(2, step.level)
                return step
            }
            return base + badged(form, with: badge, named: name)
        }
    }

    // MARK: Enclosures

    /// A symbol inside of an enclosure: drawn in it, or cut out of it where it is filled.
    private func enclosed(
        _ inner: SymbolForm, by enclosure: SymbolEnclosure, named name: String, isFilled: Bool
    ) -> [SymbolArtwork.Step] {
        var outside = SymbolArtwork()
        outside.add(enclosure.drawing.parts, isFilled: isFilled, lineWidth: lineWidth * 0.95)
        let color = isFilled ? Self.colors[name] : nil
        var result = outside.steps.map { step in
            var step = step
            step.level = 2
            step.color = color ?? step.color
            return step
        }
        var inside = fitted(inner, into: enclosure.inside)
        inside.isKnockout = isFilled
        if color != nil { inside.color = .white }
        result.append(inside)
        return result
    }

    /// The colours of filled enclosures of some symbols.
    private static let colors: [String: SymbolColor] = [
        "plus": .green, "minus": .red, "xmark": .red, "checkmark": .green, "exclamationmark": .red,
        "questionmark": .blue, "info": .blue, "heart": .red, "bolt": .yellow, "phone": .green,
        "video": .green,
    ]

    /// A symbol as one step, centred in a rectangle that it fits into.
    func fitted(_ form: SymbolForm, into rect: Rect) -> SymbolArtwork.Step {
        // The size does not depend on the weight, so that a bold sign is as large as a light one.
        var regular = self
        (regular.weight, regular.lineWidth) = (.regular, UIImage.SymbolWeight.regular.lineWidth)
        let bounds = SymbolArtwork.bounds(of: regular.steps(of: form, isFilled: form.hasFill))
        guard let bounds, bounds.size.width > 0, bounds.size.height > 0 else {
            return SymbolArtwork.Step(ink: .group([]))
        }
        let scale = min(rect.size.width / bounds.size.width, rect.size.height / bounds.size.height, 0.7)
        var composer = self
        // Bold lines leave less space in an enclosure: they grow by half of what they grow outside.
        let regularWidth = regular.lineWidth
        let width = lineWidth > regularWidth ? (lineWidth + regularWidth) / 2 : lineWidth
        composer.lineWidth = width * 0.92 / scale
        let group = SymbolArtwork.Ink.group(composer.steps(of: form, isFilled: form.hasFill))
        let (x, y) = (bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2)
        return SymbolArtwork.Step(
            ink: group.scaled(
                by: scale, x: rect.origin.x + rect.size.width / 2 - x * scale,
                y: rect.origin.y + rect.size.height / 2 - y * scale))
    }

    // MARK: Slashes and badges

    private func slashed(_ steps: [SymbolArtwork.Step]) -> [SymbolArtwork.Step] {
        guard let bounds = SymbolArtwork.bounds(of: steps) else { return steps }
        let (x, y) = (bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2)
        let half = min(max(max(bounds.size.width, bounds.size.height) * 0.44, 38), 48)
        var slash = Path()
        slash.move(to: Point(x: x - half, y: y - half))
        slash.addLine(to: Point(x: x + half, y: y + half))
        var artwork = SymbolArtwork()
        artwork.add(
            [SymbolPart(kind: .gap, path: slash), SymbolPart(kind: .line, path: slash)], isFilled: false,
            lineWidth: lineWidth)
        return steps + artwork.steps
    }

    /// A filled circle at the lower right, with a sign that is cut out of it; without a sign at the upper right.
    private func badged(
        _ form: SymbolForm, with badge: SymbolNotation?, named name: String
    ) -> [SymbolArtwork.Step] {
        var regular = self
        (regular.weight, regular.lineWidth) = (.regular, UIImage.SymbolWeight.regular.lineWidth)
        let steps = regular.steps(of: form, isFilled: false)
        guard let bounds = SymbolArtwork.bounds(of: steps) else { return [] }
        let radius = badge == nil ? 15.0 : 22.0
        let right = bounds.origin.x + bounds.size.width - (badge == nil ? 17 : 14)
        let (top, bottom) = (bounds.origin.y + 15, bounds.origin.y + bounds.size.height - 15)
        let center = Point(x: right, y: badge == nil ? top : bottom)
        let box = Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
        var artwork = SymbolArtwork()
        var circle = SymbolPart(kind: .area, path: Path(ellipseIn: box))
        circle.color = badge == nil ? .red : Self.colors[name] ?? .blue
        let gap = SymbolPart(kind: .cutBody, path: Path(ellipseIn: box.grown(by: Self.badgeGap)))
        artwork.add([gap, circle], isFilled: false, lineWidth: 0)
        guard let badge else { return artwork.steps }
        var sign = fitted(.drawing(badge), into: box.grown(by: -radius * 0.42))
        sign.isErased = true
        return artwork.steps + [sign]
    }

    private static let badgeGap = 6.0
}
