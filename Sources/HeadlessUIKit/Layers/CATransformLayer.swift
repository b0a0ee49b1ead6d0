/// A layer that holds sublayers and draws nothing itself: no background, border, shadow or content.
///
/// On iOS it keeps the depth of its sublayers; here layers are drawn flat, in the order of their `zPosition`.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {
    override var paintsBox: Bool { false }

    override func drawContent(in painter: inout LayerPainter) {}
}
