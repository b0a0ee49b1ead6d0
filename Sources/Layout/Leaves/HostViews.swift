internal import Stacks
internal import ViewBridge

/// A view that the module makes: for a colour, a line, a border.
final class PlateView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A view that the module makes around others, to move, clip or fade them together.
final class HostView: UIView {
    /// Touches fall through to what is behind, unless a view inside takes them.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension LayoutScribe {
    /// Gives a part the module's own view, dressed as said.
    func plate(_ part: Part, _ dress: (UIView) -> Void) {
        let view = part.view ?? PlateView()
        dress(view)
        show(view, in: part)
    }

    /// Gives a part a view around others, dressed as said now and whenever it gets its place.
    func host(_ part: Part, _ dress: @escaping @MainActor (UIView) -> Void) {
        let view = part.view ?? makeHost(HostView())
        dress(view)
        part.madeExtras.dress = dress
        show(view, in: part)
    }

    /// A view around others, which tells the container of changes of what lies in it.
    func makeHost<Host: UIView>(_ view: Host) -> Host {
        tree.container?.hear(view)
        return view
    }

    /// Makes a view that of a part.
    func show(_ view: UIView, in part: Part) {
        guard part.view !== view else { return }
        part.view = view
        tree.setNeedsPlace(part)
        tree.hasNewStructure = true
    }

    /// Gives a user's view what layouts around say about it.
    func dress(_ view: UIView, _ part: Part) {
        if environment.dress.isPlain, part.extras?.loan == nil { return }
        let loan = part.madeExtras.loan ?? ViewLoan()
        part.madeExtras.loan = loan
        loan.apply(environment.dress, to: view)
    }
}
