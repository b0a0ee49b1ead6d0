import UIKit

/// Overrides what Apple lets a subclass of `UIWindow` override.
final class EveryWindow: UIWindow {
    static var heard: [String] = []

    func tell(_ name: String) { EveryWindow.heard.append(name) }

    func told<Value>(_ name: String, _ value: Value) -> Value {
        tell(name)
        return value
    }

    /// What was called since the last time this was asked.
    static func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    override var screen: UIScreen {
        get { told("screen", super.screen) }
        set {
            tell("set screen")
            super.screen = newValue
        }
    }
    override var windowLevel: UIWindow.Level {
        get { told("windowLevel", super.windowLevel) }
        set {
            tell("set windowLevel")
            super.windowLevel = newValue
        }
    }
    override var rootViewController: UIViewController? {
        get { told("rootViewController", super.rootViewController) }
        set {
            tell("set rootViewController")
            super.rootViewController = newValue
        }
    }
    override var isKeyWindow: Bool { told("isKeyWindow", super.isKeyWindow) }
    override var canBecomeKey: Bool { told("canBecomeKey", super.canBecomeKey) }
    override func makeKeyAndVisible() {
        tell("makeKeyAndVisible")
        super.makeKeyAndVisible()
    }
    override func makeKey() {
        tell("makeKey")
        super.makeKey()
    }
    override func becomeKey() {
        tell("becomeKey")
        super.becomeKey()
    }
    override func resignKey() {
        tell("resignKey")
        super.resignKey()
    }
    override func sendEvent(_ event: UIEvent) {
        tell("sendEvent")
        super.sendEvent(event)
    }
}
