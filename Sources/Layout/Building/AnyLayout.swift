/// A layout whose type is forgotten; or a custom layout whose type is, which may change while the children keep
/// their identity.
///
/// ```swift
/// let arrangement = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// arrangement { picture; text }
/// ```
public struct AnyLayout: Layout {
    enum Kind {
        case layout(any Layout)
        case custom(any CustomLayout)
    }

    let kind: Kind

    /// Forgets the type of a layout.
    public init(_ layout: any Layout) { kind = .layout(layout) }

    /// Forgets the type of a custom layout, which is then called with children.
    public init(_ layout: some CustomLayout) { kind = .custom(layout) }

    /// The custom layout around children; nothing but the children if this is no custom layout.
    public func callAsFunction(@LayoutBuilder _ content: () -> some Layout) -> some Layout {
        let custom: (any CustomLayout)? = if case .custom(let layout) = kind { layout } else { nil }
        return ArrangedLayout(layout: custom, content: content())
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        if case .layout(let layout) = kind { layout._write(into: writer) }
    }
}
