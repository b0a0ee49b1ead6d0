import Testing
import UIKit

/// A row of the table of devices: portrait size, scale, safe areas, class on its side.
struct DeviceRow: Sendable, CustomTestStringConvertible {
    let device: ScreenDevice
    let size: (CGFloat, CGFloat)
    let pixels: (CGFloat, CGFloat)
    let upright: UIEdgeInsets
    let sideways: UIEdgeInsets
    let bar: CGFloat
    let classSideways: UIUserInterfaceSizeClass

    var testDescription: String { device.name }

    static let homeButton = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    static let pad = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    static func upright(_ top: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    }
    static func sideways(_ side: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: side, bottom: 21, right: side)
    }

    static let all: [DeviceRow] = [
        .init(
            device: .iPhoneSE, size: (375, 667), pixels: (750, 1334), upright: homeButton, sideways: .zero,
            bar: 20, classSideways: .compact),
        .init(
            device: .iPhone13Mini, size: (375, 812), pixels: (1080, 2338.56), upright: upright(50),
            sideways: sideways(50), bar: 50, classSideways: .compact),
        .init(
            device: .iPhone13, size: (390, 844), pixels: (1170, 2532), upright: upright(47),
            sideways: sideways(47), bar: 47, classSideways: .compact),
        .init(
            device: .iPhone14Plus, size: (428, 926), pixels: (1284, 2778), upright: upright(47),
            sideways: sideways(47), bar: 47, classSideways: .regular),
        .init(
            device: .iPhone14ProMax, size: (430, 932), pixels: (1290, 2796), upright: upright(59),
            sideways: sideways(59), bar: 54, classSideways: .regular),
        .init(
            device: .iPhone15Pro, size: (393, 852), pixels: (1179, 2556), upright: upright(59),
            sideways: sideways(59), bar: 54, classSideways: .compact),
        .init(
            device: .iPhone16ProMax, size: (440, 956), pixels: (1320, 2868), upright: upright(62),
            sideways: sideways(62), bar: 54, classSideways: .regular),
        .init(
            device: .iPadMini, size: (744, 1133), pixels: (1488, 2266), upright: pad, sideways: pad,
            bar: 24, classSideways: .regular),
        .init(
            device: .iPadPro11, size: (834, 1210), pixels: (1668, 2420), upright: pad, sideways: pad,
            bar: 24, classSideways: .regular),
        .init(
            device: .iPadPro13, size: (1032, 1376), pixels: (2064, 2752), upright: pad, sideways: pad,
            bar: 24, classSideways: .regular),
    ]
}

@Suite struct ScreenDeviceTests {
    @Test(arguments: DeviceRow.all)
    func aDeviceIsAsTheTableSays(row: DeviceRow) {
        let upright = UIScreen(row.device)
        let sideways = UIScreen(row.device, orientation: .landscapeLeft)
        #expect(upright.bounds.size == CGSize(width: row.size.0, height: row.size.1))
        #expect(sideways.bounds.size == CGSize(width: row.size.1, height: row.size.0))
        #expect(abs(upright.nativeBounds.width - row.pixels.0) < 0.01)
        #expect(abs(sideways.nativeBounds.height - row.pixels.1) < 0.01)
        #expect(row.device.posture(in: .portrait).safeAreaInsets == row.upright)
        #expect(row.device.posture(in: .landscapeRight).safeAreaInsets == row.sideways)
        #expect(row.device.posture(in: .portrait).statusBarHeight == row.bar)
        #expect(sideways.traitCollection.horizontalSizeClass == row.classSideways)
        let isPad = row.device.idiom == .pad
        #expect(upright.traitCollection.horizontalSizeClass == (isPad ? .regular : .compact))
        #expect(sideways.traitCollection.verticalSizeClass == (isPad ? .regular : .compact))
    }

    @Test func namesAreUnique() {
        #expect(Set(ScreenDevice.all.map(\.name)).count == 20)
    }

    @Test func sideMarginsGrowWithTheShorterSide() {
        #expect(ScreenDevice.iPhone15.minimumSideMargin(in: .portrait) == 16)
        #expect(ScreenDevice.iPhone14Plus.minimumSideMargin(in: .portrait) == 20)
        #expect(ScreenDevice.iPadMini.minimumSideMargin(in: .portrait) == 20)
        // A phone on its side is wide, and has the margin of the upright one.
        #expect(ScreenDevice.iPhone13Mini.minimumSideMargin(in: .landscapeLeft) == 16)
        #expect(ScreenDevice.iPhone14.minimumSideMargin(in: .landscapeLeft) == 16)
        #expect(ScreenDevice.iPhone14Plus.minimumSideMargin(in: .landscapeLeft) == 20)
        // Interface Builder writes 20 for a root 400 wide, so 402 points are wide enough for it.
        #expect(ScreenDevice.iPhone16Pro.minimumSideMargin(in: .portrait) == 20)
    }

    @Test func overridesReplaceTheDevicesTraits() {
        let screen = UIScreen(.iPhone13Mini, overriding: UITraitCollection(userInterfaceStyle: .dark))
        #expect(screen.traitCollection.userInterfaceStyle == .dark)
        #expect(screen.traitCollection.displayScale == 3)
    }
}
