internal import DisplayList

/// An interpolated value: up to four numbers, or a transform.
enum AnimatedValue {
    case numbers(SIMD4<Double>)
    case transform(CATransform3D)
    case path(CGPath)
    /// The colours or locations of a gradient.
    case list([SIMD4<Double>])

    /// One number.
    static func number(_ value: CGFloat) -> AnimatedValue { .numbers(SIMD4(Double(value), 0, 0, 0)) }

    /// A pair, such as a point or a size.
    static func pair(_ first: CGFloat, _ second: CGFloat) -> AnimatedValue {
        .numbers(SIMD4(Double(first), Double(second), 0, 0))
    }

    /// Red, green, blue and opacity; no colour is a clear one.
    static func color(_ color: CGColor?) -> AnimatedValue {
        guard let color = color?.displayColor else { return .numbers(.zero) }
        return .numbers(SIMD4(color.red, color.green, color.blue, color.alpha))
    }

    /// The four numbers; zeros where there are none.
    var numbers: SIMD4<Double> {
        if case .numbers(let numbers) = self { numbers } else { .zero }
    }

    var number: CGFloat { CGFloat(numbers[0]) }
    var point: CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    var size: CGSize { CGSize(width: numbers[0], height: numbers[1]) }

    /// The numbers as a colour, limited to what can be shown.
    var color: CGColor {
        let shown = numbers.clamped(lowerBound: .zero, upperBound: .one)
        return CGColor(red: shown[0], green: shown[1], blue: shown[2], alpha: shown[3])
    }

    /// The value at a fraction between this one and another; values of different kinds change at the end.
    func mixed(with other: AnimatedValue, _ part: Double) -> AnimatedValue {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)): .numbers(a + (b - a) * part)
        case (.transform(let a), .transform(let b)): .transform(a.mixed(with: b, part))
        case (.path(let a), .path(let b)): .path(a.mixed(with: b, part))
        case (.list(let a), .list(let b)) where a.count == b.count:
            .list(zip(a, b).map { $0 + ($1 - $0) * part })
        default: part < 1 ? self : other
        }
    }

    /// The sum with another value, as in additive animations.
    func adding(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)): .numbers(a + b)
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        default: other
        }
    }

    /// The difference that added to `other` gives this value; nil where there is none.
    func difference(to other: AnimatedValue) -> AnimatedValue? {
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)):
            return .numbers(a - b)
        case (.transform(let a), .transform(let b)):
            let inverse = CATransform3DInvert(b)
            // A transform without an inverse is returned unchanged.
            let back = CATransform3DConcat(b, inverse)
            guard abs(back.m11 - 1) + abs(back.m22 - 1) + abs(back.m33 - 1) < 1e-6 else { return nil }
            return .transform(CATransform3DConcat(a, inverse))
        default:
            return nil
        }
    }

    /// The value whose addition changes nothing, of this kind.
    var neutral: AnimatedValue {
        if case .transform = self { .transform(CATransform3DIdentity) } else { .numbers(.zero) }
    }
}

extension AnimatedValue: Equatable {
    static func == (a: AnimatedValue, b: AnimatedValue) -> Bool {
        switch (a, b) {
        case (.numbers(let a), .numbers(let b)): a == b
        case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
        case (.path(let a), .path(let b)): a === b
        case (.list(let a), .list(let b)): a == b
        default: false
        }
    }
}
