/// What a container shows, written as values: views, stacks of them, and modifiers around them.
///
/// A layout of your own says what it is made of in ``body``; the values that come with this module are the parts.
///
/// ```swift
/// struct Row: Layout {
///     let icon: UIImageView, title: UILabel
///     var body: some Layout {
///         HStack(spacing: 8) {
///             icon.layout().size(width: 24, height: 24)
///             title.layout()
///             Spacer()
///         }
///     }
/// }
/// ```
///
/// A layout holds no state and moves nothing: a ``LayoutContainer`` reads it when it changes, and keeps the views
/// that it already had.
@preconcurrency @MainActor
public protocol Layout {
    /// The layout that this one is made of; `Never` for the parts that come with the module.
    associatedtype Body: Layout

    /// What this layout is made of.
    @LayoutBuilder var body: Body { get }

    /// Writes the layout into a container's tree. The default reads ``body``; nothing else has to write it.
    func _write(into writer: LayoutWriter)
}

extension Layout {
    /// Writes the layout into a container's tree: what its body says.
    public func _write(into writer: LayoutWriter) { writer.write(composite: self) }

    /// The layout itself, so that chains of calls may end as those on views begin.
    public func layout() -> Self { self }
}

extension Never: Layout {
    /// Nothing is made of nothing.
    public var body: Never { return fatalError("nothing is made of nothing") }
}

extension Layout where Body == Never {
    /// Parts that come with the module are made of nothing else.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
