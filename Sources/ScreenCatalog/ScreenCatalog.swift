@_exported public import HeadlessUIKit

/// The screens of an app, which the `formwork` command draws, inspects, checks and shows while they are edited.
///
/// An executable target of a package offers them:
///
/// ```swift
/// import Cards
/// import ScreenCatalog
/// import UIKit
///
/// @main struct Screens: ScreenCatalog {
///     static var screens: [Screen] {
///         Screen("Checkout") { CheckoutViewController() }
///         Screen("Card") { CardView() }
///     }
/// }
/// ```
///
/// Then `swift run formwork watch` in the package's folder shows them. A screen is made anew for each picture, so that what it
/// needs of the app is made in its closure.
@preconcurrency @MainActor
public protocol ScreenCatalog {
    /// The screens, in the order in which they are shown. Names are distinct.
    @ScreensBuilder static var screens: [Screen] { get }
}

extension ScreenCatalog {
    /// Runs the program: does what `formwork` requests by its arguments, or prints help.
    public static func main() {
        CatalogProgram(screens).run(Array(CommandLine.arguments.dropFirst()))
    }
}
