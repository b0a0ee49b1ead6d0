internal import DisplayList
internal import LayoutCore

extension SymbolSet.Entry {
    /// The artwork of a weight and scale: the drawing for it, or one made of those that there are.
    func artwork(_ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> SymbolArtwork {
        let own = variants.filter { $0.scale == scale }
        let candidates = own.isEmpty ? variants : own
        let lineFactor = own.isEmpty ? scale.lineFactor / scale.factor : 1
        guard let first = candidates.first else { return SymbolArtwork() }
        let lighter = candidates.last { $0.weight.rawValue <= weight.rawValue } ?? first
        let bolder = candidates.first { $0.weight.rawValue >= weight.rawValue } ?? lighter
        let (low, high) = (lighter.weight.lineWidth, bolder.weight.lineWidth)
        if high > low {
            let share = (weight.lineWidth - low) / (high - low)
            if let mixed = lighter.drawing.mixed(with: bolder.drawing, share) {
                return mixed.artwork(lineFactor: lineFactor)
            }
        }
        let isLighterNearer =
            weight.rawValue - lighter.weight.rawValue <= bolder.weight.rawValue - weight.rawValue
        let nearest = isLighterNearer ? lighter : bolder
        return nearest.drawing.artwork(lineFactor: lineFactor * weight.lineWidth / nearest.weight.lineWidth)
    }
}

extension SymbolDrawing {
    /// A drawing between two of the same steps; nil where they differ in more than points.
    fileprivate func mixed(with other: SymbolDrawing, _ share: Double) -> SymbolDrawing? {
        guard layers.count == other.layers.count else { return nil }
        var result = self
        let amount = CGFloat(share)
        for (index, bolder) in other.layers.enumerated() {
            let path = layers[index].path.displayPath
            guard let mixed = path.mixed(with: bolder.path.displayPath, share) else { return nil }
            result.layers[index].path = CGPath(mixed)
            if let width = layers[index].lineWidth, let other = bolder.lineWidth {
                result.layers[index].lineWidth = width + (other - width) * amount
            }
        }
        if let width, let other = other.width { result.width = width + (other - width) * amount }
        return result
    }
}

extension Path {
    /// A path between two of the same steps; nil where the steps differ.
    fileprivate func mixed(with other: Path, _ share: Double) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: Point, _ b: Point) -> Point {
            Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
        }
        var result = Path()
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)): result.elements.append(.move(mix(a, b)))
            case (.line(let a), .line(let b)): result.elements.append(.line(mix(a, b)))
            case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                result.elements.append(.curve(mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2)))
            case (.close, .close): result.elements.append(.close)
            default: return nil
            }
        }
        return result
    }
}
