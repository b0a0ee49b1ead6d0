/// Screens under a heading of the gallery.
@preconcurrency @MainActor
public struct ScreenSection {
    let screens: [Screen]

    /// Creates a section. Screens in it that have a section of their own keep it.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - screens: The screens.
    public init(_ title: String, @ScreensBuilder _ screens: () -> [Screen]) {
        self.screens = screens().map { $0.section.isEmpty ? $0.section(title) : $0 }
    }
}
