internal import DisplayList
internal import LayoutCore
import Foundation

extension CGPoint {
    /// The point as the display list writes it.
    var displayPoint: Point { Point(x: Double(x), y: Double(y)) }

    init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
    init(_ rect: Rect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}

extension Path {
    /// The path mapped by a transform that may be missing.
    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        transform.map { applying($0.pointee.displayTransform) } ?? self
    }

    /// A rectangle with elliptic corners, limited to half of the sides.
    init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
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
    /// The end is moved by whole turns to lie in that direction; a turn or more is a whole circle.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, from startAngle: CGFloat, to endAngle: CGFloat, isGrowing: Bool
    ) {
        let turn = 2 * Double.pi
        let difference = Double(endAngle - startAngle)
        guard difference.isFinite else { return }
        var sweep = isGrowing ? difference : -difference
        if sweep < 0 {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if sweep < 0 { sweep += turn }
        }
        addArc(
            center: center.displayPoint, radius: Double(radius), startAngle: Double(startAngle),
            sweep: isGrowing ? sweep : -sweep)
    }
}
