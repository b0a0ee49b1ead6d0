import Foundation
import HeadlessUIKit

/// A layer before a change, without what its view sets.
@MainActor
struct LayerState {
    private let corners: (radius: CGFloat, masked: CACornerMask)
    private let border: (width: CGFloat, color: CGColor?)
    private let shadow: (color: CGColor?, opacity: Float, offset: CGSize, radius: CGFloat, path: CGPath?)
    private let zPosition: CGFloat
    private let mask: CALayer?
    private let sublayers: [CALayer]

    /// The state of a layer.
    ///
    /// - Parameters:
    ///   - layer: The layer.
    ///   - sublayers: Its sublayers that are not those of views.
    init(of layer: CALayer, sublayers: [CALayer]) {
        corners = (layer.cornerRadius, layer.maskedCorners)
        border = (layer.borderWidth, layer.borderColor)
        shadow = (
            layer.shadowColor, layer.shadowOpacity, layer.shadowOffset, layer.shadowRadius, layer.shadowPath
        )
        zPosition = layer.zPosition
        mask = layer.mask
        self.sublayers = sublayers
    }

    /// Sets what differs.
    func restore(_ layer: CALayer, of view: UIView) {
        if layer.cornerRadius != corners.radius { layer.cornerRadius = corners.radius }
        if layer.maskedCorners != corners.masked { layer.maskedCorners = corners.masked }
        if layer.borderWidth != border.width { layer.borderWidth = border.width }
        if layer.borderColor != border.color { layer.borderColor = border.color }
        if layer.shadowColor != shadow.color { layer.shadowColor = shadow.color }
        if layer.shadowOpacity != shadow.opacity { layer.shadowOpacity = shadow.opacity }
        if layer.shadowOffset != shadow.offset { layer.shadowOffset = shadow.offset }
        if layer.shadowRadius != shadow.radius { layer.shadowRadius = shadow.radius }
        if layer.shadowPath != shadow.path { layer.shadowPath = shadow.path }
        if layer.zPosition != zPosition { layer.zPosition = zPosition }
        if layer.mask !== mask { layer.mask = mask }
        let now = SavedProperties.ownSublayers(layer, of: view)
        guard !now.elementsEqual(sublayers, by: ===) else { return }
        for added in now where !sublayers.contains(where: { $0 === added }) { added.removeFromSuperlayer() }
        for (index, sublayer) in sublayers.enumerated() { layer.insertSublayer(sublayer, at: UInt32(index)) }
    }
}
