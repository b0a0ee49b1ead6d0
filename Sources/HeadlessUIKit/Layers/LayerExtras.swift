import Foundation

/// Properties that only some layers have, stored apart so that the others stay small.
@MainActor
final class LayerExtras {
    weak var delegate: (any CALayerDelegate)?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var sublayerTransform = CATransform3DIdentity
    var anchorPointZ: CGFloat = 0
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var isOpaque = false
    var isDoubleSided = true
    var isGeometryFlipped = false
    var drawsAsynchronously = false
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    var needsDisplayOnBoundsChange = false
    /// The closures that observe properties of the layer.
    var keyObservers: KeyValueObservers?
    /// What was stored under keys of the program's own.
    var values: [String: Any] = [:]
}

extension CALayer {
    /// The extras, created lazily.
    final var madeExtras: LayerExtras {
        if let extras { return extras }
        let made = LayerExtras()
        extras = made
        return made
    }
}
