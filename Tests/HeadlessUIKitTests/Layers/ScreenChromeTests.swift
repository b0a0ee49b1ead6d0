import Foundation
import Testing
import UIKit

/// Status bar, camera, home indicator and frame: drawn on request.
@MainActor
@Suite struct ScreenChromeTests {
    private final class Styled: UIViewController {
        var style = UIStatusBarStyle.default
        var hidesBar = false
        var hidesIndicator = false
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { hidesBar }
        override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = UIColor(white: 0.5, alpha: 1)
        }
    }

    private func window(
        _ root: UIViewController, _ device: ScreenDevice = .iPhone15,
        _ orientation: UIInterfaceOrientation = .portrait, dark: Bool = false
    ) -> UIWindow {
        let traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
        let window = UIWindow(screen: UIScreen(device, orientation: orientation, overriding: traits))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    /// The picture at one pixel per point.
    private func pixels(_ window: UIWindow, _ chrome: ScreenChrome) throws -> Shot {
        try Shot(UIImage(data: ViewDrawing(of: window, showing: chrome).pngData(scale: 1)))
    }

    private struct Shot {
        let image: UIImage
        init(_ image: UIImage?) throws { self.image = try #require(image) }
        subscript(x: Int, y: Int) -> [Int] { image.pixel(x, y) }
        /// The darkest and the lightest green in a box.
        func range(_ x: Range<Int>, _ y: Range<Int>) -> ClosedRange<Int> {
            let values = y.flatMap { row in x.map { self[$0, row][1] } }
            return (values.min() ?? 0)...(values.max() ?? 0)
        }
    }

    @Test func byDefaultThereIsNone() throws {
        let window = window(Styled())
        let plain = ViewDrawing(of: window)
        #expect(try ViewDrawing(of: window, showing: []).pngData() == plain.pngData())
        let image = try #require(UIImage(data: plain.pngData(scale: 1)))
        for y in 0..<852 { #expect(image.pixel(196, y) == [128, 128, 128, 255]) }
    }

    /// The status bar's content is dark or light as the controller says, and by the interface where it does not.
    @Test(arguments: [
        (UIStatusBarStyle.default, false, true), (.default, true, false), (.darkContent, true, true),
        (.lightContent, false, false),
    ])
    func theStatusBarFollowsTheController(_ style: UIStatusBarStyle, _ dark: Bool, _ isBlack: Bool) throws {
        let root = Styled()
        root.style = style
        let tabs = UITabBarController()
        tabs.viewControllers = [root]
        let shot = try pixels(window(tabs, dark: dark), .statusBar)
        // Time at the left of the island, levels at the right.
        for x in [30..<130, 265..<380] {
            let range = shot.range(x, 20..<46)
            #expect(isBlack ? range.lowerBound < 20 && range.upperBound == 128 : range.upperBound > 235)
            #expect(isBlack || range.lowerBound == 128)
        }
        #expect(shot.range(140..<250, 0..<55) == 128...128)
        #expect(shot.range(0..<390, 60..<700) == 128...128)
    }

    @Test func whatIsHiddenIsNotDrawn() throws {
        let root = Styled()
        (root.hidesBar, root.hidesIndicator) = (true, true)
        let window = window(root)
        let plain = try ViewDrawing(of: window).pngData()
        #expect(try ViewDrawing(of: window, showing: [.statusBar, .homeIndicator]).pngData() == plain)
        root.hidesIndicator = false
        let shot = try pixels(window, .homeIndicator)
        #expect(shot[196, 841][0] == 0 && shot[196, 830][0] == 128 && shot[196, 850][0] == 128)
        root.hidesBar = false
        root.setNeedsStatusBarAppearanceUpdate()
        #expect(try ViewDrawing(of: window, showing: .statusBar).pngData() != plain)
    }

    /// The island is 126 x 37 points, 11 from the upper edge, 14 on the 16 Pro; the notch hangs from the edge.
    @Test func theCameraIsTheDevices() throws {
        let island = try pixels(window(Styled()), .cutout)
        #expect(island[196, 29][0] == 0 && island[196, 8][0] == 128 && island[196, 50][0] == 128)
        #expect(island.range(0..<133, 0..<60) == 128...128)
        let pro = try pixels(window(Styled(), .iPhone16Pro), .cutout)
        #expect(pro[201, 16][0] == 0 && pro[201, 12][0] == 128 && pro[201, 49][0] == 0)
        let notch = try pixels(window(Styled(), .iPhone14), .cutout)
        #expect(notch[195, 1][0] == 0 && notch[195, 31][0] == 0 && notch[195, 35][0] == 128)
        for device in [ScreenDevice.iPhoneSE, .iPad] {
            let window = window(Styled(), device)
            #expect(
                try ViewDrawing(of: window, showing: .cutout).pngData() == ViewDrawing(of: window).pngData())
        }
        // On its side the camera is where the upper edge went, and there is no status bar.
        for (orientation, x) in [(UIInterfaceOrientation.landscapeRight, 29), (.landscapeLeft, 852 - 30)] {
            let turned = try pixels(window(Styled(), .iPhone15, orientation), .screen)
            #expect(turned[x, 196][0] == 0 && turned[851 - x, 196][0] == 128)
            #expect(turned.range(80..<760, 0..<300) == 128...128)
            #expect(turned[426, 393 - 11][0] == 0)
        }
    }

    @Test func everyDeviceHasItsBarAndFrame() throws {
        for device in ScreenDevice.all {
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                let window = window(Styled(), device, orientation)
                let framed = ViewDrawing(of: window, showing: .device)
                let (outer, inner) = (framed.size, window.bounds.size)
                #expect(outer.width > inner.width + 20 && outer.height > inner.height + 20)
                let shot = try Shot(UIImage(data: framed.pngData(scale: 1)))
                #expect(shot[0, 0][3] == 0)
                #expect(shot[Int(outer.width) / 2, Int(outer.height) / 2] == [128, 128, 128, 255])
                // The rim is black and opaque.
                #expect(shot[Int(outer.width) / 2, 9][0] < 20 && shot[Int(outer.width) / 2, 9][3] == 255)
                guard orientation == .portrait else { continue }
                let bar = try pixels(window, .statusBar)
                let height = Int(device.portrait.statusBarHeight)
                #expect(bar.range(0..<Int(inner.width), 0..<height).lowerBound < 60, "\(device.name)")
                #expect(bar.range(0..<Int(inner.width), height + 4..<height + 40) == 128...128)
            }
        }
    }

    /// A large sheet pushes the screen below it back onto black, over which the status bar is light.
    @Test func overASheetTheBarIsLight() throws {
        let root = Styled()
        let window = window(root)
        let sheet = UIViewController()
        sheet.view.backgroundColor = .white
        root.present(sheet, animated: false)
        window.settle()
        let shot = try pixels(window, .statusBar)
        #expect(shot.range(30..<130, 20..<46).upperBound > 235)
    }

    /// The corners of the screen are the device's.
    @Test func cornersAreRoundInTheFrame() throws {
        let window = window(Styled())
        let shot = try Shot(UIImage(data: ViewDrawing(of: window, showing: .frame).pngData(scale: 1)))
        // 17 points of body; the corner's radius is 55.
        #expect(shot[17 + 3, 17 + 3][0] < 20)
        #expect(shot[17 + 20, 17 + 20][0] == 128)
    }

    @Test func fromRightToLeftTheBarIsMirrored() throws {
        let screen = UIScreen(.iPad, overriding: UITraitCollection(layoutDirection: .rightToLeft))
        let window = UIWindow(screen: screen)
        window.rootViewController = Styled()
        window.makeKeyAndVisible()
        let shot = try pixels(window, .statusBar)
        // The battery, which is 25 points wide, is at the left, and the time is at the right.
        #expect(shot.range(15..<30, 8..<16).lowerBound < 60)
        #expect(shot.range(110..<650, 0..<24) == 128...128)
    }
}
