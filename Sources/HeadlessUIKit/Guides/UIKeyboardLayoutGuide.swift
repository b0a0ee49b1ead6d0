/// A guide that follows something that moves over the view, such as the keyboard.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The guide that follows the keyboard: from its upper edge down.
///
/// While the keyboard is hidden the guide lies below the view's safe area, or below its bounds where
/// ``usesBottomSafeArea`` is false.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// Whether the guide's upper edge is at the safe area's lower edge while the keyboard is hidden. True by
    /// default; else at the view's lower edge.
    open var usesBottomSafeArea = true {
        didSet { owner?.setNeedsLayout() }
    }

    /// Whether the guide follows an undocked keyboard. False by default; here the keyboard is always docked.
    open var followsUndockedKeyboard = false

    /// The distance above the keyboard at which a finger starts to dismiss it, in points. 0 by default; no
    /// finger dismisses
    /// the keyboard here.
    open var keyboardDismissPadding: CGFloat = 0

    /// The guide's rectangle in its owning view's coordinates, current at any time.
    open override var layoutFrame: CGRect {
        guard let owner else { return .zero }
        let bounds = owner.geometry.bounds
        let restingTop = bounds.maxY - (usesBottomSafeArea ? owner.safeAreaInsets.bottom : 0)
        guard let window = owner.window else {
            return CGRect(
                x: bounds.minX, y: restingTop, width: bounds.width, height: bounds.maxY - restingTop)
        }
        guard window.isKeyboardShown else {
            let bottom = owner.convert(window.bounds, from: window).maxY
            return CGRect(
                x: bounds.minX, y: restingTop, width: bounds.width, height: max(0, bottom - restingTop))
        }
        let keyboard = owner.convert(window.windowRect(window.keyboardFrame), from: window)
        let top = min(keyboard.minY, restingTop)
        return CGRect(x: keyboard.minX, y: top, width: keyboard.width, height: max(0, keyboard.maxY - top))
    }
}

extension UIView {
    final var madeKeyboardGuide: UIKeyboardLayoutGuide {
        if let guide = madeGuide(following: .keyboard) as? UIKeyboardLayoutGuide { return guide }
        let guide = UIKeyboardLayoutGuide(following: .keyboard, of: self)
        madeExtras.layoutGuides.append(guide)
        return guide
    }
}
