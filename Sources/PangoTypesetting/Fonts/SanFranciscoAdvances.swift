/// How much wider or narrower San Francisco's letters are than Inter's of the same weight, in thousandths of the
/// size, besides what the system's tracking adds.
///
/// San Francisco has a design for text, up to 17 points, and one for display, from 28 points on; between the two
/// sizes it goes from one to the other. The numbers were fitted to widths of words in pictures that were recorded
/// on iOS. Each letter's was drawn towards what all letters need, at display sizes with the differences between
/// Inter 4's display cut and Inter 3.19, so that letters that are seldom in the pictures keep Inter's proportions.
/// `Documentation/SystemFont.md` says how far words are off.
enum SanFranciscoAdvances {
    /// What every glyph needs, by weight: at text and at display sizes.
    private static let common: [(weight: Double, text: Double, display: Double)] = [
        (400, 0.1, -48.8), (500, 3.7, -44.5), (600, 8.8, -38.7), (700, -0.8, -47.5),
    ]

    /// What single letters need besides: regular and bold at text sizes, regular and bold at display sizes.
    static let letters: [(letter: Unicode.Scalar, text: Int, boldText: Int, display: Int, boldDisplay: Int)] =
        [
            (" ", 3, 4, -5, 6), ("!", 0, 0, -25, -40), ("\"", 0, 0, 34, 40), ("#", -2, -2, 1, 4),
            ("$", 0, 0, 10, 28), ("%", 0, 0, 40, 40), ("&", 0, 0, 3, 3), ("'", 4, 4, 73, 99),
            ("(", 8, 8, -22, -40), (")", 8, 8, -23, -41), ("*", 0, 0, 3, 1), ("+", 8, 8, 10, 12),
            (",", 13, 13, -13, -15), ("-", 13, 15, 15, 20), (".", 11, 13, -15, -15),
            ("/", -36, -36, -28, -27), ("0", -9, -4, 17, -8), ("1", 21, 21, 29, 28), ("2", 7, 7, 23, 32),
            ("3", -7, -7, -10, -16), ("4", 16, 16, 23, 23), ("5", 9, 10, 12, -4), ("6", 2, 2, -4, -11),
            ("7", -1, -1, -23, -16), ("8", 3, 3, 2, -14), ("9", 11, 11, 4, -3), (":", 12, 14, -9, -9),
            (";", 0, 0, -23, -26), ("<", 3, 3, 5, 8), ("=", 0, 0, 3, 5), (">", 1, 1, 3, 6),
            ("?", 0, 0, 53, 37), ("@", -8, -8, 64, -1), ("A", -15, -15, 2, -14), ("B", 5, 3, 25, 15),
            ("C", -20, -21, 12, -14), ("D", 11, 11, 13, 13), ("E", -5, -6, 7, 16), ("F", -8, -4, -6, 23),
            ("G", -3, -2, 17, 2), ("H", 10, 10, 10, 11), ("I", 1, 4, 2, 10), ("J", 4, 4, 29, 26),
            ("K", 5, 6, 22, 33), ("L", 9, 13, 13, 30), ("M", -20, -19, -14, -5), ("N", -23, -24, -33, -4),
            ("O", 13, 14, 30, 5), ("P", -6, -1, 4, 12), ("Q", -3, -3, 16, -11), ("R", 11, 12, 34, 33),
            ("S", -4, -3, 7, 26), ("T", -23, -23, -23, -29), ("U", 2, 3, -3, 8), ("V", -3, -4, 8, -17),
            ("W", 15, 15, 49, 6), ("X", -1, -1, 27, 3), ("Y", -33, -32, -16, -32), ("Z", 2, 2, 24, -1),
            ("[", 0, 0, -30, -40), ("\\", 0, 0, 2, 4), ("]", 0, 0, -30, -40), ("^", 0, 0, 3, 5),
            ("_", 17, 22, 51, 48), ("`", 0, 0, -40, -40), ("a", -13, -8, -25, -6), ("b", -5, -1, -23, -5),
            ("c", 7, 8, -1, -1), ("d", -6, -9, -34, -22), ("e", -12, -19, -36, -36), ("f", 1, 4, -26, 13),
            ("g", 4, -1, 0, 0), ("h", -10, -9, -19, -17), ("i", 6, 3, 0, -2), ("j", 0, 0, 3, 5),
            ("k", -10, -12, -13, -13), ("l", 14, 5, 4, -4), ("m", -3, -7, -7, -12), ("n", 0, -8, -11, -21),
            ("o", -4, -4, -25, -14), ("p", -7, -10, -21, -18), ("q", 9, 9, -3, 3), ("r", 8, 11, -11, 3),
            ("s", -7, -10, -23, -23), ("t", -4, 4, -28, 9), ("u", 6, 5, 5, -2), ("v", -21, -23, -30, -23),
            ("w", -29, -26, -51, -24), ("x", -17, -18, -17, -25), ("y", -16, -16, -26, -16),
            ("z", 2, -2, -26, -20), ("{", 0, 0, 40, 40), ("|", 0, 0, 3, 3), ("}", 0, 0, 40, 40),
            ("~", 0, 0, 3, 5), ("‘", 4, 4, 32, 21), ("’", 4, 4, 46, 35), ("“", 0, 0, -8, 40),
            ("”", 0, 0, -7, 35), ("–", 27, 27, 57, 54), ("—", 0, 0, 34, 30), ("…", 46, 46, -89, -80),
            ("•", 0, 0, -29, -6), ("·", 0, 0, -22, -23), ("€", -4, -5, -1, 1), ("£", 0, 0, -15, -31),
            ("©", 0, 0, 2, 6), ("®", 0, 0, -6, 4), ("°", 0, 0, 2, 7), ("×", 0, 0, 3, 5),
        ]

    /// What every glyph of a weight needs, at text and at display sizes.
    static func common(ofWeight weight: Double) -> (text: Double, display: Double) {
        let upper = common.firstIndex { weight < $0.weight } ?? common.count
        let (low, high) = (common[max(0, upper - 1)], common[min(upper, common.count - 1)])
        guard high.weight > low.weight else { return (low.text, low.display) }
        let share = (weight - low.weight) / (high.weight - low.weight)
        return (low.text + (high.text - low.text) * share, low.display + (high.display - low.display) * share)
    }
}
