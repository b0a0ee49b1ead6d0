import Testing
import UIKit

@testable import HeadlessUIKit

/// A row: the window's size, and the margins at the sides to iOS 18 and on iOS 26.
struct SideMarginRow: Sendable, CustomTestStringConvertible {
    let size: CGSize
    let classic: CGFloat
    let today: CGFloat

    init(_ width: CGFloat, _ height: CGFloat, _ classic: CGFloat, _ today: CGFloat) {
        size = CGSize(width: width, height: height)
        (self.classic, self.today) = (classic, today)
    }

    var testDescription: String { "\(size.width) x \(size.height)" }

    /// To iOS 18: recorded with 16 at 812 x 375 and 844 x 390 and with 20 at 428 x 926; 20 in files that Interface
    /// Builder wrote for roots 400 wide. On iOS 26: measured in pictures, 20 from 390 points on.
    static let all: [SideMarginRow] = [
        .init(375, 667, 16, 16), .init(812, 375, 16, 16), .init(375, 812, 16, 16),
        .init(390, 844, 16, 20), .init(844, 390, 16, 20), .init(393, 852, 16, 20),
        .init(400, 800, 20, 20), .init(428, 926, 20, 20), .init(926, 428, 20, 20),
        .init(414, 896, 20, 20), .init(320, 568, 16, 16),
    ]
}

@MainActor
@Suite struct SideMarginTests {
    private func margins(_ row: SideMarginRow, _ version: ScreenDevice.SystemVersion) -> UIEdgeInsets {
        let posture = ScreenDevice.Posture(
            safeAreaInsets: .zero, statusBarHeight: 0, horizontalSizeClass: .compact,
            verticalSizeClass: .regular)
        let device = ScreenDevice(
            name: "Test", idiom: .phone, portraitSize: row.size, scale: 2, portrait: posture,
            landscape: posture)
        let window = UIWindow(screen: UIScreen(device, systemVersion: version))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.settle()
        return controller.view.layoutMargins
    }

    @Test(arguments: SideMarginRow.all)
    func theMarginFollowsTheShorterSideAndTheVersion(row: SideMarginRow) {
        for (version, side) in [
            (ScreenDevice.SystemVersion.iOS17, row.classic), (.iOS18, row.classic), (.iOS26, row.today),
        ] {
            let margins = margins(row, version)
            #expect(margins.left == side && margins.right == side, "iOS \(version.name)")
        }
    }

    @Test func barsHaveTheMarginOfTheirWindow() throws {
        for (version, side) in [(ScreenDevice.SystemVersion.iOS18, CGFloat(16)), (.iOS26, 20)] {
            let window = UIWindow(screen: UIScreen(.iPhone15, systemVersion: version))
            let controller = UIViewController()
            let navigator = UINavigationController(rootViewController: controller)
            navigator.navigationBar.prefersLargeTitles = true
            controller.title = "Title"
            window.rootViewController = navigator
            window.makeKeyAndVisible()
            window.settle()
            #expect(navigator.navigationBar.largeTitle.subviews.first?.frame.minX == side)
            #expect(controller.view.layoutMargins.left == side)
        }
    }
}
