package import LayoutCore

/// What a view offers to the layout languages: the seam, as both kits implement it.
///
/// Changes come in two ways. *Observers* are notified at once, any number at a view. *Pending* changes stay with the view
/// until the language that lays out its subviews takes them in its next layout; each marks the ancestors, so that a
/// language finds what has changed from the top down.
///
/// A kit that does not report changes, as Apple's, has all of them pending at all times and notifies no observers. A
/// language that works with such a kit compares what it finds with what it found before.
@MainActor
package protocol ViewHost: AnyObject {
    /// The views of the kit.
    associatedtype View: AnyObject

    /// Whether the kit reports changes. Where it does not, a language looks at all views in each layout.
    static var reportsChanges: Bool { get }

    // MARK: Changes

    /// What is pending: changes of subviews, content size, descendants and the frame. Setting them marks no ancestor and
    /// notifies no observer.
    var pendingChanges: ViewChanges { get set }

    /// Returns what is pending but for the frame, which is no longer pending then.
    func takeChanges() -> ViewChanges

    /// Makes changes of subviews, content size or descendants pending, and marks the ancestors. Observers are not
    /// notified.
    func markChanged(_ changes: ViewChanges)

    /// The subviews with pending changes, those among them with a frame that no language has set.
    var changedSubviews: [View] { get }

    /// A number that changes with the natural size of the content, for a language that has not followed the view for a
    /// while.
    var contentVersion: UInt { get }

    // MARK: Observers

    /// Adds an observer, which the view owns. Adding one again updates what it observes.
    func addObserver<Observer: ViewObserver>(_ observer: Observer) where Observer.View == View

    /// Removes an observer. It is not notified any more, not even of a change that others are being notified of.
    func removeObserver<Observer: ViewObserver>(_ observer: Observer) where Observer.View == View

    /// Notifies observers of changes as of the kit's own: those of the view and of its superview, and of a natural size
    /// also those further up, until one of them has handled it.
    func notifyObservers(of changes: ViewChanges)

    // MARK: Placement

    /// Gives the view a box on behalf of a language; a transform stays as it is. A box that the view has costs nothing,
    /// and its frame is not pending afterwards.
    ///
    /// - Returns: Whether that changed frames of subviews, as autoresizing masks do.
    @discardableResult
    func place(_ box: CGRect) -> Bool

    /// Adds a last subview for a language whose nodes are in the order of the subviews.
    ///
    /// - Returns: Whether the nodes still match when one is appended to them: no other change of the subviews was pending,
    ///   or was made by a callback. Then none is pending afterwards.
    func appendSubviewInStep(_ view: View) -> Bool

    /// `superview`, whose references are not counted: it holds the view as long as it is its superview.
    var unretainedSuperview: Unmanaged<View>? { get }

    // MARK: Measurement

    /// The size that fits, or nil where the view's class does not override `sizeThatFits`.
    func overriddenSizeThatFits(_ size: CGSize) -> CGSize?

    /// The distances of the first and the last line's baseline from the top of a box; nil for a view without text.
    func baselineDistances(in size: CGSize) -> (first: CGFloat, last: CGFloat)?

    /// Whether constraints measure the view by `sizeThatFits` at the width that it gets, whenever something in it has
    /// changed. Apple's Auto Layout has no such measurement: there `intrinsicContentSize` must do.
    var isSizedByContent: Bool { get set }

    // MARK: Geometry

    /// The point of the view that `center` positions, in parts of the bounds.
    var layoutAnchorPoint: CGPoint { get }

    /// Whether a transform other than the identity is set.
    var hasTransform: Bool { get }

    /// Pixels per point by which frames of this view are rounded, at least 1.
    var pixelsPerPoint: CGFloat { get }
}
