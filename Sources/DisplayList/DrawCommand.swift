import LayoutCore

/// One step of a drawing. Coordinates are points with the y axis down, under the current transform.
public enum DrawCommand: Hashable, Sendable {
    /// Keeps the transform and the clip for the matching ``restore``.
    case save
    /// Brings back the transform and the clip of the matching ``save``.
    case restore
    /// Maps all coordinates that follow by the transform, before the current one.
    case concatenate(Transform)
    /// Limits what follows to the inside of a path.
    case clip(Path, Path.FillRule)
    /// Draws what follows, up to the matching ``endGroup``, into a layer of its own.
    case beginGroup(alpha: Double, blendMode: BlendMode)
    /// Draws what follows, up to the matching ``endGroup``, into a layer of its own that throws a shadow.
    case beginShadow(Shadow)
    /// Puts the layer onto what is below it.
    case endGroup
    /// Fills a rectangle with one colour: the most frequent command.
    case fillRect(Rect, Color)
    /// Fills a path.
    case fill(Path, Paint, Path.FillRule)
    /// Draws along a path.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws the blurred shadow of a filled path, not the path itself and nothing inside of it.
    case shadow(Path, Shadow)
    /// Takes the place of what lies below, inside of a path, by the same blurred and coloured.
    case backdrop(Path, Backdrop)
    /// Draws a bitmap scaled into a rectangle; with `tint`, that colour in the bitmap's alpha.
    case image(Bitmap, in: Rect, tint: Color?)
    /// Draws glyphs with the run's origin at a point.
    case glyphs(GlyphRun, at: Point, Color)

    /// How a group's colours combine with those below: the modes of PDF that Cairo and Core Graphics share.
    public enum BlendMode: Hashable, Sendable {
        case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
        case hardLight, difference, exclusion, hue, saturation, color, luminosity
        case clear, copy, sourceIn, sourceOut, sourceAtop
        case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusLighter
    }
}

/// A shadow.
public struct Shadow: Hashable, Sendable {
    /// The colour with its opacity.
    public var color: Color
    /// How far the shadow lies from what throws it.
    public var offset: Point
    /// The blur: twice the standard deviation of the Gaussian, in points, as CSS measures it.
    public var radius: Double

    /// Creates a shadow.
    public init(color: Color, offset: Point, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }
}
