internal import DisplayList
internal import LayoutCore
import Foundation

/// A drawing that is recorded once and drawn often.
public final class CGLayer {
    /// The size, in points.
    public let size: CGSize
    private let recorder: CGContext

    /// Creates an empty drawing.
    ///
    /// - Parameters:
    ///   - context: The context that it will be drawn into; the drawing does not depend on it.
    ///   - size: The size, in points.
    ///   - auxiliaryInfo: Kept out of use, as on iOS.
    /// - Returns: Nil where the size is not positive and finite.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        self.size = size
        recorder = CGContext(size: size)
    }

    /// Where the drawing is drawn.
    public var context: CGContext? { recorder }

    /// What was drawn, clipped to the size.
    fileprivate var commands: [DrawCommand] {
        let list = recorder.displayList
        let edge = Rect(origin: .zero, size: list.size)
        return [.save, .clip(Path(edge), .winding)] + list.commands + [.restore]
    }
}

extension CGContext {
    /// Draws a layer with its origin at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer stretched to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        let rect = rect.standardized
        let placement = CGAffineTransform(
            a: rect.width / layer.size.width, b: 0, c: 0, d: rect.height / layer.size.height, tx: rect.minX,
            ty: rect.minY)
        drawUpright(
            [.save, .concatenate(placement.displayTransform)] + layer.commands + [.restore], in: rect)
    }
}
