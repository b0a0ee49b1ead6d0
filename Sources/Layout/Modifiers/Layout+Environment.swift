public import ViewBridge

extension Layout {
    /// Hands a value down to all layouts in this one.
    public func environment<Value>(
        _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Layout {
        SurroundedLayout(self) { $0[keyPath: path] = value }
    }

    /// The font of all labels, buttons and text fields in the layout, as long as this is said.
    public func font(_ font: UIFont?) -> some Layout { environment(\.font, font) }

    /// The colour of all text in the layout, and the tint of other views, as long as this is said.
    public func foregroundColor(_ color: UIColor?) -> some Layout { environment(\.foregroundColor, color) }

    /// Disables all controls and labels in the layout, as long as this is said.
    public func disabled(_ isDisabled: Bool) -> some Layout {
        SurroundedLayout(self) { $0.isEnabled = $0.isEnabled && !isDisabled }
    }

    /// How many lines the labels in the layout have at most, as long as this is said; 0 for any number.
    public func lineLimit(_ limit: Int?) -> some Layout { environment(\.lineLimit, limit) }

    /// How small text in the layout may become before it is cut, as long as this is said.
    public func minimumScaleFactor(_ factor: CGFloat) -> some Layout {
        environment(\.minimumScaleFactor, factor)
    }

    /// Makes the layout another one when the id is another one: then its views come and go.
    public func id<ID: Hashable>(_ id: ID) -> some Layout { IdentifiedLayout(content: self, id: id) }

    /// How the layout comes and goes when that is animated.
    public func transition(_ transition: LayoutTransition) -> some Layout {
        NotedLayout(self) { part, _ in part.madeDetails.transition = transition }
    }

    /// The layout as it is. What has been measured is kept anyway.
    public func cached(key: some Hashable) -> Self { self }

    /// Counts how often the layout is read, and how long that takes: ``LayoutHostView/profiles``.
    public func profiled(_ name: String) -> some Layout { ProfiledLayout(content: self, name: name) }
}
