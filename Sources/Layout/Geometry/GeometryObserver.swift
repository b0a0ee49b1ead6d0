internal import LayoutCore
internal import Stacks
internal import ViewBridge

extension Layout {
    /// Tells of the layout's size and place after each layout that changes them.
    public func onGeometryChange(_ action: @escaping @MainActor (GeometryProxy) -> Void) -> some Layout {
        WrappedLayout(self) { _ in
            Wrapper(element: .offset()) { part, writer in
                let observer = part.madeDetails.geometry ?? GeometryObserver()
                observer.action = action
                part.madeDetails.geometry = observer
                writer.tree.hasObservers = true
            }
        }
    }

    /// Tells of a value that follows from the layout's size and place, when it is another one.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of value: @escaping @MainActor (GeometryProxy) -> Value,
        action: @escaping @MainActor (Value) -> Void
    ) -> some Layout {
        WrappedLayout(self) { _ in
            Wrapper(element: .offset()) { part, writer in
                let observer = part.madeDetails.geometry ?? GeometryObserver()
                observer.action = { [weak observer] proxy in
                    let new = value(proxy)
                    if let old = observer?.value as? Value, old == new { return }
                    observer?.value = new
                    action(new)
                }
                part.madeDetails.geometry = observer
                writer.tree.hasObservers = true
            }
        }
    }
}

/// Who is told of the geometry of a part.
@MainActor
final class GeometryObserver {
    var action: (@MainActor (GeometryProxy) -> Void)?
    /// The frame and the value that were told last.
    var told: CGRect?
    var value: Any?
}

extension LayoutTree {
    /// Tells all who want to know of new geometry, from the top down.
    func tellGeometry(in container: LayoutHostView) {
        var pending = [root]
        var told: [(Part, PartDetails)] = []
        while let part = pending.popLast() {
            if let details = part.details, details.geometry != nil || details.canvas != nil {
                told.append((part, details))
            }
            pending += part.children.reversed()
        }
        for (part, details) in told {
            let frame = frameInContainer(of: part)
            let proxy = GeometryProxy(part, in: self, frame.size)
            if let observer = details.geometry, observer.told != frame {
                observer.told = frame
                observer.action?(proxy)
            }
            if let canvas = details.canvas, let view = part.view, canvas.told != frame.size {
                canvas.told = frame.size
                canvas.fill(proxy, view)
            }
        }
    }
}
