import HeadlessUIKit

extension LayoutMatrix {
    /// An iPhone 16 as it comes.
    public static let single = LayoutMatrix()

    /// The smallest, a usual and the largest phone, in portrait.
    public static let phones = LayoutMatrix(devices: [.iPhoneSE, .iPhone16, .iPhone16ProMax])

    /// The smallest and the largest tablet, in both orientations.
    public static let pads = LayoutMatrix(
        devices: [.iPadMini, .iPadPro13], orientations: [.portrait, .landscapeRight])

    /// The default, the smallest and the largest size of text.
    public static let textSizes = LayoutMatrix(textSizes: [
        .large, .extraSmall, .accessibilityExtraExtraExtraLarge,
    ])

    /// The screen's own texts and all that are made from them.
    public static let pseudoLanguages = LayoutMatrix(languages: [
        .development, .doubled, .accented, .bounded, .rightToLeft,
    ])

    /// Each dimension by itself: phones, tablets, landscape, dark, sizes of text, right to left, made-up languages.
    /// Sixteen settings, which find what single dimensions break; ``everything`` finds what only combinations do.
    public static let standard =
        phones + pads + LayoutMatrix(orientations: [.landscapeRight]) + LayoutMatrix(appearances: [.dark])
        + textSizes + LayoutMatrix(directions: [.rightToLeft]) + pseudoLanguages

    /// Every combination of small and large phones and a tablet, both orientations, both appearances, small, default
    /// and largest text, both directions, and the screen's own and doubled text: 240 settings.
    public static let everything = LayoutMatrix(
        devices: [.iPhone16, .iPhoneSE, .iPhone16ProMax, .iPadMini, .iPadPro13],
        orientations: [.portrait, .landscapeRight], appearances: [.light, .dark],
        textSizes: [.large, .extraSmall, .accessibilityExtraExtraExtraLarge],
        directions: [.leftToRight, .rightToLeft], languages: [.development, .doubled])

    /// Fewer settings, among which each pair of values of two dimensions still comes together: what two
    /// dimensions break between them is found in a small part of the time.
    public var pairwise: LayoutMatrix {
        let rows = configurations.map { $0.values.map(\.value) }
        guard let width = rows.first?.count else { return self }
        let indices = (0..<width).flatMap { a in (a + 1..<width).map { (a, $0) } }
        let pairs = rows.map { row in Set(indices.map { Pair($0, $1, row[$0], row[$1]) }) }
        var open = pairs.reduce(into: Set<Pair>()) { $0.formUnion($1) }
        var chosen: [LayoutConfiguration] = []
        while !open.isEmpty {
            let gains = pairs.map { $0.intersection(open).count }
            guard let best = gains.max(), best > 0, let index = gains.firstIndex(of: best) else { break }
            chosen.append(configurations[index])
            open.subtract(pairs[index])
        }
        return LayoutMatrix(chosen)
    }

    private struct Pair: Hashable {
        let dimensions: [Int]
        let values: [String]

        init(_ a: Int, _ b: Int, _ first: String, _ second: String) {
            dimensions = [a, b]
            values = [first, second]
        }
    }
}
