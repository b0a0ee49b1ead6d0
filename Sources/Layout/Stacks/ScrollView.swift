internal import Stacks
public import ViewBridge

/// A scroll view around layouts: along its axis they get the length that they would like to have.
///
/// In a body the first one at a path is shown there and kept, with its offset, as long as the layout is
/// there; ``configure(_:)`` reaches it. Added to a view by `addSubview` it shows its content itself.
@preconcurrency @MainActor
public final class ScrollView: UIScrollView, Layout {
    /// A scroll view is made of nothing else.
    public typealias Body = Never

    private let axes: Axis.Set
    private var change: (@MainActor (UIScrollView) -> Void)?
    private var adjusts: Bool?
    private let content: any Layout
    /// What is called when the offset or the size has changed, in a container's body.
    var onScroll: (() -> Void)?
    /// What shows the content where the scroll view is in no body.
    private var ownContainer: LayoutContainer?

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axis: The axes on which it scrolls: `.vertical`, `.horizontal` or both.
    ///   - showsIndicators: Whether it shows where it is.
    ///   - content: The layouts, one after the other along the axis.
    public init(
        _ axis: Axis.Set = .vertical, showsIndicators: Bool = true,
        @LayoutBuilder content: () -> some Layout
    ) {
        axes = axis
        self.content = content()
        super.init(frame: .zero)
        showsVerticalScrollIndicator = showsIndicators
        showsHorizontalScrollIndicator = showsIndicators
    }

    /// Creates an empty scroll view from an archive.
    public required init?(coder: NSCoder) {
        axes = .vertical
        content = EmptyLayout()
        super.init(coder: coder)
    }

    /// The scroll view itself, as a part of a layout.
    public func layout() -> Self { self }

    /// Whether the content keeps off what bars, notch and home indicator cover. It does by default.
    @discardableResult
    public func adjustsContentOffsetForSafeArea(_ adjusts: Bool) -> Self {
        self.adjusts = adjusts
        contentInsetAdjustmentBehavior = adjusts ? .automatic : .never
        return self
    }

    /// Changes the scroll view that is shown, each time the body is read.
    @discardableResult
    public func configure(_ change: @escaping @MainActor (UIScrollView) -> Void) -> Self {
        self.change = change
        return self
    }

    /// Lays out its content where it is in no body.
    public override func layoutSubviews() {
        super.layoutSubviews()
        if let onScroll { return onScroll() }
        showOwnContent()
    }

    /// The size of the content, within an available size.
    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard onScroll == nil else { return super.sizeThatFits(size) }
        let natural = madeContainer.sizeThatFits(contentProposal(size))
        return CGSize(
            width: size.width > 0 ? min(natural.width, size.width) : natural.width,
            height: size.height > 0 ? min(natural.height, size.height) : natural.height)
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        writer.emit(.scroll, .scroll(axes.core)) { part in
            let scroll = part.view as? ScrollView ?? joined(to: writer)
            scroll.showsVerticalScrollIndicator = showsVerticalScrollIndicator
            scroll.showsHorizontalScrollIndicator = showsHorizontalScrollIndicator
            if let adjusts { scroll.contentInsetAdjustmentBehavior = adjusts ? .automatic : .never }
            change?(scroll)
            writer.show(scroll, in: part)
            writer.open(part)
            writer.emit(.box, .stack(axes == .horizontal ? .horizontal : .vertical, spacing: 0)) {
                writer.fill($0, content)
            }
            writer.close()
        }
    }

    /// The scroll view as one of a container, which notifies the container when another part of the content is shown.
    private func joined(to writer: LayoutWriter) -> ScrollView {
        ownContainer?.removeFromSuperview()
        ownContainer = nil
        writer.tree.container?.observeSubviews(of: self)
        onScroll = { [weak container = writer.tree.container] in container?.followScrolling() }
        return self
    }

    private var madeContainer: LayoutContainer {
        if let ownContainer { return ownContainer }
        let container = LayoutContainer()
        container.alignment = Alignment(
            horizontal: axes.contains(.horizontal) ? .leading : .center,
            vertical: axes.contains(.vertical) ? .top : .center)
        let (axes, content) = (axes, content)
        container.setBody {
            axes == .horizontal
                ? AnyLayout(HStack { AnyLayout(content) }) : AnyLayout(VStack { AnyLayout(content) })
        }
        addSubview(container)
        ownContainer = container
        return container
    }

    /// What the content is offered: no length along the axes.
    private func contentProposal(_ size: CGSize) -> CGSize {
        CGSize(
            width: axes.contains(.horizontal) ? 0 : size.width,
            height: axes.contains(.vertical) ? 0 : size.height)
    }

    private func showOwnContent() {
        let container = madeContainer
        change?(self)
        var size = container.sizeThatFits(contentProposal(bounds.size))
        if !axes.contains(.horizontal) { size.width = bounds.width }
        if !axes.contains(.vertical) { size.height = bounds.height }
        container.frame = CGRect(origin: .zero, size: size)
        if contentSize != size { contentSize = size }
    }
}
