import Foundation

/// What an event of a layer runs: an animation, or an object of the program's own.
@preconcurrency @MainActor
public protocol CAAction {
    /// Runs the action for an event, such as the change of a property, of a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Does nothing: no action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Provides a layer's content, layout and actions. Every method has a default. A view is its layer's delegate.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
    /// Called to update a layer's content.
    func display(_ layer: CALayer)
    /// Draws a layer's content.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before the layer is drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out a layer's sublayers.
    func layoutSublayers(of layer: CALayer)
    /// The action for an event of a layer; nil lets the layer look further.
    @discardableResult func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Does nothing.
    public func display(_ layer: CALayer) { OptionalMethods.byDefault() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) { OptionalMethods.byDefault() }
    /// None.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        OptionalMethods.byDefault(nil)
    }
}

/// Lays out the sublayers of a layer. No layer has one on iOS either; the type exists for declarations.
@preconcurrency @MainActor
public protocol CALayoutManager: AnyObject {}
