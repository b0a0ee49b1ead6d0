import Foundation

/// The appearance of a bar's buttons, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The look of a button that can be used.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look of a button that is touched.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of a button that cannot be used.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of a button that has the focus.
    public let focused = UIBarButtonItemStateAppearance()
    /// The style of the buttons that the look is for.
    final let style: UIBarButtonItem.Style

    /// Creates the system's look for buttons of a style.
    public init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Creates the system's look for plain buttons.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(style: .plain)
    }

    /// Takes the system's look again.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in [normal, highlighted, disabled, focused] {
            state.titleTextAttributes = [:]
            state.titlePositionAdjustment = .zero
            state.backgroundImage = nil
        }
    }

    final var copied: UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: style)
        copy.normal.take(normal)
        copy.highlighted.take(highlighted)
        copy.disabled.take(disabled)
        copy.focused.take(focused)
        return copy
    }

    /// A look with the same settings.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { copied }
}

/// The appearance of a bar's buttons in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title, over the system's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved. Zero by default.
    public var titlePositionAdjustment = UIOffset.zero
    /// The picture behind the button. Not drawn.
    public var backgroundImage: UIImage?

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
    }
}
