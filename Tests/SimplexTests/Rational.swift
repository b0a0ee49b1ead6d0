/// An exact fraction, for systems with small numbers; overflow traps.
struct Rational: Hashable, Comparable, ExpressibleByIntegerLiteral {
    let numerator: Int
    let denominator: Int

    init(_ numerator: Int, _ denominator: Int = 1) {
        precondition(denominator != 0)
        var (a, b) = (abs(numerator), abs(denominator))
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = max(a, 1) * (denominator < 0 ? -1 : 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    init(integerLiteral value: Int) { self.init(value) }

    var value: Double { Double(numerator) / Double(denominator) }
    var magnitude: Rational { Rational(abs(numerator), denominator) }

    static func + (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)
    }
    static prefix func - (a: Rational) -> Rational { Rational(-a.numerator, a.denominator) }
    static func - (a: Rational, b: Rational) -> Rational { a + -b }
    static func * (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.numerator, a.denominator * b.denominator)
    }
    static func / (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator, a.denominator * b.numerator)
    }
    static func < (a: Rational, b: Rational) -> Bool {
        a.numerator * b.denominator < b.numerator * a.denominator
    }
}
