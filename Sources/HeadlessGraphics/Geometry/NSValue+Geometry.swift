import Foundation

extension NSValue {
    /// Wraps a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Wraps a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// Wraps a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Wraps a vector.
    public convenience init(cgVector vector: CGVector) {
        self.init(numbers: [vector.dx, vector.dy], of: .vector)
    }
    /// Wraps an affine transform.
    public convenience init(cgAffineTransform map: CGAffineTransform) {
        self.init(numbers: [map.a, map.b, map.c, map.d, map.tx, map.ty], of: .affineTransform)
    }
    /// Wraps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right], of: .insets)
    }
    /// Wraps insets in reading direction.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            numbers: [insets.top, insets.leading, insets.bottom, insets.trailing], of: .directionalInsets)
    }
    /// Wraps an offset.
    public convenience init(uiOffset offset: UIOffset) {
        self.init(numbers: [offset.horizontal, offset.vertical], of: .offset)
    }

    /// The wrapped point; zero where something else is wrapped.
    public var cgPointValue: CGPoint { holds(NSValue(point: .zero)) ? pointValue : .zero }
    /// The wrapped size; zero where something else is wrapped.
    public var cgSizeValue: CGSize { holds(NSValue(size: .zero)) ? sizeValue : .zero }
    /// The wrapped rectangle; zero where something else is wrapped.
    public var cgRectValue: CGRect { holds(NSValue(rect: .zero)) ? rectValue : .zero }
    /// The wrapped vector; zero where something else is wrapped.
    public var cgVectorValue: CGVector {
        let n = numbers(of: .vector)
        return CGVector(dx: n[0], dy: n[1])
    }
    /// The wrapped affine transform; all zeros where something else is wrapped.
    public var cgAffineTransformValue: CGAffineTransform {
        let n = numbers(of: .affineTransform)
        return CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5])
    }
    /// The wrapped insets; zero where something else is wrapped.
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let n = numbers(of: .insets)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    /// The wrapped insets; zero where something else is wrapped.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let n = numbers(of: .directionalInsets)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }
    /// The wrapped offset; zero where something else is wrapped.
    public var uiOffsetValue: UIOffset {
        let n = numbers(of: .offset)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }
}

#if !canImport(Darwin)
    extension NSValue {
        /// Wraps a three-dimensional transform.
        public convenience init(caTransform3D map: CATransform3D) {
            let numbers = map.rows.flatMap { row in (0..<4).map { CGFloat(row[$0]) } }
            self.init(numbers: numbers, of: .spaceTransform)
        }
        /// The wrapped transform; all zeros where something else is wrapped.
        public var caTransform3DValue: CATransform3D {
            let n = numbers(of: .spaceTransform)
            func row(_ start: Int) -> CATransform3D.Row {
                CATransform3D.Row(n[start..<(start + 4)].map(Double.init))
            }
            return CATransform3D(rows: row(0), row(4), row(8), row(12))
        }
    }
#endif

extension NSValue {
    /// Foundation's typed accessors trap on a value of another type: the type is compared first.
    package func holds(_ example: NSValue) -> Bool { strcmp(objCType, example.objCType) == 0 }

    /// The type encoding of a list of numbers. Foundation's parser supports arrays but not
    /// structures, so kinds of equal length are distinguished by an element type of the same size.
    fileprivate enum Kind: String {
        case vector = "[2d]"
        case offset = "[2q]"
        case insets = "[4d]"
        case directionalInsets = "[4q]"
        case affineTransform = "[6d]"
        case spaceTransform = "[16d]"

        var count: Int {
            switch self {
            case .vector, .offset: 2
            case .insets, .directionalInsets: 4
            case .affineTransform: 6
            case .spaceTransform: 16
            }
        }
    }

    fileprivate convenience init(numbers: [CGFloat], of kind: Kind) {
        self.init(bytes: numbers, objCType: kind.rawValue)
    }

    fileprivate func numbers(of kind: Kind) -> [CGFloat] {
        var numbers = [CGFloat](repeating: 0, count: kind.count)
        guard strcmp(objCType, kind.rawValue) == 0 else { return numbers }
        getValue(&numbers)
        return numbers
    }
}
