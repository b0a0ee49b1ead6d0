internal import LayoutCore
import ViewBridge

/// A view, a layer or a group of them, as one type: what a chain lays out, or refers to.
///
/// Here and in the chain there are no closures: one that touches views checks, when code that is not isolated
/// calls it, that it is on the main actor, and ends the program where it is not.
@usableFromInline @MainActor
enum PinBox {
    case view(UIView)
    case layer(CALayer)
    case group(PinGroup)

    /// The view or layer; nil for other types that conform to `Layoutable`, which no chain can be made for.
    init?(_ object: some Layoutable) {
        if let view = object as? UIView {
            self = .view(view)
        } else if let layer = object as? CALayer {
            self = .layer(layer)
        } else {
            return nil
        }
    }

    /// A box of the same kind as this one.
    ///
    /// - Parameter object: What the type of this box's chain says is of the same kind, so that it need not be
    ///   looked up.
    func peer(_ object: AnyObject) -> PinBox {
        switch self {
        case .view: .view(unsafeDowncast(object, to: UIView.self))
        case .layer: .layer(unsafeDowncast(object, to: CALayer.self))
        case .group(let group):
            group.hasLayers
                ? .layer(unsafeDowncast(object, to: CALayer.self))
                : .view(unsafeDowncast(object, to: UIView.self))
        }
    }

    /// The view or layer itself.
    var object: AnyObject {
        switch self {
        case .view(let view): view
        case .layer(let layer): layer
        case .group(let group): group
        }
    }

    /// What contains the box.
    var superbox: PinBox? {
        switch self {
        case .view(let view):
            guard let superview = view.superview else { return nil }
            return .view(superview)
        case .layer(let layer):
            guard let superlayer = layer.superlayer else { return nil }
            return .layer(superlayer)
        case .group(let group): return group.members.first?.superbox
        }
    }

    /// The boxes in this one.
    var subboxes: [PinBox] {
        var boxes: [PinBox] = []
        switch self {
        case .view(let view): for subview in view.subviews { boxes.append(.view(subview)) }
        case .layer(let layer): for sublayer in layer.subviews { boxes.append(.layer(sublayer)) }
        case .group: break
        }
        return boxes
    }

    /// Whether `start` means left.
    var isLTR: Bool {
        switch self {
        case .view(let view): view.isLTR()
        case .layer(let layer): layer.isLTR()
        case .group(let group): group.members.first?.isLTR ?? true
        }
    }

    /// The rectangle in the superview's coordinates.
    func rect(keepTransform: Bool) -> CGRect {
        switch self {
        case .view(let view): view.getRect(keepTransform: keepTransform)
        case .layer(let layer): layer.getRect(keepTransform: keepTransform)
        case .group(let group): group.rect(keepTransform: keepTransform)
        }
    }

    /// Sets the rectangle in the superview's coordinates.
    func setRect(_ rect: CGRect, keepTransform: Bool) {
        switch self {
        case .view(let view): view.setRect(rect, keepTransform: keepTransform)
        case .layer(let layer): layer.setRect(rect, keepTransform: keepTransform)
        case .group: break
        }
    }

    /// The same for a rectangle that is another one than before, where no layout is measured.
    @inline(__always)
    func move(to rect: CGRect, keepTransform: Bool) {
        switch self {
        case .view(let view): view.move(to: rect, keepTransform: keepTransform)
        case .layer(let layer): layer.setRect(rect, keepTransform: keepTransform)
        case .group: break
        }
    }

    /// The size of what contains the box; nil where nothing does.
    @inline(__always)  // Pays in `pin chain`, as do the others of this file.
    func containerSize(keepTransform: Bool) -> CGSize? {
        switch self {
        case .view(let view):
            keepTransform && AutoSizing.current == nil
                ? view.unretainedSuperview?.boundsSize
                : view.unretainedSuperview?.rect(keepTransform: keepTransform).size
        case .layer(let layer): layer.superlayer?.getRect(keepTransform: keepTransform).size
        case .group(let group): group.members.first?.superbox?.rect(keepTransform: keepTransform).size
        }
    }

    /// How far the content is scrolled.
    var scrollOffset: CGPoint {
        switch self {
        case .view(let view): view.bounds.origin
        case .layer(let layer): layer.bounds.origin
        case .group: .zero
        }
    }

    /// Pixels per point by which frames are rounded, at least 1. A layer of its own is no part of a window.
    var pixelsPerPoint: CGFloat {
        switch self {
        case .view(let view): view.pixelsPerPoint
        case .layer: max(UITraitCollection.current.displayScale, 1)
        case .group(let group): group.members.first?.pixelsPerPoint ?? 1
        }
    }

    /// The content's size where it is proposed a size; nil where the box cannot measure it.
    func sizeThatFits(_ size: CGSize) -> CGSize? {
        switch self {
        case .view(let view): view.sizeThatFits(size)
        case .layer(let layer): (layer as? any SizeCalculable)?.sizeThatFits(size)
        case .group: nil
        }
    }

    /// Whether the content can be measured.
    var canFit: Bool {
        switch self {
        case .view: true
        case .layer(let layer): layer is any SizeCalculable
        case .group(let group): group.canFit
        }
    }

    /// Whether both are the same view or layer.
    static func === (first: PinBox, second: PinBox) -> Bool {
        switch (first, second) {
        case (.view(let first), .view(let second)): first === second
        case (.layer(let first), .layer(let second)): first === second
        case (.group(let first), .group(let second)): first === second
        default: false
        }
    }
}
