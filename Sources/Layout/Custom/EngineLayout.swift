internal import Stacks
public import ViewBridge

/// One of the module's own layouts, which the engine lays out.
@preconcurrency @MainActor
public protocol _EngineLayout: CustomLayout where Cache == Void {
    /// The engine's word for the layout.
    func _element(in writer: LayoutWriter) -> _EngineElement
}

/// The engine's word for one of the module's own layouts.
public struct _EngineElement {
    let element: StackElement

    init(_ element: StackElement) { self.element = element }
}

// The engine lays these out itself; the functions are there so that custom layouts may be of any of both kinds.
extension _EngineLayout {
    /// As large as the largest subview.
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> CGSize {
        subviews.reduce(CGSize.zero) { size, subview in
            let other = subview.sizeThatFits(proposal)
            return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
        }
    }

    /// All in the middle.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) {}
}
