/// The priorities of a view's content hugging and compression resistance.
struct ContentPriorities: Equatable {
    var horizontalHugging = UILayoutPriority.defaultLow
    var verticalHugging = UILayoutPriority.defaultLow
    var horizontalCompression = UILayoutPriority.defaultHigh
    var verticalCompression = UILayoutPriority.defaultHigh

    /// Of what has one height, whatever its width.
    static let fixedHeight = ContentPriorities(verticalHugging: .defaultHigh)
    /// Of what has one size.
    static let fixedSize = ContentPriorities(horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh)

    /// Whether none is NaN.
    var areNumbers: Bool {
        ![horizontalHugging, verticalHugging, horizontalCompression, verticalCompression].contains {
            $0.rawValue.isNaN
        }
    }

    func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontalHugging : verticalHugging
    }

    func compressionResistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        axis == .horizontal ? horizontalCompression : verticalCompression
    }

    mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { horizontalHugging = priority } else { verticalHugging = priority }
    }

    mutating func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
        if axis == .horizontal { horizontalCompression = priority } else { verticalCompression = priority }
    }
}
