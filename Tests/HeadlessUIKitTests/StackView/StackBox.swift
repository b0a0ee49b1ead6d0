import UIKit

/// A view of a natural size, whose baselines lie where a strut inside of it ends.
final class StackBox: UIView {
    var natural: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    private let strut = UIView()

    init(_ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil) {
        natural = CGSize(width: width, height: height)
        super.init(frame: .zero)
        strut.frame = CGRect(x: 0, y: 0, width: 1, height: baseline ?? height)
        addSubview(strut)
    }

    required init?(coder: NSCoder) { fatalError("not read from a nib") }

    override var intrinsicContentSize: CGSize { natural }
    override var forFirstBaselineLayout: UIView { strut }
    override var forLastBaselineLayout: UIView { strut }
}

extension UIView {
    /// Sets all four priorities of the content a little above what they are by default.
    func setPriorities(above offset: Float) {
        for axis in NSLayoutConstraint.Axis.allCases {
            setContentHuggingPriority(UILayoutPriority(250 + offset), for: axis)
            setContentCompressionResistancePriority(UILayoutPriority(750 + offset), for: axis)
        }
    }
}

extension CGRect {
    /// Whether two rectangles differ by no more than a pixel's half in each edge.
    func isClose(to other: CGRect) -> Bool {
        [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY].allSatisfy {
            abs($0) < 0.34
        }
    }
}
