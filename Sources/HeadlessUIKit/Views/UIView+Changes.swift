package import LayoutCore

/// The kit's side of the seam between views and layout languages: what has changed, and the observers of a view.
///
/// A change is pending at the view and marks its ancestors up to the first that has a pending change, so that a language
/// finds changes in a large tree without a search, and a tree without changes costs nothing. All of it is bits of
/// ``ViewFlags``.
extension UIView {
    // MARK: Pending changes

    /// The changes that no language has taken yet: of subviews, content size, descendants and the frame. Setting them
    /// marks no ancestor and notifies no observer.
    package final var pendingChanges: ViewChanges {
        get { flags.pendingChanges }
        set { flags = flags.subtracting(.allPending).union(ViewFlags(pending: newValue)) }
    }

    /// Returns what is pending but for the frame, which is no longer pending then: it ends when a language sets the frame.
    package final func takeChanges() -> ViewChanges {
        let pending = flags.intersection(.pendingContents)
        if pending.isEmpty { return [] }
        flags.subtract(.pendingContents)
        return pending.pendingChanges
    }

    /// Makes changes of subviews, content size or descendants pending, and marks the ancestors. Observers are not
    /// notified.
    package final nonisolated func markChanged(_ changes: ViewChanges) {
        let isFirst = flags.isDisjoint(with: .pendingContents)
        flags.insert(ViewFlags(pending: changes))
        if changes.contains(.subviews) { subviewsCount &+= 1 }
        if changes.contains(.contentSize) { contentSizeCount &+= 1 }
        guard isFirst else { return }
        if flags.contains(.sizedByContent) { noteContentForConstraints() }
        var ancestor = superviewReference
        while let view = ancestor, view.flags.isDisjoint(with: .pendingContents) {
            let flags = view.flags.union(.pendingDescendants)
            view.flags = flags
            if flags.contains(.sizedByContent) { view.takeUnretainedValue().noteContentForConstraints() }
            ancestor = view.superview
        }
    }

    private final nonisolated func noteContentForConstraints() {
        guard !flags.isDisjoint(with: [.constrained, .arranged]) else { return }
        MainActor.assumeIsolated { constrainedContentChanged() }
    }

    /// Whether constraints measure the view by `sizeThatFits` at the width that it gets, whenever something in it has
    /// changed.
    package final var isSizedByContent: Bool {
        get { flags.contains(.sizedByContent) }
        set { flags.set(.sizedByContent, to: newValue) }
    }

    /// A number that changes with the natural size of the content.
    package final var contentVersion: UInt { UInt(contentSizeCount) }

    /// The subviews with pending changes.
    package final var changedSubviews: [UIView] {
        var changed: [UIView] = []
        // A loop, because each call of a closure would check that it is on the main actor.
        for view in subviewStorage where !view.flags.isDisjoint(with: .allPending) { changed.append(view) }
        return changed
    }

    /// Adds a last subview for a language whose nodes are in the order of the subviews.
    ///
    /// - Returns: Whether the nodes still match when one is appended to them: no other change of the subviews was pending,
    ///   or was made by a callback. Then none is pending afterwards.
    package final func appendSubviewInStep(_ view: UIView) -> Bool {
        guard flags.isDisjoint(with: .pendingSubviews) else {
            addSubview(view)
            return false
        }
        let count = subviewsCount
        // Without code of the app's, what is marked here is marked for the new subview alone.
        let isSilent =
            hasStandardClass && flags.isDisjoint(with: .pendingContents) && view.isUnusedStandardView
        addSubview(view)
        guard subviewsCount == count &+ 1, view.superviewStorage === self else { return false }
        flags.remove(.pendingSubviews)
        if isSilent, view.flags.isDisjoint(with: .pendingContents) {
            flags.subtract(.pendingContents)
        } else {
            flags.insert(.pendingDescendants)
        }
        return true
    }

    // MARK: Observers

    /// Adds an observer, which the view owns. Adding one again updates what it observes.
    package final func addObserver<Observer: ViewObserver>(_ observer: Observer)
    where Observer.View == UIView {
        observers.add(observer)
        flags.insert(ViewFlags(observed: observer.observedChanges))
    }

    /// Removes an observer. It is not notified any more, not even of a change that others are being notified of.
    package final func removeObserver<Observer: ViewObserver>(_ observer: Observer)
    where Observer.View == UIView {
        observers.remove(observer)
        flags.subtract(.allObserved)
        flags.insert(ViewFlags(observed: observers.observedChanges))
    }

    /// Notifies the observers of the view and of its superview; of a natural size also those further up, until one of
    /// them has handled it.
    package final func notifyObservers(of changes: ViewChanges) {
        let observed = ViewFlags(observed: changes)
        var isHandled = !flags.isDisjoint(with: observed) && notifyOwnObservers(of: changes, in: self)
        guard let superviewReference else { return }
        if superviewReference.flags.isDisjoint(with: observed), !changes.contains(.contentSize) { return }
        // Observers may change the hierarchy: a view is held while its observers are notified.
        var container = superviewReference.takeUnretainedValue()
        if !container.flags.isDisjoint(with: observed), container.notifyOwnObservers(of: changes, in: self) {
            isHandled = true
        }
        guard !isHandled, changes.contains(.contentSize) else { return }
        var next = container.superviewReference
        while let view = next {
            if !view.flags.isDisjoint(with: .observedContentSize) {
                container = view.takeUnretainedValue()
                if container.notifyOwnObservers(of: .contentSize, in: self) { return }
            }
            next = view.superview
        }
    }

    private final func notifyOwnObservers(of changes: ViewChanges, in view: UIView) -> Bool {
        if let observer = observers.only {
            let relevant = changes.intersection(observer.observedChanges)
            return !relevant.isEmpty && observer.view(view, didChange: relevant, inside: self)
        }
        var isHandled = false
        for observer in observers.all where observers.contains(observer) {
            let relevant = changes.intersection(observer.observedChanges)
            if !relevant.isEmpty, observer.view(view, didChange: relevant, inside: self) { isHandled = true }
        }
        return isHandled
    }
}

extension ViewFlags {
    /// The bits of changes that are pending.
    init(pending changes: ViewChanges) { self.init(rawValue: UInt64(changes.rawValue) << 40) }

    /// The bits of changes that observers are notified of.
    init(observed changes: ViewChanges) { self.init(rawValue: UInt64(changes.rawValue) << 48) }

    /// The changes that are pending.
    var pendingChanges: ViewChanges { ViewChanges(rawValue: UInt8(truncatingIfNeeded: rawValue >> 40)) }
}
