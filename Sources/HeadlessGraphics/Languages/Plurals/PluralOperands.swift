import Foundation

/// What rules for plurals read of a number: the operands of Unicode's LDML.
struct PluralOperands: Hashable, Sendable {
    /// The absolute value.
    var n: Double
    /// The integer digits.
    var i: Int
    /// The number of fraction digits, and without trailing zeros.
    var v = 0, w = 0
    /// The fraction digits as a number, and without trailing zeros.
    var f = 0, t = 0

    init(_ value: Int) {
        i = value == .min ? .max : abs(value)
        n = Double(i)
    }

    /// A number as it is written without trailing zeros: 1.0 has the operands of 1.
    init(_ value: Double) {
        guard value.isFinite else {
            self.init(.max)
            return
        }
        self.init(digits: "\(abs(value))")
    }

    /// A number as it is shown: "1.50" has two fraction digits.
    init(shown text: String) { self.init(digits: text, keepsZeros: true) }

    private init(digits text: String, keepsZeros: Bool = false) {
        n = abs(Double(text) ?? 0)
        i = n < 9e18 ? Int(n) : .max
        guard !text.contains("e"), let point = text.firstIndex(of: ".") else { return }
        let shown = String(text[text.index(after: point)...].prefix(15))
        let short = String(shown.reversed().drop { $0 == "0" }.reversed())
        (w, t) = (short.count, Int(short) ?? 0)
        (v, f) = keepsZeros ? (shown.count, Int(shown) ?? 0) : (w, t)
    }

    /// The operand of a letter. The exponent of compact forms is 0: such numbers are not formatted by rules.
    func value(_ letter: Character) -> Double {
        switch letter {
        case "n": n
        case "i": Double(i)
        case "v": Double(v)
        case "w": Double(w)
        case "f": Double(f)
        case "t": Double(t)
        default: 0
        }
    }
}
