import Foundation

/// What can be told of changes of its size and its traits.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size that the content would like.
    var preferredContentSize: CGSize { get }
    /// Tells that a child's preferred size changed.
    func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
    /// The size that a child will have in a container of a size.
    func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize
    /// Tells that the size is about to change.
    func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    /// Tells that the traits are about to change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
