import Foundation
import HeadlessUIKit

/// A window of its own in which a controller is shown while its snapshot is taken.
@MainActor
struct SnapshotStage {
    /// What is shown, and on what.
    struct Setting {
        var config: ViewImageConfig
        /// Traits of the strategy, which replace those of the device.
        var traits: UITraitCollection
        var isKey = false

        /// Pixels per point of the picture.
        @MainActor var scale: CGFloat {
            if traits.displayScale > 0 { return traits.displayScale }
            return config.traits.displayScale > 0 ? config.traits.displayScale : UIScreen.main.scale
        }
    }

    private let window: UIWindow
    private let root: StageController
    private let controller: UIViewController
    private let oldFrame: CGRect
    private let view: UIView

    /// Pixels per point of the main screen.
    nonisolated static var mainScale: CGFloat { MainThread.run { UIScreen.main.scale } }

    /// Shows a view in a controller, lays it out, runs a body and takes everything away again.
    static func show<Result>(
        _ view: UIView, in controller: UIViewController, _ setting: Setting, _ body: (SnapshotStage) -> Result
    ) -> Result {
        // With a throwaway picture of each of thousands of screens, nothing of it lives on.
        let stage = SnapshotStage(view, controller, setting)
        let result = body(stage)
        stage.close()
        return result
    }

    private init(_ view: UIView, _ controller: UIViewController, _ setting: Setting) {
        let size = setting.config.size ?? controller.view.frame.size
        oldFrame = view.frame
        view.frame.size = size
        if let whole = controller.view, whole !== view {
            whole.bounds = view.bounds
            whole.addSubview(view)
        }
        (self.view, self.controller) = (view, controller)
        window = UIWindow(screen: Self.screen(size, setting))
        window.frame = CGRect(origin: .zero, size: size)
        root = StageController()
        show(UITraitCollection(traitsFrom: [setting.config.traits, setting.traits]), isKey: setting.isKey)
        if size.width == 0 || size.height == 0 {
            view.sizeToFit()
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
    }

    /// A screen as large as the picture, with the device's safe area and the main screen's settings.
    private static func screen(_ size: CGSize, _ setting: Setting) -> UIScreen {
        let main = UIScreen.main
        let config = setting.config
        let isWide = size.width > size.height
        let idiom = config.traits.userInterfaceIdiom
        let known = ScreenDevice.all.first {
            $0.size(in: isWide ? .landscapeLeft : .portrait) == size
                && $0.posture(in: isWide ? .landscapeLeft : .portrait).safeAreaInsets == config.safeArea
        }
        let bar =
            known?.posture(in: isWide ? .landscapeLeft : .portrait).statusBarHeight ?? config.safeArea.top
        let traits = UITraitCollection(traitsFrom: [main.traitCollection, config.traits])
        let posture = ScreenDevice.Posture(
            safeAreaInsets: config.safeArea, statusBarHeight: bar,
            horizontalSizeClass: traits.horizontalSizeClass, verticalSizeClass: traits.verticalSizeClass)
        let device = ScreenDevice(
            name: config.name ?? main.device.name, idiom: idiom == .unspecified ? main.device.idiom : idiom,
            portraitSize: isWide ? CGSize(width: size.height, height: size.width) : size,
            scale: setting.scale,
            cornerRadius: known?.cornerRadius ?? main.device.cornerRadius, portrait: posture,
            landscape: posture,
            systemVersion: main.device.systemVersion)
        return UIScreen(
            device, orientation: isWide ? .landscapeLeft : .portrait,
            overriding: UITraitCollection(
                traitsFrom: [main.traitCollection, UITraitCollection(displayScale: setting.scale)]))
    }

    private func show(_ traits: UITraitCollection, isKey: Bool) {
        guard let shown = controller.view else { return }
        root.loadViewIfNeeded()
        root.view.frame = window.bounds
        root.preferredContentSize = window.bounds.size
        root.addChild(controller)
        root.setOverrideTraitCollection(traits, forChild: controller)
        let usesMask = shown.translatesAutoresizingMaskIntoConstraints
        root.view.translatesAutoresizingMaskIntoConstraints = usesMask
        shown.frame = root.view.bounds
        root.view.addSubview(shown)
        if usesMask {
            shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else {
            NSLayoutConstraint.activate([
                shown.topAnchor.constraint(equalTo: root.view.topAnchor),
                shown.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
                shown.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                shown.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
            ])
        }
        controller.didMove(toParent: root)
        window.rootViewController = root
        if isKey { window.makeKeyAndVisible() } else { window.isHidden = false }
        root.view.setNeedsLayout()
        root.view.layoutIfNeeded()
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// The picture of the view.
    func picture() -> UIImage {
        guard view.bounds.width > 0, view.bounds.height > 0 else { return UIImage() }
        return ViewDrawing(of: view).image
    }

    private func close() {
        window.isHidden = true
        controller.willMove(toParent: nil)
        root.setOverrideTraitCollection(nil, forChild: controller)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        window.rootViewController = nil
        view.frame = oldFrame
    }
}

/// The clear controller around the one that is shown.
private final class StageController: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    override var childForStatusBarHidden: UIViewController? { children.first }
    override var childForStatusBarStyle: UIViewController? { children.first }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
    }
}
