public import ViewBridge

/// Where a layout puts its views in a size.
@preconcurrency @MainActor
public struct LayoutResult {
    /// The frames of the views, in the coordinates of the bounds.
    public let frames: [UIView: CGRect]
    /// The size that the layout takes.
    public let totalSize: CGSize

    /// Creates a result.
    public init(frames: [UIView: CGRect], totalSize: CGSize) {
        self.frames = frames
        self.totalSize = totalSize
    }
}

extension Layout {
    /// Where the layout puts its views in bounds, without moving them.
    ///
    /// A ``LayoutContainer`` does all of this by itself; this is for layout by hand, and for tests.
    public func calculateLayout(in bounds: CGRect) -> LayoutResult {
        let views = extractViews()
        let places = views.map { view in
            (
                view: view, superview: view.superview, frame: view.frame,
                index: view.superview?.subviews.firstIndex(of: view) ?? 0
            )
        }
        let container = LayoutContainer(frame: CGRect(origin: .zero, size: bounds.size))
        container.setBody { AnyLayout(self) }
        container.layoutIfNeeded()
        var frames: [UIView: CGRect] = [:]
        for view in views where view.isDescendant(of: container) {
            frames[view] = view.convert(view.bounds, to: container)
                .offsetBy(dx: bounds.minX, dy: bounds.minY)
        }
        let size = container.sizeThatFits(bounds.size)
        container.setBody { EmptyLayout() }
        container.layoutIfNeeded()
        for place in places {
            place.superview?.insertSubview(place.view, at: place.index)
            place.view.frame = place.frame
        }
        return LayoutResult(frames: frames, totalSize: size)
    }

    /// The views of the layout, in the order in which they are written.
    public func extractViews() -> [UIView] {
        let tree = LayoutTree()
        tree.write(AnyLayout(self), EnvironmentValues())
        var views: [UIView] = []
        var pending = [tree.root]
        while let part = pending.popLast() {
            if part.kind == .leaf, let view = part.view { views.append(view) }
            pending += part.children.reversed()
        }
        return views
    }
}

extension UIView {
    /// A name of the view's own in layouts, which issues and explanations call it by; nil for none.
    ///
    /// What is shown stays with the views themselves, so that none needs a name to be found again.
    public var layoutIdentity: AnyHashable? {
        get { layoutIdentities[self]?.value }
        set { layoutIdentities[self] = newValue.map { LayoutIdentity($0) } }
    }
}

private final class LayoutIdentity {
    let value: AnyHashable

    init(_ value: AnyHashable) { self.value = value }
}

@MainActor private let layoutIdentities = ViewAttachment<LayoutIdentity>()
