internal import DisplayList

/// The colours of overlays.
///
/// Each has a contrast of 3 to 1 to white and to black, and white text on it one of 4.5 to 1: the luminance lies between
/// 0.10 and 0.183.
enum OverlayInk: Int, CaseIterable {
    case blue, amber, magenta, red, green, violet, teal, orange

    /// The colour, opaque.
    var color: Color { color(alpha: 1) }

    /// The colour.
    func color(alpha: Double) -> Color {
        let (red, green, blue): (Double, Double, Double) =
            switch self {
            case .blue: (0x17, 0x6B, 0xE0)
            case .amber: (0x8F, 0x6B, 0x00)
            case .magenta: (0xC4, 0x1E, 0xA8)
            case .red: (0xDC, 0x26, 0x26)
            case .green: (0x12, 0x80, 0x3C)
            case .violet: (0x7C, 0x4D, 0xE8)
            case .teal: (0x0B, 0x7C, 0x86)
            case .orange: (0xBF, 0x55, 0x08)
            }
        return Color(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }

    /// The colour of a depth; depths that differ by eight share one.
    init(depth: Int) {
        let inks: [OverlayInk] = [.blue, .green, .orange, .violet, .teal, .red, .amber, .magenta]
        self = inks[depth % inks.count]
    }
}
