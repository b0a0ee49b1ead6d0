/// The geometry of a layer or view in its parent, from which the frame is derived.
///
/// Views store this value themselves, so that a view without a layer of its own costs nothing more.
struct LayerGeometry {
    /// The anchor point in the parent's coordinates.
    var position = CGPoint.zero {
        didSet { corner = derivedCorner }
    }
    /// The own coordinate system: the origin scrolls the content, the size is that of the box.
    var bounds = CGRect.zero {
        didSet { corner = derivedCorner }
    }
    /// The frame's corner where there is no transform. Position and size determine it; it is stored because a
    /// frame that was assigned must be read back to the last bit, and converting a third of a point to the
    /// centre and back loses one.
    private(set) var corner = CGPoint.zero
    /// An anchor point off the centre or a transform; nil for most layers.
    var special: Special?

    /// An anchor point and a transform. A class, so that the common geometry stays small.
    final class Special: Sendable {
        let anchorPoint: CGPoint
        let transform: CATransform3D
        let affine: CGAffineTransform
        /// The affine part by which boxes are computed, without rounding errors of sine and cosine.
        let clean: CGAffineTransform
        /// The frame that was assigned last, with the resulting position and size.
        let assigned: Assigned?

        struct Assigned {
            let frame: CGRect
            let position: CGPoint
            let size: CGSize
        }

        init(anchorPoint: CGPoint, transform: CATransform3D) {
            self.anchorPoint = anchorPoint
            self.transform = transform
            affine = CATransform3DGetAffineTransform(transform)
            clean = affine.withoutNoise
            assigned = nil
        }

        init(_ special: Special, assigned: Assigned) {
            anchorPoint = special.anchorPoint
            transform = special.transform
            affine = special.affine
            clean = special.clean
            self.assigned = assigned
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

    /// The bounding box of the transformed bounds, in the parent's coordinates.
    ///
    /// Where there is a transform, the rounding errors of its arithmetic are removed, and a frame that was
    /// assigned is read back unchanged, if the bounds can have it.
    var frame: CGRect {
        get {
            guard let special else { return CGRect(origin: corner, size: bounds.size) }
            if let known = special.assigned, known.position == position, known.size == bounds.size {
                return known.frame
            }
            return box(special)
        }
        set {
            guard let special else { return place(at: newValue) }
            let size = special.clean.sizeBefore(newValue.size)
            let offset = middle(special, of: size)
            bounds.size = size
            position = CGPoint(
                x: newValue.origin.x + newValue.size.width / 2 - offset.x,
                y: newValue.origin.y + newValue.size.height / 2 - offset.y)
            let reached = box(special)
            // The bounding box of a box that is rotated by other than quarter turns is not the assigned
            // frame.
            position.x += newValue.origin.x - reached.origin.x
            position.y += newValue.origin.y - reached.origin.y
            guard box(special).isClose(to: newValue) else { return }
            self.special = Special(
                special, assigned: Special.Assigned(frame: newValue, position: position, size: size))
        }
    }

    /// The frame that follows from position, bounds and transform.
    private func box(_ special: Special) -> CGRect {
        let (map, size, offset) = (special.clean, bounds.size, middle(special, of: bounds.size))
        let width = abs(map.a) * size.width + abs(map.c) * size.height
        let height = abs(map.b) * size.width + abs(map.d) * size.height
        let reach = abs(position.x) + abs(position.y) + width + height
        return CGRect(
            x: (position.x + offset.x - width / 2).withoutNoise(of: reach),
            y: (position.y + offset.y - height / 2).withoutNoise(of: reach),
            width: width.withoutNoise(of: reach), height: height.withoutNoise(of: reach))
    }

    /// The offset of the transformed bounds' centre from the position.
    private func middle(_ special: Special, of size: CGSize) -> CGPoint {
        CGPoint(
            x: (0.5 - special.anchorPoint.x) * size.width, y: (0.5 - special.anchorPoint.y) * size.height
        ).applying(special.clean)
    }

    /// The corner of the frame as it would be without the transform.
    var plainCorner: CGPoint {
        guard let special else { return corner }
        let (anchor, size) = (special.anchorPoint, bounds.size)
        if anchor.x == 0.5, anchor.y == 0.5 { return corner }
        let reach = abs(position.x) + abs(position.y) + size.width + size.height
        return CGPoint(
            x: (position.x - anchor.x * size.width).withoutNoise(of: reach),
            y: (position.y - anchor.y * size.height).withoutNoise(of: reach))
    }

    /// Takes a box that is not negative for the frame, where there is no transform. Inlined into the loop over
    /// many views' frames: pays in `base instructions wide1000`.
    @inline(__always)
    mutating func place(at box: CGRect) {
        position = CGPoint(
            x: box.origin.x + box.size.width * 0.5, y: box.origin.y + box.size.height * 0.5)
        bounds.size = box.size
        corner = box.origin
    }

    /// Whether the frame is a box, where there is no transform. Inlined as ``place(at:)``.
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
            .concatenating(special.clean)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}
