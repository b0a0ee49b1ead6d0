import UIKit

/// Overrides what Apple lets a subclass of `UIViewController` override.
final class EveryController: UIViewController, RecordsCalls {
    static let calls = RecordedCalls()

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var view: UIView! {
        get { recorded("view", super.view) }
        set {
            record("set view")
            super.view = newValue
        }
    }
    override var viewIfLoaded: UIView? { recorded("viewIfLoaded", super.viewIfLoaded) }
    override var isViewLoaded: Bool { recorded("isViewLoaded", super.isViewLoaded) }
    override func loadViewIfNeeded() {
        record("loadViewIfNeeded")
        super.loadViewIfNeeded()
    }
    override func loadView() {
        record("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        record("viewDidLoad")
        super.viewDidLoad()
    }
    override var title: String? {
        get { recorded("title", super.title) }
        set {
            record("set title")
            super.title = newValue
        }
    }
    override var preferredContentSize: CGSize {
        get { recorded("preferredContentSize", super.preferredContentSize) }
        set {
            record("set preferredContentSize")
            super.preferredContentSize = newValue
        }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { recorded("overrideUserInterfaceStyle", super.overrideUserInterfaceStyle) }
        set {
            record("set overrideUserInterfaceStyle")
            super.overrideUserInterfaceStyle = newValue
        }
    }
    override func viewWillAppear(_ animated: Bool) {
        record("viewWillAppear")
        super.viewWillAppear(animated)
    }
    override func viewIsAppearing(_ animated: Bool) {
        record("viewIsAppearing")
        super.viewIsAppearing(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        record("viewDidAppear")
        super.viewDidAppear(animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        record("viewWillDisappear")
        super.viewWillDisappear(animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        record("viewDidDisappear")
        super.viewDidDisappear(animated)
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        record("beginAppearanceTransition")
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() {
        record("endAppearanceTransition")
        super.endAppearanceTransition()
    }
    override func updateViewConstraints() {
        record("updateViewConstraints")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
        record("viewWillLayoutSubviews")
        super.viewWillLayoutSubviews()
    }
    override func viewDidLayoutSubviews() {
        record("viewDidLayoutSubviews")
        super.viewDidLayoutSubviews()
    }
    override func viewSafeAreaInsetsDidChange() {
        record("viewSafeAreaInsetsDidChange")
        super.viewSafeAreaInsetsDidChange()
    }
    override func viewLayoutMarginsDidChange() {
        record("viewLayoutMarginsDidChange")
        super.viewLayoutMarginsDidChange()
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { recorded("additionalSafeAreaInsets", super.additionalSafeAreaInsets) }
        set {
            record("set additionalSafeAreaInsets")
            super.additionalSafeAreaInsets = newValue
        }
    }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        recorded("systemMinimumLayoutMargins", super.systemMinimumLayoutMargins)
    }
    override var viewRespectsSystemMinimumLayoutMargins: Bool {
        get {
            recorded("viewRespectsSystemMinimumLayoutMargins", super.viewRespectsSystemMinimumLayoutMargins)
        }
        set {
            record("set viewRespectsSystemMinimumLayoutMargins")
            super.viewRespectsSystemMinimumLayoutMargins = newValue
        }
    }
    override var traitCollection: UITraitCollection { recorded("traitCollection", super.traitCollection) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        record("traitCollectionDidChange")
        super.traitCollectionDidChange(previous)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    {
        record("viewWillTransition")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        record("willTransition")
        super.willTransition(to: traits, with: coordinator)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        record("preferredContentSizeDidChange")
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override var children: [UIViewController] { recorded("children", super.children) }
    override var parent: UIViewController? { recorded("parent", super.parent) }
    override func addChild(_ child: UIViewController) {
        record("addChild")
        super.addChild(child)
    }
    override func removeFromParent() {
        record("removeFromParent")
        super.removeFromParent()
    }
    override func willMove(toParent parent: UIViewController?) {
        record("willMove")
        super.willMove(toParent: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        record("didMove")
        super.didMove(toParent: parent)
    }
    override var prefersStatusBarHidden: Bool {
        recorded("prefersStatusBarHidden", super.prefersStatusBarHidden)
    }
    override var prefersHomeIndicatorAutoHidden: Bool {
        recorded("prefersHomeIndicatorAutoHidden", super.prefersHomeIndicatorAutoHidden)
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        recorded("supportedInterfaceOrientations", super.supportedInterfaceOrientations)
    }
    override var shouldAutorotate: Bool { recorded("shouldAutorotate", super.shouldAutorotate) }
    override func didReceiveMemoryWarning() {
        record("didReceiveMemoryWarning")
        super.didReceiveMemoryWarning()
    }
    override var isEditing: Bool {
        get { recorded("isEditing", super.isEditing) }
        set {
            record("set isEditing")
            super.isEditing = newValue
        }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        record("setEditing")
        super.setEditing(editing, animated: animated)
    }
}
