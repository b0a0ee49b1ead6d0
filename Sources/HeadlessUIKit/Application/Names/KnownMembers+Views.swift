extension KnownMembers {
    /// Members of views, gestures, constraints.
    static var views: [RuntimeClass] {
        [
            RuntimeClass(UIView.self, view),
            RuntimeClass(UIWindow.self, window),
            RuntimeClass(UIGestureRecognizer.self, gestureRecognizer),
            RuntimeClass(UITapGestureRecognizer.self, tapGestureRecognizer),
            RuntimeClass(UILayoutGuide.self, layoutGuide),
            RuntimeClass(NSLayoutConstraint.self, layoutConstraint),
            RuntimeClass(UIScrollView.self, scrollView),
            RuntimeClass(UIStackView.self, stackView),
        ]
    }

    private static let view: [RuntimeMember] = [
        .key("alpha", \UIView.alpha),
        .key("backgroundColor", \UIView.backgroundColor),
        .key("bounds", \UIView.bounds),
        .key("center", \UIView.center),
        .key("clipsToBounds", \UIView.clipsToBounds),
        .key("contentMode", \UIView.contentMode),
        .key("frame", \UIView.frame),
        .key("hidden", \UIView.isHidden),
        .key("isHidden", \UIView.isHidden),
        .key("opaque", \UIView.isOpaque),
        .key("layoutMargins", \UIView.layoutMargins),
        .key("directionalLayoutMargins", \UIView.directionalLayoutMargins),
        .key("multipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        .key("exclusiveTouch", \UIView.isExclusiveTouch),
        .key("semanticContentAttribute", \UIView.semanticContentAttribute),
        .key("tag", \UIView.tag),
        .key("tintColor", \UIView.tintColor),
        .key("tintAdjustmentMode", \UIView.tintAdjustmentMode),
        .key("transform", \UIView.transform),
        .key("userInteractionEnabled", \UIView.isUserInteractionEnabled),
        .key("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
        .key("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
        .key("autoresizesSubviews", \UIView.autoresizesSubviews),
        .key("autoresizingMask", \UIView.autoresizingMask),
        .key("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea),
        .key("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
        .key("mask", \UIView.mask),
        .key("maskView", \UIView.mask),
        .key("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
        .key("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        .key("accessibilityLabel", \UIView.accessibilityLabel),
        .key("accessibilityHint", \UIView.accessibilityHint),
        .key("accessibilityValue", \UIView.accessibilityValue),
        .key("isAccessibilityElement", \UIView.isAccessibilityElement),
        .read("layer", \UIView.layer),
        .read("subviews", \UIView.subviews),
        .read("superview", \UIView.superview),
        .read("window", \UIView.window),
        .read("intrinsicContentSize", \UIView.intrinsicContentSize),
        .read("traitCollection", \UIView.traitCollection),
        .read("constraints", \UIView.constraints),
        .read("gestureRecognizers", \UIView.gestureRecognizers),
        .read("safeAreaInsets", \UIView.safeAreaInsets),
    ]

    private static let window: [RuntimeMember] = [
        .key("rootViewController", \UIWindow.rootViewController),
        .key("windowLevel", \UIWindow.windowLevel),
        .read("screen", \UIWindow.screen),
    ]

    private static let gestureRecognizer: [RuntimeMember] = [
        .key("enabled", \UIGestureRecognizer.isEnabled),
        .key("isEnabled", \UIGestureRecognizer.isEnabled),
        .key("delegate", \UIGestureRecognizer.delegate),
        .key("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView),
        .key("name", \UIGestureRecognizer.name),
        .read("view", \UIGestureRecognizer.view),
        .read("numberOfTouches", \UIGestureRecognizer.numberOfTouches),
    ]

    private static let tapGestureRecognizer: [RuntimeMember] = [
        .key("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired),
        .key("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired),
    ]

    private static let layoutGuide: [RuntimeMember] = [
        .key("identifier", \UILayoutGuide.identifier),
        .read("owningView", \UILayoutGuide.owningView),
        .read("layoutFrame", \UILayoutGuide.layoutFrame),
    ]

    private static let layoutConstraint: [RuntimeMember] = [
        .key("constant", \NSLayoutConstraint.constant),
        .key("priority", \NSLayoutConstraint.priority),
        .key("active", \NSLayoutConstraint.isActive),
        .key("isActive", \NSLayoutConstraint.isActive),
        .key("identifier", \NSLayoutConstraint.identifier),
        .read("firstItem", \NSLayoutConstraint.firstItem),
        .read("secondItem", \NSLayoutConstraint.secondItem),
        .read("multiplier", \NSLayoutConstraint.multiplier),
    ]

    private static let scrollView: [RuntimeMember] = [
        .key("contentOffset", \UIScrollView.contentOffset),
        .key("contentSize", \UIScrollView.contentSize),
        .key("contentInset", \UIScrollView.contentInset),
        .key("bounces", \UIScrollView.bounces),
        .key("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
        .key("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
        .key("pagingEnabled", \UIScrollView.isPagingEnabled),
        .key("scrollEnabled", \UIScrollView.isScrollEnabled),
        .key("isScrollEnabled", \UIScrollView.isScrollEnabled),
        .key("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
        .key("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
        .key("delegate", \UIScrollView.delegate),
        .key("minimumZoomScale", \UIScrollView.minimumZoomScale),
        .key("maximumZoomScale", \UIScrollView.maximumZoomScale),
        .key("zoomScale", \UIScrollView.zoomScale),
        .key("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
        .key("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
        .key("refreshControl", \UIScrollView.refreshControl),
        .read("panGestureRecognizer", \UIScrollView.panGestureRecognizer),
        .read("adjustedContentInset", \UIScrollView.adjustedContentInset),
    ]

    private static let stackView: [RuntimeMember] = [
        .key("axis", \UIStackView.axis),
        .key("spacing", \UIStackView.spacing),
        .key("alignment", \UIStackView.alignment),
        .key("distribution", \UIStackView.distribution),
        .key("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
        .key("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
        .key("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
        .read("arrangedSubviews", \UIStackView.arrangedSubviews),
    ]
}
