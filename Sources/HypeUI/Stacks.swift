public import ViewBridge

// Containers are functions with the names of types, as in the language whose style this is.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Views side by side, in a stack view that lets touches beside them through.
///
/// - Parameters:
///   - alignment: How they lie from top to bottom.
///   - spacing: The space between them, in points.
///   - content: The views.
///
/// Where another module has a type of the same name that fits too, that is preferred.
@_disfavoredOverload
@preconcurrency @MainActor
public func HStack(
    alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0,
    @ViewArrayBuilder _ content: () -> [UIView]
) -> UIStackView {
    stack(.horizontal, alignment, spacing, content())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Views below each other, in a stack view that lets touches beside them through.
///
/// - Parameters:
///   - alignment: How they lie from side to side.
///   - spacing: The space between them, in points.
///   - content: The views.
///
/// Where another module has a type of the same name that fits too, that is preferred.
@_disfavoredOverload
@preconcurrency @MainActor
public func VStack(
    alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0,
    @ViewArrayBuilder _ content: () -> [UIView]
) -> UIStackView {
    stack(.vertical, alignment, spacing, content())
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Views on top of each other, each as large as the container, the first at the back. Touches beside them go through.
///
/// Where another module has a type of the same name that fits too, that is preferred.
@_disfavoredOverload
@preconcurrency @MainActor
public func ZStack(@ViewArrayBuilder _ content: () -> [UIView]) -> UIView {
    let container = PassthroughView()
    for view in content() { container.addSubviewWithFit(view) }
    return container
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A scroll view around its content, which is as wide as the scroll view where it scrolls from top to bottom, and as
/// high where it scrolls from side to side. Along the axis it is at least as long as the scroll view.
///
/// - Parameters:
///   - axis: The direction of scrolling.
///   - showsIndicators: Whether the position is shown.
///   - content: The views, one after the other along the axis.
///
/// Where another module has a type of the same name that fits too, that is preferred.
@_disfavoredOverload
@preconcurrency @MainActor
public func ScrollView(
    _ axis: Axis = .vertical, showsIndicators: Bool = true,
    @ViewArrayBuilder _ content: () -> [UIView]
) -> UIScrollView {
    let scroller = UIScrollView()
    scroller.showsVerticalScrollIndicator = showsIndicators
    scroller.showsHorizontalScrollIndicator = showsIndicators
    let list = stack(axis.constraintAxis, .fill, 0, content())
    list.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(list)
    let (inside, outside) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
    let isVertical = axis == .vertical
    NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: inside.topAnchor),
        list.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        list.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        isVertical
            ? list.widthAnchor.constraint(equalTo: outside.widthAnchor)
            : list.heightAnchor.constraint(equalTo: outside.heightAnchor),
        isVertical
            ? list.heightAnchor.constraint(greaterThanOrEqualTo: outside.heightAnchor)
            : list.widthAnchor.constraint(greaterThanOrEqualTo: outside.widthAnchor),
    ])
    return scroller
}

@MainActor
private func stack(
    _ axis: NSLayoutConstraint.Axis, _ alignment: UIStackView.Alignment, _ spacing: CGFloat,
    _ views: [UIView]
) -> UIStackView {
    let stack = PassthroughStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.alignment = alignment
    stack.spacing = spacing
    Spacer.share(views.compactMap { $0 as? Spacer }, along: axis)
    return stack
}

extension UIStackView {
    /// How the views share the space along the axis.
    @discardableResult
    public func distributed(_ distribution: UIStackView.Distribution) -> Self {
        self.distribution = distribution
        return self
    }
}

extension UIScrollView {
    /// Whether scrolling bounces at the ends.
    @discardableResult
    public func bounces(_ bounces: Bool) -> Self {
        self.bounces = bounces
        return self
    }

    /// Whether scrolling stops at whole pages.
    @discardableResult
    public func isPagingEnabled(_ isEnabled: Bool) -> Self {
        isPagingEnabled = isEnabled
        return self
    }

    /// Whether a finger scrolls.
    @discardableResult
    public func isScrollEnabled(_ isEnabled: Bool) -> Self {
        isScrollEnabled = isEnabled
        return self
    }
}
