package import DisplayList
package import LayoutCore
import Foundation

extension CGPoint {
    /// The point as the display list writes it.
    package var displayPoint: Point { Point(x: Double(x), y: Double(y)) }

    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
    /// The rectangle as the display list writes it.
    package var displayRect: Rect {
        Rect(
            x: Double(origin.x), y: Double(origin.y), width: Double(size.width), height: Double(size.height))
    }
}

extension CGAffineTransform {
    /// The map as the display list writes it.
    package var displayTransform: Transform {
        Transform(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
    }
}

extension CGRect {
    package init(_ rect: Rect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}

extension Path {
    /// The path mapped by a transform that may be missing.
    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee.displayTransform) } ?? self
    }

    /// A rectangle with elliptic corners, limited to half of the sides.
    package init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let width = min(max(0, Double(cornerWidth)), Double(rect.width) / 2)
        let height = min(max(0, Double(cornerHeight)), Double(rect.height) / 2)
        guard width > 0, height > 0 else {
            self.init(rect.displayRect)
            return
        }
        // Circular corners in a plane that is stretched to make them elliptic.
        let stretch = height / width
        let box = Rect(
            x: Double(rect.minX), y: Double(rect.minY) / stretch, width: Double(rect.width),
            height: Double(rect.height) / stretch)
        self = Path(box, corners: CornerRadii(width)).applying(
            Transform(a: 1, b: 0, c: 0, d: stretch, tx: 0, ty: 0))
    }

    /// Adds an arc from one angle to another, in the direction of growing angles or against it.
    ///
    /// Core Graphics' rule: an end that lies in the other direction is moved by full turns, so that 0 to a
    /// quarter turn against growing angles is three quarters. An end that lies full turns away makes a full
    /// circle either way (as what iOS draws of `clockwise: false` from 0 to 2π shows), and equal angles make
    /// no arc. An end more than a turn ahead makes a full circle and the rest.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat, isGrowing: Bool
    ) {
        let difference = Double(endAngle - startAngle)
        guard difference.isFinite else { return }
        // What computing angles from degrees and shares of a turn may lose.
        let noise = 1e-12 * max(1, abs(Double(startAngle)), abs(Double(endAngle)))
        let sweep = Self.sweep(forward: isGrowing ? difference : -difference, noise: noise)
        addArc(
            center: center.displayPoint, radius: Double(radius), startAngle: Double(startAngle),
            sweep: isGrowing ? sweep : -sweep)
    }

    /// The angle walked forward to an end that lies `difference` ahead, or behind where it is negative.
    private static func sweep(forward difference: Double, noise: Double) -> Double {
        let turn = 2 * Double.pi
        let remainder = abs(difference).truncatingRemainder(dividingBy: turn)
        // Close to whole turns the end is where the arc starts.
        let rest = remainder <= noise || turn - remainder <= noise ? 0 : remainder
        if difference < 0 { return turn - rest }
        return difference > turn ? turn + rest : difference
    }
}
