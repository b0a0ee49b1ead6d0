/// How the particles of an emitter layer look and move.
///
/// Values are points, seconds and radians. Of each value with a range, a particle has the value plus or minus up to half the
/// range. Cells that particles themselves emit (``emitterCells``) are kept and not drawn.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
    /// A name of the program's own.
    open var name: String?
    /// Whether particles are emitted. True by default.
    open var isEnabled = true
    /// The picture of a particle, a `CGImage`.
    open var contents: Any?
    /// The part of the picture that is shown, in parts of its size. All of it by default.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The pixels of the picture in a point. 1 by default.
    open var contentsScale: CGFloat = 1
    /// The cells whose particles the particles emit.
    open var emitterCells: [CAEmitterCell]?

    /// The particles that are emitted in a second. 0 by default.
    open var birthRate: Float = 0
    /// How long a particle lives. 0 by default.
    open var lifetime: Float = 0
    /// The range of the lifetime. 0 by default.
    open var lifetimeRange: Float = 0
    /// The angle in which particles start, out of the plane. 0 by default; has no effect here.
    open var emissionLatitude: CGFloat = 0
    /// The angle in which particles start, from the direction of the x axis. 0 by default.
    open var emissionLongitude: CGFloat = 0
    /// The cone around that angle. 0 by default.
    open var emissionRange: CGFloat = 0
    /// The speed at which particles start, in points a second. 0 by default.
    open var velocity: CGFloat = 0
    /// The range of the speed. 0 by default.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right, in points a second squared. 0 by default.
    open var xAcceleration: CGFloat = 0
    /// The acceleration downwards. 0 by default.
    open var yAcceleration: CGFloat = 0
    /// The acceleration out of the plane. 0 by default; has no effect here.
    open var zAcceleration: CGFloat = 0
    /// The scale of the picture. 1 by default.
    open var scale: CGFloat = 1
    /// The range of the scale. 0 by default.
    open var scaleRange: CGFloat = 0
    /// What is added to the scale in a second. 0 by default.
    open var scaleSpeed: CGFloat = 0
    /// The rotation in a second. 0 by default.
    open var spin: CGFloat = 0
    /// The range of the rotation. 0 by default.
    open var spinRange: CGFloat = 0
    /// The colour by which the picture is multiplied. Opaque white by default.
    open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The range of the colour's red component. 0 by default.
    open var redRange: Float = 0
    /// The range of the colour's green component. 0 by default.
    open var greenRange: Float = 0
    /// The range of the colour's blue component. 0 by default.
    open var blueRange: Float = 0
    /// The range of the opacity. 0 by default.
    open var alphaRange: Float = 0
    /// What is added to the red component in a second. 0 by default.
    open var redSpeed: Float = 0
    /// What is added to the green component in a second. 0 by default.
    open var greenSpeed: Float = 0
    /// What is added to the blue component in a second. 0 by default.
    open var blueSpeed: Float = 0
    /// What is added to the opacity in a second. 0 by default.
    open var alphaSpeed: Float = 0
    /// When emission starts, in the layer's time. 0 by default.
    open var beginTime: CFTimeInterval = 0
    /// How long particles are emitted. Infinite by default.
    open var duration: CFTimeInterval = .infinity

    /// Creates a cell that emits nothing.
    @preconcurrency @MainActor
    public override init() { super.init() }
}
