internal import DisplayList

/// A layer that draws copies of its sublayers, each moved, coloured and delayed from the one before.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
    /// The number of copies, the original included. 1 by default.
    open var instanceCount = 1
    /// Whether the copies keep their depth. False by default; has no effect here.
    open var preservesDepth = false
    /// The seconds by which the animations of a copy lag behind those of the copy before. 0 by default.
    open var instanceDelay: CFTimeInterval = 0
    /// The transform from one copy to the next, around the middle of the bounds. The identity by default.
    open var instanceTransform = CATransform3DIdentity
    /// The colour by which the first copy is multiplied. Opaque white by default.
    open var instanceColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// What is added to the red component of the colour from copy to copy. 0 by default.
    open var instanceRedOffset: Float = 0
    /// What is added to the green component of the colour from copy to copy. 0 by default.
    open var instanceGreenOffset: Float = 0
    /// What is added to the blue component of the colour from copy to copy. 0 by default.
    open var instanceBlueOffset: Float = 0
    /// What is added to the opacity from copy to copy. 0 by default.
    open var instanceAlphaOffset: Float = 0

    override func copyValues(from layer: CALayer) {
        super.copyValues(from: layer)
        guard let other = layer as? CAReplicatorLayer else { return }
        (instanceCount, instanceDelay) = (other.instanceCount, other.instanceDelay)
        (instanceTransform, instanceColor) = (other.instanceTransform, other.instanceColor)
        (instanceRedOffset, instanceGreenOffset) = (other.instanceRedOffset, other.instanceGreenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (other.instanceBlueOffset, other.instanceAlphaOffset)
    }

    /// The copies as they are drawn, the first one lowest.
    override var sublayerCopies: [SublayerCopy]? {
        var transform = CGAffineTransform.identity
        let step = CATransform3DGetAffineTransform(instanceTransform)
        let (x, y) = (bounds.midX, bounds.midY)
        return (0..<max(instanceCount, 0)).map { index in
            defer { transform = step.concatenating(transform) }
            return SublayerCopy(
                transform: CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
                    .concatenating(CGAffineTransform(translationX: x, y: y)),
                color: color(ofCopy: index), delay: Double(index) * instanceDelay)
        }
    }

    private func color(ofCopy index: Int) -> Color {
        let first = instanceColor?.displayColor ?? Color(red: 1, green: 1, blue: 1, alpha: 1)
        func component(_ value: Double, _ offset: Float) -> Double {
            min(max(value + Double(index) * Double(offset), 0), 1)
        }
        return Color(
            red: component(first.red, instanceRedOffset), green: component(first.green, instanceGreenOffset),
            blue: component(first.blue, instanceBlueOffset),
            alpha: component(first.alpha, instanceAlphaOffset))
    }
}

/// One drawing of a layer's sublayers.
struct SublayerCopy {
    /// The transform in the layer's coordinates.
    var transform: CGAffineTransform
    /// What the colours and the opacity are multiplied by.
    var color: Color
    /// The seconds by which its animations lag behind.
    var delay: Double
}
