import GalleryScreens
import LayoutTesting
import Testing
import UIKit

/// Every screen of the gallery passes the checks of layouts, or says at its views why not.
@Suite @MainActor struct GalleryCheckTests {
    /// The number of the quarter of the screens that is checked over the whole matrix; nil where all are checked over a
    /// part of it in which each two values of two dimensions come together.
    private nonisolated static let quarter = ProcessInfo.processInfo.environment["FORMWORK_WHOLE_MATRIX"]
        .flatMap(
            Int.init)

    private nonisolated static let screens = GalleryScreen.all.enumerated()
        .filter { quarter == nil || $0.offset % 4 == quarter }.map(\.element)

    private static let matrix = quarter == nil ? LayoutMatrix.everything.pairwise : .everything

    @Test(arguments: screens)
    func passesItsChecks(_ screen: GalleryScreen) {
        checkLayout(of: { _ in screen.make() }, across: Self.matrix)
    }
}
