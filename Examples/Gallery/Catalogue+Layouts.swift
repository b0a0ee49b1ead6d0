import GalleryScreens
import UIKit

extension Catalogue {
    /// Screens by layouts.
    static var layouts: [Screen] {
        [
            screen("profile", .iPhone13Mini, .light) { LayoutScreenViewController { ProfileScreen() } },
            screen("profile", .iPhone14ProMax, .dark) { LayoutScreenViewController { ProfileScreen() } },
            screen("right-to-left", .iPhone13Mini, .light) {
                LayoutScreenViewController(isRightToLeft: true) { ProfileScreen(isArabic: true) }
            },
            screen("settings", .iPhone13Mini, .light) {
                LayoutScreenViewController(background: .systemGroupedBackground) { SettingsScreen() }
            },
            screen("settings", .iPhone14ProMax, .dark) {
                LayoutScreenViewController(background: .systemGroupedBackground) { SettingsScreen() }
            },
            screen("photos", .iPhone13Mini, .light) { LayoutScreenViewController { PhotosScreen() } },
            screen("adaptive", .iPhone13Mini, .light) { LayoutScreenViewController { AdaptiveScreen() } },
            screen("adaptive", .iPadPro11, .light) { LayoutScreenViewController { AdaptiveScreen() } },
        ]
    }

    private static func screen(
        _ name: String, _ device: ScreenDevice, _ style: UIUserInterfaceStyle,
        _ make: @escaping @MainActor () -> UIViewController
    ) -> Screen {
        Screen(
            section: "Layouts", name: "layout-\(name)-\(device.fileName)", stage: .device(device, style)
        ) { .controller(make()) }
    }
}
