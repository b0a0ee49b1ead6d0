import Foundation

extension UIApplication {
    /// What happens to an app on a phone.
    public enum LifeCycleEvent: Sendable {
        /// It is launched: the delegate's launch methods, then it becomes active.
        case launch
        /// It leaves the front for the background.
        case enterBackground
        /// It comes back to the front.
        case enterForeground
        /// Memory is low: the controllers of all windows are notified too.
        case memoryWarning
        /// It ends.
        case terminate
    }

    /// Brings about what happens to an app on a phone: state, delegate, scenes' delegates, notifications.
    public final func simulate(_ event: LifeCycleEvent) {
        switch event {
        case .launch:
            _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
            _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
            post(Self.didFinishLaunchingNotification)
            becomeActive()
        case .enterBackground:
            applicationState = .inactive
            delegate?.applicationWillResignActive(self)
            post(Self.willResignActiveNotification)
            applicationState = .background
            delegate?.applicationDidEnterBackground(self)
            post(Self.didEnterBackgroundNotification)
        case .enterForeground:
            applicationState = .inactive
            delegate?.applicationWillEnterForeground(self)
            post(Self.willEnterForegroundNotification)
            becomeActive()
        case .memoryWarning:
            delegate?.applicationDidReceiveMemoryWarning(self)
            post(Self.didReceiveMemoryWarningNotification)
            for window in windows { warnControllers(from: window.rootViewController) }
        case .terminate:
            delegate?.applicationWillTerminate(self)
            post(Self.willTerminateNotification)
        }
        for case let scene as UIWindowScene in connectedScenes { scene.notify(event) }
    }

    final func becomeActive() {
        applicationState = .active
        delegate?.applicationDidBecomeActive(self)
        post(Self.didBecomeActiveNotification)
    }

    final func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    private func warnControllers(from root: UIViewController?) {
        var open = [root].compactMap(\.self)
        while let controller = open.popLast() {
            controller.didReceiveMemoryWarning()
            open += controller.children
        }
    }

    final func changeContentSizeCategory(to category: UIContentSizeCategory) {
        guard category != preferredContentSizeCategory else { return }
        UIScreen.change(UITraitCollection(preferredContentSizeCategory: category))
        NotificationCenter.default.post(
            name: UIContentSizeCategory.didChangeNotification, object: self,
            userInfo: [UIContentSizeCategory.newValueUserInfoKey: category.rawValue])
    }
}

extension UIApplication {
    /// A value of the class by its name: `sharedApplication`, which libraries read so for the sake of app extensions.
    public class func value(forKey key: String) -> Any? {
        guard key == "sharedApplication" else {
            return shared.raiseUndefinedKey(key, in: "valueForUndefinedKey:")
        }
        return shared
    }
}
