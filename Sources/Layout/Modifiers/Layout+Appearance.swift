internal import Stacks
public import ViewBridge

extension Layout {
    /// Rounds the corners, and cuts off what lies outside.
    public func cornerRadius(_ radius: CGFloat) -> some Layout {
        WrappedLayout(host: self) { view in
            view.layer.cornerRadius = radius
            view.clipsToBounds = true
        }
    }

    /// Cuts off what lies outside the box.
    public func clipped() -> some Layout { WrappedLayout(host: self) { $0.clipsToBounds = true } }

    /// Cuts off what lies outside a shape in the box.
    public func clipShape(_ shape: ClipShape) -> some Layout {
        WrappedLayout(host: self) { shape.clip($0) }
    }

    /// Shows the layout as a whole only in part.
    public func opacity(_ opacity: Double) -> some Layout {
        WrappedLayout(host: self) { $0.alpha = opacity.isFinite ? CGFloat(opacity) : 1 }
    }

    /// Keeps the layout's space, and shows nothing in it.
    public func hidden() -> some Layout { WrappedLayout(host: self) { $0.isHidden = true } }

    /// A shadow of all that the layout shows.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour, with its opacity.
    ///   - radius: How far it is blurred, in points.
    ///   - x: How far it lies to the right, in points.
    ///   - y: How far it lies below, in points.
    public func shadow(
        color: UIColor = UIColor(white: 0, alpha: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some Layout {
        WrappedLayout(host: self) { view in
            let resolved = color.resolvedColor(with: view.traitCollection).cgColor
            view.layer.shadowColor = resolved.copy(alpha: 1) ?? resolved
            view.layer.shadowOpacity = Float(resolved.alpha)
            view.layer.shadowRadius = radius
            view.layer.shadowOffset = CGSize(width: x, height: y)
        }
    }

    /// Puts the layout in front of its siblings that have lower numbers; 0 is usual.
    public func zIndex(_ value: Double) -> some Layout {
        NotedLayout(self) { part, tree in
            part.madeDetails.zIndex = value.isNaN ? 0 : value
            tree.hasNewStructure = true
        }
    }

    /// Draws the layout larger or smaller; its space stays.
    public func scaleEffect(_ scale: CGFloat) -> some Layout { scaleEffect(x: scale, y: scale) }

    /// Draws the layout larger or smaller; its space stays.
    public func scaleEffect(x: CGFloat, y: CGFloat) -> some Layout {
        WrappedLayout(host: self) { $0.transform = CGAffineTransform(scaleX: x, y: y) }
    }

    /// Draws the layout turned clockwise by an angle in radians; its space stays.
    public func rotationEffect(radians: CGFloat) -> some Layout {
        WrappedLayout(host: self) { $0.transform = CGAffineTransform(rotationAngle: radians) }
    }

    /// Says whether touches reach the layout.
    public func allowsHitTesting(_ isEnabled: Bool) -> some Layout {
        WrappedLayout(host: self) { $0.isUserInteractionEnabled = isEnabled }
    }
}

/// A shape that cuts off what lies outside it.
public enum ClipShape: Hashable, Sendable {
    /// The box itself.
    case rectangle
    /// The box with round corners.
    case roundedRectangle(cornerRadius: CGFloat)
    /// The box with its shorter sides as half circles.
    case capsule
    /// The largest circle, in the middle.
    case circle

    @MainActor
    func clip(_ view: UIView) {
        view.clipsToBounds = true
        let size = view.bounds.size
        switch self {
        case .rectangle: view.layer.cornerRadius = 0
        case .roundedRectangle(let radius): view.layer.cornerRadius = radius
        case .capsule: view.layer.cornerRadius = min(size.width, size.height) / 2
        case .circle:
            view.layer.cornerRadius = size.width == size.height ? size.width / 2 : 0
            guard size.width != size.height else {
                view.layer.mask = nil
                return
            }
            let side = min(size.width, size.height)
            let mask = CAShapeLayer()
            mask.frame = view.bounds
            mask.path =
                UIBezierPath(
                    ovalIn: CGRect(
                        x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
                ).cgPath
            view.layer.mask = mask
        }
    }
}
