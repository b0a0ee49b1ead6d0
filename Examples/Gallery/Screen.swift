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
    /// Makes a controller or a view; called anew for each rendering.
    let make: @MainActor () -> Content

    /// What is shown.
    enum Content {
        case controller(UIViewController)
        case view(UIView)
    }
}
