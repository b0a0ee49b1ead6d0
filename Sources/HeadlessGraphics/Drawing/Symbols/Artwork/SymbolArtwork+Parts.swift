internal import DisplayList
internal import LayoutCore

extension SymbolArtwork {
    /// The gap between a line and what it crosses, in units.
    static let gap = 7.0

    /// Adds the parts of a drawing with lines of a width.
    mutating func add(_ parts: [SymbolPart], isFilled: Bool, lineWidth: Double) {
        for part in parts.compactMap({ $0.chosen(isFilled: isFilled) }) {
            let width = lineWidth * part.share
            var step = Step(ink: .area(part.path), level: part.level, step: part.step, color: part.color)
            switch part.kind {
            case .line, .outline, .detail, .sign: step.ink = .rounded(part.path, width)
            case .area: break
            case .body, .detailBody, .signBody: step.ink = .body(part.path, width: width)
            case .cutLine:
                // A line cut out of an area looks bolder than the same line on its own.
                step = Step(ink: .rounded(part.path, width * 0.9), isErased: true)
            case .cutBody: step = Step(ink: .body(part.path, width: width * 0.9), isErased: true)
            case .gap: step = Step(ink: .rounded(part.path, width + 2 * Self.gap), isErased: true)
            case .gapBody: step = Step(ink: .body(part.path, width: width + 2 * Self.gap), isErased: true)
            }
            if part.isKnockout {
                step.isKnockout = true
                if parts.contains(where: { $0.color != nil }) { step.color = step.color ?? .white }
            }
            steps.append(step)
        }
    }
}

extension SymbolArtwork.Ink {
    /// A line with round ends and corners.
    static func rounded(_ path: Path, _ width: Double) -> Self {
        .line(path, StrokeStyle(width: width, cap: .round, join: .round))
    }
}
