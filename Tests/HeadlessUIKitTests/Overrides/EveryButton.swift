import UIKit

/// Overrides what Apple lets a subclass of `UIButton` override.
final class EveryButton: UIButton {
    static var heard: [String] = []

    func tell(_ name: String) { EveryButton.heard.append(name) }

    func told<Value>(_ name: String, _ value: Value) -> Value {
        tell(name)
        return value
    }

    /// What was called since the last time this was asked.
    static func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    override var buttonType: UIButton.ButtonType { told("buttonType", super.buttonType) }
    override var titleLabel: UILabel? { told("titleLabel", super.titleLabel) }
    override var imageView: UIImageView? { told("imageView", super.imageView) }
    override var subtitleLabel: UILabel? { told("subtitleLabel", super.subtitleLabel) }
    override func setTitle(_ title: String?, for state: UIControl.State) {
        tell("setTitle")
        super.setTitle(title, for: state)
    }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        tell("setAttributedTitle")
        super.setAttributedTitle(title, for: state)
    }
    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        tell("setTitleColor")
        super.setTitleColor(color, for: state)
    }
    override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        tell("setTitleShadowColor")
        super.setTitleShadowColor(color, for: state)
    }
    override func setImage(_ image: UIImage?, for state: UIControl.State) {
        tell("setImage")
        super.setImage(image, for: state)
    }
    override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        tell("setBackgroundImage")
        super.setBackgroundImage(image, for: state)
    }
    override func title(for state: UIControl.State) -> String? { told("title", super.title(for: state)) }
    override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        told("attributedTitle", super.attributedTitle(for: state))
    }
    override func titleColor(for state: UIControl.State) -> UIColor? {
        told("titleColor", super.titleColor(for: state))
    }
    override func titleShadowColor(for state: UIControl.State) -> UIColor? {
        told("titleShadowColor", super.titleShadowColor(for: state))
    }
    override func image(for state: UIControl.State) -> UIImage? { told("image", super.image(for: state)) }
    override func backgroundImage(for state: UIControl.State) -> UIImage? {
        told("backgroundImage", super.backgroundImage(for: state))
    }
    override var currentTitle: String? { told("currentTitle", super.currentTitle) }
    override var currentAttributedTitle: NSAttributedString? {
        told("currentAttributedTitle", super.currentAttributedTitle)
    }
    override var currentTitleColor: UIColor { told("currentTitleColor", super.currentTitleColor) }
    override var currentTitleShadowColor: UIColor? {
        told("currentTitleShadowColor", super.currentTitleShadowColor)
    }
    override var currentImage: UIImage? { told("currentImage", super.currentImage) }
    override var currentBackgroundImage: UIImage? {
        told("currentBackgroundImage", super.currentBackgroundImage)
    }
    override var contentEdgeInsets: UIEdgeInsets {
        get { told("contentEdgeInsets", super.contentEdgeInsets) }
        set {
            tell("set contentEdgeInsets")
            super.contentEdgeInsets = newValue
        }
    }
    override var titleEdgeInsets: UIEdgeInsets {
        get { told("titleEdgeInsets", super.titleEdgeInsets) }
        set {
            tell("set titleEdgeInsets")
            super.titleEdgeInsets = newValue
        }
    }
    override var imageEdgeInsets: UIEdgeInsets {
        get { told("imageEdgeInsets", super.imageEdgeInsets) }
        set {
            tell("set imageEdgeInsets")
            super.imageEdgeInsets = newValue
        }
    }
    override var menu: UIMenu? {
        get { told("menu", super.menu) }
        set {
            tell("set menu")
            super.menu = newValue
        }
    }
    override var configuration: UIButton.Configuration? {
        get { told("configuration", super.configuration) }
        set {
            tell("set configuration")
            super.configuration = newValue
        }
    }
    override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        get { told("configurationUpdateHandler", super.configurationUpdateHandler) }
        set {
            tell("set configurationUpdateHandler")
            super.configurationUpdateHandler = newValue
        }
    }
    override var automaticallyUpdatesConfiguration: Bool {
        get { told("automaticallyUpdatesConfiguration", super.automaticallyUpdatesConfiguration) }
        set {
            tell("set automaticallyUpdatesConfiguration")
            super.automaticallyUpdatesConfiguration = newValue
        }
    }
    override func setNeedsUpdateConfiguration() {
        tell("setNeedsUpdateConfiguration")
        super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration() {
        tell("updateConfiguration")
        super.updateConfiguration()
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        told("backgroundRect", super.backgroundRect(forBounds: bounds))
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
        told("contentRect", super.contentRect(forBounds: bounds))
    }
    override func titleRect(forContentRect rect: CGRect) -> CGRect {
        told("titleRect", super.titleRect(forContentRect: rect))
    }
    override func imageRect(forContentRect rect: CGRect) -> CGRect {
        told("imageRect", super.imageRect(forContentRect: rect))
    }
}
