import UIKit

/// Overrides what Apple lets a subclass of `UIViewController` override.
final class EveryController: UIViewController {
    static var heard: [String] = []

    func tell(_ name: String) { EveryController.heard.append(name) }

    func told<Value>(_ name: String, _ value: Value) -> Value {
        tell(name)
        return value
    }

    /// What was called since the last time this was asked.
    static func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var view: UIView! {
        get { told("view", super.view) }
        set {
            tell("set view")
            super.view = newValue
        }
    }
    override var viewIfLoaded: UIView? { told("viewIfLoaded", super.viewIfLoaded) }
    override var isViewLoaded: Bool { told("isViewLoaded", super.isViewLoaded) }
    override func loadViewIfNeeded() {
        tell("loadViewIfNeeded")
        super.loadViewIfNeeded()
    }
    override func loadView() {
        tell("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        tell("viewDidLoad")
        super.viewDidLoad()
    }
    override var title: String? {
        get { told("title", super.title) }
        set {
            tell("set title")
            super.title = newValue
        }
    }
    override var preferredContentSize: CGSize {
        get { told("preferredContentSize", super.preferredContentSize) }
        set {
            tell("set preferredContentSize")
            super.preferredContentSize = newValue
        }
    }
    override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { told("overrideUserInterfaceStyle", super.overrideUserInterfaceStyle) }
        set {
            tell("set overrideUserInterfaceStyle")
            super.overrideUserInterfaceStyle = newValue
        }
    }
    override func viewWillAppear(_ animated: Bool) {
        tell("viewWillAppear")
        super.viewWillAppear(animated)
    }
    override func viewIsAppearing(_ animated: Bool) {
        tell("viewIsAppearing")
        super.viewIsAppearing(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
        tell("viewDidAppear")
        super.viewDidAppear(animated)
    }
    override func viewWillDisappear(_ animated: Bool) {
        tell("viewWillDisappear")
        super.viewWillDisappear(animated)
    }
    override func viewDidDisappear(_ animated: Bool) {
        tell("viewDidDisappear")
        super.viewDidDisappear(animated)
    }
    override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        tell("beginAppearanceTransition")
        super.beginAppearanceTransition(isAppearing, animated: animated)
    }
    override func endAppearanceTransition() {
        tell("endAppearanceTransition")
        super.endAppearanceTransition()
    }
    override func updateViewConstraints() {
        tell("updateViewConstraints")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() {
        tell("viewWillLayoutSubviews")
        super.viewWillLayoutSubviews()
    }
    override func viewDidLayoutSubviews() {
        tell("viewDidLayoutSubviews")
        super.viewDidLayoutSubviews()
    }
    override func viewSafeAreaInsetsDidChange() {
        tell("viewSafeAreaInsetsDidChange")
        super.viewSafeAreaInsetsDidChange()
    }
    override func viewLayoutMarginsDidChange() {
        tell("viewLayoutMarginsDidChange")
        super.viewLayoutMarginsDidChange()
    }
    override var additionalSafeAreaInsets: UIEdgeInsets {
        get { told("additionalSafeAreaInsets", super.additionalSafeAreaInsets) }
        set {
            tell("set additionalSafeAreaInsets")
            super.additionalSafeAreaInsets = newValue
        }
    }
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        told("systemMinimumLayoutMargins", super.systemMinimumLayoutMargins)
    }
    override var viewRespectsSystemMinimumLayoutMargins: Bool {
        get { told("viewRespectsSystemMinimumLayoutMargins", super.viewRespectsSystemMinimumLayoutMargins) }
        set {
            tell("set viewRespectsSystemMinimumLayoutMargins")
            super.viewRespectsSystemMinimumLayoutMargins = newValue
        }
    }
    override var traitCollection: UITraitCollection { told("traitCollection", super.traitCollection) }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        tell("traitCollectionDidChange")
        super.traitCollectionDidChange(previous)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
    {
        tell("viewWillTransition")
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to traits: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        tell("willTransition")
        super.willTransition(to: traits, with: coordinator)
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        tell("preferredContentSizeDidChange")
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override var children: [UIViewController] { told("children", super.children) }
    override var parent: UIViewController? { told("parent", super.parent) }
    override func addChild(_ child: UIViewController) {
        tell("addChild")
        super.addChild(child)
    }
    override func removeFromParent() {
        tell("removeFromParent")
        super.removeFromParent()
    }
    override func willMove(toParent parent: UIViewController?) {
        tell("willMove")
        super.willMove(toParent: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        tell("didMove")
        super.didMove(toParent: parent)
    }
    override var prefersStatusBarHidden: Bool { told("prefersStatusBarHidden", super.prefersStatusBarHidden) }
    override var prefersHomeIndicatorAutoHidden: Bool {
        told("prefersHomeIndicatorAutoHidden", super.prefersHomeIndicatorAutoHidden)
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        told("supportedInterfaceOrientations", super.supportedInterfaceOrientations)
    }
    override var shouldAutorotate: Bool { told("shouldAutorotate", super.shouldAutorotate) }
    override func didReceiveMemoryWarning() {
        tell("didReceiveMemoryWarning")
        super.didReceiveMemoryWarning()
    }
    override var isEditing: Bool {
        get { told("isEditing", super.isEditing) }
        set {
            tell("set isEditing")
            super.isEditing = newValue
        }
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        tell("setEditing")
        super.setEditing(editing, animated: animated)
    }
}
