import LayoutCore
import ViewBridge

/// A language that only records what it is notified of.
@MainActor
final class Recorder<View: AnyObject>: ViewObserver {
    struct Event {
        let view: View
        let changes: ViewChanges
        let observed: View
    }

    var observedChanges: ViewChanges
    /// Whether changes are handled here.
    var handles = false
    private(set) var events: [Event] = []
    /// What else happens when the recorder is notified.
    var action: (@MainActor () -> Void)?

    init(of changes: ViewChanges = ViewChanges(rawValue: .max)) { observedChanges = changes }

    func view(_ view: View, didChange changes: ViewChanges, inside observed: View) -> Bool {
        events.append(Event(view: view, changes: changes, observed: observed))
        action?()
        return handles
    }

    /// Returns the events until now and forgets them.
    func takeEvents() -> [Event] {
        defer { events = [] }
        return events
    }

    /// The changes of a view that were reported, in order.
    func changes(of view: View) -> [ViewChanges] { events.filter { $0.view === view }.map(\.changes) }
}

/// What tests do with views of one kind of host.
@MainActor
protocol HostKind {
    associatedtype Host: ViewHost & Sendable where Host.View == Host

    static func make() -> Host
    static func insert(_ view: Host, into superview: Host, at index: Int)
    static func remove(_ view: Host)
    static func exchange(_ first: Int, _ second: Int, in view: Host)
    static func changeContent(of view: Host)
    static func setFrame(_ frame: CGRect, of view: Host)
    static func superview(of view: Host) -> Host?
}

extension HostKind {
    /// Views inside each other, outermost first, without pending changes.
    static func makeChain(_ count: Int) -> [Host] {
        let views = (0..<count).map { _ in make() }
        for (outer, inner) in zip(views, views.dropFirst()) { insert(inner, into: outer, at: 0) }
        for view in views {
            _ = view.takeChanges()
            view.pendingChanges = []
        }
        return views
    }
}

enum FakeHost: HostKind {
    static func make() -> FakeView { FakeView() }
    static func insert(_ view: FakeView, into superview: FakeView, at index: Int) {
        superview.insert(view, at: index)
    }
    static func remove(_ view: FakeView) { view.remove() }
    static func exchange(_ first: Int, _ second: Int, in view: FakeView) {
        view.exchangeSubviews(first, second)
    }
    static func changeContent(of view: FakeView) { view.changeContent() }
    static func setFrame(_ frame: CGRect, of view: FakeView) { view.setFrame(frame) }
    static func superview(of view: FakeView) -> FakeView? { view.superview }
}

enum KitHost: HostKind {
    static func make() -> UIView { UIView() }
    static func insert(_ view: UIView, into superview: UIView, at index: Int) {
        superview.insertSubview(view, at: index)
    }
    static func remove(_ view: UIView) { view.removeFromSuperview() }
    static func exchange(_ first: Int, _ second: Int, in view: UIView) {
        view.exchangeSubview(at: first, withSubviewAt: second)
    }
    static func changeContent(of view: UIView) { view.invalidateIntrinsicContentSize() }
    static func setFrame(_ frame: CGRect, of view: UIView) { view.frame = frame }
    static func superview(of view: UIView) -> UIView? { view.superview }
}
