import UIKit

/// A screen laid out and drawn, with what that took.
@MainActor
struct Rendering {
    let screen: Screen
    let drawing: ViewDrawing
    /// The views in the tree.
    let viewCount: Int
    /// Milliseconds from the finished tree to the last frame.
    let layoutTime: Double
    /// Milliseconds from the laid out tree to the PNG.
    let drawingTime: Double
    let png: Data
    let scale: CGFloat
    /// The view tree as text, without addresses.
    let tree: String

    /// Lays out and draws a screen. The first run of a screen loads fonts and measures text, so that of two
    /// runs the second is the one that counts.
    init(_ screen: Screen) throws {
        let language = screen.look.language ?? .current
        self = try LanguageSettings.with(language) {
            _ = try Rendering(once: screen)
            return try Rendering(once: screen)
        }
    }

    private init(once screen: Screen) throws {
        self.screen = screen
        let root: UIView
        var chrome: ScreenChrome = []
        let layoutStart: UInt64
        switch (screen.stage, screen.make()) {
        case (.device(let device, let style, let orientation), .controller(let controller)):
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), screen.look.traits,
            ])
            let window = UIWindow(
                screen: UIScreen(
                    device, systemVersion: screen.look.systemVersion, orientation: orientation,
                    overriding: traits))
            window.rootViewController = controller
            window.traitCollection.performAsCurrent { controller.loadViewIfNeeded() }
            scale = device.scale
            chrome = .screen
            layoutStart = DispatchTime.now().uptimeNanoseconds
            window.makeKeyAndVisible()
            screen.touch(window)
            // What the screen animates when it appears is shown at its end.
            AnimationClock.current.finish()
            root = window
        case (.plain(let scale), .view(let view)):
            self.scale = scale
            layoutStart = DispatchTime.now().uptimeNanoseconds
            view.layoutIfNeeded()
            root = view
        case (.device, .view), (.plain, .controller):
            preconditionFailure("\(screen.name): a device shows a controller, a plain picture a view")
        }
        let layoutEnd = DispatchTime.now().uptimeNanoseconds
        drawing =
            (root as? UIWindow).map { ViewDrawing(of: $0, showing: chrome) }
            ?? ViewDrawing(of: root, scale: scale)
        png = try drawing.pngData(scale: scale)
        let drawingEnd = DispatchTime.now().uptimeNanoseconds
        viewCount = Self.count(root)
        tree = root.treeDescription.replacing(/:? ?0x[0-9a-f]+/, with: "") + "\n"
        layoutTime = Double(layoutEnd - layoutStart) / 1e6
        drawingTime = Double(drawingEnd - layoutEnd) / 1e6
    }

    private static func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

    /// Where the screen is shown, in words.
    var place: String {
        switch screen.stage {
        case .device(let device, let style, let orientation):
            "\(device.name), \(style == .dark ? "dark" : "light")\(orientation.isLandscape ? ", on its side" : "")"
        case .plain: "\(Int(drawing.size.width)) x \(Int(drawing.size.height)) points"
        }
    }

    /// The line that the gallery prints.
    var line: String {
        let name = screen.name.padding(toLength: 44, withPad: " ", startingAt: 0)
        return name + place.padding(toLength: 28, withPad: " ", startingAt: 0)
            + String(
                format: "%3d views  layout %6.2f ms  drawing %6.1f ms", viewCount, layoutTime, drawingTime)
    }
}
