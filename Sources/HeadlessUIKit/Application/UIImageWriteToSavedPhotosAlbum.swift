// Named as UIKit names it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Saves nothing: there are no photos here, and no method is called by its name.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
