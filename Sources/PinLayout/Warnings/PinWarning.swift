internal import LayoutCore

/// Advice about a chain: what was requested and has no effect. The texts are part of the library's contract.
enum PinWarning: Equatable, Sendable {
    /// A property already has another value.
    case alreadySet(call: String, value: Double)
    /// A property excludes others that are set.
    case excluded(call: String, by: [Setting])
    /// A second way to find the size.
    case secondAdjustment(call: String, first: String)
    /// A length that is negative, NaN or infinite.
    case notALength(call: String, property: String, value: Double)
    /// A coordinate or margin that is NaN or infinite.
    case notFinite(call: String, value: Double)
    /// An aspect ratio that is not positive.
    case notARatio(call: String, value: Double)
    case aspectRatioOfUnknownSize
    case aspectRatioOfKnownSize
    /// `aspectRatio()` of what is no image view.
    case notAnImageView
    /// `aspectRatio()` of an image view without an image.
    case noImage
    /// The content cannot be measured.
    case cannotFit
    case edgesAlreadyPinned
    /// `justify` or `align` without two edges.
    case missingEdges(Axis, call: String)
    /// `justify` or `align` of a centred view.
    case centerIsPinned(Axis, call: String)
    /// A reference that has no superview.
    case detachedReference(call: String, reference: String)
    case noReference(call: String)
    /// The view as its own reference.
    case referenceIsLayouted(call: String)
    case equalReferences(call: String)
    case noSpaceBetween(Axis, call: String)
    /// A view of a group that has another superview than the first.
    case strangerInGroup(view: String)
    case notOnMainThread
    case missingLayoutCall
    /// A part of the chain that is read more easily before another.
    case callOrder(part: String, after: String)

    /// A property and its value.
    struct Setting: Equatable, Sendable {
        var name: String
        var value: Double
    }
}
