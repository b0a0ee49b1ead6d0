import HeadlessUIKit
import LayoutTesting

/// A screen of a catalogue that is shown and laid out.
@MainActor
struct ShownScreen {
    let window: UIWindow
    /// The window; or the view that is shown by itself.
    let root: UIView
    let configuration: LayoutConfiguration
    let isOnDevice: Bool
    /// Milliseconds from the start to the last frame.
    let layoutMilliseconds: Double

    /// Shows a screen, runs `body` on it, and restores what was before.
    static func run<Result>(
        _ screen: Screen, _ body: (ShownScreen) throws -> Result
    ) throws -> Result {
        let start = DispatchTime.now().uptimeNanoseconds
        var view: UIView?
        let result = ScreenStage.run(screen.configuration, { _ in screen.controller(&view) }) { stage in
            stage.window.makeKeyAndVisible()
            stage.window.layoutIfNeeded()
            screen.touch(stage.window)
            // What the screen animates when it appears is shown at its end.
            AnimationClock.current.finish()
            stage.window.layoutIfNeeded()
            let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e6
            let root = screen.isOnDevice ? stage.window : view ?? stage.window
            let shown = ShownScreen(
                window: stage.window, root: root, configuration: screen.configuration,
                isOnDevice: screen.isOnDevice, layoutMilliseconds: time)
            return Swift.Result { try body(shown) }
        }
        return try result.get()
    }

    /// The drawing, with parts of the device where it is on one.
    func drawing(showing chrome: ScreenChrome, scale: CGFloat?) -> ViewDrawing {
        isOnDevice
            ? ViewDrawing(of: window, scale: scale, showing: chrome) : ViewDrawing(of: root, scale: scale)
    }

    /// The number of views.
    var viewCount: Int {
        var (count, open) = (0, [root])
        while let view = open.popLast() {
            count += 1
            open += view.subviews
        }
        return count
    }

    /// The device and what is not as usual; or the size.
    var setting: String {
        guard !isOnDevice else { return "\(configuration)" }
        let size = root.bounds.size
        let text = String(format: "%g x %g points", size.width, size.height)
        let device = LayoutConfiguration(device: configuration.device)
        let rest = "\(configuration)".dropFirst("\(device)".count)
        return text + rest
    }
}

extension Screen {
    /// Makes the controller that shows the content, and the view where it is one.
    func controller(_ view: inout UIView?) -> UIViewController {
        switch content {
        case .controller(let make): return make()
        case .view(let make):
            let made = make()
            view = made
            return ViewHost(made, self)
        }
    }

    /// The device and what is not as usual, before anything is made.
    var setting: String {
        let text = "\(configuration)"
        guard !isOnDevice else { return text }
        let size = [width, height].map { $0.map { String(format: "%g", $0) } ?? "fitting" }
        let device = "\(LayoutConfiguration(device: configuration.device))"
        return size.joined(separator: " x ") + " points" + text.dropFirst(device.count)
    }
}
