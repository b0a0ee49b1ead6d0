import GalleryScreens
import PinLayout
import Testing
import UIKit

/// The screens about pins: everything is seen, nothing is cut.
@MainActor
@Suite struct PinScreensTests {
    private func everyView(in root: UIView) -> [UIView] { [root] + root.subviews.flatMap(everyView) }

    private func show(_ controller: UIViewController, on device: ScreenDevice) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.settle()
        return window
    }

    private static let contents: [@MainActor () -> UIView] = [
        { AdjustToContainerView() }, { BetweenView() }, { RelativeView() }, { ReadingDirectionsView() },
        { AutoSizingCardsView() }, { WrapContentView() }, { GroupsView() },
    ]

    @Test(arguments: 0..<7, [ScreenDevice.iPhoneSE, .iPhone13Mini, .iPhone14ProMax])
    func everythingIsInsideAndWhole(index: Int, device: ScreenDevice) {
        let content = Self.contents[index]()
        let window = show(PinScreenViewController("Title", content), on: device)
        let safe = window.bounds.inset(by: window.safeAreaInsets)
        for view in everyView(in: content).dropFirst() {
            let frame = view.convert(view.bounds, to: window)
            #expect(safe.insetBy(dx: -0.4, dy: -0.4).contains(frame), "\(view)")
            guard let label = view as? UILabel else { continue }
            let height = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height
            #expect(height <= label.bounds.height + 0.01, "\(label) needs \(height)")
        }
    }

    @Test func readingFromTheRightIsTheMirrorImage() {
        let view = ReadingDirectionsView(frame: CGRect(x: 0, y: 0, width: 340, height: 600))
        view.layoutIfNeeded()
        let (first, second) = (view.subviews[0], view.subviews[1])
        #expect(first.frame.width == second.frame.width)
        for (left, right) in zip(first.subviews, second.subviews) where !(left is UILabel) {
            #expect(abs(left.frame.minX - (340 - right.frame.maxX)) < 0.51)
        }
        #expect(first.subviews[0].frame.minX == 12)
        #expect(second.subviews[0].frame.maxX == 328)
    }

    @Test func theCardKeepsClearOfTheBars() {
        let window = show(SafeAreaBarsViewController.withBars(), on: .iPhone13Mini)
        let views = everyView(in: window)
        let bars = [views.first { $0 is UINavigationBar }, views.first { $0 is UITabBar }].compactMap { $0 }
        #expect(bars.count == 2)
        let controller =
            ((window.rootViewController as? UITabBarController)?.viewControllers?.first
            as? UINavigationController)?.topViewController
        guard let root = controller?.view, bars.count == 2 else { return }
        let card = root.subviews[0].convert(root.subviews[0].bounds, to: window)
        let (top, bottom) = (
            bars[0].convert(bars[0].bounds, to: window), bars[1].convert(bars[1].bounds, to: window)
        )
        #expect(abs(card.minY - top.maxY - 12) < 0.4)
        #expect(abs(bottom.minY - card.maxY - 12) < 0.4)
    }
}
