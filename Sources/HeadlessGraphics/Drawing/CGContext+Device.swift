import Foundation

extension CGContext {
    /// The map from the coordinates of drawing calls to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// A point of drawing coordinates on the canvas.
    @discardableResult public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

    /// A point of the canvas in drawing coordinates.
    @discardableResult public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
        point.applying(ctm.inverted())
    }

    /// A size of drawing coordinates on the canvas.
    @discardableResult public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

    /// A size of the canvas in drawing coordinates.
    @discardableResult public func convertToUserSpace(_ size: CGSize) -> CGSize {
        size.applying(ctm.inverted())
    }

    /// The box around a rectangle of drawing coordinates on the canvas.
    @discardableResult public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

    /// The box around a rectangle of the canvas in drawing coordinates.
    @discardableResult public func convertToUserSpace(_ rect: CGRect) -> CGRect {
        rect.applying(ctm.inverted())
    }

    /// Sets the colour space of fills. Has no effect: colours have their own.
    public func setFillColorSpace(_ space: CGColorSpace) {}

    /// Sets the colour space of strokes. Has no effect: colours have their own.
    public func setStrokeColorSpace(_ space: CGColorSpace) {}

    /// Has no effect: curves are always smooth to a fraction of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Has no effect: there is one conversion of colours to sRGB.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

    /// Has no effect: glyphs are smoothed in grey.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// Has no effect: glyphs are smoothed in grey.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// Has no effect: glyphs are drawn at their exact positions.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// Updates a bitmap context's memory.
    public func flush() { store?.update(from: self) }

    /// Updates a bitmap context's memory.
    public func synchronize() { flush() }
}
