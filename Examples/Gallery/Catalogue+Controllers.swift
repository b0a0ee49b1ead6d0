import GalleryScreens
import UIKit

extension Catalogue {
    /// Controllers of columns, dates and searches: light, dark, in the largest text and from right to left.
    static var controllers: [Screen] {
        let phone = ScreenDevice.iPhone14ProMax
        return variants(of: "split", on: .iPadPro11, .landscapeLeft) { NotesSplitViewController() }
            + variants(of: "dates", on: phone) {
                UINavigationController(rootViewController: AppointmentViewController())
            }
            + variants(of: "search", on: phone) {
                UINavigationController(rootViewController: CitySearchViewController())
            }
            + variants(of: "searching", on: phone) {
                UINavigationController(rootViewController: CitySearchViewController(searchingFor: "er"))
            }
    }

    private static func variants(
        of name: String, on device: ScreenDevice, _ orientation: UIInterfaceOrientation = .portrait,
        _ make: @escaping @MainActor () -> UIViewController
    ) -> [Screen] {
        let kinds: [(String, UIUserInterfaceStyle, UITraitCollection)] = [
            ("light", .light, UITraitCollection()), ("dark", .dark, UITraitCollection()),
            (
                "largest", .light,
                UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
            ),
            ("right-to-left", .light, UITraitCollection(layoutDirection: .rightToLeft)),
        ]
        return kinds.map { kind, style, overrides in
            Screen(
                section: "Controllers", name: "controllers-\(name)-\(kind)",
                stage: .device(device, style, orientation), look: Screen.Look(traits: overrides)
            ) { .controller(make()) }
        }
    }
}
