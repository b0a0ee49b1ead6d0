import GalleryScreens
import UIKit

extension Catalogue {
    /// Stack views in stack views.
    static var stackViews: [Screen] {
        let profiles: [(name: String, profile: StackProfileViewController.Profile)] = [
            ("english", .english), ("arabic", .arabic),
        ]
        return profiles.flatMap { entry in
            [
                (ScreenDevice.iPhoneSE, UIUserInterfaceStyle.light), (.iPhone13Mini, .dark),
                (.iPhone14ProMax, .light),
            ].map { phone, style in
                Screen(
                    section: "Stack views", name: "stack-profile-\(entry.name)-\(phone.fileName)",
                    stage: .device(phone, style)
                ) { .controller(StackProfileViewController(entry.profile)) }
            }
        }
    }
}
