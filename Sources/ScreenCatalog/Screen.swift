public import HeadlessUIKit
import LayoutTesting

/// A screen or a view of a catalogue: its name, how it is shown, and how it is made.
///
/// A controller is shown on an iPhone 16 unless something else is said; a view by itself, in the size that fits its content:
///
/// ```swift
/// Screen("Checkout") { CheckoutViewController() }
///     .device(.iPhoneSE).appearance(.dark).textSize(.accessibilityLarge)
/// Screen("Card") { CardView() }.width(320)
/// ```
@preconcurrency @MainActor
public struct Screen {
    /// What is shown.
    enum Content {
        case controller(@MainActor () -> UIViewController)
        case view(@MainActor () -> UIView)
    }

    /// The screen's name.
    public nonisolated let name: String
    /// The heading under which the gallery shows it; empty without one.
    public internal(set) nonisolated var section = ""
    let content: Content
    var configuration = LayoutConfiguration()
    /// Whether a view is shown on a device.
    var isOnDevice = false
    /// The size of a view that is shown by itself; what is nil fits the content.
    var width: CGFloat?
    var height: CGFloat?
    /// What is done when the screen is laid out.
    var touch: @MainActor (UIWindow) -> Void = { _ in }

    /// Creates a screen of a controller.
    ///
    /// - Parameters:
    ///   - name: The name, by which commands choose it.
    ///   - make: Makes the controller; called for each picture.
    public init(_ name: String, _ make: @escaping @MainActor () -> UIViewController) {
        self.name = name
        content = .controller(make)
        isOnDevice = true
    }

    /// Creates a screen of a view.
    ///
    /// - Parameters:
    ///   - name: The name, by which commands choose it.
    ///   - make: Makes the view; called for each picture.
    public init(_ name: String, _ make: @escaping @MainActor () -> UIView) {
        self.name = name
        content = .view(make)
    }

    /// The name as a part of a file's name: letters and digits of any language, with hyphens between them.
    public nonisolated var fileName: String {
        let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }
        return words.isEmpty ? "screen" : String(words.joined(separator: "-").prefix(100))
    }
}
