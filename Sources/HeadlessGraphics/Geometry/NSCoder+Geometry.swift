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

// Values under keys. Points, sizes and rectangles are written as Foundation writes them, the others as texts.
extension NSCoder {
    /// Writes a vector.
    public func encode(_ vector: CGVector, forKey key: String) {
        encode(Self.string(for: vector), forKey: key)
    }

    /// Writes a transform.
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(Self.string(for: transform), forKey: key)
    }

    /// Writes insets.
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(Self.string(for: insets), forKey: key)
    }

    /// Writes insets.
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
        encode(Self.string(for: insets), forKey: key)
    }

    /// Writes an offset.
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(Self.string(for: offset), forKey: key)
    }

    /// The point of a key; zero where there is none.
    public func decodeCGPoint(forKey key: String) -> CGPoint {
        containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
    }

    /// The size of a key; zero where there is none.
    public func decodeCGSize(forKey key: String) -> CGSize {
        containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
    }

    /// The rectangle of a key; zero where there is none.
    public func decodeCGRect(forKey key: String) -> CGRect {
        containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
    }

    /// The vector of a key; zero where there is none.
    public func decodeCGVector(forKey key: String) -> CGVector {
        let numbers = numbers(forKey: key, count: 2)
        return CGVector(dx: numbers[0], dy: numbers[1])
    }

    /// The transform of a key; all zeros where there is none.
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        let numbers = numbers(forKey: key, count: 6)
        return CGAffineTransform(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }

    /// The insets of a key; zero where there are none.
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        let numbers = numbers(forKey: key, count: 4)
        return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }

    /// The insets of a key; zero where there are none.
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        let numbers = numbers(forKey: key, count: 4)
        return NSDirectionalEdgeInsets(
            top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }

    /// The offset of a key; zero where there is none.
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        let numbers = numbers(forKey: key, count: 2)
        return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    private func numbers(forKey key: String, count: Int) -> [CGFloat] {
        let text = containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key) : nil
        return text.flatMap { GeometryStrings.numbers(in: $0 as String, count: count) }
            ?? [CGFloat](repeating: 0, count: count)
    }
}
