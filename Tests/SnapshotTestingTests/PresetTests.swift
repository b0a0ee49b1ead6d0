import SnapshotTesting
import Testing
import UIKit

@Suite struct PresetTests {
    @Test func phonesAreThoseOfThePackage() {
        let cases: [(ViewImageConfig, CGFloat, CGFloat, [CGFloat], UIUserInterfaceSizeClass)] = [
            (.iPhoneSe, 320, 568, [20, 0, 0, 0], .compact),
            (.iPhone8Plus(.landscape), 736, 414, [0, 0, 0, 0], .regular),
            (.iPhoneX(.landscape), 812, 375, [0, 44, 24, 44], .compact),
            (.iPhoneXr, 414, 896, [44, 0, 34, 0], .compact),
            (.iPhone12Pro, 390, 844, [47, 0, 34, 0], .compact),
            (.iPhone13ProMax(.landscape), 926, 428, [0, 47, 21, 47], .regular),
            (.iPhone13Mini(.landscape), 812, 375, [0, 50, 21, 50], .compact),
            (.iPhone16, 393, 852, [59, 0, 34, 0], .compact),
            (.iPhoneAir(.landscape), 912, 420, [20, 68, 29, 68], .regular),
        ]
        for (config, width, height, insets, widthClass) in cases {
            #expect(config.size == CGSize(width: width, height: height))
            #expect(
                config.safeArea
                    == UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
            #expect(config.traits.horizontalSizeClass == widthClass)
            #expect(config.traits.preferredContentSizeCategory == .medium)
            #expect(config.traits.userInterfaceIdiom == .phone)
        }
        #expect(UITraitCollection.iPhoneXr(.portrait).forceTouchCapability == .unavailable)
        #expect(UITraitCollection.iPhoneX(.portrait).forceTouchCapability == .available)
        #expect(ViewImageConfig.iPhoneX.traits.displayScale == 0)
        #expect(ViewImageConfig.iPhone16.traits.displayScale == 3)
    }

    /// The widths of the parts of each tablet's screen: on its side a third, half, two thirds and all, then upright a third,
    /// two thirds and all.
    @Test func tabletsAreThoseOfThePackage() {
        typealias Make = @Sendable (ViewImageConfig.TabletOrientation) -> ViewImageConfig
        let tablets: [(Make, [CGFloat])] = [
            (ViewImageConfig.iPadMini(_:), [320, 507, 694, 1024, 320, 438, 768]),
            (ViewImageConfig.iPad9_7(_:), [320, 507, 694, 1024, 320, 438, 768]),
            (ViewImageConfig.iPad10_2(_:), [320, 535, 750, 1080, 320, 480, 810]),
            (ViewImageConfig.iPadPro10_5(_:), [320, 551, 782, 1112, 320, 504, 834]),
            (ViewImageConfig.iPadPro11(_:), [375, 592, 809, 1194, 320, 504, 834]),
            (ViewImageConfig.iPadPro12_9(_:), [375, 678, 981, 1366, 375, 639, 1024]),
        ]
        let parts: [ViewImageConfig.TabletOrientation] = [
            .landscape(splitView: .oneThird), .landscape(splitView: .oneHalf),
            .landscape(splitView: .twoThirds),
            .landscape(splitView: .full), .portrait(splitView: .oneThird), .portrait(splitView: .twoThirds),
            .portrait(splitView: .full),
        ]
        let regular: [CGFloat] = [678, 694, 750, 782, 809, 981, 768, 810, 834, 1024, 1080, 1112, 1194, 1366]
        for (make, widths) in tablets {
            #expect(parts.map { make($0).size?.width } == widths)
            for (part, width) in zip(parts, widths) {
                #expect(
                    make(part).traits.horizontalSizeClass == (regular.contains(width) ? .regular : .compact))
                #expect(make(part).traits.verticalSizeClass == .regular)
            }
        }
        #expect(ViewImageConfig.iPadPro11.size == CGSize(width: 1194, height: 834))
        #expect(ViewImageConfig.iPadPro11.safeArea == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
        #expect(UITraitCollection.iPadMini_Compact_SplitView.horizontalSizeClass == .compact)
    }
}
