// Named as UIKit names it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Saves nothing: there are no photos here. The target's method is called later, with the picture, no error and the context.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    guard let completionTarget, let completionSelector else { return }
    DelayedCall.schedule(after: 0) {
        completionSelector.call(on: completionTarget, with: [image, nil, contextInfo])
    }
}
