extension UIView {
    /// A number that differs, but for chance, after the content of one of UIKit's own views has changed its natural size:
    /// the version of the content for a kit that does not report changes.
    ///
    /// Views of other classes give 0: an app that changes their content calls `markDirty()`.
    package var contentFingerprint: UInt {
        var hasher = Hasher()
        switch self {
        case let label as UILabel:
            hasher.combine(label.text)
            hasher.combine(label.attributedText)
            hasher.combine(label.font)
            hasher.combine(label.numberOfLines)
        case let view as UIImageView:
            hasher.combine(view.image.map(ObjectIdentifier.init))
            hasher.combine(view.isHighlighted)
        case let button as UIButton:
            hasher.combine(button.currentTitle)
            hasher.combine(button.currentAttributedTitle)
            hasher.combine(button.currentImage.map(ObjectIdentifier.init))
            hasher.combine(button.titleLabel?.font)
        case let control as UISegmentedControl:
            for index in 0..<control.numberOfSegments { hasher.combine(control.titleForSegment(at: index)) }
        default: return 0
        }
        return UInt(bitPattern: hasher.finalize())
    }
}
