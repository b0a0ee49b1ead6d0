// What a language that measures views asks them, and hears from them, in either kit.

extension UIView {
    /// Whether ``listenToSubviews(_:)`` hears anything. Apple's UIKit does not tell: there a language looks at all
    /// views when it lays out.
    package static var tellsOfSubviews: Bool {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            true
        #else
            false
        #endif
    }

    /// Has a function called at once when a direct subview changes; nil for none.
    package func listenToSubviews(_ listener: ((UIView, SubviewChange) -> Void)?) {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            subviewListener = listener
        #endif
    }

    /// Has the function of ``listenToContent(_:)`` called for the view.
    package func hearContent() {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            hearsContent = true
        #endif
    }

    /// Calls the function of ``listenToContent(_:)`` for the view, or for the nearest one above that hears.
    package func tellContent() {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            tellContentHearer()
        #endif
    }

    /// Has a function called at once when the natural size of a view that hears, or of something in it, changes, and
    /// when such a view has lost such a subview. It gets the view that hears, and whether it has lost one.
    ///
    /// Apple's UIKit does not tell: there a language looks for itself when it lays out.
    package static func listenToContent(_ listener: @escaping (UIView, Bool) -> Void) {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            ContentHearing.listen { listener($0, $1 == .lostSubview) }
        #endif
    }

    /// The size that fits, or nil where the view's class has no answer of its own.
    package func fittingSize(in size: CGSize) -> CGSize? {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            return ownSizeThatFits(size)
        #else
            let question = #selector(UIView.sizeThatFits(_:))
            guard type(of: self).instanceMethod(for: question) != UIView.instanceMethod(for: question) else {
                return nil
            }
            return sizeThatFits(size)
        #endif
    }

    /// The distances of the first and the last line's baseline from the top of a box; nil for what has no text.
    package func baselineDistances(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            return textBaselines(in: size)
        #else
            guard let label = self as? UILabel, let font = label.font else { return nil }
            let height = label.sizeThatFits(CGSize(width: size.width, height: .greatestFiniteMagnitude))
                .height
            let top = (size.height - height) / 2
            return (top + font.ascender, top + height + font.descender)
        #endif
    }
}

extension UILabel {
    /// Whether the label surely shows all of its text in one line at a width, so that more room changes nothing.
    ///
    /// Apple's UIKit does not tell.
    package func standsInOneLine(within width: CGFloat) -> Bool {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            return isWholeInOneLine(within: width)
        #else
            return false
        #endif
    }
}
