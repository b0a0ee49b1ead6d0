import Foundation

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title, over the system's: 17 points semibold.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero
    /// The attributes of the large title, over the system's: 34 points bold.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of buttons that end what is being done.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The picture of the back button; nil is the system's arrow.
    open private(set) var backIndicatorImage: UIImage?
    /// The shape that the back button's title comes out of. Not used.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Sets the picture of the back button and the shape that its title comes out of.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
        backIndicatorImage = image
        backIndicatorTransitionMaskImage = transitionMaskImage
    }

    /// A navigation bar's look with the same settings.
    @discardableResult open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UINavigationBarAppearance(barAppearance: self)
        copy.titleTextAttributes = titleTextAttributes
        copy.titlePositionAdjustment = titlePositionAdjustment
        copy.largeTitleTextAttributes = largeTitleTextAttributes
        copy.buttonAppearance = buttonAppearance.copied
        copy.doneButtonAppearance = doneButtonAppearance.copied
        copy.backButtonAppearance = backButtonAppearance.copied
        copy.setBackIndicatorImage(
            backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
        return copy
    }
}

/// The appearance of a toolbar.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain)
    /// The look of buttons that end what is being done.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)

    /// A toolbar's look with the same settings.
    @discardableResult open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIToolbarAppearance(barAppearance: self)
        copy.buttonAppearance = buttonAppearance.copied
        copy.doneButtonAppearance = doneButtonAppearance.copied
        return copy
    }
}
