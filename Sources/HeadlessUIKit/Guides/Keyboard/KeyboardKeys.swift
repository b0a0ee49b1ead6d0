import Foundation

/// The frames of the keys: three rows of letters and one with the space bar.
struct KeyboardKeys {
    struct Key {
        var title: String
        var frame: CGRect
        var isDark = false
        /// Whether the title is one sign, which is set larger than a word.
        var isSign: Bool { title.count == 1 }
    }

    private(set) var keys: [Key] = []
    /// The lines between the three suggestions.
    private(set) var suggestionLines: [CGRect] = []

    /// The spacing of the keys.
    private let gap: CGFloat
    private let pitch: CGSize
    private let area: CGRect

    init(in box: CGRect, covered: UIEdgeInsets, barHeight: CGFloat, isWide: Bool) {
        let bar = min(barHeight, box.height / 3)
        // Without a home button the keys end well above the edge: there are two more symbols below them.
        let foot = covered.bottom == 0 || isWide ? covered.bottom : max(covered.bottom, 75)
        let side = max(covered.left, covered.right) + 3
        gap = isWide ? 8 : 6
        area = box.inset(
            by: UIEdgeInsets(
                top: bar + 2, left: side, bottom: min(foot, box.height / 3), right: side))
        pitch = CGSize(width: (area.width + gap) / 10, height: area.height / 4)
        if bar > 20 {
            suggestionLines = [1, 2].map { third in
                CGRect(
                    x: (box.minX + box.width * CGFloat(third) / 3).rounded(), y: box.minY + 12,
                    width: 1, height: bar - 18)
            }
        }
        guard pitch.width > gap, pitch.height > 4 else { return }
        addLetters("QWERTYUIOP", row: 0)
        addLetters("ASDFGHJKL", row: 1)
        addLetters("ZXCVBNM", row: 2)
        addSpecial("⇧", row: 2, from: 0, to: 1.25)
        addSpecial("⌫", row: 2, from: 8.75, to: 10)
        addSpecial("123", row: 3, from: 0, to: 2.5)
        keys.append(Key(title: "space", frame: frame(row: 3, from: 2.5, to: 7.5)))
        addSpecial("return", row: 3, from: 7.5, to: 10)
    }

    private mutating func addLetters(_ letters: String, row: CGFloat) {
        let start = (10 - CGFloat(letters.count)) / 2
        for (index, letter) in letters.enumerated() {
            let from = start + CGFloat(index)
            keys.append(Key(title: String(letter), frame: frame(row: row, from: from, to: from + 1)))
        }
    }

    private mutating func addSpecial(_ title: String, row: CGFloat, from: CGFloat, to: CGFloat) {
        keys.append(Key(title: title, frame: frame(row: row, from: from, to: to), isDark: true))
    }

    /// The box of a key that spans from one tenth of a row to another.
    private func frame(row: CGFloat, from: CGFloat, to: CGFloat) -> CGRect {
        let space = min(11, pitch.height * 0.2)
        return CGRect(
            x: area.minX + from * pitch.width, y: area.minY + row * pitch.height + space / 2,
            width: (to - from) * pitch.width - gap, height: pitch.height - space)
    }
}
