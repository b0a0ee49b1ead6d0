// Protocols of lower floors that controllers adopt.

extension UIViewController: UIAppearanceContainer {}
extension UIViewController: UIFocusEnvironment {}
extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitRegistering {}
extension UIViewController: ScrollWatcher {}
