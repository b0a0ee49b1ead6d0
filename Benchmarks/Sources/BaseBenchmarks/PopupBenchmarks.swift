import BenchmarkSupport
import GalleryScreens
import LayoutTesting
import UIKit

/// The update popup on an iPhone 14 Pro Max: layout, drawing, encoding.
@MainActor
enum PopupBenchmarks {
    static func run() throws {
        let window = UIWindow(screen: UIScreen(.iPhone14ProMax))
        let popup = UpdatePopupViewController(.korean)
        window.rootViewController = popup
        window.makeKeyAndVisible()
        Benchmark("popup: first layout of new views", .milliseconds, bar: 1).report(
            (0..<25).map { _ in firstLayout() })
        Benchmark("popup: every view marked, nothing changed", .milliseconds, bar: 1).run {
            for view in everyView(in: window) { view.setNeedsLayout() }
            window.layoutIfNeeded()
        }
        let messages = [UpdatePopupText.korean.message, UpdatePopupText.english.message]
        var turn = 0
        Benchmark("popup: layout after a new message", .milliseconds, bar: 1).run {
            turn += 1
            popup.contentLabel.text = messages[turn % 2]
            popup.view.setNeedsLayout()
            window.layoutIfNeeded()
        }
        let drawing = ViewDrawing(of: window)
        Benchmark("popup: recording the display list", .milliseconds).run { _ = ViewDrawing(of: window) }
        try Benchmark("popup: PNG of 1290 x 2796, drawn and encoded", .milliseconds, bar: 50).run {
            _ = try drawing.pngData(scale: 3)
        }
        Benchmark("popup: 1,000 configurations checked", .milliseconds, bar: 5000).report([checks()])
    }

    /// Milliseconds that all checks of layouts take over 1,000 configurations.
    private static func checks() -> Double {
        let matrix = LayoutMatrix(
            devices: [.iPhone16, .iPhoneSE, .iPhone16ProMax, .iPadMini, .iPadPro13],
            orientations: [.portrait, .landscapeRight], appearances: [.light, .dark],
            textSizes: [
                .large, .extraSmall, .accessibilityMedium, .accessibilityLarge,
                .accessibilityExtraExtraExtraLarge,
            ],
            directions: [.leftToRight, .rightToLeft],
            languages: [.development, .doubled, .accented, .bounded, .language("ko")])
        let start = DispatchTime.now().uptimeNanoseconds
        _ = LayoutReport(of: { UpdatePopupViewController(.korean) }, across: matrix)
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }

    /// Milliseconds from a popup whose views exist to its last frame.
    private static func firstLayout() -> Double {
        let window = UIWindow(screen: UIScreen(.iPhone14ProMax))
        let popup = UpdatePopupViewController(.korean)
        window.rootViewController = popup
        popup.loadViewIfNeeded()
        let start = DispatchTime.now().uptimeNanoseconds
        window.makeKeyAndVisible()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
    }

    private static func everyView(in root: UIView) -> [UIView] {
        [root] + root.subviews.flatMap(everyView)
    }
}
