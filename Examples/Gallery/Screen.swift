import UIKit

/// One picture of the gallery: a screen on a device in a style, or a view of a size of its own.
struct Screen {
    /// Where the screen is shown.
    enum Stage {
        case device(ScreenDevice, UIUserInterfaceStyle, UIInterfaceOrientation = .portrait)
        /// A view that a server draws, without device.
        case plain(scale: CGFloat)
    }

    /// The section of the gallery.
    let section: String
    /// The picture's name, which is also the file's.
    let name: String
    /// Where it is shown.
    let stage: Stage
    /// What the device is set to, beside the style.
    var look = Look()
    /// What is done when the screen is laid out, as a finger would.
    var touch: @MainActor (UIWindow) -> Void = { _ in }
    /// Makes a controller or a view; called anew for each rendering.
    let make: @MainActor () -> Content

    /// What a device is set to: the system's version, the size of text, the language.
    struct Look {
        var traits = UITraitCollection()
        var systemVersion: ScreenDevice.SystemVersion?
        var language: LanguageSettings?
    }

    /// What is shown.
    enum Content {
        case controller(UIViewController)
        case view(UIView)
    }
}
