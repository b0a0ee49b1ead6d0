internal import LayoutCore
internal import Stacks
public import ViewBridge

extension UIView {
    /// The view as a part of a layout.
    ///
    /// A label is no wider than its text, a button or a picture as large as its content; a view without a natural
    /// size takes what is proposed. A hidden view takes no space.
    public func layout() -> ViewLayout { ViewLayout(self) }
}

/// A view as a part of a layout.
public struct ViewLayout: Layout {
    let view: UIView
    private var width: ViewExtent?
    private var height: ViewExtent?

    init(_ view: UIView) { self.view = view }

    /// Makes the view so large, in points; nil leaves an axis to the view.
    public func size(width: CGFloat? = nil, height: CGFloat? = nil) -> ViewLayout {
        sized(width.map { .points($0) }, height.map { .points($0) })
    }

    /// Makes the view as large as parts of the proposed space.
    public func size(width: Percent, height: Percent) -> ViewLayout {
        sized(.part(width), .part(height))
    }

    /// Makes the view as wide as a part of the proposed space.
    public func size(width: Percent, height: CGFloat? = nil) -> ViewLayout {
        sized(.part(width), height.map { .points($0) })
    }

    /// Makes the view as high as a part of the proposed space.
    public func size(width: CGFloat? = nil, height: Percent) -> ViewLayout {
        sized(width.map { .points($0) }, .part(height))
    }

    /// Makes the view so large, in points.
    public func size(_ size: CGSize) -> ViewLayout { self.size(width: size.width, height: size.height) }

    /// Makes the view so large, in points; nil leaves an axis to the view.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> ViewLayout {
        size(width: width, height: height)
    }

    private func sized(_ width: ViewExtent?, _ height: ViewExtent?) -> ViewLayout {
        var result = self
        if let width { result.width = width.usable }
        if let height { result.height = height.usable }
        return result
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        if writer.tree.isAround(view) { return }
        if view.isHidden { return writer.tree.insertHidden(view) }
        var fills: AxisSet = []
        if width != nil { fills.insert(.horizontal) }
        if height != nil { fills.insert(.vertical) }
        guard !fills.isEmpty else { return write(into: writer, fills: fills) }
        switch (width, height) {
        case (.part, _), (_, .part):
            writer.wrappers.append(Wrapper(PartFrame(width: width, height: height)))
        default:
            writer.wrappers.append(
                Wrapper(element: .frame(width: width?.points, height: height?.points)))
        }
        write(into: writer, fills: fills)
        writer.wrappers.removeLast()
    }

    private func write(into writer: LayoutWriter, fills: AxisSet) {
        let outer = writer.path
        writer.path = outer.child(ObjectIdentifier(view).hashValue)
        writer.emitLeaf { part in
            writer.tree.attach(view, to: part)
            writer.applyStyle(to: view, of: part)
            writer.tree.updateLeaf(part, fills: fills)
        }
        writer.path = outer
    }
}
