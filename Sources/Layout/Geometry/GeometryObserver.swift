internal import LayoutCore
internal import Stacks
internal import ViewBridge

extension Layout {
    /// Tells of the layout's size and place after each layout that changes them.
    public func onGeometryChange(_ action: @escaping @MainActor (GeometryProxy) -> Void) -> some Layout {
        WrappedLayout(self) { _ in
            Wrapper(element: .offset()) { part, scribe in
                let observer = part.madeExtras.geometry ?? GeometryObserver()
                observer.action = action
                part.madeExtras.geometry = observer
                scribe.tree.hasObservers = true
            }
        }
    }

    /// Tells of a value that follows from the layout's size and place, when it is another one.
    public func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of value: @escaping @MainActor (GeometryProxy) -> Value,
        action: @escaping @MainActor (Value) -> Void
    ) -> some Layout {
        WrappedLayout(self) { _ in
            Wrapper(element: .offset()) { part, scribe in
                let observer = part.madeExtras.geometry ?? GeometryObserver()
                observer.action = { [weak observer] proxy in
                    let new = value(proxy)
                    if let old = observer?.value as? Value, old == new { return }
                    observer?.value = new
                    action(new)
                }
                part.madeExtras.geometry = observer
                scribe.tree.hasObservers = true
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
        var told: [(Part, PartExtras)] = []
        while let part = pending.popLast() {
            if let extras = part.extras, extras.geometry != nil || extras.canvas != nil {
                told.append((part, extras))
            }
            pending += part.children.reversed()
        }
        for (part, extras) in told {
            let frame = frameInContainer(of: part)
            let proxy = GeometryProxy(part, in: self, frame.size)
            if let observer = extras.geometry, observer.told != frame {
                observer.told = frame
                observer.action?(proxy)
            }
            if let canvas = extras.canvas, let view = part.view, canvas.told != frame.size {
                canvas.told = frame.size
                canvas.fill(proxy, view)
            }
        }
    }
}
