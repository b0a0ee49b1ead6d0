import UIKit

/// Overrides what Apple lets a subclass of `UIButton` override.
final class EveryButton: UIButton, RecordsCalls {
    static let calls = RecordedCalls()

    override var buttonType: UIButton.ButtonType { recorded("buttonType", super.buttonType) }
    override var titleLabel: UILabel? { recorded("titleLabel", super.titleLabel) }
    override var imageView: UIImageView? { recorded("imageView", super.imageView) }
    override var subtitleLabel: UILabel? { recorded("subtitleLabel", super.subtitleLabel) }
    override func setTitle(_ title: String?, for state: UIControl.State) {
        record("setTitle")
        super.setTitle(title, for: state)
    }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        record("setAttributedTitle")
        super.setAttributedTitle(title, for: state)
    }
    override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        record("setTitleColor")
        super.setTitleColor(color, for: state)
    }
    override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        record("setTitleShadowColor")
        super.setTitleShadowColor(color, for: state)
    }
    override func setImage(_ image: UIImage?, for state: UIControl.State) {
        record("setImage")
        super.setImage(image, for: state)
    }
    override func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record("setBackgroundImage")
        super.setBackgroundImage(image, for: state)
    }
    override func title(for state: UIControl.State) -> String? { recorded("title", super.title(for: state)) }
    override func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        recorded("attributedTitle", super.attributedTitle(for: state))
    }
    override func titleColor(for state: UIControl.State) -> UIColor? {
        recorded("titleColor", super.titleColor(for: state))
    }
    override func titleShadowColor(for state: UIControl.State) -> UIColor? {
        recorded("titleShadowColor", super.titleShadowColor(for: state))
    }
    override func image(for state: UIControl.State) -> UIImage? { recorded("image", super.image(for: state)) }
    override func backgroundImage(for state: UIControl.State) -> UIImage? {
        recorded("backgroundImage", super.backgroundImage(for: state))
    }
    override var currentTitle: String? { recorded("currentTitle", super.currentTitle) }
    override var currentAttributedTitle: NSAttributedString? {
        recorded("currentAttributedTitle", super.currentAttributedTitle)
    }
    override var currentTitleColor: UIColor { recorded("currentTitleColor", super.currentTitleColor) }
    override var currentTitleShadowColor: UIColor? {
        recorded("currentTitleShadowColor", super.currentTitleShadowColor)
    }
    override var currentImage: UIImage? { recorded("currentImage", super.currentImage) }
    override var currentBackgroundImage: UIImage? {
        recorded("currentBackgroundImage", super.currentBackgroundImage)
    }
    override var contentEdgeInsets: UIEdgeInsets {
        get { recorded("contentEdgeInsets", super.contentEdgeInsets) }
        set {
            record("set contentEdgeInsets")
            super.contentEdgeInsets = newValue
        }
    }
    override var titleEdgeInsets: UIEdgeInsets {
        get { recorded("titleEdgeInsets", super.titleEdgeInsets) }
        set {
            record("set titleEdgeInsets")
            super.titleEdgeInsets = newValue
        }
    }
    override var imageEdgeInsets: UIEdgeInsets {
        get { recorded("imageEdgeInsets", super.imageEdgeInsets) }
        set {
            record("set imageEdgeInsets")
            super.imageEdgeInsets = newValue
        }
    }
    override var menu: UIMenu? {
        get { recorded("menu", super.menu) }
        set {
            record("set menu")
            super.menu = newValue
        }
    }
    override var configuration: UIButton.Configuration? {
        get { recorded("configuration", super.configuration) }
        set {
            record("set configuration")
            super.configuration = newValue
        }
    }
    override var configurationUpdateHandler: UIButton.ConfigurationUpdateHandler? {
        get { recorded("configurationUpdateHandler", super.configurationUpdateHandler) }
        set {
            record("set configurationUpdateHandler")
            super.configurationUpdateHandler = newValue
        }
    }
    override var automaticallyUpdatesConfiguration: Bool {
        get { recorded("automaticallyUpdatesConfiguration", super.automaticallyUpdatesConfiguration) }
        set {
            record("set automaticallyUpdatesConfiguration")
            super.automaticallyUpdatesConfiguration = newValue
        }
    }
    override func setNeedsUpdateConfiguration() {
        record("setNeedsUpdateConfiguration")
        super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration() {
        record("updateConfiguration")
        super.updateConfiguration()
    }
    override func backgroundRect(forBounds bounds: CGRect) -> CGRect {
        recorded("backgroundRect", super.backgroundRect(forBounds: bounds))
    }
    override func contentRect(forBounds bounds: CGRect) -> CGRect {
        recorded("contentRect", super.contentRect(forBounds: bounds))
    }
    override func titleRect(forContentRect rect: CGRect) -> CGRect {
        recorded("titleRect", super.titleRect(forContentRect: rect))
    }
    override func imageRect(forContentRect rect: CGRect) -> CGRect {
        recorded("imageRect", super.imageRect(forContentRect: rect))
    }
}
