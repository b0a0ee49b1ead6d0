extension UIScreen {
    /// Changes settings of the user, as the app Settings does: the main screen and the screens of all windows take
    /// them, and trait changes are delivered to views.
    static func change(_ settings: UITraitCollection) {
        let old = main
        main = old.overridden(by: settings)
        for window in UIWindow.all {
            let frame = window.frame
            window.screen = window.screen === old ? main : window.screen.overridden(by: settings)
            window.frame = frame
        }
    }
}
