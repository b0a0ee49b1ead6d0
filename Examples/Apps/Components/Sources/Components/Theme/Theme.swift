import UIKit

/// Colours, fonts and lengths of all components. Posted when it is exchanged.
public final class Theme: NSObject {

    @objc dynamic public static var current = Theme() {
        didSet { NotificationCenter.default.post(name: Theme.didChange, object: current) }
    }

    public static let didChange = Notification.Name("Components.Theme.didChange")

    public var palette: Palette
    public var cornerRadius: CGFloat
    public var spacing: CGFloat

    public init(palette: Palette = .standard, cornerRadius: CGFloat = 12, spacing: CGFloat = 8) {
        self.palette = palette
        self.cornerRadius = cornerRadius
        self.spacing = spacing
        super.init()
    }

    public enum TextRole {
        case title, body, caption, button
    }

    public func font(_ role: TextRole) -> UIFont {
        switch role {
        case .title:
            return scaled(.systemFont(ofSize: 22, weight: .bold), .title2)
        case .body:
            return .preferredFont(forTextStyle: .body)
        case .caption:
            return scaled(.systemFont(ofSize: 12, weight: .medium), .caption1)
        case .button:
            return scaled(.systemFont(ofSize: 16, weight: .semibold), .headline)
        }
    }

    private func scaled(_ font: UIFont, _ style: UIFont.TextStyle) -> UIFont {
        UIFontMetrics(forTextStyle: style).scaledFont(for: font, maximumPointSize: 40)
    }
}

/// Adopted by views that look again at the theme when it changes.
@objc public protocol Themeable: NSObjectProtocol {
    func applyTheme()
    @objc optional func themeWillChange()
}

/// Calls `applyTheme` of a view for as long as both live.
final class ThemeObserver: NSObject {

    private weak var owner: (AnyObject & Themeable)?

    init(_ owner: AnyObject & Themeable) {
        self.owner = owner
        super.init()
        NotificationCenter.default.addObserver(
            self, selector: #selector(themeDidChange(_:)), name: Theme.didChange, object: nil)
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    @objc private func themeDidChange(_ notification: Notification) {
        owner?.themeWillChange?()
        owner?.applyTheme()
    }
}

private var themeObserverKey: UInt8 = 0

extension Themeable where Self: UIView {

    func observeTheme() {
        let observer = ThemeObserver(self)
        objc_setAssociatedObject(self, &themeObserverKey, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        applyTheme()
    }
}
