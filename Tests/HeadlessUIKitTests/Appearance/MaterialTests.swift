import Foundation
import Testing
import UIKit

/// Bars and alerts over content: colours shine through, shapes do not.
@MainActor
@Suite struct MaterialTests {
    /// A controller whose view is a page of large text that begins at the window's top.
    private final class Page: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            for line in 0..<40 {
                let label = UILabel(frame: CGRect(x: 4, y: CGFloat(line) * 22, width: 386, height: 22))
                label.text = "MMMM WWWW MMMM WWWW MMMM WWWW MMMM"
                label.font = .systemFont(ofSize: 19, weight: .bold)
                view.addSubview(label)
            }
        }
    }

    /// The spread of the values of one channel in a part of a picture.
    private func spread(_ pixels: Pixels, x: Range<Int>, y: Range<Int>) -> (mean: Double, deviation: Double) {
        let values = y.flatMap { row in x.map { Double(pixels[$0, row][1]) } }
        let mean = values.reduce(0, +) / Double(values.count)
        let square = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
        return (mean, square.squareRoot())
    }

    /// The published design resources give bars #F9F9F9 at 94 % in the light, #1D1D1D in the dark: 249 over a
    /// white page, 27 over a black one.
    @Test(arguments: [(UIUserInterfaceStyle.light, 249.0), (.dark, 27)])
    func barsHaveTheirTintAndNoGhosts(_ style: UIUserInterfaceStyle, _ tint: Double) throws {
        let navigation = UINavigationController(rootViewController: Page())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        navigation.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        let bar = navigation.navigationBar
        bar.scrollEdgeAppearance = bar.standardAppearance
        tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance
        let screen = UIScreen(.iPhone14, overriding: UITraitCollection(userInterfaceStyle: style))
        let window = UIWindow(screen: screen)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        let pixels = try Pixels(window)
        let page = spread(pixels, x: 10..<300, y: 200..<400)
        #expect(page.deviation > 60)
        for rows in [2..<86, 820..<842] {
            let found = spread(pixels, x: 2..<388, y: rows)
            #expect(found.deviation < 2)
            // The text makes the page about a third darker, or lighter, of which 6 % are seen.
            #expect(abs(found.mean - tint) < 12)
        }
        // Without text below it is the tint itself.
        for view in navigation.topViewController?.view.subviews ?? [] { view.isHidden = true }
        let plain = try Pixels(window)
        #expect(abs(Double(plain[20, 60][0]) - tint) <= 1.5)
    }

    @Test func alertsHaveNoGhosts() throws {
        let page = Page()
        let window = shownWindow(page)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        for _ in 0..<4 { alert.addAction(UIAlertAction(title: "", style: .default)) }
        page.present(alert, animated: false)
        window.settle()
        let box = alert.view.convert(alert.view.bounds, to: nil)
        let pixels = try Pixels(window)
        // Within one empty button, between its lines.
        let y = Int(box.maxY) - 38
        let found = spread(pixels, x: Int(box.minX) + 20..<Int(box.maxX) - 20, y: y..<y + 30)
        #expect(found.deviation < 3)
        // #F2F2F2 at 80 % over a page that the dimming leaves between 0 and 204.
        #expect(found.mean > 194 && found.mean < 235)
        #expect(spread(pixels, x: 10..<300, y: 600..<700).deviation > 50)
    }

    @Test func coloursShineThroughABlur() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        root.backgroundColor = .systemRed
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialLight))
        effect.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
        root.addSubview(effect)
        let pixels = try Pixels(root)
        let pixel = pixels[25, 20]
        #expect(pixel[0] > 230 && pixel[1] < 190 && pixel[1] > 100)
        #expect(pixels[75, 20] == [255, 59, 48, 255])
    }

    @Test func barsBlurAsTheirAppearanceSays() throws {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundEffect?.style == .systemChromeMaterial)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil)
        appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterialDark)
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        #expect(copy.backgroundEffect?.style == .systemThinMaterialDark)
        appearance.configureWithDefaultBackground()
        appearance.backgroundEffect = nil
        #expect(appearance.backgroundEffect == nil)

        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.topViewController?.view.backgroundColor = .white
        navigation.navigationBar.standardAppearance = copy
        navigation.navigationBar.scrollEdgeAppearance = copy
        let pixels = try Pixels(shownWindow(navigation))
        // 0.145 x 0.7 + 1 x 0.3 of 255.
        #expect(abs(Int(pixels[20, 60][0]) - 102) <= 2)
    }

    @Test func picturesAreTheSameOnEveryThread() async throws {
        let page = Page()
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.scrollEdgeAppearance = navigation.navigationBar.standardAppearance
        let drawing = ViewDrawing(of: shownWindow(navigation))
        let first = try drawing.pngData(scale: 2)
        try await withThrowingTaskGroup(of: Data.self) { group in
            for _ in 0..<6 { group.addTask { try drawing.pngData(scale: 2) } }
            for try await data in group { #expect(data == first) }
        }
        #expect(String(decoding: try drawing.svgData(), as: UTF8.self).contains("97.7"))
    }
}
