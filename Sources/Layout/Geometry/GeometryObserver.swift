internal import LayoutCore
internal import Stacks
internal import ViewBridge

extension Layout {
    /// Reports the layout's size and position after each layout that changes them.
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

    /// Reports a value that follows from the layout's size and position, when it is another one.
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

/// The observer of a part's geometry.
@MainActor
final class GeometryObserver {
    var action: (@MainActor (GeometryProxy) -> Void)?
    /// The frame and the value that were reported last.
    var reported: CGRect?
    var value: Any?
}

extension LayoutTree {
    /// Notifies all observers of new geometry, from the top down.
    func reportGeometry(in container: LayoutHostView) {
        var pending = [root]
        var reported: [(Part, PartDetails)] = []
        while let part = pending.popLast() {
            if let details = part.details, details.geometry != nil || details.canvas != nil {
                reported.append((part, details))
            }
            pending += part.children.reversed()
        }
        for (part, details) in reported {
            let frame = frameInContainer(of: part)
            let proxy = GeometryProxy(part, in: self, frame.size)
            if let observer = details.geometry, observer.reported != frame {
                observer.reported = frame
                observer.action?(proxy)
            }
            if let canvas = details.canvas, let view = part.view, canvas.reported != frame.size {
                canvas.reported = frame.size
                canvas.fill(proxy, view)
            }
        }
    }
}
