internal import Stacks
public import ViewBridge

/// Layouts one below the other.
@preconcurrency @MainActor
public final class VStack: LayoutView {
    private var arrangement: VStackLayout
    private let content: any Layout

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: The line by which the layouts are aligned.
    ///   - spacing: The space between layouts, in points; nil is 8, and none beside a spacer.
    ///   - content: The layouts.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = 0,
        @LayoutBuilder content: () -> some Layout
    ) {
        arrangement = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
        super.init()
    }

    /// Creates an empty column from an archive.
    public required init?(coder: NSCoder) {
        arrangement = VStackLayout(spacing: 0)
        content = EmptyLayout()
        super.init(coder: coder)
    }

    /// The line by which the layouts are aligned.
    public var alignment: HorizontalAlignment {
        get { arrangement.alignment }
        set {
            arrangement.alignment = newValue
            setNeedsBody()
        }
    }

    /// The space between layouts, in points; 8 where none was given, although none is kept beside a spacer then.
    public var spacing: CGFloat {
        get { arrangement.spacing ?? 8 }
        set {
            arrangement.spacing = newValue
            setNeedsBody()
        }
    }

    /// Gives the column another spacing; nil is 8, and none beside a spacer.
    @discardableResult
    public func spacing(_ spacing: CGFloat?) -> Self {
        arrangement.spacing = spacing
        setNeedsBody()
        return self
    }

    /// Gives the column another alignment.
    @discardableResult
    public func alignment(_ alignment: HorizontalAlignment) -> Self {
        self.alignment = alignment
        return self
    }

    /// Writes the layout into a container's tree.
    public override func _write(into writer: LayoutWriter) {
        writer.emit(.box, arrangement._element(in: writer).element) { writer.fill($0, content) }
    }
}
