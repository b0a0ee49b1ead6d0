internal import LayoutCore
internal import Stacks
public import ViewBridge

/// All of the proposed size, with layouts that are made for it.
///
/// The layouts stand at the upper leading corner. They are made again when the size is another one, and when the
/// body is read.
@preconcurrency @MainActor
public final class GeometryReader: LayoutView {
    private let make: @MainActor (GeometryProxy) -> any Layout

    /// Creates a reader.
    public init(@LayoutBuilder content: @escaping @MainActor (GeometryProxy) -> some Layout) {
        make = { content($0) }
        super.init()
    }

    /// Creates a reader with a view that a function fills by hand, whenever its size is another one or the body
    /// is read.
    public init(_ fill: @escaping @MainActor (GeometryProxy, UIView) -> Void) {
        make = { _ in CanvasLayout(fill: fill) }
        super.init()
    }

    /// Creates an empty reader from an archive.
    public required init?(coder: NSCoder) {
        make = { _ in EmptyLayout() }
        super.init(coder: coder)
    }

    /// Tells a container what the layout is.
    public override func _write(into scribe: LayoutScribe) {
        let environment = scribe.environment
        let path = scribe.path
        let make = make
        scribe.emit(.reader, .geometryReader) { part in
            let isKnown = part.extras?.reader != nil
            part.madeExtras.reader = ReaderContent { tree, part, size in
                EnvironmentValues.reading(environment) {
                    let layout = make(GeometryProxy(part, in: tree, size))
                    tree.write(layout, in: part, environment, path)
                }
            }
            if isKnown { return scribe.tree.engine.markDirty(part.node) }
            scribe.tree.engine.setReader(
                { [unowned part, unowned tree = scribe.tree] context in
                    let size = CGSize(
                        width: CGFloat(context.size.width), height: CGFloat(context.size.height))
                    part.extras?.reader?.make(tree, part, size)
                }, of: part.node)
        }
    }
}

/// What a reader makes.
@MainActor
final class ReaderContent {
    let make: @MainActor (LayoutTree, Part, CGSize) -> Void

    init(_ make: @escaping @MainActor (LayoutTree, Part, CGSize) -> Void) { self.make = make }
}

/// A view that is filled by hand.
public struct CanvasLayout: Layout {
    let fill: @MainActor (GeometryProxy, UIView) -> Void

    /// Tells a container what the layout is.
    public func _write(into scribe: LayoutScribe) {
        scribe.emit(.canvas, .greedy()) { part in
            if part.view == nil { scribe.show(UIView(), in: part) }
            part.madeExtras.canvas = CanvasContent(fill)
            scribe.tree.hasObservers = true
        }
    }
}

/// What fills a view by hand.
@MainActor
final class CanvasContent {
    let fill: @MainActor (GeometryProxy, UIView) -> Void
    /// The size that it was told last.
    var told: CGSize?

    init(_ fill: @escaping @MainActor (GeometryProxy, UIView) -> Void) { self.fill = fill }
}
