extension AnimatedValue {
    /// The value of an object that a program passes to an animation: numbers, points, sizes, rectangles,
    /// transforms,
    /// colours, paths, values that wrap them, and lists of colours or numbers. Nil for anything else.
    init?(_ value: Any?) {
        switch value {
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as CGPoint: self = .pair(value.x, value.y)
        case let value as CGSize: self = .pair(value.width, value.height)
        case let value as CGRect: self.init(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as UIColor: self = .color(value.cgColor)
        case let value as CGPath: self = .path(value)
        case let value as UIBezierPath: self = .path(value.cgPath)
        case let value as NSValue: self.init(wrapped: value)
        case let value as [NSNumber]: self = .list(value.map { SIMD4($0.doubleValue, 0, 0, 0) })
        case let value as [Double]: self = .list(value.map { SIMD4($0, 0, 0, 0) })
        case let value as [Any]: self = .list(value.compactMap { AnimatedValue($0)?.numbers })
        default: return nil
        }
    }

    init(_ rect: CGRect) {
        self = .numbers(
            SIMD4(Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)))
    }

    private init?(wrapped value: NSValue) {
        if let number = value as? NSNumber {
            self = .number(CGFloat(number.doubleValue))
            return
        }
        if value.holds(NSValue(cgRect: .zero)) {
            self.init(value.cgRectValue)
        } else if value.holds(NSValue(cgSize: .zero)) {
            self = .pair(value.cgSizeValue.width, value.cgSizeValue.height)
        } else if value.holds(NSValue(cgPoint: .zero)) {
            self = .pair(value.cgPointValue.x, value.cgPointValue.y)
        } else if value.holds(NSValue(cgAffineTransform: .identity)) {
            self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
        } else if value.holds(NSValue(caTransform3D: CATransform3DIdentity)) {
            self = .transform(value.caTransform3DValue)
        } else {
            return nil
        }
    }

    /// The value times a factor; only numbers can be multiplied.
    func scaled(by factor: Double) -> AnimatedValue {
        if case .numbers(let numbers) = self { .numbers(numbers * factor) } else { self }
    }

    /// Whether all of the value's numbers are finite.
    var isFinite: Bool {
        let sum = numbers.sum()
        return sum - sum == 0
    }
}
