import UIKit

/// Overrides what Apple lets a subclass of `UIWindow` override.
final class EveryWindow: UIWindow, RecordsCalls {
    static let calls = RecordedCalls()

    override var screen: UIScreen {
        get { recorded("screen", super.screen) }
        set {
            record("set screen")
            super.screen = newValue
        }
    }
    override var windowLevel: UIWindow.Level {
        get { recorded("windowLevel", super.windowLevel) }
        set {
            record("set windowLevel")
            super.windowLevel = newValue
        }
    }
    override var rootViewController: UIViewController? {
        get { recorded("rootViewController", super.rootViewController) }
        set {
            record("set rootViewController")
            super.rootViewController = newValue
        }
    }
    override var isKeyWindow: Bool { recorded("isKeyWindow", super.isKeyWindow) }
    override var canBecomeKey: Bool { recorded("canBecomeKey", super.canBecomeKey) }
    override func makeKeyAndVisible() {
        record("makeKeyAndVisible")
        super.makeKeyAndVisible()
    }
    override func makeKey() {
        record("makeKey")
        super.makeKey()
    }
    override func becomeKey() {
        record("becomeKey")
        super.becomeKey()
    }
    override func resignKey() {
        record("resignKey")
        super.resignKey()
    }
    override func sendEvent(_ event: UIEvent) {
        record("sendEvent")
        super.sendEvent(event)
    }
}
