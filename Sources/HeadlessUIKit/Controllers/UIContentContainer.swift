import Foundation

/// What can be notified of changes of its size and its traits.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content.
    var preferredContentSize: CGSize { get }
    /// Called when a child's preferred size changed.
    func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    /// The size that a child will have in a container of a size.
    @discardableResult func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Called when the size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    /// Called when the traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
