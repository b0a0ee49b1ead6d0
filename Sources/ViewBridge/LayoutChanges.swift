// What a language must look at again. The headless kit marks views; Apple's UIKit does not say what changed,
// so that there every view counts as changed and is looked at.

extension UIView {
    /// Whether subviews, content or boxes of subviews may have changed here or below. Takes the mark away.
    package func takeLayoutChange() -> Bool {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            guard hasLayoutChange else { return false }
            forgetLayoutChange()
        #endif
        return true
    }

    /// Has constraints ask the view for its height at the width that it gets, by `sizeThatFits`, whenever something
    /// in it changed. Apple's Auto Layout has no such question: there the view's `intrinsicContentSize` must do.
    package func answersForItsContent() {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            isSizedByContent = true
        #endif
    }

    /// Whether a language has to look at the view again. Leaves the mark where it is.
    package var awaitsLook: Bool {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            hasLayoutChange
        #else
            true
        #endif
    }

    /// Whether the view can come into a superview without anybody hearing of it but the two: both are of UIKit's own
    /// kinds, the view comes from nowhere with nothing in it, and the superview has nothing to tell yet.
    package func comesQuietly(into superview: UIView) -> Bool {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            superview.hasUsualFrame && !superview.hasLayoutChange && isNewcomer
        #else
            false
        #endif
    }

    /// Tells that the view is sure to get a box in the next layout, wherever it is now.
    package func expectPlace() {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            isPlaced = true
        #endif
    }

    /// Tells that a language has to look at the view again.
    package func noteChangeForLayout() {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            noteLayoutChange()
        #endif
    }

    /// Tells that other subviews than before take part in the view's layout.
    package func noteOtherSubviews() {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            subviewVersion &+= 1
            noteLayoutChange()
        #endif
    }

    /// A number that changes with the list of subviews, and with what ``noteOtherSubviews()`` tells. Apple's UIKit
    /// has none: there it is always 0.
    package var subviewsVersion: UInt32 {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            subviewVersion
        #else
            0
        #endif
    }

    /// Whether the subviews that take part are surely those of a version.
    package func hasSubviews(ofVersion version: UInt32) -> Bool {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            subviewVersion == version
        #else
            false
        #endif
    }

    /// The subviews that a language has to look at, those among them that somebody else may have moved.
    package var subviewsToLookAt: [UIView] {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            changedSubviews
        #else
            subviews
        #endif
    }

    /// A number that changes with the content's natural size.
    package var contentVersion: UInt {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            UInt(contentSizeVersion)
        #else
            contentFingerprint
        #endif
    }

    /// Whether the view surely has the box that ``place(_:)`` gave it last.
    package var keepsPlace: Bool {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            isPlaced
        #else
            false
        #endif
    }

    /// Makes the view one that may be anywhere: its box is not that of a container.
    package func forgetPlace() {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            isPlaced = false
        #endif
    }

    /// Gives the view a box; a transform stays as it is.
    ///
    /// - Returns: Whether that displaced subviews, as autoresizing masks do.
    @discardableResult
    package func place(_ box: CGRect) -> Bool {
        #if os(Linux) || (os(macOS) && !targetEnvironment(macCatalyst))
            if let displaced = takePlace(box) { return displaced }
            let hadChange = hasLayoutChange
            isPlaced = false
            setBox(box)
            isPlaced = true
            return !hadChange && hasLayoutChange
        #else
            let oldSize = bounds.size
            setBox(box)
            return bounds.size != oldSize
        #endif
    }

    /// Gives the view a box as anybody may; a transform stays as it is. A box that it has costs nothing.
    package func setBox(_ box: CGRect) {
        if transform.isIdentity {
            if frame != box { frame = box }
            return
        }
        let anchor = placedAnchorPoint
        if bounds.size != box.size { bounds.size = box.size }
        let center = CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
        if self.center != center { self.center = center }
    }

    /// The origin of the frame, also where a transform makes the frame another box.
    package var boxOrigin: CGPoint {
        if transform.isIdentity { return frame.origin }
        let anchor = placedAnchorPoint
        return CGPoint(x: center.x - anchor.x * bounds.width, y: center.y - anchor.y * bounds.height)
    }
}
