// Names as UIKit writes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import DisplayList
import Foundation

/// Begins a picture of so many points, one pixel each, and makes it what the calling thread draws on.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture and makes it what the calling thread draws on, until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the picture starts as opaque black rather than transparent.
///   - scale: Pixels per point; 0 takes the current traits' scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let isUsable = size.width.isFinite && size.height.isFinite
    let context = CGContext(size: isUsable ? size : .zero)
    let usual = UITraitCollection.current.displayScale
    context.imageScale = scale > 0 && scale.isFinite ? scale : usual > 0 ? usual : 1
    context.imageIsOpaque = opaque
    context.makesImage = true
    UIGraphicsPushContext(context)
}

/// A picture of what was drawn since the last ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``; nil outside of
/// one, and for a picture without area or with more pixels than memory should hold.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let context = UIGraphicsGetCurrentContext(), context.makesImage else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = context.imageScale
    format.opaque = context.imageIsOpaque
    let image = UIGraphicsImageRenderer.image(of: context.displayList, format)
    return image.cgImage == nil ? nil : image
}

/// Ends the picture that was begun last; does nothing where the current context is no picture's.
public func UIGraphicsEndImageContext() {
    if UIGraphicsGetCurrentContext()?.makesImage == true { UIGraphicsPopContext() }
}
