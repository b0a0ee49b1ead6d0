/// Where a layer or view lies in its parent: the truth from which the frame is derived.
///
/// Views hold this value themselves, so that a view without a layer of its own costs nothing more.
struct LayerGeometry {
    /// The anchor point's place in the parent's coordinates.
    var position = CGPoint.zero {
        didSet { corner = derivedCorner }
    }
    /// The own coordinate system: the origin scrolls the content, the size is the box.
    var bounds = CGRect.zero {
        didSet { corner = derivedCorner }
    }
    /// The frame's corner where there is no transform. Position and size give it; it is kept because a
    /// frame that was assigned must be read back to the last bit, and a third of a point loses one on the
    /// way to the middle and back.
    private(set) var corner = CGPoint.zero
    /// What most layers do not have: an anchor point off the centre or a transform.
    var special: Special?

    /// An anchor point and a transform. A class, so that the frequent geometry stays small.
    final class Special: Sendable {
        let anchorPoint: CGPoint
        let transform: CATransform3D
        let affine: CGAffineTransform

        init(anchorPoint: CGPoint, transform: CATransform3D) {
            self.anchorPoint = anchorPoint
            self.transform = transform
            affine = CATransform3DGetAffineTransform(transform)
        }
    }

    init() {}

    init(frame: CGRect) {
        self.frame = frame
    }

    var anchorPoint: CGPoint {
        get { special?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { setSpecial(anchorPoint: newValue, transform: transform) }
    }

    var transform: CATransform3D {
        get { special?.transform ?? CATransform3DIdentity }
        set { setSpecial(anchorPoint: anchorPoint, transform: newValue) }
    }

    private mutating func setSpecial(anchorPoint: CGPoint, transform: CATransform3D) {
        corner = derivedCorner
        let isPlain = anchorPoint == CGPoint(x: 0.5, y: 0.5) && CATransform3DIsIdentity(transform)
        special = isPlain ? nil : Special(anchorPoint: anchorPoint, transform: transform)
    }

    /// The box around the transformed bounds, in the parent's coordinates.
    var frame: CGRect {
        get {
            guard let special else { return CGRect(origin: corner, size: bounds.size) }
            let box = CGRect(
                x: -special.anchorPoint.x * bounds.size.width, y: -special.anchorPoint.y * bounds.size.height,
                width: bounds.size.width, height: bounds.size.height
            ).applying(special.affine)
            return CGRect(
                x: position.x + box.origin.x, y: position.y + box.origin.y,
                width: box.size.width, height: box.size.height)
        }
        set {
            guard let special else { return place(at: newValue) }
            // The box's size goes back through the linear part of the transform.
            var linear = special.affine
            linear.tx = 0
            linear.ty = 0
            let box = CGRect(origin: .zero, size: newValue.size).applying(linear.inverted())
            bounds.size = CGSize(width: abs(box.size.width), height: abs(box.size.height))
            let reached = frame
            position.x += newValue.origin.x - reached.origin.x
            position.y += newValue.origin.y - reached.origin.y
        }
    }

    /// Takes a box that is not negative for the frame, where there is no transform.
    @inline(__always)
    mutating func place(at box: CGRect) {
        position = CGPoint(
            x: box.origin.x + box.size.width * 0.5, y: box.origin.y + box.size.height * 0.5)
        bounds.size = box.size
        corner = box.origin
    }

    /// Whether the frame is a box, where there is no transform.
    @inline(__always)
    func isAt(_ box: CGRect) -> Bool {
        corner.x == box.origin.x && corner.y == box.origin.y && bounds.size.width == box.size.width
            && bounds.size.height == box.size.height
    }

    private var derivedCorner: CGPoint {
        CGPoint(x: position.x - bounds.size.width * 0.5, y: position.y - bounds.size.height * 0.5)
    }

    /// The map from the own coordinates to the parent's.
    var toParent: CGAffineTransform {
        guard let special else {
            return CGAffineTransform(
                a: 1, b: 0, c: 0, d: 1, tx: corner.x - bounds.origin.x, ty: corner.y - bounds.origin.y)
        }
        let anchor = CGPoint(
            x: bounds.origin.x + special.anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + special.anchorPoint.y * bounds.size.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(special.affine)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

extension CGRect {
    /// Whether all four numbers are finite. One comparison, since 0 times infinity or NaN is NaN.
    @inline(__always)
    var isFiniteNumber: Bool {
        origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
    }
}

extension CGPoint {
    /// Whether both numbers are finite.
    @inline(__always)
    var isFiniteNumber: Bool { x * 0 + y * 0 == 0 }
}
