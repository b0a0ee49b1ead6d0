import Foundation
import HeadlessUIKit
import SnapshotTesting

/// Takes pictures of what is tested.
enum SnapshotSubject {
    /// What names of files say about the simulated device.
    struct Screen: Sendable {
        var model, version: String
        var size: CGSize
        var scale: CGFloat
    }

    static var screen: Screen {
        MainThread.run {
            let screen = UIScreen.main
            return Screen(
                model: UIDevice.current.model, version: UIDevice.current.systemVersion,
                size: screen.bounds.size,
                scale: screen.scale)
        }
    }

    /// The view of a controller, which fills the screen and has appeared.
    static func show(_ controller: UIViewController) -> UIView {
        MainThread.run {
            let view: UIView = controller.view
            view.bounds = UIScreen.main.bounds
            controller.viewWillAppear(false)
            controller.viewDidAppear(false)
            return view
        }
    }

    static func image(of view: UIView, inKeyWindow: Bool) -> UIImage {
        MainThread.run {
            view.layoutIfNeeded()
            precondition(view.bounds.width > 0, "Zero width for view \(view)")
            precondition(view.bounds.height > 0, "Zero height for view \(view)")
            return UIGraphicsImageRenderer(size: view.bounds.size).image { context in
                if inKeyWindow {
                    view.drawHierarchy(
                        in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
                } else {
                    view.layer.render(in: context.cgContext)
                }
            }
        }
    }

    static func image(of layer: CALayer) -> UIImage {
        MainThread.run {
            layer.layoutIfNeeded()
            precondition(layer.bounds.width > 0, "Zero width for layer \(layer)")
            precondition(layer.bounds.height > 0, "Zero height for layer \(layer)")
            return UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }
        }
    }
}
