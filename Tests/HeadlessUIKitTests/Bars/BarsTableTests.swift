import Testing
import UIKit

@testable import HeadlessUIKit

/// Sizes and places in bars that were measured in pictures recorded on iOS 17.5, 18.5 and 26.2.
@MainActor
@Suite struct BarsTableTests {
    private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        if view.isHidden { return [] }
        return (view as? Kind).map { [$0] } ?? view.subviews.flatMap { all(kind, in: $0) }
    }

    private func show(
        _ root: UIViewController, _ version: ScreenDevice.SystemVersion, on device: ScreenDevice = .iPhone15
    ) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device, systemVersion: version))
        window.backgroundColor = .white
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.settle()
        return window
    }

    private func pushed() -> UINavigationController {
        let (first, second) = (UIViewController(), UIViewController())
        (first.title, second.title) = ("First", "Second")
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        return navigation
    }

    // MARK: Navigation bars

    /// The button starts at the bar's edge and is 44 high; its chevron's ink is 9.33 to 20.33 from there and 19 high, the
    /// title's starts at 30.33 (17.5) or 31.67 (18.5). The bar's title is 22 below its top.
    @Test(arguments: [ScreenDevice.SystemVersion.iOS17, .iOS18])
    func theWayBack(version: ScreenDevice.SystemVersion) throws {
        let navigation = pushed()
        let window = show(navigation, version)
        let bar = navigation.navigationBar
        let back = try #require(all(BackButton.self, in: bar).first)
        let frame = back.convert(back.bounds, to: bar)
        #expect(frame.minX == 0 && frame.height == 44 && bar.frame.height == 44)
        let label = try #require(all(UILabel.self, in: back).first)
        // "First" is 32.33 wide there, the button 63.67.
        #expect(abs(frame.width - label.frame.width - 31.33) < 0.34)
        let title = try #require(all(UILabel.self, in: bar).first { $0.text == "Second" })
        #expect(abs(title.convert(title.bounds, to: bar).midY - 22) < 0.34)
        #expect(abs(title.frame.height - 20.33) < 0.01)
        let ink = Ink(try #require(UIImage(data: ViewDrawing(of: window).pngData(scale: 3))), scale: 3)
        let y = bar.frame.minY
        func isInk(_ pixel: [Int]) -> Bool { pixel[0] < 180 }
        let columns = (0..<126).filter { x in
            !ink.runs(inColumn: CGFloat(x) / 3, from: y + 4, to: y + 40, where: isInk).isEmpty
        }
        #expect(abs(CGFloat(columns[0]) / 3 - 9.33) < 0.4)
        let gap = try #require(zip(columns, columns.dropFirst()).first { $1 - $0 > 3 })
        #expect(abs(CGFloat(gap.0 + 1) / 3 - 20.33) < 0.4)
        #expect(abs(CGFloat(gap.1) / 3 - (version == .iOS17 ? 30.33 : 31.67)) < 1.4)
        let rows = (0..<132).filter { row in
            !ink.runs(inRow: y + CGFloat(row) / 3, from: 6, to: 24, where: isInk).isEmpty
        }
        #expect(abs(CGFloat(rows.count) / 3 - 19) < 0.7)
    }

    /// On iOS 26 the way back is a round button of 44 points at 16, without a title.
    @Test func theWayBackOnGlass() throws {
        let navigation = pushed()
        let window = show(navigation, .iOS26, on: .iPhone16Pro)
        let bar = navigation.navigationBar
        let back = try #require(all(BackButton.self, in: bar).first)
        #expect(back.convert(back.bounds, to: bar) == CGRect(x: 16, y: 0, width: 44, height: 44))
        #expect(all(UILabel.self, in: back).allSatisfy { $0.text == nil })
        #expect(bar.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        #expect(navigation.topViewController?.view.safeAreaInsets.top == 116)
        let point = CGPoint(x: 38, y: 62 + 22)
        #expect(window.hitTest(point, with: nil) === back)
    }

    // MARK: Tab bars

    private func tabs(_ count: Int) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (1...count).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(
                title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
            return controller
        }
        return tabs
    }

    /// Buttons are 48 high, 1 below the bar's top, 2 from the edges and 4 apart: 61.5 wide for six of 393, 94.25 for
    /// four, 63 and 96.5 of 402.
    @Test(arguments: [
        (ScreenDevice.SystemVersion.iOS17, ScreenDevice.iPhone15, 6, CGFloat(61.5)),
        (.iOS17, .iPhone15, 4, 94.25),
        (.iOS18, .iPhone16Pro, 6, 63), (.iOS18, .iPhone16Pro, 4, 96.5),
    ])
    func tabButtons(
        version: ScreenDevice.SystemVersion, device: ScreenDevice, count: Int, width: CGFloat
    ) throws {
        let tabs = tabs(count)
        _ = show(tabs, version, on: device)
        let frames = tabs.tabBar.buttons.map(\.frame)
        #expect(frames.count == count && frames.allSatisfy { $0.minY == 1 && $0.height == 48 })
        #expect(frames.allSatisfy { abs($0.width - width) < 0.001 })
        #expect(frames[0].minX == 2 && abs(frames.last!.maxX - (device.portraitSize.width - 2)) < 0.001)
        #expect(abs(frames[1].minX - frames[0].maxX - 4) < 0.001)
        let label = try #require(all(UILabel.self, in: tabs.tabBar).first)
        #expect(label.font.isEqual(UIFont.systemFont(ofSize: 10, weight: .medium)))
    }

    /// The line above the bar is a pixel high and 178 of gray over white.
    @Test func theLineAboveTabs() throws {
        let tabs = tabs(4)
        tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
        let window = show(tabs, .iOS17)
        let picture = try #require(UIImage(data: ViewDrawing(of: window).pngData(scale: 3)))
        let top = Int((tabs.tabBar.frame.minY * 3).rounded())
        #expect(abs(picture.pixel(5, top - 1)[0] - 178) <= 2)
        #expect(picture.pixel(5, top - 2) == [255, 255, 255, 255])
    }

    /// The buttons of iOS 26 are 54 high, start 25 from the screen's sides and reach 18 into each other.
    @Test func tabButtonsOnGlass() {
        let tabs = tabs(4)
        _ = show(tabs, .iOS26, on: .iPhone16Pro)
        let frames = tabs.tabBar.buttons.map(\.frame)
        #expect(frames.allSatisfy { $0.height == 54 })
        #expect(frames[0].minX == 25 && abs(frames[3].maxX - (402 - 25)) < 0.001)
        #expect(abs(frames[0].maxX - frames[1].minX - 18) < 0.001)
        // The bar takes the height that it always took.
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == 83)
        let other = UIWindow(screen: UIScreen(.iPhone16Pro, systemVersion: .iOS18))
        other.rootViewController = tabs
        other.makeKeyAndVisible()
        other.settle()
        #expect(tabs.tabBar.buttons[0].frame.minX == 2)
    }
}
