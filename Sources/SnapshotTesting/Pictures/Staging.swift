import Foundation
import HeadlessUIKit

/// Takes pictures and texts of views and controllers on a stage.
enum Staging {
    /// A picture of a view.
    static func image(of view: UIView, size: CGSize?, traits: UITraitCollection, isKey: Bool) -> UIImage {
        perform { capture in
            let setting = SnapshotStage.Setting(
                config: ViewImageConfig(size: size ?? view.frame.size), traits: traits, isKey: isKey)
            return picture(of: view, in: UIViewController(), setting, capture)
        }
    }

    /// A picture of a controller's view.
    static func image(
        of controller: UIViewController, _ config: ViewImageConfig, traits: UITraitCollection, isKey: Bool
    ) -> UIImage {
        perform { capture in
            guard let view = controller.view else { return UIImage() }
            let setting = SnapshotStage.Setting(config: config, traits: traits, isKey: isKey)
            return picture(of: view, in: controller, setting, capture)
        }
    }

    /// The text of a view's tree.
    static func tree(of view: UIView, _ config: ViewImageConfig, traits: UITraitCollection) -> String {
        perform { capture in
            text(of: view, in: UIViewController(), config, traits, capture) { view.treeDescription }
        }
    }

    /// The text of the tree of a controller's view.
    static func tree(of controller: UIViewController, _ config: ViewImageConfig, traits: UITraitCollection)
        -> String
    {
        perform { capture in
            guard let view = controller.view else { return "" }
            return text(of: view, in: controller, config, traits, capture) { view.treeDescription }
        }
    }

    /// The text of a controller's tree.
    static func hierarchy(of controller: UIViewController) -> String {
        perform { capture in
            guard let view = controller.view else { return "" }
            return text(of: view, in: controller, ViewImageConfig(), UITraitCollection(), capture) {
                controller.hierarchyDescription
            }
        }
    }

    // MARK: Steps

    /// Runs on the main actor; a violation of UIKit's contract fails the snapshot instead of ending the process.
    private static func perform<Result: Sendable>(_ body: @MainActor (SnapshotCapture?) -> Result) -> Result {
        let capture = SnapshotCapture.current
        return MainThread.run {
            guard let capture else { return body(nil) }
            let handler = UIKitException.handler
            UIKitException.handler = { capture.add(exception: $0) }
            defer { UIKitException.handler = handler }
            return body(capture)
        }
    }

    @MainActor
    private static func picture(
        of view: UIView, in controller: UIViewController, _ setting: SnapshotStage.Setting,
        _ capture: SnapshotCapture?
    ) -> UIImage {
        SnapshotStage.show(view, in: controller, setting) { stage in
            note(view, setting.config, capture)
            if capture?.includesTree == true {
                capture?.tree = Addresses.scrubbed(from: view.treeDescription)
            }
            return stage.picture()
        }
    }

    @MainActor
    private static func text(
        of view: UIView, in controller: UIViewController, _ config: ViewImageConfig,
        _ traits: UITraitCollection,
        _ capture: SnapshotCapture?, _ text: () -> String
    ) -> String {
        SnapshotStage.show(view, in: controller, SnapshotStage.Setting(config: config, traits: traits)) { _ in
            note(view, config, capture)
            return Addresses.scrubbed(from: text())
        }
    }

    /// Notes the device and the language for the report.
    @MainActor
    private static func note(_ view: UIView, _ config: ViewImageConfig, _ capture: SnapshotCapture?) {
        guard let capture else { return }
        let traits = view.traitCollection
        var device = config.name ?? "\(Int(view.bounds.width)) x \(Int(view.bounds.height))"
        if traits.userInterfaceStyle == .dark { device += ", dark" }
        capture.device = device
        let language = Locale.current.language.languageCode?.identifier ?? "en"
        capture.language = traits.layoutDirection == .rightToLeft ? "\(language), right to left" : language
    }
}
