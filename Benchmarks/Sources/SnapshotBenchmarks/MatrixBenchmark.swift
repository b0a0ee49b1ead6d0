import BenchmarkSupport
import GalleryScreens
import UIKit

/// Every screen of the gallery, laid out with 160 settings: five devices, both orientations, light and dark, four sizes of
/// text, both directions.
@MainActor
enum MatrixBenchmark {
    private static let devices: [ScreenDevice] = [
        .iPhone16, .iPhoneSE, .iPhone16ProMax, .iPadMini, .iPadPro13,
    ]
    private static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    private static var settings: [UIScreen] {
        var screens: [UIScreen] = []
        for device in devices {
            for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
                for style in [UIUserInterfaceStyle.light, .dark] {
                    for size in sizes {
                        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
                            let traits = UITraitCollection(traitsFrom: [
                                UITraitCollection(userInterfaceStyle: style),
                                UITraitCollection(preferredContentSizeCategory: size),
                                UITraitCollection(layoutDirection: direction),
                            ])
                            screens.append(UIScreen(device, orientation: orientation, overriding: traits))
                        }
                    }
                }
            }
        }
        return screens
    }

    static func run() {
        let settings = settings
        let clock = ContinuousClock()
        var total = Duration.zero
        var times: [(name: String, milliseconds: Double)] = []
        for screen in GalleryScreen.all {
            let time = clock.measure {
                for setting in settings { layOut(screen, on: setting) }
            }
            total += time
            times.append((screen.name, time / .milliseconds(1) / Double(settings.count)))
        }
        let count = GalleryScreen.all.count * settings.count
        print(
            "gallery over \(settings.count) settings: \(count) layouts in \(total / .seconds(1)) s, bar 10 s")
        for time in times.sorted(by: { $0.milliseconds > $1.milliseconds }).prefix(12) {
            print("  \(time.name): \(time.milliseconds) ms each")
        }
    }

    private static func layOut(_ screen: GalleryScreen, on setting: UIScreen) {
        UIScreen.main = setting
        let window = UIWindow(screen: setting)
        window.rootViewController = screen.make()
        window.makeKeyAndVisible()
        AnimationClock.current.finish()
        window.layoutIfNeeded()
        window.isHidden = true
        window.rootViewController = nil
    }
}
