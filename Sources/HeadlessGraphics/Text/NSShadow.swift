import Foundation

/// A shadow that text throws.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    final let foundationMark = FoundationMark()
    /// How far the shadow lies from the text, in points. None by default.
    open var shadowOffset = CGSize.zero
    /// How blurred the shadow is, in points; 0 by default.
    open var shadowBlurRadius: CGFloat = 0
    /// The shadow's `UIColor`; black of a third by default.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates the default shadow.
    public override init() {
        super.init()
    }

    /// A shadow of equal values.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    /// Whether the other is a shadow of equal values.
    @discardableResult open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && shadowColor as? UIColor == other.shadowColor as? UIColor
    }

    /// A hash of the values.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
