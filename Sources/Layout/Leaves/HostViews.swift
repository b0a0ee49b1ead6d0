internal import Stacks
internal import ViewBridge

/// A leaf view of the module's own: a colour, a line, a border.
final class PlateView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view of the module's own that contains others, so that they move, clip or fade together.
final class HostView: UIView {
    /// Touches fall through to what is behind, unless a view inside takes them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension LayoutWriter {
    /// Gives a part a leaf view of the module's own and configures it.
    func plate(_ part: Part, _ configure: (UIView) -> Void) {
        let view = part.view ?? PlateView()
        configure(view)
        show(view, in: part)
    }

    /// Gives a part a view that contains the views inside it, configured now and whenever it is placed.
    func host(_ part: Part, _ configure: @escaping @MainActor (UIView) -> Void) {
        let view = part.view ?? makeHost(HostView())
        configure(view)
        part.madeDetails.configure = configure
        show(view, in: part)
    }

    /// Makes the container observe a view that contains others.
    func makeHost<Host: UIView>(_ view: Host) -> Host {
        tree.container?.observeSubviews(of: view)
        return view
    }

    /// Makes a view the one that a part shows.
    func show(_ view: UIView, in part: Part) {
        guard part.view !== view else { return }
        part.view = view
        tree.setNeedsPlacement(part)
        tree.hasNewStructure = true
    }

    /// Applies the inherited style to an app's view.
    func applyStyle(to view: UIView, of part: Part) {
        if environment.style.isEmpty, part.details?.styleOverrides == nil { return }
        let styleOverrides = part.madeDetails.styleOverrides ?? StyleOverrides()
        part.madeDetails.styleOverrides = styleOverrides
        styleOverrides.apply(environment.style, to: view)
    }
}
