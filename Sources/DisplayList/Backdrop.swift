/// What a translucent material makes of what lies below it.
///
/// What lies below is blurred, its colours become stronger, and a tint is laid over it. It is taken from within the
/// path's bounding box alone, whose edges are continued outwards: what lies beside does not shine in.
public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the Gaussian blur, in points; 0 leaves what lies below sharp.
    public var deviation: Double
    /// How strong colours become: 0 leaves greys, 1 colours as they are.
    public var saturation: Double
    /// The colour laid over it, with its opacity.
    public var tint: Color
    /// The colour that is drawn in its place where nothing can be blurred: in PDF and SVG.
    public var opaque: Color

    /// Creates a material.
    public init(deviation: Double, saturation: Double = 1, tint: Color, opaque: Color) {
        self.deviation = deviation
        self.saturation = saturation
        self.tint = tint
        self.opaque = opaque
    }
}
