import Foundation

/// A controller that shows the top of a stack of controllers, under a bar with a back button.
///
/// The child's view fills the controller's view and reaches under translucent bars, whose part is in the
/// child's safe area; below opaque bars it starts where they end.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The kind of a change of the stack.
    public enum Operation: Int, Sendable {
        case none, push, pop
    }

    /// The duration of showing and hiding a bar, in seconds.
    public class var hideShowBarDuration: CGFloat { 0.2 }

    final var stack: [UIViewController] = [] {
        didSet { if stack.first !== oldValue.first { tabBarController?.tabItemsChanged() } }
    }
    override var tabBarItemSource: UIViewController? { stack.first ?? self }
    /// The controller whose view is in this controller's view.
    final var shown: UIViewController?
    final var navigation: NavigationTransition?
    final private(set) var bar: UINavigationBar
    final let bottomBar: UIToolbar
    final var barIsHidden = false
    final var toolbarIsHidden = true
    /// The visible height of the large title, in points; nil to be derived from the content offset.
    final var seenLargeTitle: CGFloat?
    /// What drives a pop by a finger from the edge, while there is one.
    final var edgeDriver: UIPercentDrivenInteractiveTransition?
    private lazy var edgePan = makeEdgePan()
    /// Whether the shown child is being laid out right now.
    final var isPlacing = false

    /// Creates a controller with a controller at the bottom of the stack.
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar()
        bottomBar = UIToolbar()
        super.init(nibName: nil, bundle: nil)
        bar.navigator = self
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates a controller with bars of an app's own classes, which are made by `init(frame:)`.
    ///
    /// - Parameters:
    ///   - navigationBarClass: A subclass of `UINavigationBar`; nil for the system's.
    ///   - toolbarClass: A subclass of `UIToolbar`; nil for the system's.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar =
            (navigationBarClass as? UINavigationBar.Type).map { DynamicInit.view(of: $0, frame: .zero) }
            ?? UINavigationBar()
        bottomBar =
            (toolbarClass as? UIToolbar.Type).map { DynamicInit.view(of: $0, frame: .zero) } ?? UIToolbar()
        super.init(nibName: nil, bundle: nil)
        bar.navigator = self
    }

    /// Creates a controller with an empty stack of a nib.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar()
        bottomBar = UIToolbar()
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.navigator = self
    }

    /// Creates a controller with an empty stack of a storyboard.
    public required init?(coder: NSCoder) {
        bar = UINavigationBar()
        bottomBar = UIToolbar()
        super.init(coder: coder)
        bar.navigator = self
        InterfaceCoder.restore(self, as: UINavigationController.self, from: coder)
    }

    /// Notified of controllers that are shown.
    open weak var delegate: UINavigationControllerDelegate?

    // MARK: The stack

    /// The controllers, the shown one last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers, the one to show last.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replaceStack(with: viewControllers, animated: animated)
    }

    /// Shows a controller above the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Pops the top controller, which is returned; nil at the bottom of the stack.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated)?.last
    }

    /// Pops to a controller of the stack; those above it are returned.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "Tried to pop to a view controller that doesn't exist."
            ).raise()
            return nil
        }
        return pop(to: index, animated: animated)
    }

    /// Pops to the bottom controller; the others are returned.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(to: 0, animated: animated)
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: what is presented over the top one, or that one itself.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Pushes a controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The recogniser of a finger that comes from the edge and pops the top controller. With another delegate, or none, that
    /// alone decides whether it begins.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePan }

    // MARK: Bars

    /// The bar at the top.
    open var navigationBar: UINavigationBar { bar }

    /// Replaces the bar, with its items: `setValue(bar, forKey: "navigationBar")`.
    final func take(bar new: UINavigationBar) {
        guard new !== bar else { return }
        let old = bar
        bar = new
        old.navigator = nil
        old.takeItems([])
        new.navigator = self
        new.prefersLargeTitles = new.prefersLargeTitles || old.prefersLargeTitles
        new.takeItems(stack.map(\.navigationItem))
        old.superview?.insertSubview(new, aboveSubview: old)
        old.removeFromSuperview()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Whether the bar at the top is hidden. False by default.
    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        barsChanged(animated: animated)
    }

    /// The bar at the bottom.
    open var toolbar: UIToolbar! { bottomBar }

    /// Whether the bar at the bottom is hidden. True by default.
    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        toolbarIsHidden = hidden
        barsChanged(animated: animated)
    }

    // MARK: What a controller overrides

    /// Makes the view that holds the bars and the shown child's view.
    open override func loadView() { view = makeContainerView() }

    /// The controller on top decides whether the status bar is hidden.
    open override var childForStatusBarHidden: UIViewController? { stack.last }

    /// The controller on top decides on the status bar's style where there is no bar.
    open override var childForStatusBarStyle: UIViewController? { barIsHidden ? stack.last : nil }

    /// The controller on top decides on the home indicator.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { stack.last }

    /// Light over a black bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        bar.barStyle == .black ? .lightContent : .default
    }

    /// The size that the bars leave to a child.
    @discardableResult open override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController, stack.contains(where: { $0 === child }) else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return sizeOfChild(child, in: parentSize)
    }

    /// Passes a child's preferred size on.
    open override func preferredContentSizeDidChange(
        forChildContentContainer container: UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === stack.last { preferredContentSize = container.preferredContentSize }
    }

    override var showsBars: Bool { true }
    override func installShownChildren() { installTop() }
    override func childBarPreferencesChanged(_ child: UIViewController) { viewIfLoaded?.setNeedsLayout() }
    override func contentScrolled(_ content: UIScrollView) {
        followContent(content)
        super.contentScrolled(content)
    }
    override func lost(_ child: UIViewController) { drop(child) }
}

/// Notified of the controllers that a navigation controller shows. Every method has a default.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called when a controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool)
    /// Called when a controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool)
    /// The object that animates a push or a pop; nil is the system's slide, which is the default.
    @discardableResult func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
    /// The object that drives an animation; nil leaves it to time, which is the default.
    @discardableResult func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) { OptionalMethods.byDefault() }
    /// Nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { OptionalMethods.byDefault() }
    /// The system's slide.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { OptionalMethods.byDefault(nil) }
    /// Time.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { OptionalMethods.byDefault(nil) }
}
