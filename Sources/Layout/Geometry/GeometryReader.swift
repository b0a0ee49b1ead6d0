internal import LayoutCore
internal import Stacks
public import ViewBridge

/// All of the proposed size, with layouts that are made for it.
///
/// The layouts are at the upper leading corner. They are made again when the size is another one, and when the
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

    /// Writes the layout into a container's tree.
    public override func _write(into writer: LayoutWriter) {
        let environment = writer.environment
        let path = writer.path
        let make = make
        writer.emit(.reader, .geometryReader) { part in
            let isKnown = part.details?.reader != nil
            part.madeDetails.reader = ReaderContent { tree, part, size in
                EnvironmentValues.reading(environment) {
                    let layout = make(GeometryProxy(part, in: tree, size))
                    tree.write(layout, in: part, environment, path)
                }
            }
            if isKnown { return writer.tree.engine.markDirty(part.node) }
            writer.tree.engine.setReader(
                { [unowned part, unowned tree = writer.tree] context in
                    let size = CGSize(
                        width: CGFloat(context.size.width), height: CGFloat(context.size.height))
                    part.details?.reader?.make(tree, part, size)
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

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        writer.emit(.canvas, .greedy()) { part in
            if part.view == nil { writer.show(UIView(), in: part) }
            part.madeDetails.canvas = CanvasContent(fill)
            writer.tree.hasObservers = true
        }
    }
}

/// What fills a view by hand.
@MainActor
final class CanvasContent {
    let fill: @MainActor (GeometryProxy, UIView) -> Void
    /// The size that was reported last.
    var reported: CGSize?

    init(_ fill: @escaping @MainActor (GeometryProxy, UIView) -> Void) { self.fill = fill }
}
