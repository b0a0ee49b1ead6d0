import ViewBridge

/// A way from attributes to what has them, which does not keep it.
@MainActor
enum ItemReference {
    case nothing
    case view(ViewHandle)
    case other(WeakItem)

    /// A reference to a view, a layout guide or a bar's edge; to nothing where there is none.
    init(_ target: AnyObject?) {
        switch target {
        case nil: self = .nothing
        case let view as UIView: self = .view(view.madeState.handle(of: view))
        case let target?: self = .other(WeakItem(target))
        }
    }

    /// Whether the reference was made to something, which may have ceased to exist.
    var isSet: Bool { if case .nothing = self { false } else { true } }

    /// What is referred to; nil for nothing, and once it has ceased to exist.
    var target: AnyObject? {
        switch self {
        case .nothing: nil
        case .view(let handle): handle.view
        case .other(let item): item.target
        }
    }

    /// A weak reference.
    final class WeakItem {
        fileprivate private(set) weak var target: AnyObject?

        fileprivate init(_ target: AnyObject) { self.target = target }
    }
}

/// The way to a view from all of its attributes. What is kept with the view ends it.
///
/// A view that a weak reference points at has all of its references counted more slowly from then on, by whatever code: pays in `feed`,
/// by SnapKit.
final class ViewHandle {
    private nonisolated(unsafe) var reference: ViewReference

    init(_ view: UIView) { reference = ViewReference(view) }

    /// The view; nil once it has ceased to exist.
    @MainActor var view: UIView? { reference.held }

    /// The view is being deallocated.
    nonisolated func end() { reference.end() }
}
