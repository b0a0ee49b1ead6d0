internal import Stacks
public import ViewBridge

/// Layouts on top of each other, the first at the back.
@preconcurrency @MainActor
public final class ZStack: LayoutView {
    private var arrangement: ZStackLayout
    private let content: any Layout

    /// Creates layouts on top of each other.
    ///
    /// - Parameters:
    ///   - alignment: How the layouts are aligned.
    ///   - content: The layouts.
    public init(alignment: Alignment = .center, @LayoutBuilder content: () -> some Layout) {
        arrangement = ZStackLayout(alignment: alignment)
        self.content = content()
        super.init()
    }

    /// Creates an empty stack from an archive.
    public required init?(coder: NSCoder) {
        arrangement = ZStackLayout()
        content = EmptyLayout()
        super.init(coder: coder)
    }

    /// How the layouts are aligned.
    public var alignment: Alignment {
        get { arrangement.alignment }
        set {
            arrangement.alignment = newValue
            setNeedsBody()
        }
    }

    /// Gives the stack another alignment.
    @discardableResult
    public func alignment(_ alignment: Alignment) -> Self {
        self.alignment = alignment
        return self
    }

    /// Writes the layout into a container's tree.
    public override func _write(into writer: LayoutWriter) {
        writer.emit(.box, arrangement._element(in: writer).element) { writer.fill($0, content) }
    }
}
