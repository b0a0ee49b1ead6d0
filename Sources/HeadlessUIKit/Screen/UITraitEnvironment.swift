/// Something that has traits: views, controllers, scenes, screens.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment, UITraitChangeObservable {}

extension UIScreen: UITraitEnvironment {
    /// Does nothing: screens do not change.
    public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
