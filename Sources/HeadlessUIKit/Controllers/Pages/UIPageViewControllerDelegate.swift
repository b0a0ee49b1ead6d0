/// Provides the controllers before and after another.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
    /// The controller before another; nil at the beginning.
    @discardableResult func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    /// The controller after another; nil at the end.
    @discardableResult func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots. Optional: without it there are none.
    @discardableResult func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the controller that was set. Optional: without it there are no dots.
    @discardableResult func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Absent: no dots.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int {
        OptionalMethods.absent(0)
    }
    /// Absent: no dots.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        OptionalMethods.absent(0)
    }
}

/// Notified of page turns by people. Every method has a default.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
    /// Called when a page begins to turn.
    func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController])
    /// Called when a page was turned, or turned back: `completed` is false then.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    /// Where the spine is in an orientation, for pages that curl.
    @discardableResult func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    /// The orientations that the pages can be shown in. All by default.
    @discardableResult func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
    /// The orientation in which the pages are presented. Upright by default.
    @discardableResult func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
    /// Nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { OptionalMethods.byDefault() }
    /// The one that the pages have.
    public func pageViewController(
        _ pageViewController: UIPageViewController,
        spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { OptionalMethods.byDefault(pageViewController.spineLocation) }
    /// All.
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { OptionalMethods.byDefault(.all) }
    /// Upright.
    public func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientation { OptionalMethods.byDefault(.portrait) }
}
