import Foundation

extension NSCoder {
    /// A point as text: `{1, 2}`.
    public class func string(for point: CGPoint) -> String { GeometryStrings.string(for: point.x, point.y) }

    /// A vector as text: `{1, 2}`.
    public class func string(for vector: CGVector) -> String {
        GeometryStrings.string(for: vector.dx, vector.dy)
    }

    /// A size as text: `{1, 2}`.
    public class func string(for size: CGSize) -> String {
        GeometryStrings.string(for: size.width, size.height)
    }

    /// A rectangle as text: `{{0, 0}, {1, 2}}`.
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }

    /// A transform as text: `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        return "[" + numbers.map(GeometryStrings.string(for:)).joined(separator: ", ") + "]"
    }

    /// Insets as text: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        GeometryStrings.string(for: insets.top, insets.left, insets.bottom, insets.right)
    }

    /// Insets as text: `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        GeometryStrings.string(for: insets.top, insets.leading, insets.bottom, insets.trailing)
    }

    /// An offset as text: `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String {
        GeometryStrings.string(for: offset.horizontal, offset.vertical)
    }

    /// The point that a text describes; zero where it describes none.
    public class func cgPoint(for string: String) -> CGPoint {
        guard let values = GeometryStrings.numbers(in: string, count: 2) else { return .zero }
        return CGPoint(x: values[0], y: values[1])
    }

    /// The size that a text describes; zero where it describes none.
    public class func cgSize(for string: String) -> CGSize {
        guard let values = GeometryStrings.numbers(in: string, count: 2) else { return .zero }
        return CGSize(width: values[0], height: values[1])
    }

    /// The rectangle that a text describes; zero where it describes none.
    public class func cgRect(for string: String) -> CGRect {
        guard let values = GeometryStrings.numbers(in: string, count: 4) else { return .zero }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }

    /// The insets that a text describes; zero where it describes none.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        guard let values = GeometryStrings.numbers(in: string, count: 4) else { return .zero }
        return UIEdgeInsets(top: values[0], left: values[1], bottom: values[2], right: values[3])
    }
}
