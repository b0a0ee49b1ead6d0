import Testing
import UIKit

/// Notes the calls that controllers get, in order.
@MainActor
protocol Noting: UIViewController {
    var record: Record { get }
    var name: String { get }
}

extension Noting {
    func note(_ entry: String) { record.note("\(name) \(entry)") }
}

/// A controller that notes its callbacks of appearance, layout, containment and size.
class RecordingController: UIViewController, Noting {
    let record: Record
    let name: String

    init(_ name: String, _ record: Record) {
        self.name = name
        self.record = record
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not read from a storyboard") }

    override func loadView() {
        note("loadView")
        super.loadView()
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewSafeAreaInsetsDidChange() { note("viewSafeAreaInsetsDidChange") }
    override func willMove(toParent parent: UIViewController?) { note("willMove \(parent != nil)") }
    override func didMove(toParent parent: UIViewController?) { note("didMove \(parent != nil)") }
    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        note("viewWillTransition \(Int(size.width))x\(Int(size.height))")
        coordinator.animate { [self] _ in
            note("alongside \(Int(view.bounds.width))")
        } completion: { [self] _ in
            note("completion")
        }
        super.viewWillTransition(to: size, with: coordinator)
    }
}

/// A controller that also notes changes of traits.
final class NotingController: RecordingController {
    var onDidAppear: ((NotingController) -> Void)?

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onDidAppear?(self)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        note("traitCollectionDidChange")
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        note("willTransition")
        super.willTransition(to: newCollection, with: coordinator)
    }
}

/// A navigation controller that notes its appearance and its layout.
final class NotingNavigation: UINavigationController, Noting {
    let record: Record
    let name = "nav"

    init(_ record: Record, root: UIViewController) {
        self.record = record
        super.init(nibName: nil, bundle: nil)
        setViewControllers([root], animated: false)
    }

    required init?(coder: NSCoder) { fatalError("not read from a storyboard") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        note("willTransition")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        note("viewWillTransition \(Int(size.width))x\(Int(size.height))")
        super.viewWillTransition(to: size, with: coordinator)
    }
}

/// A window of an iPhone 14 with a root that has come into view.
@MainActor
func shownWindow(_ root: UIViewController, on device: ScreenDevice = .iPhone14) -> UIWindow {
    let window = UIWindow(screen: UIScreen(device))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
