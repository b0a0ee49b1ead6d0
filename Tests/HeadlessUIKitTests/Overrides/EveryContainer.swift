import UIKit

/// Overrides what Apple lets a subclass of `UINavigationController` override.
final class EveryNavigationController: UINavigationController {
    var calls: [String] = []

    override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override var topViewController: UIViewController? { super.topViewController }
    override var visibleViewController: UIViewController? { super.visibleViewController }
    override var navigationBar: UINavigationBar { super.navigationBar }
    override var toolbar: UIToolbar! { super.toolbar }
    override var childForStatusBarStyle: UIViewController? { topViewController }
    override var childForStatusBarHidden: UIViewController? { topViewController }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var shouldAutorotate: Bool { topViewController?.shouldAutorotate ?? true }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        calls.append("push")
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
        calls.append("pop")
        return super.popViewController(animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        calls.append("popToRoot")
        return super.popToRootViewController(animated: animated)
    }
    override func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        super.popToViewController(viewController, animated: animated)
    }
    override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        super.setNavigationBarHidden(hidden, animated: animated)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
}

/// Overrides what Apple lets a subclass of `UITabBarController` override.
final class EveryTabBarController: UITabBarController {
    override var viewControllers: [UIViewController]? {
        get { super.viewControllers }
        set { super.viewControllers = newValue }
    }
    override var selectedIndex: Int {
        get { super.selectedIndex }
        set { super.selectedIndex = newValue }
    }
    override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set { super.selectedViewController = newValue }
    }
    override var tabBar: UITabBar { super.tabBar }
    override var childForStatusBarStyle: UIViewController? { selectedViewController }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
    }
}

/// Overrides what Apple lets a subclass of `UIPresentationController` override.
final class EveryPresentationController: UIPresentationController {
    static var calls: [String] = []

    override var presentedView: UIView? { super.presentedView }
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 10, y: 20, width: 100, height: 200) }
    override var shouldRemovePresentersView: Bool { false }
    override var shouldPresentInFullscreen: Bool { true }
    override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
    override func presentationTransitionWillBegin() { Self.calls.append("presentation will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        Self.calls.append("presentation did end")
    }
    override func dismissalTransitionWillBegin() { Self.calls.append("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { Self.calls.append("dismissal did end") }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
}

/// Overrides a controller's properties of bars and presentation.
final class EveryPresentedController: UIViewController, UIViewControllerTransitioningDelegate {
    let item = UINavigationItem(title: "own")
    let barItem = UITabBarItem(title: "own", image: nil, tag: 4)

    override var navigationController: UINavigationController? { super.navigationController }
    override var tabBarController: UITabBarController? { super.tabBarController }
    override var navigationItem: UINavigationItem { item }
    override var tabBarItem: UITabBarItem! {
        get { barItem }
        set { super.tabBarItem = newValue }
    }
    override var toolbarItems: [UIBarButtonItem]? {
        get { super.toolbarItems }
        set { super.toolbarItems = newValue }
    }
    override var hidesBottomBarWhenPushed: Bool {
        get { true }
        set { super.hidesBottomBarWhenPushed = newValue }
    }
    override var modalPresentationStyle: UIModalPresentationStyle {
        get { .custom }
        set { super.modalPresentationStyle = newValue }
    }
    override var presentedViewController: UIViewController? { super.presentedViewController }
    override var presentingViewController: UIViewController? { super.presentingViewController }
    override var isModalInPresentation: Bool {
        get { true }
        set { super.isModalInPresentation = newValue }
    }
    override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        super.dismiss(animated: flag, completion: completion)
    }
    override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        EveryPresentationController(presentedViewController: presented, presenting: presenting)
    }
}
