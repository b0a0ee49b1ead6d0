/// Properties that only some views have, stored apart so that the others stay small.
///
/// What each constraint and each layout reads is unchecked, as in views: pays in `constraints growth feed`
/// and, for the autoresizing mask, in `base views`.
final class ViewExtras {
    var tintColor: UIColor?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    var traitOverrides: TraitValues? {
        didSet { overriddenTraits = nil }
    }
    /// The superview's traits and those under ``traitOverrides`` as they were computed last.
    var overriddenTraits: (inherited: UITraitCollection, result: UITraitCollection)?
    var layoutMargins: StoredMargins?
    var insetsLayoutMarginsFromSafeArea = true
    var preservesSuperviewLayoutMargins = false
    /// Whether the margins at the sides leave no more than the readable width.
    var marginsFollowReadableWidth = false
    @exclusivity(unchecked) var autoresizingMask: UIView.AutoresizingMask = []
    var mask: UIView?
    var accessibility: AccessibilityValues?
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var traitRegistrations: [TraitRegistration] = []
    /// The margins of the last notification, where they depend on more than the view itself.
    var notifiedMargins: UIEdgeInsets?
    /// The guides that the view owns.
    @exclusivity(unchecked) var layoutGuides: [UILayoutGuide] = []
    /// The view's item in the constraint systems.
    @exclusivity(unchecked) var layoutNode: LayoutNode?
    /// The view's anchors that were created.
    @exclusivity(unchecked) var anchors = KeptAnchors()
    /// What the view's origin lost when it was rounded to the root's pixels, or where nothing rounds it, by
    /// what the origins of its subviews were rounded last.
    @exclusivity(unchecked) var pixelRemainder = PixelRemainder.zero
    /// The pixels to which constraints rounded the frames of the subviews last: how many there are in a point, and what
    /// the origin lost. No pixels before the first layout.
    @exclusivity(unchecked) var placedScale = 0.0
    @exclusivity(unchecked) var placedRemainder = PixelRemainder.zero
    /// Whether the view is hidden in a stack and has no natural size there.
    @exclusivity(unchecked) var isCollapsed = false
    /// The constraints that are installed on the view.
    @exclusivity(unchecked) var constraints = ConstraintList()
    /// Content hugging and compression resistance; the class's defaults where nothing was set.
    @exclusivity(unchecked) var contentPriorities: ContentPriorities?
    /// The system of the tree that the view is the root of, and the one that computes its fitting size.
    @exclusivity(unchecked) var system: ConstraintSystem?
    @exclusivity(unchecked) var fittingSystem: ConstraintSystem?
    /// How the view is drawn under a sheet.
    var backdrop: ViewBackdrop?
    /// The traits of the last notification, so that a change is notified once.
    var notifiedTraits: UITraitCollection?
    /// The closures that observe properties of the view.
    var keyObservers: KeyValueObservers?
    /// What was applied to the view of what is set for its class, by the names of the properties.
    var appliedAppearance: [String: Any] = [:]
    /// The corners that were set for every size.
    var cornerConfiguration: UICornerConfiguration?
    /// The effects that follow how the device is held.
    var motionEffects: [UIMotionEffect] = []
    /// What source keeps with the view by `objc_setAssociatedObject`.
    var associations: AssociationList?
    /// The constraints that pictures of a window show.
    var visualizedConstraints: [AnyObject] = []
    /// The objects that further layout languages attached to the view.
    var attachments: [Attachment] = []

    /// Margins as they were set: by sides or by leading and trailing.
    enum StoredMargins {
        case sides(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }
}

/// How a view is drawn under a sheet: smaller, as a card on black. Its geometry stays what it is.
struct ViewBackdrop: Equatable {
    /// The factor of the size.
    var scale: CGFloat
    /// Where the card starts, in points from the top.
    var top: CGFloat
    /// The radius of the corners.
    var radius: CGFloat
}

extension UIView {
    /// The extras, created lazily.
    final nonisolated var madeExtras: ViewExtras {
        if let extras { return extras }
        let made = ViewExtras()
        extras = made
        return made
    }
}

extension ViewFlags {
    mutating func set(_ flag: ViewFlags, to isOn: Bool) {
        if isOn { insert(flag) } else { remove(flag) }
    }
}
