import UIKit

/// What an app sees of the system that it was launched on.
struct Report {

    let window: UIWindow?

    /// The newest of the versions that the app distinguishes.
    var design: String {
        if #available(iOS 26, *) {
            return "glass"
        } else if #available(iOS 18.0, *) {
            return "classic"
        }
        return "old"
    }

    var text: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion.majorVersion
        let device = UIDevice.current.systemVersion.split(separator: ".").first ?? ""
        let bar = (window?.rootViewController as? UINavigationController)?.navigationBar.frame.height ?? 0
        return "\(design), iOS \(version) of a device with \(device), bar \(Int(bar))"
    }
}
