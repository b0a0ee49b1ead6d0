import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        #if SAMPLE_NOTES
            NoteStore.shared.loadSamples()
        #endif
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {
        window?.endEditing(true)
    }
}
