public import ViewBridge

extension UIView {
    /// The priority of what modifiers request: everything but what must be, so that a stack may still hide the view.
    private static let modifierPriority = UILayoutPriority(999)

    /// Adds a view as large as this one.
    public func addSubviewWithFit(_ view: UIView) { add(view, inset: .zero) }

    private func add(_ view: UIView, inset insets: NSDirectionalEdgeInsets) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
            view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
            trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.trailing),
            bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
        ])
    }

    /// A size in points; nil leaves a dimension as it is.
    @discardableResult
    @_disfavoredOverload
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        for (anchor, length) in [(widthAnchor, width), (heightAnchor, height)] {
            guard let length else { continue }
            let constraint = anchor.constraint(equalToConstant: length)
            constraint.priority = Self.modifierPriority
            constraint.isActive = true
        }
        return self
    }

    /// A width that is a multiple of the height.
    @discardableResult
    public func makeRatio(_ ratio: CGFloat) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        let constraint = widthAnchor.constraint(equalTo: heightAnchor, multiplier: ratio)
        constraint.priority = Self.modifierPriority
        constraint.isActive = true
        return self
    }

    /// A view with this one in it and space around it, in points. Left is leading.
    @_disfavoredOverload
    public func padding(_ insets: UIEdgeInsets) -> UIView {
        let container = UIView()
        container.add(
            self,
            inset: NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
        return container
    }

    /// A view with this one in it and space at some edges, in points.
    @_disfavoredOverload
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat = 8) -> UIView {
        padding(
            UIEdgeInsets(
                top: edges.contains(.top) ? length : 0, left: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, right: edges.contains(.trailing) ? length : 0))
    }

    /// A view with space at all edges, in points.
    @_disfavoredOverload
    public func padding(_ length: CGFloat) -> UIView { padding(.all, length) }

    /// A view with this one in its middle. It takes no size from this one, a larger view overflows on all sides.
    @_disfavoredOverload
    public func center() -> UIView {
        let container = UIView()
        translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(self)
        NSLayoutConstraint.activate([
            centerXAnchor.constraint(equalTo: container.centerXAnchor),
            centerYAnchor.constraint(equalTo: container.centerYAnchor),
        ])
        return container
    }

    // MARK: Layers

    /// Lays views over this one, whose size stays. A view without a size of its own covers it.
    @_disfavoredOverload
    @discardableResult
    public func overlay(
        alignment: Alignment = .center, @ViewArrayBuilder view: () -> [UIView]
    ) -> Self {
        for layer in view() {
            layer.translatesAutoresizingMaskIntoConstraints = false
            addSubview(layer)
            NSLayoutConstraint.activate(alignment.constraints(of: layer, on: self))
        }
        return self
    }

    /// Lays a view over this one, whose size stays. A view without a size of its own covers it.
    @_disfavoredOverload
    @discardableResult
    public func overlay(alignment: Alignment = .center, view: any ViewBuildable) -> Self {
        overlay(alignment: alignment) { view }
    }

    /// A view with this one in it, as large as this one, and others behind it. A view without a size of its own
    /// fills it.
    @_disfavoredOverload
    public func background(
        alignment: Alignment = .center, @ViewArrayBuilder view: () -> [UIView]
    ) -> UIView {
        let container = UIView()
        let layers = view()
        for layer in layers {
            layer.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(layer)
        }
        container.addSubviewWithFit(self)
        for layer in layers {
            NSLayoutConstraint.activate(alignment.constraints(of: layer, on: container))
        }
        return container
    }

    /// A view with this one in it, as large as this one, and another one behind it. A view without a size of its own
    /// fills it.
    @_disfavoredOverload
    public func background(alignment: Alignment = .center, view: any ViewBuildable) -> UIView {
        background(alignment: alignment) { view }
    }

    // MARK: Priorities

    /// How strongly the view resists getting wider than its content.
    @discardableResult
    public func setHContentHugging(priority: UILayoutPriority) -> Self {
        setContentHuggingPriority(priority, for: .horizontal)
        return self
    }

    /// How strongly the view resists getting higher than its content.
    @discardableResult
    public func setVContentHugging(priority: UILayoutPriority) -> Self {
        setContentHuggingPriority(priority, for: .vertical)
        return self
    }

    /// How strongly the view resists getting narrower than its content.
    @discardableResult
    public func setHContentCompressionResistance(priority: UILayoutPriority) -> Self {
        setContentCompressionResistancePriority(priority, for: .horizontal)
        return self
    }

    /// How strongly the view resists getting lower than its content.
    @discardableResult
    public func setVContentCompressionResistance(priority: UILayoutPriority) -> Self {
        setContentCompressionResistancePriority(priority, for: .vertical)
        return self
    }
}
