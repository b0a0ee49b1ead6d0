extension UIWindow {
    final func sceneOfScreen() -> UIWindowScene {
        if let sceneStorage { return sceneStorage }
        guard screen !== UIScreen.main else { return .main }
        let scene = UIWindowScene(screen: screen)
        sceneStorage = scene
        return scene
    }

    final func enter(_ scene: UIWindowScene?) {
        sceneStorage = scene
        guard let scene, scene.screen !== screen else { return }
        screen = scene.screen
    }

    /// Posts that the window became or resigned key.
    final func announceKey(_ isKey: Bool) {
        NotificationCenter.default.post(
            name: isKey ? UIWindow.didBecomeKeyNotification : UIWindow.didResignKeyNotification,
            object: self)
    }
}
