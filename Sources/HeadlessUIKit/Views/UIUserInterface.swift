// Named as UIKit names it.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The kind of device: `UIDevice.current.userInterfaceIdiom`.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
}
