import LayoutCore
import ViewBridge

/// A view in memory alone, with the seam written as plainly as its documentation says it.
@MainActor
final class FakeView: ViewHost {
    typealias View = FakeView

    private(set) weak var superview: FakeView?
    private(set) var subviews: [FakeView] = []
    var observers = ViewObserverList<FakeView>()
    var pendingChanges: ViewChanges = [.subviews, .frame]
    private(set) var contentVersion: UInt = 0
    private(set) var box = CGRect.zero
    private var subviewsVersion = 0

    static let reportsChanges = true
    private static let marking: ViewChanges = [.subviews, .contentSize, .descendants]

    // MARK: What a kit reports

    func insert(_ view: FakeView, at index: Int) {
        view.remove()
        subviews.insert(view, at: index)
        view.superview = self
        markChanged(.subviews)
        notifyObservers(of: .subviews)
    }

    func remove() {
        guard let superview else { return }
        superview.subviews.removeAll { $0 === self }
        superview.markChanged(.subviews)
        superview.notifyObservers(of: .subviews)
        notifyObservers(of: .removal)
        self.superview = nil
    }

    func exchangeSubviews(_ first: Int, _ second: Int) {
        subviews.swapAt(first, second)
        markChanged(.subviews)
        notifyObservers(of: .subviews)
    }

    func changeContent() {
        markChanged(.contentSize)
        notifyObservers(of: .contentSize)
    }

    func setFrame(_ frame: CGRect) {
        guard frame != box else { return }
        box = frame
        guard !pendingChanges.contains(.frame) else { return }
        pendingChanges.insert(.frame)
        superview?.markChanged(.descendants)
        notifyObservers(of: .frame)
    }

    // MARK: ViewHost

    var unretainedSuperview: Unmanaged<FakeView>? { superview.map(Unmanaged.passUnretained) }

    func takeChanges() -> ViewChanges {
        defer { pendingChanges.subtract(Self.marking) }
        return pendingChanges.intersection(Self.marking)
    }

    func markChanged(_ changes: ViewChanges) {
        let isFirst = pendingChanges.isDisjoint(with: Self.marking)
        pendingChanges.formUnion(changes)
        if changes.contains(.contentSize) { contentVersion += 1 }
        if changes.contains(.subviews) { subviewsVersion += 1 }
        guard isFirst, let superview, superview.pendingChanges.isDisjoint(with: Self.marking) else { return }
        superview.markChanged(.descendants)
    }

    var changedSubviews: [FakeView] { subviews.filter { !$0.pendingChanges.isEmpty } }

    func addObserver<Observer: ViewObserver>(_ observer: Observer) where Observer.View == FakeView {
        observers.add(observer)
    }

    func removeObserver<Observer: ViewObserver>(_ observer: Observer) where Observer.View == FakeView {
        observers.remove(observer)
    }

    func notifyObservers(of changes: ViewChanges) {
        var isHandled = notify(of: changes, in: self)
        if let superview, superview.notify(of: changes, in: self) { isHandled = true }
        var container = superview?.superview
        while !isHandled, changes.contains(.contentSize), let view = container {
            isHandled = view.notify(of: .contentSize, in: self)
            container = view.superview
        }
    }

    private func notify(of changes: ViewChanges, in view: FakeView) -> Bool {
        var isHandled = false
        for observer in observers.all where observers.contains(observer) {
            let relevant = changes.intersection(observer.observedChanges)
            if !relevant.isEmpty, observer.view(view, didChange: relevant, inside: self) { isHandled = true }
        }
        return isHandled
    }

    func place(_ box: CGRect) -> Bool {
        self.box = box
        pendingChanges.remove(.frame)
        return false
    }

    func appendSubviewInStep(_ view: FakeView) -> Bool {
        let (isInStep, version) = (!pendingChanges.contains(.subviews), subviewsVersion)
        let hadChanges = !pendingChanges.isDisjoint(with: Self.marking)
        insert(view, at: subviews.count)
        guard isInStep, subviewsVersion == version + 1, view.superview === self else { return false }
        pendingChanges.remove(.subviews)
        if hadChanges || !view.pendingChanges.isDisjoint(with: Self.marking) {
            pendingChanges.insert(.descendants)
        }
        return true
    }

    func overriddenSizeThatFits(_ size: CGSize) -> CGSize? { nil }
    func baselineDistances(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
    var isSizedByContent = false
    var layoutAnchorPoint: CGPoint { CGPoint(x: 0.5, y: 0.5) }
    var hasTransform: Bool { false }
    var pixelsPerPoint: CGFloat { 1 }
}
