import GalleryScreens
import UIKit

extension Catalogue {
    /// A login form by constraints: on a large and a small phone, mirrored, and in Korean.
    static var logins: [Screen] {
        let looks: [(String, ScreenDevice, UIUserInterfaceStyle, LoginText, UISemanticContentAttribute)] = [
            ("light", .iPhone14ProMax, .light, .english, .unspecified),
            ("right-to-left", .iPhone14ProMax, .light, .arabic, .forceRightToLeft),
            ("small", .iPhoneSE, .light, .english, .unspecified),
            ("ko-dark", .iPhone13Mini, .dark, .korean, .unspecified),
        ]
        return looks.map { name, device, style, text, direction in
            Screen(section: "Login", name: "login-\(name)", stage: .device(device, style)) {
                .controller(LoginViewController(text, direction: direction))
            }
        }
    }
}
