import Foundation

extension UIImage {
    /// A picture of several that follow each other in so many seconds; image views show the first.
    @discardableResult public class func animatedImage(with images: [UIImage], duration: TimeInterval)
        -> UIImage?
    {
        guard let first = images.first else { return nil }
        var traits = first.traits
        traits.frames = images
        traits.duration = duration > 0 && duration.isFinite ? duration : 0
        return UIImage(first.content, traits)
    }

    /// A picture of the files that a name with the numbers 0, 1, 2 ... finds; nil where there are none.
    @discardableResult public class func animatedImageNamed(_ name: String, duration: TimeInterval)
        -> UIImage?
    {
        var images: [UIImage] = []
        while images.count < 1024, let image = UIImage(named: "\(name)\(images.count)") {
            images.append(image)
        }
        return animatedImage(with: images, duration: duration)
    }

    /// Seconds in which the pictures of an animated one follow each other; 0 for others.
    public final var duration: TimeInterval { traits.duration }

    /// Whether image views mirror the picture in right-to-left layouts. False by default, but for symbols that name a direction
    /// of reading, and lists.
    public final var flipsForRightToLeftLayoutDirection: Bool {
        if case .symbol(let symbol) = content, symbol.symbol.isMirrored { return true }
        return traits.flipsForRightToLeft
    }

    /// The picture itself: there are no compressed pixels to unpack.
    @discardableResult public final func preparingForDisplay() -> UIImage? { self }

    /// Calls a closure with the picture itself: there are no compressed pixels to unpack.
    public final func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    /// The picture in another size; nil for an empty one.
    @discardableResult public final func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        return UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// Draws the picture repeatedly until a rectangle of the current context is filled.
    public final func drawAsPattern(in rect: CGRect) {
        guard size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: rect)
        for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
            for x in stride(from: rect.minX, to: rect.maxX, by: size.width) { draw(at: CGPoint(x: x, y: y)) }
        }
        context.restoreGState()
    }

    /// The picture mirrored.
    @discardableResult public final func withHorizontallyFlippedOrientation() -> UIImage {
        let (size, format) = (size, UIGraphicsImageRendererFormat())
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.translateBy(x: size.width, y: 0)
            context.cgContext.scaleBy(x: -1, y: 1)
            draw(at: .zero)
        }
    }

    /// How far the baseline lies above the bottom; nil for pictures without one. Symbols have one.
    public final var baselineOffsetFromBottom: CGFloat? {
        guard traits.hasBaseline else { return nil }
        if let baseline = traits.baseline { return baseline }
        if case .symbol(let symbol) = content { return symbol.baseline }
        return nil
    }

    /// Whether the picture has a baseline.
    public final var hasBaseline: Bool { baselineOffsetFromBottom != nil }

    /// The picture with a baseline.
    @discardableResult public final func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        var changed = traits
        changed.baseline = baselineOffset
        changed.hasBaseline = true
        return UIImage(content, changed)
    }

    /// The picture without a baseline.
    @discardableResult public final func imageWithoutBaseline() -> UIImage {
        var changed = traits
        changed.baseline = nil
        changed.hasBaseline = false
        return UIImage(content, changed)
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of a picture literal without another type.
public typealias _ImageLiteralType = UIImage
