import Foundation

/// The position of a preview: a point in a container.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    /// The view in which the preview lies.
    public let container: UIView
    /// The preview's middle, in the container's coordinates.
    public let center: CGPoint
    /// The preview's transform. The identity by default.
    public let transform: CGAffineTransform

    /// Creates a target. The container must be in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
        guard container.window == nil, !(container is UIWindow) else { return }
        UIKitException(
            reason: "UIPreviewTarget requires that the container view is in a window, but it is not. "
                + "(container: \(container.debugLine))"
        ).raise()
    }

    /// Creates a target without transform. The container must be in a window.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The target itself: it does not change.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The target of a preview of something dragged.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that is shown for another: lifted off the screen, or moved.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// Where the preview begins or ends.
    public let target: UIPreviewTarget
    /// The view that is shown.
    public let view: UIView
    /// How the preview looks, as a copy.
    public let parameters: UIPreviewParameters

    /// Creates a preview of a view that need not be in a window.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
        self.target = target
        super.init()
    }

    /// Creates a preview of a view where it is. The view must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(view: view, parameters: parameters, target: UIPreviewTarget(of: view))
    }

    /// Creates a preview of a whole view where it is. The view must be in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The size of the visible part.
    open var size: CGSize { parameters.visiblePath?.bounds.size ?? view.bounds.size }

    /// The same preview with another target.
    @discardableResult open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }

    /// The preview itself: it does not change.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIPreviewTarget {
    /// The target at which a view lies.
    convenience init(of view: UIView) {
        self.init(container: view.superview ?? view, center: view.center, transform: .identity)
    }
}

/// A view that is shown for something dragged.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// The same preview with another target.
    @discardableResult open override func retargetedPreview(with newTarget: UIPreviewTarget)
        -> UITargetedPreview
    {
        retargeted(newTarget)
    }

    /// The same preview with another target.
    @discardableResult open func retargetedPreview(with newTarget: UIDragPreviewTarget)
        -> UITargetedDragPreview
    {
        retargeted(newTarget)
    }

    private func retargeted(_ target: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: target)
    }
}
